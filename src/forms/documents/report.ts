import type { MetadataRemoval } from '@quantum-reality/media-metadata'
import type { EvidenceFormat } from '../bytes/file-format.ts'
import type { DisplayAnswer } from '../form/answers.ts'

export interface DeliverableFile {
  /** The file's name on the visitor's device, for text on this page only. */
  readonly name: string
  /** The same, if the visitor wants it in the report. */
  readonly originalName?: string | undefined
  readonly format: EvidenceFormat
  /** The bytes to deliver: the visitor's file, or its cleaned copy. */
  readonly content: Blob
  readonly sha256: string
  readonly crc32: number
  /** What the visitor had removed, and the SHA-256 of the original. */
  readonly removed?: MetadataRemoval | undefined
  readonly originalSha256?: string | undefined
}

export interface ReportInput {
  readonly form: string
  readonly title: string
  readonly address: string
  readonly answers: readonly DisplayAnswer[]
  readonly evidence: readonly DeliverableFile[]
}

/** A report as it is delivered; every delivery method uses this and nothing else. */
export interface Report extends ReportInput {
  /** `ABCD-EFGH`: identifies this copy by its content. It is not a receipt. */
  readonly reference: string
  /** Each file with its unique name in the package. */
  readonly evidence: readonly (DeliverableFile & { readonly packagePath: string })[]
}
