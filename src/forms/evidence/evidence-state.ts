import type { MetadataRemoval, MetadataReport } from '@quantum-reality/media-metadata'
import type { EvidenceFormat } from '../bytes/file-format.ts'
import type { FileChecksums } from '../documents/checksums.ts'
import type { Rejection } from './file-rejection.text.ts'

interface AnyFile {
  /** Unlike that of any other file on this page. */
  readonly id: string
  readonly file: File
  /** What is to be removed. */
  readonly removal?: MetadataRemoval | undefined
}

/** An added file before it is examined. */
export interface ChosenFile extends AnyFile {
  readonly status: 'chosen'
}

/** A file that can be filed. */
export interface AcceptedFile extends AnyFile {
  readonly status: 'accepted'
  readonly format: EvidenceFormat
  /** The accepted file that it takes the place of: the same one, before it was edited on disk. */
  readonly replacedId?: string | undefined
  /** What it records beside its picture, once that is known; never of a PDF. */
  readonly metadata?: MetadataReport | undefined
  readonly checksums?: FileChecksums
  /** The copy without what was to be removed, once it is made. */
  readonly cleanedCopy?: { readonly content: Blob; readonly checksums: FileChecksums } | undefined
}

/** A file that cannot be filed, with the reason and what to do. */
export interface RejectedFile extends AnyFile {
  readonly status: 'rejected'
  readonly rejection: Rejection
}

/** Any file of a visitor, in all its stages. */
export type EvidenceFile = ChosenFile | AcceptedFile | RejectedFile

/** The part of a form's state that is about files. */
export interface EvidenceState {
  readonly files: readonly EvidenceFile[]
  /** Whether the report states what the files are called on the visitor's device. */
  readonly hasOriginalNames: boolean
  /** Bytes of the file that is being read now. */
  readonly bytesRead: number
  /** What happened last, for the status message. */
  readonly lastEvent?: {
    readonly kind: 'accepted' | 'removed' | 'dismissed' | 'not cleaned' | 'lost' | 'not restored'
    readonly name: string
    /** Why a file was not cleaned, in English. */
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

/** Returns whether a file is not examined yet. */
export function isChosen(file: EvidenceFile): file is ChosenFile {
  return file.status === 'chosen'
}

/** Returns whether a file can be filed. */
export function isAccepted(file: EvidenceFile): file is AcceptedFile {
  return file.status === 'accepted'
}

/** Returns whether a file cannot be filed. */
export function isRejected(file: EvidenceFile): file is RejectedFile {
  return file.status === 'rejected'
}
