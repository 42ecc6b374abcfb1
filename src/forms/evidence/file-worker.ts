import { createUnknownReport, type MetadataReport, type RemovalResult } from '@quantum-reality/media-metadata'
import { computeChecksums, type FileChecksums } from '../documents/checksums.ts'
import { runInWorker, startFileWorkers } from '../file-worker/file-worker.ts'
import { type FailureCause, getFailureCause } from '../file-worker/file-worker-error.ts'
import { acceptFiles } from './accept-files.ts'
import type { EvidenceDependencies } from './evidence-commands.ts'
import type { AcceptedFile } from './evidence-state.ts'
import { fileMetadataText } from './file-metadata.text.ts'

/** The store's file operations, off the main thread. */
export const fileWorker: EvidenceDependencies = {
  acceptFiles(accepted, chosen) {
    startFileWorkers()
    return acceptFiles(accepted, chosen, detectChange)
  },
  // A file that the worker cannot read may contain any metadata; it is accepted unchanged.
  readMetadata: (file, format) =>
    runInWorker<MetadataReport | undefined>({ name: 'read-metadata', file, format }).catch(
      recover((cause) =>
        createUnknownReport(cause === 'timeout' ? fileMetadataText.timeout : fileMetadataText.failure),
      ),
    ),
  removeMetadata: (file, format, removal) =>
    runInWorker<RemovalResult>({ name: 'remove-metadata', file, format, removal }).catch(
      recover((cause) => ({
        reason: cause === 'timeout' ? fileMetadataText.removalTimeout : fileMetadataText.removalFailure,
      })),
    ),
  // Without checksums nothing can be delivered: if no worker works, the main thread computes them.
  computeChecksums: (file, options) =>
    runInWorker<FileChecksums>({ name: 'compute-checksums', file }, options?.onBytesRead).catch((error: unknown) => {
      if (getFailureCause(error) !== 'internal') throw error
      return computeChecksums(file, options)
    }),
}

/** Returns whether a file was edited on disk since it was accepted, so that it cannot be read any more or is another. */
function detectChange({ file, checksums }: AcceptedFile): Promise<boolean> {
  const task = { name: 'detect-change', file, sha256: checksums?.sha256 } as const
  return runInWorker<boolean>(task).catch((error: unknown) => getFailureCause(error) === 'device')
}

/** Returns a handler for errors by their cause, which throws those of the device again. */
function recover<Value>(handle: (cause: FailureCause) => Value) {
  return (error: unknown): Value => {
    const cause = getFailureCause(error)
    if (cause === 'device') throw error
    return handle(cause)
  }
}
