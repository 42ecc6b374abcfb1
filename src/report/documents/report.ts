import type { EvidenceFormat } from '../../content/evidence-formats.ts'

export interface ReportAnswer {
  readonly name: string
  readonly label: string
  /** What the control contained, without invisible characters. */
  readonly value: string
  /** As people read it; empty means left blank. */
  readonly displayValue: string
  /** IANA zone of a time, and the instant in UTC (RFC 3339), where they are certain. */
  readonly zone?: string | undefined
  readonly utc?: string | undefined
}

export interface ReportFile {
  /** The visitor's name for it; in a report it is safe on every system, and no other file's. */
  readonly name: string
  readonly format: EvidenceFormat
  /** The bytes to send: the visitor's file, or its cleaned copy. */
  readonly content: Blob
  readonly sha256: string | undefined
  readonly crc32: number
  /** A cleaned copy has the SHA-256 of its original. */
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
}

/** Returns where a file is in the package: `files/IMG_4471.jpg`. */
export function getEvidencePath({ name }: Pick<ReportFile, 'name'>): string {
  return `files/${name}`
}
