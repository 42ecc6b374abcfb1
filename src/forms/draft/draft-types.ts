import type { MetadataRemoval } from '@quantum-reality/media-metadata'
import type { EvidenceCommands } from '../evidence/evidence-commands.ts'
import type { WithEvidence } from '../evidence/evidence-state.ts'
import type { Answers, FormState } from '../form/form-state.ts'
import type { Clock } from '../form/store-dependencies.ts'
import type { DraftDates, DraftProblem, DraftState, WithDraft } from './draft-state.ts'

/** What is stored of a form that is not finished. */
export interface Draft {
  readonly form: string
  readonly answers: Answers
  readonly files: readonly StoredFile[]
}

/** A file as it was chosen, and what the visitor wanted removed from it. */
export interface StoredFile {
  readonly name: string
  readonly lastModified: number
  readonly content: Blob
  readonly removal?: MetadataRemoval | undefined
}

/** A draft on this device, and the revision that no other save has. */
export interface StoredDraft extends DraftDates {
  readonly draft: Draft
  readonly revision: string
}

/** Why the browser's storage did not do what was asked. A conflict names what another tab has saved. */
export type DraftStorageProblem =
  | { readonly problem: Exclude<DraftProblem, 'conflict'> | 'canceled' }
  | { readonly problem: 'conflict'; readonly revision: string }

/** One save: its revision, its time, and how to stop it. */
interface SaveOptions {
  readonly revision: string
  readonly now: number
  readonly signal: AbortSignal
  /** Whether a draft must be stored there: somebody else has erased it if none is. */
  readonly expected: boolean
}

/** The drafts that the browser stores, one for each form. Nothing here rejects; only `save` creates storage. */
export interface DraftDatabase {
  /** Returns the dates of the stored draft. An expired one is erased. */
  find(form: string, now: number): Promise<(DraftDates & { readonly revision: string }) | 'none' | 'expired'>
  /** Erases the stored draft if its revision is among these; `other` is left alone. */
  erase(form: string, revisions: readonly string[] | 'any'): Promise<'erased' | 'other' | 'failed'>
  /** Stores a draft, over one of these revisions only. */
  save(draft: Draft, ownRevisions: readonly string[], options: SaveOptions): Promise<DraftDates | DraftStorageProblem>
  load(form: string, now: number): Promise<StoredDraft | undefined | DraftStorageProblem>
}

/** A tab's reference to its stored draft. Each revision is noted before it is written, so a reload finds its own. */
export interface DraftSnapshot {
  isEnabled: boolean
  /** The revisions under which a draft of this tab may be stored. */
  ownRevisions: readonly string[]
  /** Those of them that were erased with everything else and are not gone yet: written over, never opened again. */
  erasedRevisions: readonly string[]
}

/** Whether a draft is on, and its content. Read again after every wait. */
export interface DraftSession extends DraftSnapshot {
  /** What was last seen there that is not this tab's. */
  foreignRevision: string | undefined
  /** False after a reload, while the files are only in storage: a save before they are back would lose them. */
  isResumed: boolean
  /** Stops the save that is under way. */
  saveController: AbortController | undefined
}

/** What the commands about drafts are given. */
export interface DraftContext {
  readonly formId: string
  readonly database: DraftDatabase
  readonly clock: Clock
  readonly createId: () => string
  readonly get: () => DraftState
  readonly set: (draft: DraftState) => void
  /** Called when the tab's reference to its draft changed. */
  readonly persist: () => void
  readonly getContent: () => FormState & WithEvidence & WithDraft
  /** Puts a draft's answers in place of those of the form, and no files in place of its files. */
  readonly replaceContent: (answers: Answers) => void
  readonly addFiles: EvidenceCommands['addFiles']
}
