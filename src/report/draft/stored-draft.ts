import { clear, createStore, getMany, promisifyRequest, get as read } from 'idb-keyval'
import { type ChosenFile, getKeptFiles } from '../evidence/evidence-file.ts'
import type { getDraftTask } from '../state/due.ts'
import type { Draft, DraftNotice, ReportEvent, ReportState } from '../state/report-state.ts'
import { isEqual, listContent } from '../state/update.ts'

type Task = NonNullable<ReturnType<typeof getDraftTask>>
type Result = Omit<Extract<ReportEvent, { type: 'draft' }>, 'type' | 'task'>

/** How long a draft is stored after its last change, in milliseconds. */
export const draftLifetimeMs = 30 * 86_400_000

/** How long the database may take to answer, in milliseconds. Some private windows never answer. */
const answerTimeoutMs = 10_000

const databaseName = 'report-draft'
const recordKey = 'draft'
const database = createStore(databaseName, databaseName)

/** Creates what saves, opens and erases this device's one draft in IndexedDB. A tab that saves holds a Web Lock. */
export function createStoredDraft() {
  let releaseLock: (() => void) | undefined

  const takeLock = () =>
    new Promise<boolean>((resolve) => {
      const { locks } = navigator as { readonly locks?: LockManager }
      if (releaseLock || !locks) return resolve(true)
      const hold = (lock: Lock | null) => {
        resolve(lock !== null)
        return lock && new Promise<void>((release) => (releaseLock = release))
      }
      locks.request(databaseName, { ifAvailable: true }, hold).catch(() => resolve(true))
    })
  const release = () => {
    releaseLock?.()
    releaseLock = undefined
  }

  const run = async (task: Task, state: ReportState): Promise<Result> => {
    const { draft } = state
    if (task === 'look') {
      const stored = await load()
      return { change: stored === 'expired' ? { notice: stored } : { foundAt: stored?.savedAt } }
    }
    if (task === 'withdraw') return { change: (await eraseOwn(draft.id)) ? { notice: 'erased' } : {} }
    if (task === 'erase') {
      if (draft.isEnabled && !(await takeLock())) return { change: { isEnabled: false, notice: 'locked' } }
      await eraseAll()
      return { change: { foundAt: undefined, saved: undefined, tried: undefined, notice: 'erased' } }
    }
    if (!(await takeLock())) return { change: { isEnabled: false, notice: 'locked' } }
    if (task === 'save') return save(state)
    const stored = await load()
    if (stored === 'expired') return { change: { isEnabled: false, foundAt: undefined, notice: stored } }
    if (!stored) return { change: { isEnabled: false, foundAt: undefined, notice: 'missing' } }
    if (task === 'continue' && stored.id !== draft.id) return { change: { foundAt: stored.savedAt } }
    const change = {
      saved: stored,
      tried: stored,
      id: stored.id,
      isEnabled: true,
      foundAt: undefined,
      notice: undefined,
    }
    return { change, files: await readFiles(stored), opened: task === 'open' ? stored : undefined }
  }

  return {
    release,
    /** Runs a task and returns what the state has to know of it. Never rejects. */
    async run(task: Task, state: ReportState): Promise<ReportEvent> {
      const timeout = new Promise<never>((_, reject) => setTimeout(reject, answerTimeoutMs))
      const result = await Promise.race([run(task, state), timeout]).catch((error: unknown): Result => {
        const notice = getFailureNotice(error, task)
        if (task === 'look') return { change: {} }
        return { change: notice === 'blocked' ? { notice, isEnabled: false } : { notice, tried: createDraft(state) } }
      })
      if (!(result.change.isEnabled ?? state.draft.isEnabled)) release()
      return { type: 'draft', task, ...result }
    },
  }
}

/** Returns the draft; one that is too old is erased. Firefox before 126 creates storage by looking. */
async function load(): Promise<Draft | 'expired' | undefined> {
  const draft = (await isCreated()) ? await read<Draft>(recordKey, database) : undefined
  if (!draft || Date.now() < draft.savedAt + draftLifetimeMs) return draft
  await clear(database)
  return 'expired'
}

async function isCreated(): Promise<boolean> {
  const { databases } = indexedDB as { readonly databases?: IDBFactory['databases'] }
  return !databases || (await indexedDB.databases()).some(({ name }) => name === databaseName)
}

/** Returns the files of a draft. One that the browser has lost is empty, and rejected as such. */
async function readFiles({ files }: Draft): Promise<readonly ChosenFile[]> {
  const contents = await getMany<File>(
    files.map(({ id }) => id),
    database,
  )
  return files.map((file, index) => ({ ...file, status: 'chosen', file: contents[index] ?? new File([], file.id) }))
}

async function save(state: ReportState): Promise<Result> {
  const { draft, files } = state
  const tried = createDraft(state)
  const before = draft.saved?.files.map(({ id }) => id) ?? []
  const added = getKeptFiles(files).filter(({ id }) => !before.includes(id))
  // In private windows Chromium stores a pasted picture only by reference to the page that closes, unless it was read.
  for (const { file } of added) await file.slice(-1).arrayBuffer()
  return database('readwrite', async (store): Promise<Result> => {
    const stored: Draft | undefined = await promisifyRequest(store.get(recordKey))
    if (stored && stored.id !== draft.id) return { change: { foundAt: stored.savedAt } }
    if (!stored && draft.saved)
      return { change: { isEnabled: false, saved: undefined, tried: undefined, notice: 'missing' } }
    if (stored && added.length === 0 && isSame(stored, tried)) return { change: { saved: stored, tried: stored } }
    for (const { id, file } of added) store.put(file, id)
    for (const id of before) if (!tried.files.some((file) => file.id === id)) store.delete(id)
    store.put(tried, recordKey)
    await promisifyRequest(store.transaction)
    return { change: { saved: tried, tried, notice: undefined } }
  })
}

function createDraft({ draft, answers, files }: ReportState): Draft {
  return { id: draft.id, savedAt: Date.now(), answers, files: listContent(files) }
}

function isSame(one: Draft, other: Draft): boolean {
  return isEqual([one.answers, one.files], [other.answers, other.files])
}

async function eraseAll(): Promise<void> {
  if (await isCreated()) await clear(database)
}

async function eraseOwn(id: string): Promise<boolean> {
  if (!(await isCreated())) return false
  return database('readwrite', async (store) => {
    const stored: Draft | undefined = await promisifyRequest(store.get(recordKey))
    if (stored?.id !== id) return false
    store.clear()
    await promisifyRequest(store.transaction)
    return true
  })
}

/** Returns what to say of an error of IndexedDB or of the File API (section 7). */
function getFailureNotice(error: unknown, task: Task): DraftNotice {
  const name = error instanceof DOMException ? error.name : ''
  if (name === 'QuotaExceededError') return 'full'
  if (name === 'NotReadableError' || name === 'NotFoundError') return 'unreadable'
  return task === 'erase' || task === 'withdraw' ? 'not erased' : 'blocked'
}
