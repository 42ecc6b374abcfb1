import { type Draft, draftVersion, readAnswers, readFileDescription } from './draft.ts'
import { draftStore } from './draft-waits.ts'

/** A draft on this device. */
export interface KeptDraft {
  readonly draft: Draft
  /** Unlike that of any other saving; what a tab must know to save over it. */
  readonly revision: string
  /** Milliseconds since 1970. */
  readonly savedAt: number
  readonly expiresAt: number
}

/** Why the browser's storage did not do what was asked. */
export type StoreFault =
  /** The browser keeps nothing here: forbidden, or a private window. */
  | { readonly fault: 'refused' }
  | { readonly fault: 'full' }
  /** A chosen file was moved or changed since. */
  | { readonly fault: 'unreadable'; readonly name: string }
  /** The draft this tab knew is not there: the browser made room, or another tab erased it. */
  | { readonly fault: 'gone' }
  /** Another tab has saved since. Saving with its revision overwrites it. */
  | { readonly fault: 'conflict'; readonly revision: string; readonly savedAt: number }
  | { readonly fault: 'damaged' }
  /** Written by a later version of this page. */
  | { readonly fault: 'newer' }

const lifetime = 30 * 86_400_000

interface StoredDraft extends Draft {
  readonly version: number
  readonly revision: string
  readonly savedAt: number
}

/**
 * Keeps a draft, files included, in this browser for 30 days. `known` is the revision this tab last read or wrote,
 * undefined if it knows of none; anything else found there is not overwritten. Never rejects.
 */
export async function keepDraft(
  draft: Draft,
  known: string | undefined,
  now = Date.now(),
): Promise<Omit<KeptDraft, 'draft'> | StoreFault> {
  // Chromium's private windows keep a pasted picture only by reference to the page that closes: reading makes it theirs.
  for (const { name, content } of draft.files) if (!(await isWhole(content))) return { fault: 'unreadable', name }
  return inStore('readwrite', async (drafts) => {
    const current = await result(drafts.get(draft.form))
    const found = current && !expired(current, now) ? (current as StoredDraft) : undefined
    if (found && found.version > draftVersion) return { fault: 'newer' }
    if (found && found.revision !== known)
      return { fault: 'conflict', revision: found.revision, savedAt: found.savedAt }
    if (!found && known) return { fault: 'gone' }
    const revision = crypto.getRandomValues(new Uint32Array(2)).join('-')
    await result(
      drafts.put({ ...draft, version: draftVersion, revision, savedAt: now } satisfies StoredDraft, draft.form),
    )
    return { revision, savedAt: now, expiresAt: now + lifetime }
  })
}

/** The draft of a form, undefined if there is none. One that is past its 30 days is erased first. Never rejects. */
export async function keptDraft(form: Draft['form'], now = Date.now()): Promise<KeptDraft | undefined | StoreFault> {
  const found = await inStore('readwrite', async (drafts) => {
    const current = await result(drafts.get(form))
    if (current && expired(current, now)) await result(drafts.delete(form))
    return { current: current && !expired(current, now) ? current : undefined }
  })
  if ('fault' in found || !found.current) return 'fault' in found ? found : undefined
  const stored = found.current as StoredDraft
  if (stored.version > draftVersion) return { fault: 'newer' }
  const draft = await readStored(stored, form)
  const { revision, savedAt } = stored
  return draft ? { draft, revision, savedAt, expiresAt: savedAt + lifetime } : { fault: 'damaged' }
}

/** Erases the draft of a form at once, whatever its state. Never rejects. */
export async function eraseDraft(form: Draft['form']): Promise<StoreFault | undefined> {
  const done = await inStore('readwrite', async (drafts) => {
    await result(drafts.delete(form))
    return {}
  })
  return 'fault' in done ? done : undefined
}

function expired({ savedAt }: { savedAt?: unknown }, now: number): boolean {
  return typeof savedAt === 'number' && now >= savedAt + lifetime
}

/** A browser under pressure can lose the bytes of a file and keep the record of it; its last byte tells. */
async function isWhole(content: Blob): Promise<boolean> {
  const last = await content
    .slice(-1)
    .arrayBuffer()
    .catch(() => undefined)
  return last?.byteLength === Math.min(1, content.size)
}

async function readStored(stored: StoredDraft, form: Draft['form']): Promise<Draft | undefined> {
  const answers = readAnswers(stored.answers)
  if (!answers || !Array.isArray(stored.files) || typeof stored.revision !== 'string') return undefined
  const files: Draft['files'][number][] = []
  for (const file of stored.files) {
    const description = readFileDescription(file)
    if (!description || !(file.content instanceof Blob)) return undefined
    if (!(await isWhole(file.content))) return undefined
    files.push({ ...description, content: file.content })
  }
  return { form, answers, files }
}

/** Runs work in one transaction, and turns every failure of storage into a fault. */
async function inStore<Value extends object>(
  mode: IDBTransactionMode,
  work: (drafts: IDBObjectStore) => Promise<Value | StoreFault>,
): Promise<Value | StoreFault> {
  let connection: IDBDatabase | undefined
  try {
    connection = await open()
    const transaction = connection.transaction(draftStore, mode, { durability: 'strict' })
    const written = new Promise<void>((done, fail) => {
      transaction.oncomplete = () => done()
      transaction.onabort = () => fail(transaction.error)
    })
    // Both are waited for: a full disk can show at either, and an answer counts only once it is written.
    const [value] = await Promise.all([work(transaction.objectStore(draftStore)), written])
    return value
  } catch (error) {
    return faultOf(error)
  } finally {
    connection?.close()
  }
}

function open(): Promise<IDBDatabase> {
  return new Promise((done, fail) => {
    const request = indexedDB.open(draftStore, 1)
    request.onupgradeneeded = () => request.result.createObjectStore(draftStore)
    request.onsuccess = () => done(request.result)
    request.onerror = () => fail(request.error)
  })
}

function result<Value>(request: IDBRequest<Value>): Promise<Value> {
  return new Promise((done, fail) => {
    request.onsuccess = () => done(request.result)
    request.onerror = () => fail(request.error)
  })
}

function faultOf(error: unknown): StoreFault {
  const name = error instanceof Error || error instanceof DOMException ? error.name : ''
  if (name === 'QuotaExceededError') return { fault: 'full' }
  return { fault: name === 'VersionError' ? 'newer' : 'refused' }
}
