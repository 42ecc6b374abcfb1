import type { MetadataReport } from '@quantum-reality/media-metadata'
import type { EvidenceFormat } from '../../content/evidence-formats.ts'
import type { FileChecksums } from '../../reference/checksums.ts'
import { isRemovable } from './file-metadata.text.ts'
import type { Rejection } from './file-rejection.text.ts'
import { cleanName } from './safe-names.ts'

/** What a visitor chose: which file, and whether it is to be sent without what it records. Two files may have one name. */
export interface FileChoice {
  readonly id: string
  readonly name: string
  /** In bytes. */
  readonly size: number
  readonly shouldClean: boolean
}

/** A file whose bytes a reload has lost: the visitor has to choose it again, or to remove it. */
export interface ForgottenFile extends FileChoice {
  readonly outcome: 'forgotten'
}

/** A file that is not in the report, with the reason. */
export interface RefusedFile extends FileChoice {
  readonly outcome: 'refused'
  readonly rejection: Rejection
}

interface FileWithBytes extends FileChoice {
  readonly file: File
}

/** A file that is being read: nothing else is known of it. */
export interface UnreadFile extends FileWithBytes {
  readonly outcome: 'unread'
}

/** What was found out about a file. */
export interface FileExamination {
  readonly format: EvidenceFormat
  readonly metadata: MetadataReport | undefined
  readonly checksums: FileChecksums
}

/** A copy of a file without what it records. */
interface CleanedCopy {
  readonly content: Blob
  readonly checksums: FileChecksums
}

/** What became of the wish to take out what a file records. `reason`: why no copy can be made without it. */
export type CleaningResult =
  | { readonly outcome: 'cleaned'; readonly copy: CleanedCopy }
  | { readonly outcome: 'no copy'; readonly reason: string }

export type ReadFile = FileWithBytes & FileExamination & ({ readonly outcome: 'as it is' } | CleaningResult)

/** A file that a visitor chose, with the wish and what became of it. */
export type EvidenceFile = ForgottenFile | RefusedFile | UnreadFile | ReadFile

export const isForgotten = (file: EvidenceFile) => file.outcome === 'forgotten'
export const isRefused = (file: EvidenceFile) => file.outcome === 'refused'
export const isUnread = (file: EvidenceFile) => file.outcome === 'unread'
export const hasBytes = (file: EvidenceFile) => file.outcome !== 'forgotten' && file.outcome !== 'refused'
export const isRead = (file: EvidenceFile) => hasBytes(file) && file.outcome !== 'unread'

/** Returns whether something may be taken out of a file: a wish for that has no meaning for others. */
export function isCleanable(file: EvidenceFile): boolean {
  if (!isRead(file)) return !isRefused(file)
  const { metadata } = file
  return metadata !== undefined && isRemovable(metadata)
}

/** Returns whether what became of a file is what the visitor wishes. A refused file is named in the report instead. */
export function isAsWished({ outcome, shouldClean }: EvidenceFile): boolean {
  return outcome === 'refused' || outcome === (shouldClean ? 'cleaned' : 'as it is')
}

/** Returns whether only the visitor can decide what becomes of a file. */
export function isUndecided(file: EvidenceFile): boolean {
  return isForgotten(file) || (file.outcome === 'no copy' && file.shouldClean)
}

/** Returns what a file is when it is chosen, as yet without a row. */
export function chooseFile(file: File): Pick<UnreadFile, 'name' | 'size' | 'file' | 'outcome'> {
  return { name: cleanName(file.name), size: file.size, file, outcome: 'unread' }
}

/** Returns the file as one that is not in the report. */
export function refuseFile(file: FileChoice, rejection: Rejection): RefusedFile {
  return { ...getChoice(file), outcome: 'refused', rejection }
}

/** Returns what is kept of a file where its bytes are not. */
export function forgetBytes(file: EvidenceFile): ForgottenFile | RefusedFile {
  return isRefused(file) ? file : { ...getChoice(file), outcome: 'forgotten' }
}

/** Returns what is known of a file without its bytes. */
export function getChoice({ id, name, shouldClean, size }: FileChoice): FileChoice {
  return { id, name, shouldClean, size }
}

/** Returns whether two files may be one. Phones give each export of a photo another date. */
export function isSameFile(file: Pick<FileChoice, 'name' | 'size'>, other: typeof file): boolean {
  return file.name === other.name && file.size === other.size
}
