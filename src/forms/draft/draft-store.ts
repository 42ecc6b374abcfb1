import type { Draft, DraftFile, KeptDraft, Saving, StoreFault } from '../form/ports.ts'
import type { Kept } from '../form/state.ts'
import { draftVersion, readAnswers, readFileDescription } from './draft.ts'
import { draftStore, isPast, lifetime } from './draft-shelf.ts'

interface StoredDraft extends Draft {
  readonly version: number
  readonly revision: string
  readonly savedAt: number
}

/**
 * Keeps a draft, files included, in this browser for 30 days. `mine` are the revisions under which this tab's own may lie
 * there; anything else that is found is not overwritten. Never rejects.
 */
export async function keepDraft(
  draft: Draft,
  mine: readonly string[],
  { revision, now, signal, expected }: Saving,
): Promise<Kept | StoreFault> {
  // Chromium's private windows keep a pasted picture only by reference to the page that closes: reading makes it theirs.
  for (const { content } of draft.files) if (!(await isWhole(content))) return { fault: 'unreadable' }
  return inStore(async (drafts): Promise<Kept | StoreFault> => {
    const current = await result(drafts.get(draft.form))
    const found = current && !isPast(current, now) ? (current as StoredDraft) : undefined
    if (found && found.version > draftVersion) return { fault: 'newer' }
    if (found && !mine.includes(found.revision)) return { fault: 'conflict', revision: found.revision }
    if (!found && expected) return { fault: 'gone' }
    const stored: StoredDraft = { ...draft, version: draftVersion, revision, savedAt: now }
    await result(drafts.put(stored, draft.form))
    return { savedAt: now, expiresAt: now + lifetime }
  }, signal)
}

/** The draft of a form, undefined if there is none. One that is past its 30 days is erased first. Never rejects. */
export async function keptDraft(form: string, now: number): Promise<KeptDraft | undefined | StoreFault> {
  const found = await inStore(async (drafts) => {
    const current = await result(drafts.get(form))
    if (current && isPast(current, now)) await result(drafts.delete(form))
    return { current: current && !isPast(current, now) ? current : undefined }
  })
  if ('fault' in found || !found.current) return 'fault' in found ? found : undefined
  const stored = found.current as StoredDraft
  if (stored.version > draftVersion) return { fault: 'newer' }
  const draft = await readStored(stored, form)
  const { revision, savedAt } = stored
  return draft ? { draft, revision, savedAt, expiresAt: savedAt + lifetime } : { fault: 'damaged' }
}

/** A browser under pressure can lose the bytes of a file and keep the record of it; its last byte tells. */
async function isWhole(content: Blob): Promise<boolean> {
  const last = await content
    .slice(-1)
    .arrayBuffer()
    .catch(() => undefined)
  return last?.byteLength === Math.min(1, content.size)
}

async function readStored(stored: StoredDraft, form: string): Promise<Draft | undefined> {
  const answers = readAnswers(stored.answers)
  if (!answers || !Array.isArray(stored.files) || typeof stored.revision !== 'string') return undefined
  const files: DraftFile[] = []
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
  work: (drafts: IDBObjectStore) => Promise<Value | StoreFault>,
  signal?: AbortSignal,
): Promise<Value | StoreFault> {
  let connection: IDBDatabase | undefined
  try {
    connection = await open()
    signal?.throwIfAborted()
    const transaction = connection.transaction(draftStore, 'readwrite', { durability: 'strict' })
    const written = new Promise<void>((done, fail) => {
      transaction.oncomplete = () => done()
      transaction.onabort = () => fail(transaction.error)
    })
    signal?.addEventListener('abort', () => abort(transaction))
    // Both are waited for: a full disk can show at either, and an answer counts only once it is written.
    const [value] = await Promise.all([work(transaction.objectStore(draftStore)), written])
    return value
  } catch (error) {
    return signal?.aborted ? { fault: 'canceled' } : faultOf(error)
  } finally {
    connection?.close()
  }
}

/** One that is done already cannot be taken back; what it wrote is erased in its turn. */
function abort(transaction: IDBTransaction) {
  try {
    transaction.abort()
  } catch (error) {
    if (!(error instanceof DOMException)) throw error
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
