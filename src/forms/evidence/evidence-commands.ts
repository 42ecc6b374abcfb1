import { getFailureCause } from '../file-worker/file-worker-error.ts'
import { createQueue } from '../form/create-queue.ts'
import {
  type AcceptedFile,
  type ChosenFile,
  type EvidenceFile,
  type EvidenceState,
  emptyEvidence,
  isAccepted,
  isChosen,
  isRejected,
  type RejectedFile,
} from './evidence-state.ts'
import { createRejection, type Rejection } from './file-rejection.text.ts'
import type { FileOperations } from './file-worker.ts'

interface Context {
  readonly operations: FileOperations
  readonly createId: () => string
  readonly get: () => EvidenceState
  readonly set: (evidence: EvidenceState) => void
  /** Called after the files that a stored draft contains have changed. */
  readonly onChange: () => void
}

/** What was found out about an accepted file. */
type Result = Partial<AcceptedFile> | Pick<RejectedFile, 'status' | 'rejection'>

/** Each progress update renders what React shows, so they are larger than the chunks that are read. */
const progressBytes = 2 ** 21

/** How often the results about any number of files are shown while they are read: each time all rows are compared. */
const updateCount = 32

/**
 * Creates the commands about files. Chosen files are checked one batch after the other; each accepted one is then read
 * through in the background, for its metadata and its checksums.
 */
