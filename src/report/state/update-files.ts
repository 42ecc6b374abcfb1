import { maxEvidenceBytes } from '../evidence/byte-size.ts'
import {
  type EvidenceFile,
  type FileChoice,
  type ForgottenFile,
  hasBytes,
  isForgotten,
  isRead,
  isRefused,
  isUnchecked,
  type ReadFile,
  type RefusedFile,
  refuseFile,
  type UncheckedFile,
  type UnreadFile,
} from '../evidence/evidence-file.ts'
import { createRoomRejection } from '../evidence/file-rejection.text.ts'
import type { Progress, ReportEvent, ReportState } from './report-state.ts'

/** Returns the state after what a visitor did with files, or what was found out about them. */
export function updateFiles(state: ReportState, event: ReportEvent): ReportState {
  const { files, progress } = state
  switch (event.type) {
    case 'filesChosen':
      return isOpen(progress) ? { ...state, files: [...files, ...event.files] } : state
    case 'filesChecked':
      return { ...state, files: takeOverChecks(files, event.files) }
    case 'fileExamined':
      return replaceFile(state, event.id, (file) =>
        file.outcome === 'unread' ? { ...file, ...event.result, outcome: 'as it is' } : file,
      )
    case 'fileRefused':
      return replaceFile(state, event.id, (file) => refuseFile(file, event.rejection))
    case 'cleaningChosen':
      return replaceFile(state, event.id, (file) => chooseCleaning(file, event.shouldClean))
    case 'cleaningTried':
      return replaceFile(state, event.id, (file) =>
        isRead(file) && file.shouldClean ? { ...file, ...event.result } : file,
      )
    case 'fileRemoved':
      return { ...state, files: removeFile(files, event.id) }
    case 'forgottenFilesDismissed':
      return { ...state, files: files.filter((file) => !isForgotten(file)) }
    default:
      return state
  }
}

function replaceFile(state: ReportState, id: string, change: (file: EvidenceFile) => EvidenceFile): ReportState {
  const files = state.files.map((file) => (file.id === id ? change(file) : file))
  return files.every((file, index) => file === state.files[index]) ? state : { ...state, files }
}

/** A copy, or the reason for none, holds for the wish that it was made for. */
function chooseCleaning(file: EvidenceFile, shouldClean: boolean): EvidenceFile {
  if (!isRead(file)) return { ...file, shouldClean }
  const { id, name, size, lastModified, format, metadata, checksums } = file
  const choice = { id, name, size, lastModified, shouldClean }
  return { ...choice, file: file.file, format, metadata, checksums, outcome: 'as it is' } satisfies ReadFile
}

/** Takes over which files are accepted. Each takes the place of one of its name that is not in the report. */
function takeOverChecks(
  files: readonly EvidenceFile[],
  checked: readonly (UnreadFile | RefusedFile)[],
): readonly EvidenceFile[] {
  const decided = new Map(checked.map((file) => [file.id, file]))
  const replaced = new Set<EvidenceFile>()
  const changed = files.map((file): EvidenceFile => {
    const found = isUnchecked(file) ? decided.get(file.id) : undefined
    if (!found || isRefused(found) || !isUnchecked(file) || file.isRestored) return found ?? file
    const before = findReplaced(
      files.filter((other) => !replaced.has(other)),
      found,
    )
    if (!before) return found
    replaced.add(before)
    // What was chosen about it before the reload stays so.
    return { ...found, shouldClean: before.shouldClean }
  })
  return changed.filter((file) => !replaced.has(file))
}

type KnownFile = Pick<FileChoice, 'name' | 'size' | 'lastModified'>

/** Returns the file whose place an accepted one takes: the very same; then one to be cleaned, which it is then, too. */
function findReplaced(files: readonly EvidenceFile[], chosen: FileChoice) {
  const namesakes = files.filter((file) => !hasBytes(file) && file.name === chosen.name)
  const forgotten = namesakes.filter(isForgotten)
  return (
    forgotten.find((file) => isSameFile(file, chosen)) ??
    forgotten.find(({ shouldClean }) => shouldClean) ??
    namesakes[0]
  )
}

/** Returns whether another file may be this one, by what is known of this. Browsers may return another object for a file. */
export function isSameFile({ name, size, lastModified }: KnownFile, other: KnownFile): boolean {
  const isSameVersion = size === undefined || (size === other.size && lastModified === other.lastModified)
  return name === other.name && isSameVersion
}

/** Removes a file. What was said of the room that others lacked does not hold then. */
function removeFile(files: readonly EvidenceFile[], id: string): readonly EvidenceFile[] {
  const removed = files.find((file) => file.id === id)
  if (!removed) return files
  const rest = files.filter((file) => file !== removed)
  return hasBytes(removed) ? rest.map(updateRoomRejection) : rest
}

function updateRoomRejection(file: EvidenceFile): EvidenceFile {
  const isFull = isRefused(file) && file.rejection.reason === 'too-much' && (file.size ?? 0) <= maxEvidenceBytes
  return isFull ? refuseFile(file, createRoomRejection(file.name)) : file
}

/** Returns the files of a session, with the bytes that the browser has restored. One that the session lacks was removed. */
export function restoreFiles(
  kept: readonly (ForgottenFile | RefusedFile)[],
  restored: readonly UncheckedFile[],
): readonly EvidenceFile[] {
  const rest = [...restored]
  return kept.map((file) => {
    if (!isForgotten(file)) return file
    const found = rest.find((other) => isSameFile(file, other))
    if (found) rest.splice(rest.indexOf(found), 1)
    return found ? { ...found, id: file.id, shouldClean: file.shouldClean, isRestored: true } : file
  })
}

/** Returns whether answers and files can still be changed. */
export function isOpen({ step }: Progress): boolean {
  return step === 'edit' || step === 'review'
}
