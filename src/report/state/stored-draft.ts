import { createStore, promisifyRequest } from 'idb-keyval'
import { type EvidenceFile, getKeptFiles } from '../evidence/evidence-file.ts'
import type { DraftTask } from './due.ts'
import type { Content, DraftEvent, OwnRevisions, ReportState, StoredDraft } from './report-state.ts'
import { getContent } from './update.ts'
import { hasRevision, isOwn } from './update-draft.ts'

/** How long a draft is stored after its last change, in milliseconds. */
export const draftLifetimeMs = 30 * 86_400_000

/** How long the database may take to answer, in milliseconds. Some private windows never answer. */
const answerTimeoutMs = 10_000

const databaseName = 'report-draft'
const recordKey = 'draft'
const database = createStore(databaseName, databaseName)

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
  const content = getContent(state)
  try {
    switch (task.kind) {
      case 'look': {
        const found = await find(controller, task.fileIds)
        return found ? { type: 'deviceSearched', ...found } : { type: 'draftExpired' }
      }
      case 'open': {
        const found = await find(controller)
        if (!found) return { type: 'draftExpired' }
        const { stored, contents } = found
        return stored ? { type: 'draftOpened', stored, contents, from: state } : { type: 'draftMissed' }
      }
      case 'save':
        return await save(task, { id: revision, ...content }, state.files, controller)
      case 'erase':
        return await erase(task.own, controller)
    }
  } catch (error) {
    const why = getRefusal(error)
    return why && { type: 'draftRefused', why, files: content.files }
  }
}

/** Erases the draft on this device, whichever it is. Returns whether none is there any more. */
export async function eraseStoredDraft(): Promise<boolean> {
  const event = await runDraftTask({ kind: 'erase', own: {} }, { answers: {}, files: [] }, '', new AbortController())
  return event?.type === 'draftErased'
}

/** Where the pages of this browser tell each other that the stored draft has changed; undefined while this one does not. */
let channel: BroadcastChannel | undefined

/** Calls `onChange` when another page has changed the stored draft. Returns what ends it. */
export function watchStoredDraft(onChange: () => void): () => void {
  channel = openChannel()
  channel?.addEventListener('message', onChange)
  return () => {
    channel?.close()
    channel = undefined
  }
}

/** Opens the channel; undefined where Firefox refuses it with all storage. */
function openChannel(): BroadcastChannel | undefined {
  try {
    return new BroadcastChannel(databaseName)
  } catch (error) {
    if (error instanceof DOMException) return undefined
    throw error
  }
}

/** Finds the draft and the bytes of these files, or of its own. Erases one that has expired, and returns undefined. */
async function find(controller: AbortController, fileIds?: readonly string[]) {
  const found = await transact('readonly', controller, async (store, stored) => ({
    stored,
    contents: await readContents(store, fileIds ?? (stored ? getIds(stored) : [])),
  }))
  if (!found?.stored || Date.now() < found.stored.savedAt + draftLifetimeMs)
    return found ?? { stored: undefined, contents: new Map<string, File>() }
  await erase({ revision: found.stored.id }, controller)
  return undefined
}

/** Writes the record and the bytes of its files in one transaction, unless another draft is there. */
async function save(
  { own, unsavedIds }: Extract<DraftTask, { kind: 'save' }>,
  draft: Content & Pick<StoredDraft, 'id'>,
  files: readonly EvidenceFile[],
  controller: AbortController,
): Promise<DraftEvent> {
  const kept = getKeptFiles(files)
  // In private windows Chromium stores a pasted picture only by reference to the page that closes, unless it was read.
  for (const { id, file } of kept) if (unsavedIds.includes(id)) await file.slice(-1).arrayBuffer()
  const written = { ...draft, savedAt: Date.now() }
  const event = await transact(
    'readwrite',
    controller,
    async (store, stored): Promise<DraftEvent> => {
      if (stored && !isOwn(own, stored)) return { type: 'otherDraftFound', stored }
      if (!stored && own.revision !== undefined) return { type: 'draftMissed' }
      const keys = await promisifyRequest(store.getAllKeys())
      const ids = getIds(written)
      for (const key of keys) if (key !== recordKey && !ids.includes(String(key))) store.delete(key)
      for (const { id, file } of kept) if (!keys.includes(id)) store.put(file, id)
      store.put(written, recordKey)
      await promisifyRequest(store.transaction)
      channel?.postMessage(null)
      return { type: 'draftSaved', stored: written }
    },
    true,
  )
  return event ?? { type: 'draftMissed' }
}

/** Erases a draft that has one of these revisions; without any, whichever is there. */
async function erase(own: OwnRevisions, controller: AbortController): Promise<DraftEvent> {
  const event = await transact('readwrite', controller, async (store, stored): Promise<DraftEvent> => {
    if (stored && hasRevision(own) && !isOwn(own, stored)) return { type: 'otherDraftFound', stored }
    store.clear()
    await promisifyRequest(store.transaction)
    channel?.postMessage(null)
    return { type: 'draftErased' }
  })
  return event ?? { type: 'draftErased' }
}

/**
 * Runs `work` with the stored record in a transaction, which an abort ends. The database has ten seconds to answer; what
 * it then writes may take longer. Returns undefined where there is no database, and creates none unless `mayCreate`:
 * Firefox before 126 creates storage by looking.
 */
async function transact<Value>(
  mode: IDBTransactionMode,
  controller: AbortController,
  work: (store: IDBObjectStore, stored: StoredDraft | undefined) => Promise<Value>,
  mayCreate = false,
): Promise<Value | undefined> {
  const { signal } = controller
  const timer = setTimeout(() => controller.abort(new DOMException('', 'TimeoutError')), answerTimeoutMs)
  const aborted = new Promise<never>((_, reject) => {
    if (signal.aborted) reject(signal.reason)
    signal.addEventListener('abort', () => reject(signal.reason), { once: true })
  })
  const run = async () => {
    if (!mayCreate && !(await isCreated())) return undefined
    return database(mode, async (store) => {
      if (signal.aborted) throw signal.reason
      const abort = () => {
        try {
          store.transaction.abort()
        } catch (error) {
          // It may have finished before its event came (Indexed Database API, section 4.9).
          if (!(error instanceof DOMException)) throw error
        }
      }
      signal.addEventListener('abort', abort)
      try {
        const stored: StoredDraft | undefined = await promisifyRequest(store.get(recordKey))
        clearTimeout(timer)
        return await work(store, stored)
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

/** Returns why nothing was done, by an error of IndexedDB or of the File API (section 7); undefined if it was aborted. */
function getRefusal(error: unknown): 'full' | 'unreadable' | 'blocked' | undefined {
  const name = error instanceof DOMException ? error.name : ''
  if (name === 'AbortError') return undefined
  if (name === 'QuotaExceededError') return 'full'
  return name === 'NotReadableError' || name === 'NotFoundError' ? 'unreadable' : 'blocked'
}