export function createEvidenceCommands({ operations, createId, get, set, onChange }: Context) {
  const accept = createQueue()
  const work = createQueue()
  let pendingCount = 0
  /** Whether files were lost, or their removals, since `onChange` was called. */
  let hasChanged = false
  /** Results that the state does not contain yet, by file. */
  const results = new Map<string, Result>()

  const change = (part: Partial<EvidenceState>) => set({ ...get(), ...part })
  const findAccepted = (id: string) =>
    get()
      .files.filter(isAccepted)
      .find((file) => file.id === id)
  const showResults = () => {
    if (results.size === 0) return
    const files = get().files.map((file) => {
      const result = results.get(file.id)
      return result && isAccepted(file) ? ({ ...file, ...result } as EvidenceFile) : file
    })
    results.clear()
    change({ files })
  }
  const addResult = (id: string, result: Result) => {
    results.set(id, { ...results.get(id), ...result })
    if (results.size * updateCount >= get().files.length) showResults()
  }

  async function acceptChosenFiles(): Promise<void> {
    const chosen = get().files.filter(isChosen)
    const [first] = chosen
    if (!first) return
    showResults()
    const decided = await operations.acceptFiles(get().files.filter(isAccepted), chosen)
    // Everything was erased meanwhile.
    if (!get().files.includes(first)) return
    const decisions = new Map(decided.map((file) => [file.id, file]))
    const added = decided.filter(isAccepted)
    change({
      files: dropAnswered(get().files, added).map((file) => decisions.get(file.id) ?? file),
      lastEvent: { kind: 'accepted', name: chosen.at(-1)?.file.name ?? '' },
    })
    onChange()
    for (const file of added) {
      enqueue(file.id, examineFile)
      if (file.removal) enqueue(file.id, createCleanedCopy)
    }
  }

  /** Works on one file at a time, and not on one that was removed or lost meanwhile. */
  function enqueue(id: string, task: (file: AcceptedFile) => Promise<void>): void {
    pendingCount += 1
    work(async () => {
      const file = findAccepted(id)
      const isLost = results.get(id)?.status === 'rejected'
      if (file && !isLost) await task(file).catch((error: unknown) => rejectLostFile(file, error))
      pendingCount -= 1
      if (pendingCount === 0) finishWork()
      if (get().bytesRead) change({ bytesRead: 0 })
    })
  }

  /** Files that were added together are written once. */
  function finishWork(): void {
    showResults()
    if (!hasChanged) return
    hasChanged = false
    onChange()
  }

  /** The file was moved, renamed or unplugged since it was chosen, or this page failed. */
  function rejectLostFile({ id, file }: AcceptedFile, error: unknown): void {
    if (!findAccepted(id)) return
    const reason = getFailureCause(error) === 'internal' ? 'internal-error' : 'unreadable'
    addResult(id, { status: 'rejected', rejection: createRejection(file.name, reason) })
    change({ lastEvent: { kind: 'lost', name: file.name } })
    hasChanged = true
  }

  async function examineFile({ id, file, format }: AcceptedFile): Promise<void> {
    addResult(id, { metadata: await operations.readMetadata(file, format) })
    let done = 0
    const onBytesRead = (bytes: number) => {
      done += bytes
      if (done >= get().bytesRead + progressBytes && findAccepted(id)) change({ bytesRead: done })
    }
    addResult(id, { checksums: await operations.computeChecksums(file, { onBytesRead }) })
  }

  async function createCleanedCopy({ id, file, format, removal }: AcceptedFile): Promise<void> {
    if (!removal) return
    const { copy: content, reason = '' } = await operations.removeMetadata(file, format)
    const cleanedCopy = content && { content, checksums: await operations.computeChecksums(content) }
    if (findAccepted(id)?.removal !== removal) return
    if (cleanedCopy) return addResult(id, { cleanedCopy })
    addResult(id, { removal: undefined })
    showResults()
    change({ lastEvent: { kind: 'not cleaned', name: file.name, reason } })
    hasChanged = true
  }

  return {
    /** Adds files, with the id and the removal that they had in a draft. */
    addFiles(files: readonly (Pick<ChosenFile, 'file' | 'removal'> & { readonly id?: string })[]): void {
      if (files.length === 0) return
      const chosen = files.map(
        ({ id = createId(), file, removal }): ChosenFile => ({ id, file, removal, status: 'chosen' }),
      )
      change({ files: [...get().files, ...chosen] })
      accept(acceptChosenFiles)
    },
    setRemoval(id: string, removal: 'all' | undefined): void {
      const file = findAccepted(id)
      if (!file || file.removal === removal) return
      addResult(id, { removal, cleanedCopy: undefined })
      showResults()
      if (removal) enqueue(id, createCleanedCopy)
      onChange()
    },
    /** Chooses whether the report states what the files are called on the visitor's device. */
    setOriginalNames(hasOriginalNames: boolean): void {
      change({ hasOriginalNames })
      onChange()
    },
    /** Removes an accepted file, or dismisses a rejection and those with the same message. */
    removeFile(id: string): void {
      const removed = get().files.find((file) => file.id === id)
      if (!removed || isChosen(removed)) return
      const isAnswered = ({ reason, message }: Rejection) =>
        isRejected(removed)
          ? message === removed.rejection.message
          : // There may be space now, and a file may no longer be a duplicate.
            reason === 'too-much' || reason === 'duplicate'
      change({
        files: get().files.filter((file) => file !== removed && !(isRejected(file) && isAnswered(file.rejection))),
        lastEvent: { kind: isRejected(removed) ? 'dismissed' : 'removed', name: removed.file.name },
      })
      onChange()
    },
    /** Names files that the page had before it was loaded again, as to be chosen once more. */
    addUnrestoredFiles(names: readonly string[]): void {
      if (names.length === 0) return
      const files = names.map((name): RejectedFile => {
        const rejection = createRejection(name, 'not-restored')
        return { id: createId(), file: new File([], name), status: 'rejected', rejection }
      })
      change({ files: [...get().files, ...files], lastEvent: { kind: 'not restored', name: '' } })
    },
    eraseFiles: (hasOriginalNames = false) => set({ ...emptyEvidence, hasOriginalNames }),
  }
}

export type EvidenceCommands = ReturnType<typeof createEvidenceCommands>

/**
 * Drops the rejections of files that have been chosen again and accepted, those of duplicates after the next choice, and
 * files that were edited on disk and chosen again.
 */
function dropAnswered(files: readonly EvidenceFile[], added: readonly AcceptedFile[]): EvidenceFile[] {
  const names = new Set(added.map(({ file }) => file.name))
  const replaced = new Set(added.map(({ replacedId }) => replacedId))
  return files.filter((file) =>
    isRejected(file) ? file.rejection.reason !== 'duplicate' && !names.has(file.file.name) : !replaced.has(file.id),
  )
}
