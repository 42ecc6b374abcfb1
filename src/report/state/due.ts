import {
  type AcceptedFile,
  forgetBytes,
  isAccepted,
  isAsWished,
  isForgotten,
  isRead,
  isUnchecked,
} from '../evidence/evidence-file.ts'
import type { OwnRevisions, ReportState, Session } from './report-state.ts'
import { getUnsavedFiles, isDraftCurrent } from './update.ts'

/** What is to be done with the draft on this device. */
export type DraftTask =
  /** Finds the draft, and the bytes of these files. */
  | { readonly kind: 'look'; readonly own: OwnRevisions; readonly fileIds: readonly string[] }
  | { readonly kind: 'open' }
  | { readonly kind: 'save'; readonly own: OwnRevisions; readonly unsavedIds: readonly string[] }
  | { readonly kind: 'erase'; readonly own: OwnRevisions }

/** Returns what the session has to contain. It is empty, and not absent, where everything was removed or erased. */
export function getSession({ answers, files, draft, progress, erasures }: ReportState): Session {
  const { wish, ownRevisions: own } = draft
  return {
    answers,
    files: files.map(forgetBytes),
    // A draft that is being opened is found again.
    draft: wish === 'none' ? undefined : { wish: wish === 'open' ? 'keep' : wish, own },
    progress: progress.step === 'question' || progress.step === 'sent' ? progress : undefined,
    erasures,
  }
}

export function isEmptySession({ answers, files, draft, progress }: Session): boolean {
  return !draft && !progress && files.length === 0 && Object.values(answers).every((answer) => answer === '')
}

/** Returns what is to be done with the stored draft next. `isLookRequested`: another page may have changed it. */
export function getDraftTask(state: ReportState, isLookRequested = false): DraftTask | undefined {
  const { draft, progress, files } = state
  const { wish, ownRevisions: own, device } = draft
  if (wish === 'erase') return { kind: 'erase', own }
  if (progress.step === 'sent') return undefined
  // A report that was handed over is asked about first.
  if (wish === 'open') return progress.step === 'question' ? undefined : { kind: 'open' }
  if (isLookRequested || device.status === 'unknown')
    return { kind: 'look', own, fileIds: files.filter(isForgotten).map(({ id }) => id) }
  if (wish === 'none' || device.status === 'other' || isDraftCurrent(state)) return undefined
  return { kind: 'save', own, unsavedIds: getUnsavedFiles(state).map(({ id }) => id) }
}

/** Returns the chosen files that are not checked and those accepted; undefined if all are checked. */
export function getFileCheck({ files }: ReportState) {
  const chosen = files.filter(isUnchecked)
  return chosen.length > 0 ? { chosen, accepted: files.filter(isAccepted) } : undefined
}

/** Returns the next file of which something is to be found out or removed. */
export function getFileWork({ files }: ReportState): AcceptedFile | undefined {
  return files.filter(isAccepted).find((file) => !isRead(file) || (file.outcome === 'as it is' && file.shouldClean))
}

/** Returns what to make the report of; undefined if it is made, not asked for, or a file is not as it was wished. */
export function getReportWork(state: ReportState): Pick<ReportState, 'answers' | 'files'> | undefined {
  const { progress, report, files } = state
  return progress.step === 'review' && !report && files.every(isAsWished) ? state : undefined
}
