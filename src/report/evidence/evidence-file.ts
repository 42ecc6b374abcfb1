import type { MetadataReport } from '@quantum-reality/media-metadata'
import type { EvidenceFormat } from '../../content/evidence-formats.ts'
import type { FileChecksums } from '../../reference/checksums.ts'
import type { Rejection } from './file-rejection.text.ts'

/** What is known of a file without its bytes. Two files may have one name. */
export interface FileChoice {
  readonly id: string
  readonly name: string
  readonly shouldClean: boolean
}

/** A file that a reload has lost: the visitor has to choose it again. */
interface LostFile extends FileChoice {
  readonly status: 'lost'
}

interface PresentFile extends FileChoice {
  readonly file: File
}

export interface ChosenFile extends PresentFile {
  readonly status: 'chosen'
  /** It was chosen before a reload, and takes no other file's place. */
  readonly isRestored?: true
}

export interface AcceptedFile extends PresentFile {
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

export interface RejectedFile extends FileChoice {
  readonly status: 'rejected'
  readonly rejection: Rejection
}

export type EvidenceFile = LostFile | ChosenFile | AcceptedFile | RejectedFile

/** What happened to the files last. */
export type FileNotice =
  | { readonly kind: 'counted' }
  | { readonly kind: 'removed'; readonly name: string }
  | { readonly kind: 'not cleaned'; readonly name: string; readonly reason: string | undefined }

export function rejectFile({ id, name, shouldClean }: FileChoice, rejection: Rejection): RejectedFile {
  return { id, name, shouldClean, status: 'rejected', rejection }
}

export const isLost = (file: EvidenceFile) => file.status === 'lost'
export const isChosen = (file: EvidenceFile) => file.status === 'chosen'
export const isAccepted = (file: EvidenceFile) => file.status === 'accepted'
export const isRejected = (file: EvidenceFile) => file.status === 'rejected'

/** Returns the files that are here and were not rejected. */
export function getKeptFiles(files: readonly EvidenceFile[]): readonly (ChosenFile | AcceptedFile)[] {
  return files.filter((file) => isChosen(file) || isAccepted(file))
}

/** Returns what is known of files without their bytes. */
export function listChoices(files: readonly EvidenceFile[]): readonly FileChoice[] {
  return files.map(({ id, name, shouldClean }) => ({ id, name, shouldClean }))
}
