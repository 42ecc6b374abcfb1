import {
  type AcceptedFile,
  type ChosenFile,
  type EvidenceFile,
  type FileChoice,
  getKeptFiles,
  isAccepted,
  isChosen,
  isLost,
  isRejected,
  type RejectedFile,
  rejectFile,
} from '../evidence/evidence-file.ts'
import type { Progress, ReportEvent, ReportState } from './report-state.ts'

/** Returns the state after what a visitor did with files, or what was found out about them. */
export function updateFiles(state: ReportState, event: ReportEvent): ReportState {
  const { files, progress } = state
  switch (event.type) {
    case 'filesChosen':
      return isOpen(progress) ? { ...state, files: [...files, ...event.files] } : state
    case 'filesChecked':
      return applyChecks(state, event.files)
    case 'fileExamined':
      return replaceFile(state, event.id, (file) => ({ ...file, ...event.result }))
    case 'fileRejected':
      return replaceFile(state, event.id, (file) => rejectFile(file, event.rejection), { kind: 'counted' })
    case 'cleaningChosen': {
      const { id, shouldClean } = event
      return replaceFile(state, id, (file) => ({ ...file, shouldClean, cleanedCopy: undefined }))
    }
    case 'fileCleaned': {
      const { id, copy, reason } = event
      const found = files.find((file) => file.id === id && file.shouldClean)
      if (!found) return state
      if (copy) return replaceFile(state, id, (file) => ({ ...file, cleanedCopy: copy }))
      const notice = { kind: 'not cleaned', name: found.name, reason } as const
      return replaceFile(state, id, (file) => ({ ...file, shouldClean: false }), notice)
    }
    case 'fileRemoved':
      return removeFile(state, event.id)
    case 'lostFilesDismissed':
      return { ...state, files: files.filter((file) => !isLost(file)) }
    default:
      return state
  }
}

function replaceFile(
  state: ReportState,
  id: string,
  change: (file: EvidenceFile) => EvidenceFile,
  fileNotice = state.fileNotice,
): ReportState {
  if (!state.files.some((file) => file.id === id)) return state
  return { ...state, files: state.files.map((file) => (file.id === id ? change(file) : file)), fileNotice }
}

/** Takes over which chosen files are accepted. Each takes the place of a lost or rejected one of its name. */
function applyChecks(state: ReportState, checked: readonly (AcceptedFile | RejectedFile)[]): ReportState {
  const decided = new Map(checked.map((file) => [file.id, file]))
  if (!state.files.some(({ id }) => decided.has(id))) return state
  let files = state.files.map((file) => decided.get(file.id) ?? file)
  for (const { id, name } of checked.filter(isAccepted)) {
    files = files.filter((file) => !(isRejected(file) && file.name === name))
    const isRestored = state.files.some((file) => file.id === id && isChosen(file) && file.isRestored)
    const lost = isRestored ? undefined : files.find((file) => isLost(file) && file.name === name)
    if (!lost) continue
    // What was chosen about it before the reload stays so.
    const { shouldClean } = lost
    files = files.filter((file) => file !== lost).map((file) => (file.id === id ? { ...file, shouldClean } : file))
  }
  return { ...state, files, fileNotice: { kind: 'counted' } }
}

function removeFile(state: ReportState, id: string): ReportState {
  const removed = state.files.find((file) => file.id === id)
  if (!removed) return state
  // A message goes with all that say the same; with a file those about its place, which is free now.
  const isAnswered = (file: EvidenceFile) =>
    isRejected(file) &&
    (isRejected(removed) ? file.rejection.message === removed.rejection.message : file.rejection.reason === 'too-much')
  return {
    ...state,
    files: state.files.filter((file) => file !== removed && !isAnswered(file)),
    fileNotice: isRejected(removed) ? { kind: 'counted' } : { kind: 'removed', name: removed.name },
  }
}

/** Returns the files of a session, those as chosen that the browser has restored. One that the session lacks was removed. */
export function restoreFiles(kept: readonly FileChoice[], restored: readonly ChosenFile[]): readonly EvidenceFile[] {
  const rest = [...restored]
  return kept.map((choice) => {
    const index = rest.findIndex(({ name }) => name === choice.name)
    const [found] = index < 0 ? [] : rest.splice(index, 1)
    return found ? { ...found, ...choice, isRestored: true } : { ...choice, status: 'lost' }
  })
}

/** Returns the files with the bytes that were found of lost ones. */
export function addContents(
  files: readonly EvidenceFile[],
  contents: ReadonlyMap<string, File>,
): readonly EvidenceFile[] {
  return files.map((item): EvidenceFile => {
    const file = contents.get(item.id)
    return isLost(item) && file ? ({ ...item, file, status: 'chosen', isRestored: true } satisfies ChosenFile) : item
  })
}

/** Returns whether answers and files can still be changed. */
export function isOpen({ step }: Progress): boolean {
  return step === 'edit' || step === 'review'
}

/** Returns the files that are lost for certain: the device was asked for their bytes. */
export function getLostFiles({ files, draft }: Pick<ReportState, 'files' | 'draft'>) {
  return draft.status === 'looking' ? [] : files.filter(isLost)
}

/** Returns the files that the draft of this tab does not have as they are now. */
export function getUnsavedFiles({ files, draft }: Pick<ReportState, 'files' | 'draft'>) {
  const saved = draft.status === 'kept' ? draft.content.files : []
  return getKeptFiles(files).filter(
    ({ id, shouldClean }) => !saved.some((file) => file.id === id && file.shouldClean === shouldClean),
  )
}
