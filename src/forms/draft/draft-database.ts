import type { Draft, DraftProblem, StoredDraft } from './draft-state.ts'

const databaseName = 'drafts'

/** The format version of stored drafts. A draft with a higher version is not opened. */
const draftFormatVersion = 2

/** No draft is older: a clock that says so was wrong. Milliseconds since 1970. */
const firstDraftAt = Date.UTC(2026, 10, 1)

/** How long a draft is stored after its last change, in milliseconds. */
export const draftLifetimeMs = 30 * 86_400_000

/** The record of a draft, under its form's id. Each file's content is beside it under the form's id and its own. */
interface DraftRecord extends Omit<Draft, 'files'>, Pick<StoredDraft, 'savedAt' | 'expiresAt'> {
  readonly version: number
  readonly files: readonly FileRecord[]
}

interface FileRecord extends Pick<Draft['files'][number], 'id'> {
  /** Until November 2026, the location alone could be removed. */
  readonly removal?: 'all' | 'location' | 'place' | undefined
  readonly name: string
  readonly lastModified: number
}

interface SaveOptions {
  readonly now: number
  readonly signal: AbortSignal
  /** The files that the draft before did not contain as they are now. */
  readonly added: Draft['files']
}

/** A record of format 1. It has each file's content in itself. */
interface FirstRecord extends Pick<DraftRecord, 'savedAt' | 'answers'> {
  readonly files: readonly (Omit<FileRecord, 'id'> & { readonly content: Blob })[]
}

/** The drafts in this browser's IndexedDB, one for each form. Nothing here rejects; only `save` creates storage. */
export const draftDatabase = {
  /**
   * Takes the lock of a form's draft. Returns what releases it; undefined where another tab has it. It ends with the page.
   * Where there are no locks (plain HTTP, old browsers, refused storage) a tab saves as if it had one.
   */
  lock(form: string): Promise<(() => void) | undefined> {
    const { locks } = navigator as { readonly locks?: LockManager }
    return new Promise((resolve) => {
      const hold = (lock: Lock | null) => (lock ? new Promise<void>((release) => resolve(release)) : resolve(undefined))
      const withoutLock = () => resolve(() => {})
      if (locks) locks.request(`draft-${form}`, { ifAvailable: true }, hold).catch(withoutLock)
      else withoutLock()
    })
  },
  /** Returns the stored draft. An expired one is erased. `now` is in milliseconds since 1970. */
  async load(form: string, now: number): Promise<StoredDraft | 'missing' | 'expired' | DraftProblem> {
    const contents = new Map<string, Blob | undefined>()
    const record = await updateRecord(form, (stored, drafts) => {
      if (!stored) return 'missing'
      const current = stored.version === 1 ? upgradeRecord(stored as unknown as FirstRecord, drafts, form) : stored
      const record = correctEnd(current, now)
      if (now >= record.expiresAt) {
        eraseRecords(drafts, form)
        return 'expired'
      }
      if (record.version > draftFormatVersion) return 'newer-version'
      if (record !== stored && now >= firstDraftAt) drafts.put(record, form)
      for (const { id } of record.files)
        drafts.get([form, id]).onsuccess = ({ target }) => contents.set(id, (target as IDBRequest).result)
      return record
    })
    if (typeof record === 'string') return record
    const { savedAt, expiresAt, answers, hasOriginalNames } = record
    const opened = await Promise.all(record.files.map((file) => openFile(file, contents.get(file.id))))
    const files = opened.filter((file) => file !== undefined)
    if (files.length < opened.length) return 'corrupt'
    const draft = { answers, hasOriginalNames, files }
    return { draft, savedAt, expiresAt, isPersistent: await isPersistent('persisted') }
  },
  /** Erases the stored draft if it was last changed at this time or before; `other` is left alone. */
  async erase(form: string, changedAt: number): Promise<'erased' | 'other' | 'not erased'> {
    const outcome = await updateRecord(form, (record, drafts) => {
      if (record && record.savedAt > changedAt) return 'other'
      eraseRecords(drafts, form)
      return 'erased'
    })
    if (outcome === 'other' || outcome === 'erased') return outcome
    return outcome === 'missing' ? 'erased' : 'not erased'
  },
  /**
   * Stores a draft in place of the one before, unless it is aborted until then. Of its files only those are written that
   * the one before did not contain.
   */
  async save(form: string, draft: Draft, { now, signal, added }: SaveOptions): Promise<StoredDraft | DraftProblem> {
    // In private windows Chromium stores a pasted picture only by reference to the page that closes, so it is read into
    // memory first.
    for (const { file } of added) if (!(await isReadable(file))) return 'unreadable'
    const dates = { savedAt: now, expiresAt: now + draftLifetimeMs }
    // Firefox would ask the visitor.
    const isLasting = await isPersistent(navigator.userAgent.includes('Firefox/') ? 'persisted' : 'persist')
    const change = (before: DraftRecord | undefined, drafts: IDBObjectStore) => {
      if (signal.aborted) return 'blocked'
      if (before && before.version > draftFormatVersion) return 'newer-version'
      const left = new Set(before?.files.map(({ id }) => id))
      for (const { id, file } of draft.files) if (!left.delete(id)) drafts.put(file, [form, id])
      for (const id of left) drafts.delete([form, id])
      const listed = draft.files.map(({ id, file: { name, lastModified }, removal }) => {
        return { id, name, lastModified, removal }
      })
      drafts.put({ ...draft, ...dates, files: listed, version: draftFormatVersion } satisfies DraftRecord, form)
      return { draft, ...dates, isPersistent: isLasting }
    }
    const saved = await updateRecord(form, change, true)
    return saved === 'missing' ? 'blocked' : saved
  },
}

