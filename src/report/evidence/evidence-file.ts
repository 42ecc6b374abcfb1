import type { MetadataReport } from '@quantum-reality/media-metadata'
import type { FileChecksums } from '../documents/checksums.ts'
import type { EvidenceFormat } from './file-format.ts'
import type { Rejection } from './file-rejection.text.ts'

interface AnyFile {
  readonly id: string
  readonly file: File
  readonly shouldClean: boolean
}

export interface ChosenFile extends AnyFile {
  readonly status: 'chosen'
}

export interface AcceptedFile extends AnyFile {
  readonly status: 'accepted'
  readonly format: EvidenceFormat
  readonly metadata?: MetadataReport | undefined
  readonly checksums?: FileChecksums
  readonly cleanedCopy?: CleanedCopy | undefined
}

export interface CleanedCopy {
  readonly content: Blob
  readonly checksums: FileChecksums
}

export interface RejectedFile extends AnyFile {
  readonly status: 'rejected'
  readonly rejection: Rejection
}

export type EvidenceFile = ChosenFile | AcceptedFile | RejectedFile

export interface FileNotice {
  readonly kind: 'accepted' | 'removed' | 'dismissed' | 'not cleaned' | 'lost' | 'not restored'
  readonly name: string
  readonly reason?: string | undefined
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

/** Returns the files that were not rejected. */
export function getKeptFiles(files: readonly EvidenceFile[]): readonly (ChosenFile | AcceptedFile)[] {
  return files.filter((file) => !isRejected(file)) as (ChosenFile | AcceptedFile)[]
}

/** Returns whether every file is as it will be sent: none is still checked, read or cleaned. */
export function areFilesReady(files: readonly EvidenceFile[]): boolean {
  return getKeptFiles(files).every((file) => isAccepted(file) && !isUnfinished(file))
}

/** Returns whether something about an accepted file is still to be found out or removed. */
export function isUnfinished({ checksums, shouldClean, cleanedCopy }: AcceptedFile): boolean {
  return !checksums || (shouldClean && !cleanedCopy)
}
