import { createUnknownReport } from '@quantum-reality/media-metadata'
import { computeChecksums } from '../documents/checksums.ts'
import { acceptFiles } from './accept-files.ts'
import type { WorkerResults } from './file.worker.ts'
import type { EvidenceFormat } from './file-format.ts'
import { fileMetadataText } from './file-metadata.text.ts'
import { FileWorkerError, runInWorker } from './run-in-worker.ts'

/** What is done with files. Rejects with the browser's DOMException where the device cannot read one. */
export const fileOperations = {
  acceptFiles,
  /** A file that the worker cannot examine may record anything. Without checksums it could not be sent. */
  async examine(file: Blob, format: EvidenceFormat): Promise<WorkerResults['examine']> {
    try {
      return await runInWorker({ name: 'examine', file, format })
    } catch (error) {
      if (!(error instanceof FileWorkerError)) throw error
      const metadata = format === 'pdf' ? undefined : createUnknownReport(error.message)
      return { metadata, checksums: await computeChecksums(new Uint8Array(await file.arrayBuffer())) }
    }
  },
  async clean(file: Blob, format: EvidenceFormat): Promise<WorkerResults['clean']> {
    try {
      return await runInWorker({ name: 'clean', file, format })
    } catch (error) {
      if (!(error instanceof FileWorkerError)) throw error
      return { reason: fileMetadataText.failure }
    }
  },
}

export type FileOperations = typeof fileOperations
