import { createStore, promisifyRequest } from 'idb-keyval'
import { tryBrowser, tryStorage } from '../../components/tab-storage.ts'
import { type EvidenceFile, hasBytes } from '../evidence/evidence-file.ts'
import type { DraftTask } from '../state/due.ts'
import type { Content, DraftEvent, OwnRevisions, ReportState, StoredDraft, Trouble } from '../state/report-state.ts'
import { getContent } from '../state/update.ts'
import { isOwn } from '../state/update-draft.ts'

const dayMs = 86_400_000

/** How long a draft is stored after its last change, in milliseconds. */
export const draftLifetimeMs = 30 * dayMs

/** How long the database may take to answer, in milliseconds. */
const answerTimeoutMs = 10_000

const databaseName = 'report-draft'
const recordKey = 'draft'
const database = createStore(databaseName, databaseName)

/** The key of the draft that was erased last, in `localStorage`: one that is merely gone was not erased. */
const erasedKey = 'report-draft-erased'
/** The key of the revisions that are to be erased: where the page that was told to is left first, the next one erases them. */
const dueKey = 'report-draft-due'
const getLocalStorage = () => localStorage
const readMark = (key: string) => tryStorage((storage) => storage.getItem(key), getLocalStorage) ?? undefined
const writeMark = (key: string, text: string) => tryStorage((storage) => storage.setItem(key, text), getLocalStorage)
const removeMark = (key: string) => tryStorage((storage) => storage.removeItem(key), getLocalStorage)

/** The stored draft, and the bytes of files. */
type Found = Pick<Extract<DraftEvent, { type: 'deviceSearched' }>, 'stored' | 'contents'>

/**
 * Runs one task of the draft on this device, and returns what was found or done: undefined if `controller` was aborted
 * from outside. What is aborted or takes too long changes nothing. `revision` names what is written. Never rejects.
 */
export async function runDraftTask(
  task: DraftTask,
  state: Pick<ReportState, 'answers' | 'files'>,
  revision: string,
  controller: AbortController,
): Promise<DraftEvent | undefined> {
  try {
    switch (task.kind) {
      case 'look':
        return await look(task, controller)
      case 'open': {
        // What the visitor asks for does not expire.
        const { stored, contents } = await find(controller)
        return stored ? { type: 'draftOpened', stored, contents } : { type: 'draftMissed' }
      }
      case 'save':
        return await save(task, { id: revision, ...getContent(state) }, state.files, controller)
      case 'erase':
        return await erase(task.own, controller)
    }
  } catch (error) {
    // A transaction that the browser has ended, as before it keeps the page, is tried again like one that is late.
    return controller.signal.reason?.name === 'AbortError'
      ? undefined
      : { type: 'draftFailed', trouble: getTrouble(error) }
  }
}

/** Where the pages of this browser tell each other that the stored draft has changed; undefined while this one does not. */
let channel: BroadcastChannel | undefined

/** Called when the browser has closed the database. */
let onDatabaseClose: (() => void) | undefined
const handleClose = () => onDatabaseClose?.()

/**
 * Calls `onChange` when another page has changed the stored draft, and `onClose` when the browser has closed the database,
 * as it does to delete it. Returns what ends it.
 */
export function watchStoredDraft(onChange: () => void, onClose: () => void): () => void {
  onDatabaseClose = onClose
  // Firefox refuses it with all storage.
  channel = tryBrowser(() => new BroadcastChannel(databaseName))
  channel?.addEventListener('message', onChange)
  return () => {
    onDatabaseClose = undefined
    channel?.close()
    channel = undefined
  }
}

/**
 * Returns from when on a draft is erased that is not this tab's, in milliseconds since 1970. A clock may have been wrong
 * when it was saved, or be wrong now: one that is found too old is kept for another day.
 */
export function getExpiry({ savedAt, overdueSince }: Pick<StoredDraft, 'savedAt' | 'overdueSince'>): number {
  return Math.max(savedAt + draftLifetimeMs, overdueSince === undefined ? 0 : overdueSince + dayMs)
}

