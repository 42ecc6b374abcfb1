import { createUnknownReport, type MetadataReport, type RemovalResult } from '@quantum-reality/media-metadata'
import type { EvidenceFormat } from '../bytes/file-format.ts'
import type { ReadOptions } from '../bytes/read-chunks.ts'
import { computeChecksums, type FileChecksums } from '../documents/checksums.ts'
import { runInWorker, startFileWorkers } from '../file-worker/file-worker.ts'
import { getFailureCause } from '../file-worker/file-worker-error.ts'
import { acceptFiles } from './accept-files.ts'
import type { AcceptedFile, ChosenFile } from './evidence-state.ts'
import { fileMetadataText } from './file-metadata.text.ts'

/** The store's file operations, off the main thread. Only those that read a whole file reject, where the device fails. */
export const fileWorker = {
  acceptFiles(accepted: readonly AcceptedFile[], chosen: readonly ChosenFile[]) {
    startFileWorkers()
    return acceptFiles(accepted, chosen, detectChange)
  },
  /** Returns undefined for a PDF. A file that the worker cannot read may contain any metadata; it is accepted unchanged. */
  readMetadata: (file: Blob, format: EvidenceFormat) =>
    runInWorker<MetadataReport | undefined>({ name: 'read-metadata', file, format }).catch(
      recover(() => createUnknownReport('it was not read')),
    ),
  removeMetadata: (file: Blob, format: EvidenceFormat): Promise<RemovalResult> =>
    runInWorker<RemovalResult>({ name: 'remove-metadata', file, format }).catch(
      recover((isTimeout) => ({
        reason: isTimeout ? fileMetadataText.removalTimeout : fileMetadataText.removalFailure,
      })),
    ),
  // Without checksums nothing can be delivered: if no worker works, the main thread computes them.
  computeChecksums: (file: Blob, options?: ReadOptions) =>
    runInWorker<FileChecksums>({ name: 'compute-checksums', file }, options?.onBytesRead).catch((error: unknown) => {
      if (getFailureCause(error) !== 'internal') throw error
      return computeChecksums(file, options)
    }),
}

/** What is done with files outside the store. */
export type FileOperations = typeof fileWorker

/** Returns whether a file was edited on disk since it was accepted, so that it cannot be read any more or is another. */
function detectChange({ file, checksums }: AcceptedFile): Promise<boolean> {
  const task = { name: 'detect-change', file, sha256: checksums?.sha256 } as const
  return runInWorker<boolean>(task).catch((error: unknown) => getFailureCause(error) === 'device')
}

/** Returns a handler of errors, which throws those of the device again. */
function recover<Value>(handle: (isTimeout: boolean) => Value) {
  return (error: unknown): Value => {
    const cause = getFailureCause(error)
    if (cause === 'device') throw error
    return handle(cause === 'timeout')
  }
}
