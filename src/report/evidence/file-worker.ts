import type { WorkerMessage, WorkerTask } from './file.worker.ts'
import workerUrl from './file.worker.ts?worker&url'
import { FileWorkerError } from './file-worker-error.ts'

/** Timeout since the last message: ten times what 50 MB took on a phone of 2018. */
const taskTimeoutMs = 20_000
/** One in use, and one in reserve if that has to be stopped: after a submit nothing may be fetched. */
const workerCount = 2

let workers: readonly Worker[] | undefined
let queue: Promise<unknown> = Promise.resolve()

/** Starts the workers, once. Must be called with the first file, before any submit. */
export function startFileWorkers(): void {
  if (workers) return
  workers = []
  for (let count = 0; count < workerCount; count += 1) addWorker()
}

/**
 * Runs a task off the main thread, one after the other, and returns its result. `onBytesRead` is called with the bytes of
 * each step. Rejects with FileWorkerError, which names the cause.
 */
export function runInWorker<Result>(task: WorkerTask, onBytesRead?: (bytes: number) => void): Promise<Result> {
  startFileWorkers()
  const work = queue.then(() => runTask<Result>(task, onBytesRead))
  queue = work.catch(() => undefined)
  return work
}

function runTask<Result>(task: WorkerTask, onBytesRead?: (bytes: number) => void): Promise<Result> {
  return new Promise((resolve, reject) => {
    const [worker] = workers ?? []
    // None could be started, or each has failed.
    if (!worker) return reject(new FileWorkerError('internal'))
    const listening = new AbortController()
    const end = () => {
      clearTimeout(timer)
      listening.abort()
    }
    const fail = (...error: ConstructorParameters<typeof FileWorkerError>) => {
      end()
      reject(new FileWorkerError(...error))
    }
    const startTimer = () =>
      setTimeout(() => {
        removeWorker(worker)
        // A slow file must not use up a worker: a new one is started for the next.
        addWorker()
        fail('timeout')
      }, taskTimeoutMs)
    let timer = startTimer()
    const handleMessage = ({ data }: MessageEvent<WorkerMessage>) => {
      if ('failureCause' in data) return fail(data.failureCause, { cause: data.cause })
      if ('result' in data) {
        end()
        return resolve(data.result as Result)
      }
      clearTimeout(timer)
      timer = startTimer()
      onBytesRead?.(data.bytes)
    }
    worker.addEventListener('message', handleMessage, listening)
    worker.addEventListener('error', () => fail('internal'), listening)
    worker.postMessage(task)
  })
}

function removeWorker(worker: Worker): void {
  worker.terminate()
  workers = workers?.filter((other) => other !== worker)
}

// A Trusted Types policy has a name that a document allows once. TypeScript's DOM types lack it.
interface TrustedTypes {
  createPolicy(name: string, rules: { createScriptURL: () => string }): { createScriptURL: (text: string) => string }
}
const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes }
let policy: ReturnType<TrustedTypes['createPolicy']> | undefined

/** Starts a worker from this site's own URL; undefined where the browser or a policy prevents it. */
function addWorker(): void {
  if (!('Worker' in globalThis)) return
  try {
    policy ??= trustedTypes?.createPolicy('file-worker', { createScriptURL: () => workerUrl })
    const worker = new Worker(policy?.createScriptURL('') ?? workerUrl, { type: 'module' })
    workers = [...(workers ?? []), worker]
    // It did not load, or stopped: possibly before its first task.
    worker.addEventListener('error', () => removeWorker(worker))
  } catch (error) {
    // A browser or a policy refuses it by a SecurityError or a TypeError: files are then accepted without being examined.
    if (!(error instanceof DOMException || error instanceof TypeError)) throw error
  }
}