/** Finds the draft and the bytes of these files, or of its own. */
async function find(controller: AbortController, fileIds?: readonly string[]): Promise<Found> {
  const read = async (store: IDBObjectStore, stored?: StoredDraft) => ({
    stored,
    contents: await readContents(store, fileIds ?? (stored ? getIds(stored) : [])),
  })
  return transact('readonly', controller, read, { stored: undefined, contents: new Map() })
}

/** Looks at the device. Erases a draft that has expired, or that another page was told to erase. */
async function look(
  { own, fileIds }: Extract<DraftTask, { kind: 'look' }>,
  controller: AbortController,
): Promise<DraftEvent> {
  const { stored, contents } = await find(controller, fileIds)
  const found = { type: 'deviceSearched', stored, contents, wasErased: false } as const
  const none = () => ({ ...found, stored: undefined, wasErased: wasErased(own) })
  if (!stored) return none()
  if (isOwn(own, stored)) {
    removeMark(dueKey)
    return found
  }
  const now = Date.now()
  const isDue = readMark(dueKey)?.split(',').includes(stored.id)
  const isExpired = stored.overdueSince !== undefined && now >= getExpiry(stored)
  if (isDue || isExpired) {
    const event = await erase({ revision: stored.id }, controller)
    if (event.type !== 'draftErased') return event
    return isDue ? none() : { type: 'draftExpired' }
  }
  if (now < stored.savedAt + draftLifetimeMs) return found
  return { ...found, stored: await markOverdue(stored, now, controller) }
}

/** Notes when a draft was first found to be too old. A later time than now is of a clock that was wrong. */
async function markOverdue(found: StoredDraft, now: number, controller: AbortController): Promise<StoredDraft> {
  const { overdueSince = now } = found
  const marked = { ...found, overdueSince: Math.min(overdueSince, now) }
  const mark = async (store: IDBObjectStore, stored?: StoredDraft) => {
    if (stored?.id === found.id) await promisifyRequest(store.put(marked, recordKey))
    return marked
  }
  return transact('readwrite', controller, mark, marked)
}

/** Writes the record and the bytes of its files in one transaction, unless another draft is there. */
async function save(
  { own, unsavedIds }: Extract<DraftTask, { kind: 'save' }>,
  draft: Content & Pick<StoredDraft, 'id'>,
  files: readonly EvidenceFile[],
  controller: AbortController,
): Promise<DraftEvent> {
  const kept = files.filter(hasBytes)
  // In private windows Chromium stores a pasted picture only by reference to the page that closes, unless it was read.
  for (const { id, file } of kept) if (unsavedIds.includes(id)) await file.slice(-1).arrayBuffer()
  const { draftId = draft.id } = own
  const written = { ...draft, draftId, savedAt: Date.now() }
  return transact('readwrite', controller, async (store, stored): Promise<DraftEvent> => {
    if (stored && !isOwn(own, stored)) return { type: 'otherDraftFound', stored }
    if (!stored && wasErased(own)) return { type: 'draftMissed' }
    const keys = await promisifyRequest(store.getAllKeys())
    const ids = getIds(written)
    for (const key of keys) if (key !== recordKey && !ids.includes(String(key))) store.delete(key)
    for (const { id, file } of kept) if (!keys.includes(id)) store.put(file, id)
    store.put(written, recordKey)
    await promisifyRequest(store.transaction)
    channel?.postMessage(null)
    return { type: 'draftSaved', stored: written }
  })
}

