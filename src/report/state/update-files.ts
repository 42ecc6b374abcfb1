import {
  chooseFile,
  type EvidenceFile,
  getChoice,
  hasBytes,
  isCleanable,
  isForgotten,
  isRead,
  isSameFile,
  isUnread,
  type ReadFile,
  refuseFile,
  type UnreadFile,
} from '../evidence/evidence-file.ts'
import type { Progress, ReportEvent, ReportState } from './report-state.ts'

/** Returns the state after what a visitor did with files, or what was found out about them. */
export function updateFiles(state: ReportState, event: ReportEvent): ReportState {
  switch (event.type) {
    case 'filesChosen':
      return isOpen(state.progress) ? { ...state, files: addFiles(state.files, event.files) } : state
    case 'fileChosenAgain':
      return replaceFile(state, event.id, (file) => (isForgotten(file) ? { ...file, ...chooseFile(event.file) } : file))
    case 'fileRead':
      return replaceFile(state, event.id, (file) => {
        if (!isUnread(file)) return file
        const read = { ...file, ...event.result, outcome: 'as it is' } as const
        return { ...read, shouldClean: file.shouldClean && isCleanable(read) }
      })
    case 'fileRefused':
      return replaceFile(state, event.id, (file) => refuseFile(file, event.rejection))
    case 'cleaningChosen':
      return changeFiles(state, (file) =>
        (event.id ?? file.id) === file.id && isCleanable(file) ? chooseCleaning(file, event.shouldClean) : file,
      )
    case 'cleaningTried':
      return replaceFile(state, event.id, (file) =>
        isRead(file) && file.shouldClean ? { ...file, ...event.result } : file,
      )
    case 'fileRemoved':
      return { ...state, files: state.files.filter(({ id }) => id !== event.id) }
    default:
      return state
  }
}

function changeFiles(state: ReportState, change: (file: EvidenceFile) => EvidenceFile): ReportState {
  const files = state.files.map(change)
  return files.every((file, index) => file === state.files[index]) ? state : { ...state, files }
}

function replaceFile(state: ReportState, id: string, change: (file: EvidenceFile) => EvidenceFile): ReportState {
  return changeFiles(state, (file) => (file.id === id ? change(file) : file))
}

/** A copy, or the reason for none, holds for the wish that it was made for. */
function chooseCleaning(file: EvidenceFile, shouldClean: boolean): EvidenceFile {
  if (!isRead(file)) return { ...file, shouldClean }
  const { format, metadata, checksums } = file
  const choice = { ...getChoice(file), shouldClean }
  return { ...choice, file: file.file, format, metadata, checksums, outcome: 'as it is' } satisfies ReadFile
}

/** Adds chosen files with the wish for all. One that may be another without bytes takes its place; as a forgotten one, its wish, too. */
export function addFiles(files: readonly EvidenceFile[], chosen: readonly UnreadFile[]): readonly EvidenceFile[] {
  const shouldClean = isCleaningWished(files)
  const added = [...files]
  for (const file of chosen) {
    const index = added.findIndex((other) => !hasBytes(other) && isSameFile(other, file))
    const before = added[index]
    if (!before) added.push({ ...file, shouldClean })
    else added[index] = { ...file, id: before.id, shouldClean: isForgotten(before) ? before.shouldClean : shouldClean }
  }
  return added
}

/** Returns whether what files record is to be taken out of them. */
export function isCleaningWished(files: readonly EvidenceFile[]): boolean {
  return files.some((file) => file.shouldClean && isCleanable(file))
}

/** Returns whether answers and files can still be changed. */
export function isOpen({ step }: Progress): boolean {
  return step === 'edit' || step === 'review'
}
