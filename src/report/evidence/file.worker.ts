import { type MetadataRemoval, readMetadata, removeMetadata } from '@quantum-reality/media-metadata'
import type { EvidenceFormat } from '../bytes/file-format.ts'
import { computeChecksums, computeChecksumsSync } from '../documents/checksums.ts'
import { type FailureCause, getFailureCause } from './file-worker-error.ts'

export type WorkerTask = { readonly file: Blob } & (
  | { readonly name: 'read-metadata'; readonly format: EvidenceFormat }
  | { readonly name: 'remove-metadata'; readonly format: EvidenceFormat; readonly removal: MetadataRemoval }
  | { readonly name: 'compute-checksums' }
  /** Whether a file has another size or checksum than it had. */
  | { readonly name: 'detect-change'; readonly sha256: string | undefined }
)

/** The worker's messages: bytes it has just read, then the result of the task. */
export type WorkerMessage =
  | { readonly bytes: number }
  | { readonly result: Awaited<ReturnType<typeof runTask>> }
  | { readonly failureCause: FailureCause; readonly cause: string }

const post = (message: WorkerMessage) => self.postMessage(message)

async function runTask(task: WorkerTask) {
  const { name, file } = task
  if (name === 'compute-checksums') return computeChecksums(file, { onBytesRead: (bytes) => post({ bytes }) })
  if (name === 'detect-change') {
    const bytes = new Uint8Array(await file.arrayBuffer())
    const { sha256 } = computeChecksumsSync(bytes)
    return bytes.length !== file.size || sha256 !== (task.sha256 ?? sha256)
  }
  const { format } = task
  // A PDF is not parsed.
  if (format === 'pdf') return undefined
  // Read at once: the evidence limit keeps it small, and bytes in memory can be read in any order.
  const bytes = new Uint8Array(await file.arrayBuffer())
  return name === 'read-metadata' ? readMetadata(bytes, format) : removeMetadata(bytes, format, task.removal)
}

self.onmessage = ({ data }: MessageEvent<WorkerTask>) =>
  runTask(data).then(
    (result) => post({ result }),
    (error) => post({ failureCause: getFailureCause(error), cause: String(error) }),
  )
