import {
  type AcceptedFile,
  areFilesReady,
  type ChosenFile,
  getKeptFiles,
  isAccepted,
  isChosen,
  isRejected,
  isUnfinished,
} from '../evidence/evidence-file.ts'
import type { DraftState, ReportState, Session } from './report-state.ts'
import { hasAnswers, isEqual, listContent } from './update.ts'

/** Returns what the session has to contain; undefined if nothing. */
export function getSession(state: ReportState): Session | undefined {
  const { answers, files, draft, missing, handOver, handOverStatus, sent } = state
  const unrestored = files.filter((file) => isRejected(file) && file.rejection.reason === 'not-restored')
  const fileNames = [...missing, ...[...unrestored, ...getKeptFiles(files)].map(({ file }) => file.name)]
  const draftId = draft.isEnabled ? draft.id : undefined
  const isEmpty = !draftId && !hasAnswers(state) && fileNames.length === 0 && !sent
  return isEmpty ? undefined : { answers, draftId, fileNames, handOver, handOverStatus, sent }
}

/** Returns what is to be done with the stored draft. */
export function getDraftTask({ draft, answers, files, isErasing }: ReportState): DraftState['task'] | 'save' {
  const { task, isEnabled, foundAt, tried, notice } = draft
  if (isErasing) return undefined
  if (task || !isEnabled || foundAt !== undefined) return task
  if (!tried || !isEqual(tried.files, listContent(files))) return 'save'
  // The same files fail again, and each try would write all of them.
  const hasFailed = notice === 'full' || notice === 'unreadable'
  return hasFailed || isEqual(tried.answers, answers) ? undefined : 'save'
}

/** Returns the chosen files that are not checked and those accepted; undefined if all are checked. */
export function getFileCheck({ files }: ReportState) {
  const chosen: readonly ChosenFile[] = files.filter(isChosen)
  return chosen.length > 0 ? { chosen, accepted: files.filter(isAccepted) } : undefined
}

/** Returns the next file of which something is to be found out or removed. */
export function getFileWork({ files }: ReportState): AcceptedFile | undefined {
  return files.filter(isAccepted).find(isUnfinished)
}

/** Returns what to make the report of; undefined if it is made, not asked for, or not complete. */
export function getReportWork(state: ReportState): Pick<ReportState, 'answers' | 'files'> | undefined {
  const { step, report, missing, files } = state
  return step !== 'edit' && !report && missing.length === 0 && areFilesReady(files) ? state : undefined
}
