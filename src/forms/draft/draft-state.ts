import type { MetadataRemoval } from '@quantum-reality/media-metadata'
import { type AcceptedFile, type ChosenFile, getKeptFiles, type WithEvidence } from '../evidence/evidence-state.ts'
import { type Answers, type FormState, hasAnswers } from '../form/form-state.ts'

/** Why a draft was not saved, though the next try may succeed; `unreadable`: a file can no longer be read. */
type SaveProblem = 'full' | 'unreadable'

/** Why a draft was not saved or opened; `blocked`: the browser denies all storage. */
export type DraftProblem = SaveProblem | 'blocked' | 'corrupt' | 'newer-version'

/** What happened last to a draft; `missing`: this tab's is no longer stored, `locked`: another tab saves one. */
export type DraftEvent = DraftProblem | 'erased' | 'expired' | 'not erased' | 'missing' | 'locked'

/** Milliseconds since 1970. */
export interface DraftDates {
  /** The day of the last change, by the clock of that day. */
  readonly savedAt: number
  readonly expiresAt: number
  /** Whether `savedAt` can be right: it is neither in the future nor before there were such drafts. */
  readonly isDated: boolean
  /** Whether the browser guarantees that it never removes it by itself. */
  readonly isPersistent: boolean
}

/** The content of a stored draft. */
interface StoredContent {
  readonly answers: Answers
  readonly hasOriginalNames: boolean
  /** The ids of its files, each with what is to be removed from it. */
  readonly files: ReadonlyMap<string, MetadataRemoval | undefined>
}

/** The draft on this device. Its checkbox is checked while it is saving, saved or failed, or a choice is open. */
export type DraftState =
  | { readonly status: 'off'; readonly lastEvent?: DraftEvent }
  | { readonly status: 'saving' }
  | ({ readonly status: 'saved'; readonly content: StoredContent } & DraftDates)
  | { readonly status: 'failed'; readonly reason: SaveProblem }
  /** One from an earlier visit is stored. `isEnabled`: the visitor wants to save, and chooses between the two. */
  | ({ readonly status: 'found'; readonly isEnabled: boolean } & DraftDates)

/** Which stored draft is this tab's. */
export interface DraftReference {
  /** One saved at this time or before, in milliseconds since 1970; noted before it is written. */
  readonly changedAt?: number | undefined
  /** Whether it was erased and may not be gone yet: it is never opened again. */
  readonly isErased?: boolean | undefined
  /** Whether another tab may be saving it: then it is not erased. */
  readonly needsLock?: boolean | undefined
}

/** What a tab stores of its draft in the session, so that a reload continues it. */
export interface DraftSnapshot extends DraftReference {
  readonly isEnabled: boolean
}

export interface Clock {
  /** Returns milliseconds since 1970. */
  now(): number
  /** Calls a function once after a delay in milliseconds. */
  schedule(milliseconds: number, run: () => void): void
}

/** The state of a form: one immutable value. */
export interface StoreState extends FormState, WithEvidence {
  readonly draft: DraftState
}

export const initialDraft: DraftState = { status: 'off' }

/** Returns whether a draft on this device is on: the state of the checkbox. */
export function isDraftEnabled(draft: DraftState): boolean {
  return draft.status === 'found' ? draft.isEnabled : draft.status !== 'off'
}

/** Returns whether there is anything to copy, to save or to erase. */
export function hasContent(state: StoreState): boolean {
  return hasAnswers(state) || getKeptFiles(state).length > 0
}

/** Returns what of a form a draft contains. */
export function createStoredContent({ answers, evidence }: Pick<StoreState, 'answers' | 'evidence'>): StoredContent {
  const files = new Map(getKeptFiles({ evidence }).map(({ id, removal }) => [id, removal]))
  return { answers, hasOriginalNames: evidence.hasOriginalNames, files }
}

/** Returns the files to be chosen again after a reload: those that the draft on this device does not contain yet. */
export function getUnstoredFiles(state: StoreState): readonly (ChosenFile | AcceptedFile)[] {
  const { draft } = state
  return getKeptFiles(state).filter(({ id }) => draft.status !== 'saved' || !draft.content.files.has(id))
}

/** Returns whether the draft on this device lacks a file, or what was chosen last to be removed from one. */
export function hasUnstoredFiles(state: StoreState): boolean {
  const { draft } = state
  const isStored = ({ id, removal }: ChosenFile | AcceptedFile) =>
    draft.status === 'saved' && draft.content.files.has(id) && draft.content.files.get(id) === removal
  return !getKeptFiles(state).every(isStored)
}

/** Returns whether the draft on this device contains these answers. */
function hasStoredAnswers({ draft, answers }: StoreState): boolean {
  if (draft.status !== 'saved') return false
  const stored = draft.content.answers
  const names = new Set([...Object.keys(answers), ...Object.keys(stored)])
  return [...names].every((name) => (answers[name] ?? '') === (stored[name] ?? ''))
}

/** Returns whether the draft on this device is what is on the screen: there is nothing to write. */
export function isDraftCurrent(state: StoreState): boolean {
  const { draft, evidence } = state
  if (draft.status !== 'saved' || !hasStoredAnswers(state) || hasUnstoredFiles(state)) return false
  const { files, hasOriginalNames } = draft.content
  return files.size === getKeptFiles(state).length && hasOriginalNames === evidence.hasOriginalNames
}

/** Returns whether leaving the page loses something: a file, or an answer where the browser stores none for this tab. */
export function isAtRisk(state: StoreState): boolean {
  const areAnswersStored = state.isSessionStored || hasStoredAnswers(state)
  return hasUnstoredFiles(state) || (hasAnswers(state) && !areAnswersStored)
}

/** Returns how many milliseconds after a change a draft is saved. */
export function getSaveDelay(state: StoreState): number {
  // Neither the first save waits nor that of a file: a problem is to be shown, and a file to be safe, at once.
  return state.draft.status !== 'saved' || hasUnstoredFiles(state) ? 0 : 1000
}

/** Returns whether the stored draft cannot be opened. It can still be erased. */
export function isDraftUnreadable(draft: DraftState): boolean {
  return draft.status === 'off' && (draft.lastEvent === 'corrupt' || draft.lastEvent === 'newer-version')
}
