import type { EvidenceKind } from '../bytes/file-kind.ts'
import type { Watch } from '../bytes/read-slices.ts'
import type { Removal, Traces } from '../metadata/traces.ts'
import type { Answers, DraftState, FormState, Held, Kept, Refused, Stopped, Sums } from './state.ts'

/** What the tab remembers of a form. */
export interface Remembered {
  /** Unlike that of any other writing: by it a page that comes out of the browser's page cache learns that it is behind. */
  readonly stamp: string
  readonly answers: Answers
  /** What a link filled in, so that the next link may replace it. */
  readonly filled?: Answers | undefined
  /**
   * Whether a draft is wanted on this device, and under which revisions this tab's may lie there: each is noted before
   * it is written, so that a reload in that moment still finds its own. What lies under `erased` may be written over, and
   * is never taken up again.
   */
  readonly draft?:
    | { readonly keep: boolean; readonly own: readonly string[]; readonly erased?: readonly string[] }
    | undefined
}

/** The one place that remembers the tab's answers. */
export interface TabMemory {
  read(): Remembered | undefined
  /** Undefined empties it. Does not throw: what cannot be remembered is not. */
  write(remembered: Remembered | undefined): void
}

/** What is kept of a form that is not finished. */
export interface Draft {
  readonly form: string
  readonly answers: Answers
  readonly files: readonly DraftFile[]
}

/** A file as it was chosen, and what the visitor wanted taken out of it. */
export interface DraftFile {
  readonly name: string
  readonly lastModified: number
  readonly content: Blob
  readonly removal?: Removal | undefined
}

/** A draft on this device, and the revision that no other saving has. */
export interface KeptDraft extends Kept {
  readonly draft: Draft
  readonly revision: string
}

/** Why the browser's storage did not do what was asked. A conflict names what another tab has saved. */
export type StoreFault =
  | { readonly fault: Exclude<Stopped, 'conflict' | 'part'> | 'canceled' }
  | { readonly fault: 'conflict'; readonly revision: string }

/** What can be done about a kept draft without the later code. Neither rejects, and neither creates storage. */
export interface DraftShelf {
  /** What lies there. One that is past its days is erased. */
  look(form: string, now: number): Promise<(Kept & { readonly revision: string }) | 'none' | 'expired'>
  /** Erases it if its revision is among these. `other` is left alone. */
  erase(form: string, revisions: readonly string[] | 'whatever'): Promise<'erased' | 'other' | 'failed'>
}

/** A saving: the revision it goes under, the moment of it, and how to stop it while it is not done. */
export interface Saving {
  readonly revision: string
  readonly now: number
  readonly signal: AbortSignal
  /** Whether a draft must lie there: somebody else has erased it if none does. */
  readonly expected: boolean
}

/** What the store's later half asks of the rest of the later code. Only the last three may reject. */
export interface LaterPorts {
  keepDraft(draft: Draft, mine: readonly string[], next: Saving): Promise<Kept | StoreFault>
  keptDraft(form: string, now: number): Promise<KeptDraft | undefined | StoreFault>
  /** Rejects with the signal's reason only. */
  openDraftFile(file: File, form: string, watch: Watch): Promise<Draft | string>
  admit(
    held: readonly Held[],
    offered: readonly File[],
  ): Promise<{ readonly held: readonly Held[]; readonly refused: readonly Refused[] }>
  /** The words for a file that cannot be read any more, by what one of the last three rejected with. */
  unreadable(name: string, error: unknown): Refused
  tracesOf(file: Blob, kind: EvidenceKind): Promise<Traces | undefined>
  withoutTraces(file: Blob, kind: EvidenceKind, removal: Removal): Promise<Blob | undefined>
  fingerprint(file: Blob, watch?: Watch): Promise<Sums>
}

/** What a visitor wants of a draft on this device, and what of it may lie there. Read again after every wait. */
export interface DraftIntent {
  wanted: boolean
  /** The revisions under which a draft of this tab may be stored. */
  own: readonly string[]
  /** Those of them that the visitor has erased with everything else, while they are not gone yet. */
  erased: readonly string[]
  /** What was last seen there that is not this tab's. */
  theirs: string | undefined
  /** False after a reload, while the files are still only in storage: saving before they are here would lose them. */
  resumed: boolean
  /** Stops the saving that is under way. */
  running: AbortController | undefined
}

/** What the first half of a store gives the later one. */
export interface StoreCore {
  readonly form: string
  readonly clock: Clock
  readonly unique: () => string
  readonly get: () => FormState<unknown>
  readonly set: (change: Partial<Omit<FormState<never>, 'later'>>) => void
  readonly remember: () => void
  /** Puts a draft's answers in place of those of the form, and its files in place of what is held. */
  readonly replace: (answers: Answers) => void
  readonly intent: DraftIntent
  /** Notes under which revisions this tab's draft may lie there. */
  readonly note: (own: readonly string[], erased?: readonly string[]) => void
  readonly want: (wanted: boolean, draft: DraftState) => void
  /** Says why it is not kept; where nothing can be, the tick goes too. */
  readonly stop: (why: Stopped) => void
  readonly letGo: (draft: DraftState) => void
  /** Does work on storage, one after the other. */
  readonly inTurn: (work: () => Promise<void>) => Promise<void>
}

/** The half of a store that comes later: it reads files and writes storage. Nothing in it rejects. */
export interface LaterHalf {
  /** Looks at what waits to be taken. */
  take(): Promise<void>
  choose(id: string, removal: Removal | undefined): void
  remove(id: string): void
  /** What is to be kept is another now. */
  changed(): void
  save(): Promise<void>
  openKept(): Promise<void>
  openDraftFile(file: File, signal: AbortSignal): Promise<void>
}

/** What the store asks of the later code. */
export interface StoreParts {
  completeStore(core: StoreCore): LaterHalf
}

export interface Clock {
  /** Milliseconds since 1970. */
  now(): number
  /** Calls once, later; gives the function that takes it back. */
  after(milliseconds: number, work: () => void): () => void
}

/** All that a form's store touches outside itself. */
export interface Ports<Parts> {
  readonly memory: TabMemory
  readonly shelf: DraftShelf
  /** Asks for the later code: each call is a new try. */
  readonly load: () => Promise<Parts>
  readonly clock: Clock
  /** A text like no other. */
  readonly unique: () => string
}
