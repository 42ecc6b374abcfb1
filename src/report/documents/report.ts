import type { EvidenceFormat } from '../evidence/file-format.ts'

/** An answer as the visitor gave it. */
export interface ReportAnswer {
  /** The name of its field. */
  readonly name: string
  readonly label: string
  /** What the control contained, without invisible characters. */
  readonly value: string
  /** The same as people read it; empty means left blank. */
  readonly displayValue: string
  /** The IANA name of the zone of a time, and the same in UTC (RFC 3339), where they are certain. */
  readonly zone?: string | undefined
  readonly utc?: string | undefined
}

/** A file as it is sent. */
export interface ReportFile {
  /** The file's name on the visitor's device, for text on this page only. */
  readonly name: string
  readonly format: EvidenceFormat
  /** The bytes to send: the visitor's file, or its cleaned copy. */
  readonly content: Blob
  /** Undefined where the browser computes none. */
  readonly sha256: string | undefined
  readonly crc32: number
  /** Whether the content is a cleaned copy, and the SHA-256 of the original. */
  readonly isCleaned?: boolean
  readonly originalSha256?: string | undefined
}

export interface ReportInput {
  readonly answers: readonly ReportAnswer[]
  readonly evidence: readonly ReportFile[]
}

/** A report as it is sent. Every way to send it uses this and nothing else. */
export interface Report extends ReportInput {
  /** `ABCD-EFGH`: identifies this copy by its content. It is not a receipt. */
  readonly reference: string
  /** Each file with its unique name in the package. */
  readonly evidence: readonly (ReportFile & { readonly packagePath: string })[]
}
