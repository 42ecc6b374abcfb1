import { hasBytes, isAsWished, isUnread, type ReadFile, type UnreadFile } from '../evidence/evidence-file.ts'
import type { Content, ReportState, Session } from './report-state.ts'
import { getContent } from './update.ts'
import { getOwnId } from './update-draft.ts'

/** Returns what the session has to contain. It is empty, and not absent, where everything was removed or erased. */
export function getSession(state: ReportState): Session {
  const { draft, progress } = state
  return {
    ...getContent(state),
    // What becomes of another draft is asked anew: it may be erased by then, with words that this tab has, too.
    isDraftWanted: (draft.isWanted && draft.device.status !== 'other') || undefined,
    draftId: getOwnId(draft),
    progress: progress.step === 'question' || progress.step === 'sent' ? progress : undefined,
  }
}

export function isEmptySession({ answers, files, isDraftWanted, progress }: Session): boolean {
  const hasAnswers = Object.values(answers).some((answer) => answer !== '')
  return !isDraftWanted && !progress && !files?.length && !hasAnswers
}

/** Returns what is to be saved as the draft; undefined if none is wanted, another one is there, or it has all of it. */
export function getUnsavedDraft(state: ReportState): Content | undefined {
  const { isWanted, device } = state.draft
  if (!isWanted || device.status === 'other') return undefined
  const content = getContent(state)
  return device.status === 'own' && isSameContent(device.stored, content) ? undefined : content
}

function isSameContent({ answers, files }: Content, other: Content): boolean {
  return JSON.stringify([answers, files]) === JSON.stringify([other.answers, other.files])
}

/** Returns which draft is to be erased: the one that the visitor knew of before, and does not want any more. */
export function getErasedDraft(before: ReportState, { draft: { device } }: ReportState): string | undefined {
  return device.status === 'none' && before.draft.device.status !== 'none' ? before.draft.device.stored.id : undefined
}

/** Returns the next file of which something is to be found out or removed. */
export function getFileWork({ files }: ReportState): UnreadFile | ReadFile | undefined {
  return files.filter(hasBytes).find((file) => isUnread(file) || (file.outcome === 'as it is' && file.shouldClean))
}

/** Returns what to make the report of; undefined if it is made, not asked for, or a file is not as it was wished. */
export function getReportWork(state: ReportState): Pick<ReportState, 'answers' | 'files'> | undefined {
  const { progress, report, files } = state
  return progress.step === 'review' && !report && files.every(isAsWished) ? state : undefined
}
