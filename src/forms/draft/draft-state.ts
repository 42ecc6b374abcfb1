import { type ChosenFile, getKeptFiles, type WithEvidence } from '../evidence/evidence-state.ts'
import { type Answers, type FormState, hasAnswers } from '../form/form-state.ts'

/** Why a draft was not saved or opened; `unreadable`: a file can no longer be read, `blocked`: the browser denies storage. */
export type DraftProblem = 'full' | 'unreadable' | 'blocked' | 'corrupt' | 'newer-version'

/** What happened last to a draft; `missing`: this tab's is no longer stored, `locked`: another tab saves one. */
export type DraftEvent = DraftProblem | 'erased' | 'expired' | 'not erased' | 'missing' | 'locked'

/** A form that is not finished, with its files as they were chosen. */
export interface Draft {
  readonly answers: Answers
  readonly hasOriginalNames: boolean
  readonly files: readonly Pick<ChosenFile, 'id' | 'file' | 'removal'>[]
}

/** A draft on this device. Times are in milliseconds since 1970. */
export interface StoredDraft {
  readonly draft: Draft
  /** The time of the last change, by the clock of that day. */
  readonly savedAt: number
  /** 30 days later; from when it was found if it cannot have been saved then. */
  readonly expiresAt: number
  /** Whether the browser guarantees that it never removes it by itself. */
  readonly isPersistent: boolean
}

/** The draft on this device. Its checkbox is checked while it is saving, saved or failed, or a choice is open. */
export type DraftState =
  | { readonly status: 'off'; readonly lastEvent?: DraftEvent | undefined }
  | { readonly status: 'saving' }
  | ({ readonly status: 'saved' } & StoredDraft)
  /** It was not saved, and the next try may succeed. */
  | { readonly status: 'failed'; readonly reason: 'full' | 'unreadable' }
  /** One from an earlier visit is stored. `isEnabled`: the visitor wants to save, and chooses between the two. */
  | ({ readonly status: 'found'; readonly isEnabled: boolean } & StoredDraft)

/** Which stored draft is this tab's. */
export interface DraftReference {
  /** One saved at this time or before, in milliseconds since 1970; noted before it is written. */
  readonly changedAt?: number | undefined
  /** Whether it was erased and may not be gone yet: it is never opened again. */
  readonly isErased?: boolean | undefined
}

/** What a tab stores of its draft in the session, so that a reload continues it. */
export type DraftSnapshot = DraftReference & { readonly isEnabled: boolean }

/** Time in milliseconds, since 1970 and from now. */
export interface Clock {
  now(): number
  schedule(milliseconds: number, run: () => void): void
}

/** The state of a form: one immutable value. */
export type StoreState = FormState & WithEvidence & { readonly draft: DraftState }

/** Returns whether a draft on this device is on: the state of the checkbox. */
export function isDraftEnabled(draft: DraftState): boolean {
  return draft.status === 'found' ? draft.isEnabled : draft.status !== 'off'
}

export function hasContent(state: StoreState): boolean {
  return hasAnswers(state) || getKeptFiles(state).length > 0
}

/** Returns what a draft has of a form. */
export function createDraft({ answers, evidence }: StoreState): Draft {
  return { answers, hasOriginalNames: evidence.hasOriginalNames, files: getKeptFiles({ evidence }) }
}

function getSavedDraft({ draft }: StoreState): Draft {
  return draft.status === 'saved' ? draft.draft : { answers: {}, hasOriginalNames: false, files: [] }
}

/** Returns the files that this tab has not saved as they are now, with what is to be removed from each. */
export function getUnsavedFiles(state: StoreState) {
  const saved = new Map(getSavedDraft(state).files.map(({ id, removal }) => [id, removal]))
  return getKeptFiles(state).filter(({ id, removal }) => !saved.has(id) || saved.get(id) !== removal)
}

function hasUnsavedAnswers(state: StoreState): boolean {
  const { answers } = getSavedDraft(state)
  const names = Object.keys({ ...answers, ...state.answers })
  return names.some((name) => (answers[name] ?? '') !== (state.answers[name] ?? ''))
}

/** Returns whether the draft on this device is what is on the screen: there is nothing to write. */
export function isDraftCurrent(state: StoreState): boolean {
  const [saved, shown] = [getSavedDraft(state), createDraft(state)]
  const hasSameFiles = getUnsavedFiles(state).length === 0 && saved.files.length === shown.files.length
  const hasSameAnswers = !hasUnsavedAnswers(state) && saved.hasOriginalNames === shown.hasOriginalNames
  return state.draft.status === 'saved' && hasSameFiles && hasSameAnswers
}

/** Returns whether leaving the page loses something: a file, or an answer where the browser stores none for this tab. */
export function isAtRisk(state: StoreState): boolean {
  return getUnsavedFiles(state).length > 0 || (!state.isSessionStored && hasAnswers(state) && hasUnsavedAnswers(state))
}

/** Returns whether the stored draft cannot be opened. It can still be erased. */
export function isDraftUnreadable(draft: DraftState): boolean {
  return draft.status === 'off' && (draft.lastEvent === 'corrupt' || draft.lastEvent === 'newer-version')
}
