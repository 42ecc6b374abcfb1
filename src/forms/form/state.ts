import type { EvidenceKind } from '../bytes/file-kind.ts'
import type { Removal, Traces } from '../metadata/traces.ts'
import type { Fault } from './field.ts'

/** Answers by the name of their control, as the control holds them. */
export type Answers = Readonly<Record<string, string>>

/** The two sums of a file's bytes. */
export interface Sums {
  readonly sha256: string
  readonly crc32: number
}

/** A file taken as evidence. Its bytes stay where they are; only the first few have been read. */
export interface Held {
  /** Unlike any other on this page. */
  readonly id: string
  readonly file: File
  readonly kind: EvidenceKind
}

/** A file that is held, and what has been found out of it so far. */
export interface Item extends Held {
  /** What it tells beside its picture; a PDF is not looked into. */
  readonly traces?: Traces | undefined
  readonly sums?: Sums
  /** What the visitor wants taken out, and the copy without it once that is made. */
  readonly removal?: Removal | undefined
  readonly copy?: { readonly content: Blob; readonly sums: Sums } | undefined
}

/** One file that was not taken: which, why, and what to do. Both sentences are plain text. */
export interface Refused {
  readonly name: string
  readonly reason: string
  readonly why: string
  readonly help: string
}

/** A file on its way in, with the choice made for it on an earlier visit. */
export interface Offer {
  readonly file: File
  readonly removal?: Removal | undefined
}

/** What a form holds of files. */
export interface FilesState {
  readonly items: readonly Item[]
  /** Offered, and not looked at yet: nobody knows whether they are taken. */
  readonly waiting: readonly Offer[]
  /** Bytes of the file that is being read now. */
  readonly reading: number
  readonly refused: readonly Refused[]
  /** What happened last, to be said. */
  readonly last?: { readonly what: 'taken' | 'removed' | 'kept whole' | 'lost'; readonly name: string } | undefined
}

/** Why what is kept on this device is not what is on the screen. */
export type Stopped =
  | 'refused'
  | 'full'
  | 'unreadable'
  | 'gone'
  | 'conflict'
  | 'damaged'
  | 'newer'
  /** The code that keeps drafts did not arrive. */
  | 'part'

/** Milliseconds since 1970. */
export interface Kept {
  readonly savedAt: number
  readonly expiresAt: number
}

/** The draft on this device. The box is ticked while it is wanted: keeping, kept or stopped. */
export type DraftState =
  | { readonly is: 'off'; readonly said?: 'erased' | 'expired' | 'gone' | 'not erased' | Stopped }
  | { readonly is: 'keeping' }
  | ({ readonly is: 'kept' } & Kept)
  | { readonly is: 'stopped'; readonly why: Stopped }
  /** One that is not this tab's lies there: from an earlier visit, or another tab. */
  | ({ readonly is: 'found'; readonly said?: 'part' } & Kept)

/** A draft file that is being opened, or what came of it. */
export type OpeningState =
  | { readonly is: 'none' }
  | { readonly is: 'opening'; readonly name: string; readonly done: number; readonly total: number }
  | { readonly is: 'opened' | 'canceled'; readonly name: string }
  | { readonly is: 'refused'; readonly why: string }

/** Code that comes once somebody writes. `patient` ends when a visitor would not wait any longer. */
export type LaterState<Parts> =
  | { readonly is: 'absent' | 'failed' }
  | { readonly is: 'coming'; readonly patient: boolean }
  | { readonly is: 'here'; readonly parts: Parts }

export type Step = 'writing' | 'reviewing'

/** All that a form is about. One immutable value; whatever shows or remembers a form is told of each next one. */
export interface FormState<Parts> {
  readonly step: Step
  /** The control that a visitor who comes back from the review is led to. */
  readonly goal: string
  readonly answers: Answers
  readonly faults: readonly Fault[]
  /** Counts the submits that were refused. */
  readonly attempt: number
  /** Counts how often everything was erased. What was begun before the last time counts no more. */
  readonly erasures: number
  readonly later: LaterState<Parts>
  readonly files: FilesState
  readonly draft: DraftState
  readonly opening: OpeningState
}

export const noFiles: FilesState = { items: [], waiting: [], reading: 0, refused: [] }

/** A form as the page is served. The type is one that every form's state fits. */
export const asServed: FormState<never> = {
  step: 'writing',
  goal: '',
  answers: {},
  faults: [],
  attempt: 0,
  erasures: 0,
  later: { is: 'absent' },
  files: noFiles,
  draft: { is: 'off' },
  opening: { is: 'none' },
}

/** Whether a draft is wanted on this device: what the box shows. */
export function isTicked({ is }: DraftState): boolean {
  return is === 'keeping' || is === 'kept' || is === 'stopped'
}

/** Whether what is kept cannot be opened. Somebody may still want it gone. */
export function isUnreadable(draft: DraftState): boolean {
  const why = draft.is === 'stopped' ? draft.why : draft.is === 'off' ? draft.said : undefined
  return why === 'damaged' || why === 'newer'
}
