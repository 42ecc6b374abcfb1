import type { EvidenceFormat } from '../../content/evidence-formats.ts'

export interface ReportAnswer {
  readonly name: string
  readonly label: string
  /** What the control contained, without invisible characters. */
  readonly value: string
  /** As people read it; empty means left blank. */
  readonly displayValue: string
}

/** What is known of a file in a report without its bytes. */
export interface FileRecord {
  /** The visitor's name for it; in a report it is safe on every system, and no other file's. */
  readonly name: string
  readonly format: EvidenceFormat
  /** In bytes, as it is sent. */
  readonly size: number
  readonly sha256: string | undefined
  readonly crc32: number
  /** A cleaned copy has the SHA-256 of its original. */
  readonly isCleaned?: boolean
  readonly originalSha256?: string | undefined
}

export interface ReportFile extends FileRecord {
  /** The bytes to send: the visitor's file, or its cleaned copy. */
  readonly content: Blob
}

/** A file that the visitor chose and the form did not take, with the reason as a word for programs. */
export interface MissingFile {
  readonly name: string
  readonly reason: string
}

/** A report without the bytes of its files: what remains of it on this device. */
export interface ReportRecord {
  /** `ABCD-EFGH`: identifies this copy by its content. It is not a receipt. */
  readonly reference: string
  readonly answers: readonly ReportAnswer[]
  readonly evidence: readonly FileRecord[]
  readonly missing: readonly MissingFile[]
}

/** A report as it is sent. Every way to send it uses this and nothing else. */
export interface Report extends ReportRecord {
  readonly evidence: readonly ReportFile[]
}

/** What a report is made of. */
export type ReportInput = Omit<Report, 'reference'>

/** Returns where a file is in the package: `files/IMG_4471.jpg`. */
export function getEvidencePath({ name }: Pick<FileRecord, 'name'>): string {
  return `files/${name}`
}
