import type { MetadataReport } from '@quantum-reality/media-metadata'
import { sumBlobSizes } from '../bytes/byte-size.ts'
import type { EvidenceFormat } from '../bytes/file-format.ts'
import type { FileChecksums } from '../documents/checksums.ts'
import type { DeliverableFile } from '../documents/report.ts'
import type { Rejection } from './file-rejection.text.ts'

interface AnyFile {
  /** Unlike that of any other file on this page. */
  readonly id: string
  readonly file: File
  /** Whether the visitor wants everything removed that it records beside its picture. */
  readonly removal?: 'all' | undefined
}

export interface ChosenFile extends AnyFile {
  readonly status: 'chosen'
}

export interface AcceptedFile extends AnyFile {
  readonly status: 'accepted'
  readonly format: EvidenceFormat
  /** The accepted file that it takes the place of: the same one, before it was edited on disk. */
  readonly replacedId?: string | undefined
  /** What it records beside its picture, once that is known; never of a PDF. */
  readonly metadata?: MetadataReport | undefined
  readonly checksums?: FileChecksums
  /** The copy without all that it records, once it is made. */
  readonly cleanedCopy?: { readonly content: Blob; readonly checksums: FileChecksums } | undefined
}

export interface RejectedFile extends AnyFile {
  readonly status: 'rejected'
  readonly rejection: Rejection
}

export type EvidenceFile = ChosenFile | AcceptedFile | RejectedFile

export interface EvidenceState {
  readonly files: readonly EvidenceFile[]
  /** Whether the report states what the files are called on the visitor's device. */
  readonly hasOriginalNames: boolean
  readonly bytesRead: number
  /** What happened last, for the status message. */
  readonly lastEvent?: {
    readonly kind: 'accepted' | 'removed' | 'dismissed' | 'not cleaned' | 'lost' | 'not restored'
    readonly name: string
    readonly reason?: string
  }
}

export interface WithEvidence {
  readonly evidence: EvidenceState
}

export const emptyEvidence: EvidenceState = { files: [], hasOriginalNames: false, bytesRead: 0 }

/** Returns the files that were not rejected. */
export function getKeptFiles({ evidence: { files } }: WithEvidence): readonly (ChosenFile | AcceptedFile)[] {
  return files.filter((file) => isChosen(file) || isAccepted(file))
}

/** Returns the files that the page had before it was loaded again. */
export function getUnrestoredFiles({ files }: EvidenceState): readonly RejectedFile[] {
  return files.filter((file) => isRejected(file) && file.rejection.reason === 'not-restored') as RejectedFile[]
}

export function isChosen(file: EvidenceFile): file is ChosenFile {
  return file.status === 'chosen'
}

export function isAccepted(file: EvidenceFile): file is AcceptedFile {
  return file.status === 'accepted'
}

export function isRejected(file: EvidenceFile): file is RejectedFile {
  return file.status === 'rejected'
}

/** Returns the files as they are delivered; undefined while one of them is still checked, read or cleaned. */
export function getDeliverableFiles({
  files,
  hasOriginalNames,
}: EvidenceState): readonly DeliverableFile[] | undefined {
  if (files.some(isChosen)) return
  const accepted = files.filter(isAccepted)
  const deliverable = accepted.flatMap(({ file, format, checksums, removal, cleanedCopy }): DeliverableFile[] => {
    if (!checksums || (removal && !cleanedCopy)) return []
    const names = { name: file.name, originalName: hasOriginalNames ? file.name : undefined }
    if (!cleanedCopy) return [{ ...names, format, content: file, ...checksums }]
    const { content, checksums: cleaned } = cleanedCopy
    return [{ ...names, format, content, ...cleaned, removed: removal, originalSha256: checksums.sha256 }]
  })
  return deliverable.length === accepted.length ? deliverable : undefined
}

/** Returns how much of the files has been read, from 0 to 1. */
export function getReadingProgress({ files, bytesRead }: EvidenceState): number {
  const accepted = files.filter(isAccepted)
  const sumBytes = (some: readonly AcceptedFile[]) => sumBlobSizes(some.map(({ file }) => file))
  return (sumBytes(accepted.filter(({ checksums }) => checksums)) + bytesRead) / (sumBytes(accepted) || 1)
}
