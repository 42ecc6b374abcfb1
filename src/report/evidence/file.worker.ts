import { isMediaFormat, type RemovalResult, readMetadata, removeMetadata } from '@quantum-reality/media-metadata'
import type { EvidenceFormat } from '../../content/evidence-formats.ts'
import { computeChecksums } from '../../reference/checksums.ts'
import type { CleaningResult, FileExamination } from './evidence-file.ts'

export interface WorkerTask {
  readonly name: 'examine' | 'clean'
  readonly file: Blob
  readonly format: EvidenceFormat
}

export interface WorkerResults {
  readonly examine: Omit<FileExamination, 'format'>
  readonly clean: CleaningResult
}

/** A result, or an error with the name of the browser's DOMException. */
export type WorkerMessage =
  | { readonly result: WorkerResults[WorkerTask['name']] }
  | { readonly error: string; readonly exceptionName: string | undefined }

async function runTask({ name, file, format }: WorkerTask): Promise<WorkerResults[WorkerTask['name']]> {
  // Bytes in memory can be read in any order.
  const bytes = new Uint8Array(await file.arrayBuffer())
  if (name === 'examine') {
    const metadata = isMediaFormat(format) ? await readMetadata(bytes, format) : undefined
    return { metadata, checksums: await computeChecksums(bytes) }
  }
  const { copy, reason }: RemovalResult = isMediaFormat(format)
    ? await removeMetadata(bytes, format)
    : { reason: 'its format is not read' }
  if (!copy) return { outcome: 'no copy', reason }
  const checksums = await computeChecksums(new Uint8Array(await copy.arrayBuffer()))
  return { outcome: 'cleaned', copy: { content: copy, checksums } }
}

self.onmessage = ({ data }: MessageEvent<WorkerTask>) =>
  runTask(data).then(
    (result) => self.postMessage({ result } satisfies WorkerMessage),
    (error: unknown) => {
      const exceptionName = error instanceof DOMException ? error.name : undefined
      self.postMessage({ error: String(error), exceptionName } satisfies WorkerMessage)
    },
  )
