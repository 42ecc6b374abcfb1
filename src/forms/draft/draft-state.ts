import { getKeptFiles, type WithEvidence } from '../evidence/evidence-state.ts'
import { type FormState, hasAnswers } from '../form/form-state.ts'

/** Why the stored draft is not what is on the screen. */
export type DraftProblem =
  /** The browser denies all storage. */
  | 'blocked'
  | 'full'
  /** A file can no longer be read. */
  | 'unreadable'
  /** The stored draft is gone. */
  | 'missing'
  /** Another tab or an earlier visit has stored one. */
  | 'conflict'
  | 'corrupt'
  | 'newer-version'

/** Milliseconds since 1970. */
export interface DraftDates {
  readonly savedAt: number
  readonly expiresAt: number
  /** Whether the browser has said that it never removes it by itself. */
  readonly isPersistent: boolean
}

/** The draft on this device. Its checkbox is checked while it is saving, saved or failed. */
export type DraftState =
  | { readonly status: 'off'; readonly lastEvent?: 'erased' | 'expired' | 'not erased' | DraftProblem }
  | { readonly status: 'saving' }
  | ({ readonly status: 'saved' /** What it holds. */; readonly files: ReadonlySet<File> } & DraftDates)
  | { readonly status: 'failed'; readonly reason: DraftProblem }
  /** One that is not this tab's is stored: from an earlier visit, or another tab. */
  | ({ readonly status: 'found' } & DraftDates)

export interface WithDraft {
  readonly draft: DraftState
}

export const initialDraft: DraftState = { status: 'off' }

/** Returns whether a draft on this device is on: the state of the checkbox. */
export function isDraftEnabled({ status }: DraftState): boolean {
  return status === 'saving' || status === 'saved' || status === 'failed'
}

/** Returns whether there is anything to copy, to save or to erase. */
export function hasContent(state: FormState & WithEvidence): boolean {
  return hasAnswers(state) || getKeptFiles(state).length > 0
}

/** Returns whether the browser stores nothing of a form, neither for a reload nor for later. */
export function isForgotten({ isRemembered, draft }: Pick<FormState, 'isRemembered'> & WithDraft): boolean {
  const isDraftBlocked = draft.status === 'off' && draft.lastEvent === 'blocked'
  return isDraftBlocked || (!isRemembered && draft.status !== 'saved')
}

/** Returns whether the stored draft cannot be opened. It can still be erased. */
export function isDraftUnreadable(draft: DraftState): boolean {
  const reason = draft.status === 'failed' ? draft.reason : draft.status === 'off' ? draft.lastEvent : undefined
  return reason === 'corrupt' || reason === 'newer-version'
}

/** Problems that the next save may not meet again. After any other, the visitor has to decide. */
const retriableProblems: readonly DraftProblem[] = ['full', 'unreadable']

/** Returns whether nothing is saved until the visitor has said how to go on. */
export function needsDecision(draft: DraftState): boolean {
  return draft.status === 'failed' && !retriableProblems.includes(draft.reason)
}