/** Erases a draft that has one of these revisions. */
async function erase(own: OwnRevisions, controller: AbortController): Promise<DraftEvent> {
  const clear = async (store: IDBObjectStore, stored?: StoredDraft): Promise<DraftEvent> => {
    if (stored && !isOwn(own, stored)) return { type: 'otherDraftFound', stored }
    store.clear()
    await promisifyRequest(store.transaction)
    if (stored) writeMark(erasedKey, stored.draftId ?? stored.id)
    channel?.postMessage(null)
    return { type: 'draftErased', wasNone: !stored && !wasErased(own) }
  }
  const revisions = [own.revision, own.writing].filter((revision) => revision !== undefined)
  if (revisions.length > 0) writeMark(dueKey, revisions.join())
  const event = await transact('readwrite', controller, clear, { type: 'draftErased', wasNone: !wasErased(own) })
  removeMark(dueKey)
  return event
}

/** Returns whether a page has erased the draft of these revisions, which is gone. */
function wasErased({ draftId }: OwnRevisions): boolean {
  return draftId !== undefined && draftId === readMark(erasedKey)
}

/**
 * Runs `work` with the stored record in a transaction, which an abort ends. The database has ten seconds to answer; what
 * it then writes may take longer. Where `otherwise` is what a missing database means, none is created: Firefox before 126
 * creates storage by looking.
 */
async function transact<Value>(
  mode: IDBTransactionMode,
  controller: AbortController,
  work: (store: IDBObjectStore, stored: StoredDraft | undefined) => Promise<Value>,
  otherwise?: Value,
): Promise<Value> {
  const { signal } = controller
  const timer = setTimeout(() => controller.abort(new DOMException('', 'TimeoutError')), answerTimeoutMs)
  const aborted = new Promise<never>((_, reject) => {
    if (signal.aborted) reject(signal.reason)
    signal.addEventListener('abort', () => reject(signal.reason), { once: true })
  })
  const run = async () => {
    if (otherwise && !(await isCreated())) return otherwise
    return database(mode, async (store) => {
      if (signal.aborted) throw signal.reason
      store.transaction.db.addEventListener('close', handleClose)
      // It may have finished before its event came (Indexed Database API, section 4.9).
      const abort = () => tryBrowser(() => store.transaction.abort())
      signal.addEventListener('abort', abort)
      try {
        const stored: StoredDraft | undefined = await promisifyRequest(store.get(recordKey))
        clearTimeout(timer)
        return await work(store, stored)
      } catch (error) {
        // Otherwise what was done before the error would be committed.
        abort()
        throw error
      } finally {
        signal.removeEventListener('abort', abort)
      }
    })
  }
  try {
    return await Promise.race([aborted, run()])
  } finally {
    clearTimeout(timer)
  }
}

async function isCreated(): Promise<boolean> {
  const { databases } = indexedDB as { readonly databases?: IDBFactory['databases'] }
  return !databases || (await indexedDB.databases()).some(({ name }) => name === databaseName)
}

/** Returns the bytes that are stored of these files. */
async function readContents(store: IDBObjectStore, ids: readonly string[]): Promise<ReadonlyMap<string, File>> {
  const files = await Promise.all(ids.map((id) => promisifyRequest<File | undefined>(store.get(id))))
  return new Map(files.flatMap((file, index) => (file ? [[ids[index] as string, file] as const] : [])))
}

function getIds({ files }: Content): readonly string[] {
  return files.map(({ id }) => id)
}

/** The errors of the browser by which it allows no storage, has no room, or cannot read a file (File API, section 7). */
const troubles: Readonly<Record<string, Trouble>> = {
  QuotaExceededError: 'full',
  NotReadableError: 'unreadable',
  NotFoundError: 'unreadable',
  SecurityError: 'refused',
  NotAllowedError: 'refused',
}

/** Returns why nothing was done. What is no error of the browser is one of this code, and is reported as such. */
function getTrouble(error: unknown): Trouble {
  if (error instanceof DOMException) {
    // With site data blocked Chromium's database gives no better reason, and its other storage does.
    const isRefused = error.name === 'UnknownError' && !tryStorage(() => true, getLocalStorage)
    return isRefused ? 'refused' : (troubles[error.name] ?? 'busy')
  }
  reportError(error)
  return 'ours'
}
