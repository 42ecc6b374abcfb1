import type { MetadataRemoval } from '@quantum-reality/media-metadata'
import { sumBlobSizes } from '../bytes/byte-size.ts'
import { type AcceptedFile, type ChosenFile, getKeptFiles, type WithEvidence } from '../evidence/evidence-state.ts'
import { type Answers, type FormState, hasAnswers } from '../form/form-state.ts'

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

export type DraftEvent = 'erased' | 'expired' | 'not erased'

/** Milliseconds since 1970. */
export interface DraftDates {
  readonly savedAt: number
  readonly expiresAt: number
  /** Whether the browser guarantees that it never removes it by itself. */
  readonly isPersistent: boolean
}

/** The content of a stored draft. */
interface StoredContent {
  readonly answers: Answers
  /** Its files, each with what is to be removed from it. */
  readonly files: ReadonlyMap<File, MetadataRemoval | undefined>
}

/** Returns the content of a draft with these answers and files. */
export function createStoredContent(answers: Answers, files: readonly Pick<ChosenFile, 'file' | 'removal'>[]) {
  return { answers, files: new Map(files.map(({ file, removal }) => [file, removal])) } satisfies StoredContent
}

/** The draft on this device. Its checkbox is checked while it is saving, saved or failed. */
export type DraftState =
  | { readonly status: 'off'; readonly lastEvent?: DraftEvent | DraftProblem }
  | { readonly status: 'saving' }
  | ({ readonly status: 'saved' } & StoredContent & DraftDates)
  | { readonly status: 'failed'; readonly reason: DraftProblem }
  /** One that is not this tab's is stored: from an earlier visit, or another tab. */
  | ({ readonly status: 'found' } & DraftDates)

/** A tab's reference to its stored draft. Each revision is noted before it is written, so a reload finds its own. */
export interface DraftSnapshot {
  readonly isEnabled: boolean
  /** The revisions under which a draft of this tab may be stored. */
  readonly ownRevisions: readonly string[]
  /** Those of them that were erased with everything else and are not gone yet: written over, never opened again. */
  readonly erasedRevisions: readonly string[]
}

export interface Clock {
  /** Returns milliseconds since 1970. */
  now(): number
  /** Calls a function once after a delay in milliseconds; returns a function that cancels it. */
  schedule(milliseconds: number, run: () => void): () => void
}

/** The state of a form: one immutable value. */
export interface StoreState extends FormState, WithEvidence {
  readonly draft: DraftState
}

export const initialDraft: DraftState = { status: 'off' }

/** Returns whether a draft on this device is on: the state of the checkbox. */
export function isDraftEnabled({ status }: DraftState): boolean {
  return status === 'saving' || status === 'saved' || status === 'failed'
}

/** Returns whether there is anything to copy, to save or to erase. */
export function hasContent(state: StoreState): boolean {
  return hasAnswers(state) || getKeptFiles(state).length > 0
}

/** Returns the files to be chosen again after a reload: those that the draft on this device does not contain yet. */
export function getUnstoredFiles(state: StoreState): readonly (ChosenFile | AcceptedFile)[] {
  const { draft } = state
  return getKeptFiles(state).filter(({ file }) => draft.status !== 'saved' || !draft.files.has(file))
}

/** Returns whether the draft on this device lacks a file, or what was chosen last to be removed from one. */
export function hasUnstoredFiles(state: StoreState): boolean {
  const { draft } = state
  const isStored = ({ file, removal }: ChosenFile | AcceptedFile) =>
    draft.status === 'saved' && draft.files.has(file) && draft.files.get(file) === removal
  return !getKeptFiles(state).every(isStored)
}

/** Returns whether leaving the page loses something: a file, or an answer where the browser stores none for this tab. */
export function isAtRisk(state: StoreState): boolean {
  const { isSessionStored, draft, answers } = state
  const areAnswersStored = isSessionStored || (draft.status === 'saved' && draft.answers === answers)
  return hasUnstoredFiles(state) || (hasAnswers(state) && !areAnswersStored)
}

/** Returns how many milliseconds after a change a draft is saved: a second, and more where there is much to write. */
export function getSaveDelay(state: StoreState): number {
  // Neither the first save waits nor that of a file: a problem is to be shown, and a file to be safe, at once.
  if (state.draft.status !== 'saved' || hasUnstoredFiles(state)) return 0
  return 1000 + sumBlobSizes(getKeptFiles(state).map(({ file }) => file)) / 10_000
}

/** Returns what the browser refuses to store: anything of a form, or drafts alone. */
export function getStorageProblem({ isSessionStored, draft }: StoreState): 'nothingStored' | 'noDraft' | undefined {
  if (!isSessionStored && draft.status !== 'saved') return 'nothingStored'
  return draft.status === 'off' && draft.lastEvent === 'blocked' ? 'noDraft' : undefined
}

/** Returns whether the stored draft cannot be opened. It can still be erased. */
export function isDraftUnreadable(draft: DraftState): boolean {
  const reason = draft.status === 'failed' ? draft.reason : draft.status === 'off' ? draft.lastEvent : undefined
  return reason === 'corrupt' || reason === 'newer-version'
}

/** Problems that the next save may not meet again. After any other, the visitor has to decide. */
const retriableProblems: readonly DraftProblem[] = ['full', 'unreadable']

/** Returns whether nothing is saved until the visitor has decided how to go on. */
export function needsDecision(draft: DraftState): boolean {
  return draft.status === 'failed' && !retriableProblems.includes(draft.reason)
}
