import {
  type AcceptedFile,
  type ChosenFile,
  getKeptFiles,
  isAccepted,
  isChosen,
  isLost,
  listChoices,
} from '../evidence/evidence-file.ts'
import type { OwnRevisions, ReportState, Session } from './report-state.ts'
import { getContent, hasAnswers, isEqual } from './update.ts'
import { getOwnRevisions, isDraftWanted } from './update-draft.ts'
import { getUnsavedFiles } from './update-files.ts'

/** What is to be done with the draft on this device. */
export type DraftTask =
  /** Finds the draft, and the bytes of these files. */
  | { readonly kind: 'look'; readonly fileIds: readonly string[] }
  | { readonly kind: 'open' }
  | { readonly kind: 'save'; readonly own: OwnRevisions; readonly unsavedIds: readonly string[] }
  | { readonly kind: 'erase'; readonly own: OwnRevisions }

/** Returns what the session has to contain; undefined if nothing. */
export function getSession(state: ReportState): Session | undefined {
  const { answers, files, draft, progress, leaving } = state
  if (leaving) return undefined
  const isWanted = isDraftWanted(draft)
  const shared = {
    draft: isWanted || draft.status === 'erasing' ? { isWanted, own: getOwnRevisions(draft) } : undefined,
    progress: progress.step === 'question' || progress.step === 'sent' ? progress : undefined,
  }
  if (progress.step === 'sent') return { answers: {}, files: [], ...shared }
  const choices = listChoices([...files.filter(isLost), ...getKeptFiles(files)])
  const isEmpty = !shared.draft && !shared.progress && !hasAnswers(state) && choices.length === 0
  return isEmpty ? undefined : { answers, files: choices, ...shared }
}

/** Returns what is to be done with the stored draft next. */
export function getDraftTask(state: ReportState): DraftTask | undefined {
  const { draft, leaving, isLookDue, files } = state
  if (leaving) return undefined
  switch (draft.status) {
    case 'opening':
      return { kind: 'open' }
    case 'erasing':
      return { kind: 'erase', own: draft.own }
    case 'off':
      return undefined
  }
  if (isLookDue) return { kind: 'look', fileIds: files.filter(isLost).map(({ id }) => id) }
  const content = getContent(state)
  const isSaveDue =
    draft.status === 'wanted' ||
    (draft.status === 'kept' && !isEqual(content, draft.content)) ||
    // The same files would be refused again, and each try writes all of them.
    (draft.status === 'refused' && draft.why !== 'blocked' && !isEqual(content.files, draft.files))
  if (!isSaveDue) return undefined
  return { kind: 'save', own: getOwnRevisions(draft), unsavedIds: getUnsavedFiles(state).map(({ id }) => id) }
}

/** Returns the chosen files that are not checked and those accepted; undefined if all are checked. */
export function getFileCheck({ files }: ReportState) {
  const chosen: readonly ChosenFile[] = files.filter(isChosen)
  return chosen.length > 0 ? { chosen, accepted: files.filter(isAccepted) } : undefined
}

/** Returns the next file of which something is to be found out or removed. */
export function getFileWork({ files }: ReportState): AcceptedFile | undefined {
  return files
    .filter(isAccepted)
    .find(({ checksums, shouldClean, cleanedCopy }) => !checksums || (shouldClean && !cleanedCopy))
}

/** Returns what to make the report of; undefined if it is made, not asked for, or not complete. */
export function getReportWork(state: ReportState): Pick<ReportState, 'answers' | 'files'> | undefined {
  const { progress, report, draft, files } = state
  const areFilesReady = !getFileCheck(state) && !getFileWork(state)
  const isComplete = areFilesReady && !(draft.status === 'looking' && files.some(isLost))
  return progress.step === 'review' && !report && isComplete ? state : undefined
}
