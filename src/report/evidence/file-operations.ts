import { createUnknownReport, isMediaFormat } from '@quantum-reality/media-metadata'
import type { EvidenceFormat } from '../../content/evidence-formats.ts'
import { computeChecksums } from '../../reference/checksums.ts'
import { checkFile } from './check-file.ts'
import type { WorkerMessage, WorkerResults, WorkerTask } from './file.worker.ts'
import workerUrl from './file.worker.ts?worker&url'
import { fileMetadataText } from './file-metadata.text.ts'

/** What is done with files. Rejects with the browser's DOMException where the device cannot read one. */
export const fileOperations = {
  checkFile,
  /** A file that the worker cannot examine may record anything. Without checksums it could not be sent. */
  async examine(file: Blob, format: EvidenceFormat): Promise<WorkerResults['examine']> {
    const result = await runInWorker({ name: 'examine', file, format })
    if (!('failure' in result)) return result
    const metadata = isMediaFormat(format) ? createUnknownReport(result.failure) : undefined
    return { metadata, checksums: await computeChecksums(new Uint8Array(await file.arrayBuffer())) }
  },
  async clean(file: Blob, format: EvidenceFormat): Promise<WorkerResults['clean']> {
    const result = await runInWorker({ name: 'clean', file, format })
    return 'failure' in result ? { outcome: 'no copy', reason: fileMetadataText.failure } : result
  },
}

export type FileOperations = typeof fileOperations

/** Milliseconds for one file: ten times what 50 MB took on a phone of 2018. */
const taskTimeoutMs = 20_000

let worker: Worker | undefined

/** Runs one task at a time off the main thread, or returns why there is no result. Rejects with DOMException if unreadable. */
function runInWorker<Name extends WorkerTask['name']>(
  task: WorkerTask & { readonly name: Name },
): Promise<WorkerResults[Name] | { readonly failure: string }> {
  const settled = new AbortController()
  const result = new Promise<WorkerResults[Name] | { readonly failure: string }>((resolve, reject) => {
    const running = worker ?? createWorker()
    if (!running) return resolve({ failure: 'workers are refused' })
    worker = running
    const end = () => {
      clearTimeout(timer)
      running.terminate()
      worker = undefined
    }
    const stop = (message: string) => {
      end()
      resolve({ failure: message })
    }
    const timer = setTimeout(stop, taskTimeoutMs, 'it took too long')
    const startAgain = () => {
      end()
      addEventListener('pageshow', () => resolve(runInWorker(task)), { once: true })
    }
    // In Chromium's page cache a worker that is still being loaded never starts.
    addEventListener('pagehide', startAgain, { signal: settled.signal })
    running.onerror = () => stop('the worker failed')
    running.onmessage = ({ data }: MessageEvent<WorkerMessage>) => {
      clearTimeout(timer)
      if ('result' in data) resolve(data.result as WorkerResults[Name])
      else if (data.exceptionName) reject(new DOMException(data.error, data.exceptionName))
      else resolve({ failure: data.error })
    }
    running.postMessage(task)
  })
  return result.finally(() => settled.abort())
}

// A Trusted Types policy has a name that a document allows once. TypeScript's DOM types lack it.
interface TrustedTypes {
  createPolicy(name: string, rules: { createScriptURL: () => string }): { createScriptURL: (text: string) => string }
}
const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes }
let policy: ReturnType<TrustedTypes['createPolicy']> | undefined

/** Creates a worker; undefined where the browser or a policy prevents it. */
function createWorker(): Worker | undefined {
  if (!('Worker' in globalThis)) return undefined
  try {
    policy ??= trustedTypes?.createPolicy('file-worker', { createScriptURL: () => workerUrl })
    // Vite's own server needs a module. Firefox before 114 has none in workers, and the build needs none.
    return new Worker(policy?.createScriptURL('') ?? workerUrl, { type: import.meta.env.DEV ? 'module' : 'classic' })
  } catch (error) {
    // A SecurityError or a TypeError: files are then accepted without being examined.
    if (error instanceof DOMException || error instanceof TypeError) return undefined
    throw error
  }
}