export type DraftDatabase = typeof draftDatabase

/**
 * Passes the record of a form to `change`, which may write to its object store, in one transaction. Returns what
 * `change` returns once that is written, `missing` without a database, and every failure as a draft problem.
 */
async function updateRecord<const Result>(
  form: string,
  change: (record: DraftRecord | undefined, drafts: IDBObjectStore) => Result,
  canCreate = false,
): Promise<Result | 'missing' | DraftProblem> {
  let database: IDBDatabase | undefined
  try {
    database = await openDatabase(canCreate)
    if (!database) return 'missing'
    const transaction = database.transaction(databaseName, 'readwrite', { durability: 'strict' })
    return await new Promise((resolve, reject) => {
      const drafts = transaction.objectStore(databaseName)
      let result: Result
      drafts.get(form).onsuccess = ({ target }) => {
        result = change((target as IDBRequest).result, drafts)
      }
      transaction.oncomplete = () => resolve(result)
      transaction.onabort = () => reject(transaction.error)
    })
  } catch (error) {
    const { name } = error instanceof Error || error instanceof DOMException ? error : { name: '' }
    return name === 'QuotaExceededError' ? 'full' : 'blocked'
  } finally {
    database?.close()
  }
}

function openDatabase(canCreate: boolean): Promise<IDBDatabase | undefined> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(databaseName, canCreate ? 1 : undefined)
    request.onupgradeneeded = () => {
      if (canCreate) return request.result.createObjectStore(databaseName)
      // There was no such database; aborting its creation leaves none.
      request.transaction?.abort()
      resolve(undefined)
    }
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })
}

function eraseRecords(drafts: IDBObjectStore, form: string): void {
  drafts.delete(form)
  drafts.delete(IDBKeyRange.bound([form], [form, []]))
}

/** Returns a record of format 1 as one of format 2, and writes each file's content beside it. */
function upgradeRecord({ savedAt, answers, files }: FirstRecord, drafts: IDBObjectStore, form: string): DraftRecord {
  const listed = files.map(({ name, lastModified, content, removal }, index) => {
    drafts.put(content, [form, `${index}`])
    return { id: `${index}`, name, lastModified, removal }
  })
  const expiresAt = savedAt + draftLifetimeMs
  return { version: 2, savedAt, expiresAt, answers, hasOriginalNames: false, files: listed }
}

/** Returns the record with 30 days from now where its age is unknown, because the clock has jumped since it was saved. */
function correctEnd(record: DraftRecord, now: number): DraftRecord {
  const start = record.expiresAt - draftLifetimeMs
  const isPossible = start >= firstDraftAt && start <= now
  return isPossible || record.version > draftFormatVersion ? record : { ...record, expiresAt: now + draftLifetimeMs }
}

/**
 * Returns whether the browser never removes what this site stores (Storage Standard, section 4): `persist` asks for it.
 * False where that is missing, over plain HTTP, or refused.
 */
async function isPersistent(method: 'persist' | 'persisted'): Promise<boolean> {
  const { storage } = navigator as { readonly storage?: StorageManager }
  return storage?.[method]().catch(() => false) ?? false
}

/** Returns a stored file as it was chosen; undefined if the browser has lost its content. */
async function openFile({ id, name, lastModified, removal }: FileRecord, content: Blob | undefined) {
  if (!content || !(await isReadable(content))) return undefined
  return { id, file: new File([content], name, { lastModified }), removal: removal && ('all' as const) }
}

/**
 * Returns whether the bytes of a file are readable, by its last one: under storage pressure browsers lose them and keep
 * the record.
 */
async function isReadable(content: Blob): Promise<boolean> {
  const last = await content
    .slice(-1)
    .arrayBuffer()
    .catch(() => undefined)
  return last?.byteLength === Math.min(1, content.size)
}
