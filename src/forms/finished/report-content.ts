import type { EvidenceKind } from '../bytes/file-kind.ts'
import type { Answer } from '../form/field.ts'

/** An answer; the date and time also say in which zone they were read, and when that is in UTC, if it is known. */
export interface ReportAnswer extends Answer {
  /** IANA name. */
  readonly zone?: string | undefined
  /** RFC 3339. */
  readonly utc?: string | undefined
}

/** A file as it will be delivered. */
export interface Exhibit {
  /** The file's own name, as the visitor's device gives it. */
  readonly name: string
  readonly kind: EvidenceKind
  /** The bytes to deliver: the visitor's file, or the copy with parts of it removed. */
  readonly content: Blob
  readonly sha256: string
  readonly crc32: number
  /** What the visitor had removed, and the SHA-256 of the file before. */
  readonly removed?: 'place' | 'all' | undefined
  readonly originalSha256?: string | undefined
}

/** Everything the form knows when it is submitted. */
export interface Submission {
  readonly form: string
  /** What it is called once it is finished: `Anomaly report`. */
  readonly title: string
  /** Where it may be sent. */
  readonly address: string
  readonly answers: readonly ReportAnswer[]
  readonly evidence: readonly Exhibit[]
}

/** A finished report: every way of delivery is made from it, and from nothing else. */
export interface Report extends Submission {
  /** `ABCD-EFGH`: identifies this copy by its content. It is not a receipt. */
  readonly reference: string
  /** Each exhibit with the name it goes by in the package, like no other there. */
  readonly evidence: readonly (Exhibit & { readonly file: string })[]
}
