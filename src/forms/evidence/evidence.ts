import type { DraftFile } from '../draft/draft.ts'
import type { Fingerprint } from '../finished/fingerprint.ts'
import type { Removal, Traces } from '../metadata/traces.ts'
import type { Held } from './admit.ts'
import type { Refusal } from './refusal.ts'

/** A file in the box. What is absent has not been found out yet. */
export interface Item extends Held {
  /** What it tells beside its picture; a PDF is not looked into. */
  readonly traces?: Traces | undefined
  readonly sums?: Fingerprint
  /** What the visitor wants taken out, and the copy without it once that is made. */
  readonly removal?: Removal | undefined
  readonly copy?: { readonly content: Blob; readonly sums: Fingerprint } | undefined
}

/** What is in the box, how much of it has been read, what was refused last, and a line that says so. */
export interface Evidence {
  readonly items: readonly Item[]
  /** How many offered files have not been looked at yet; until then nobody knows whether they are taken. */
  readonly arriving: number
  /** The files and the choices about them, as a draft keeps them; the same list until one of these is another. */
  readonly files: readonly DraftFile[]
  /** Bytes of the file that is being read now. */
  readonly reading: number
  readonly refused: readonly Refusal[]
  readonly note: string
}

/** An empty box. */
export const noEvidence: Evidence = { items: [], arriving: 0, files: [], reading: 0, refused: [], note: '' }
