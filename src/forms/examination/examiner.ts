import type { EvidenceKind } from '../bytes/file-kind.ts'
import type { Watch } from '../bytes/read-slices.ts'
import { type Fingerprint, fingerprint } from '../finished/fingerprint.ts'
import type { Removal, Traces } from '../metadata/traces.ts'
import type { Said } from './examination.worker.ts'
import workerAddress from './examination.worker.ts?worker&url'
import { ExaminationFailed, faultOf } from './failure.ts'
import type { Outcome, Task, Tasks } from './tasks.ts'

/**
 * Looks into files off the page's thread, one after the other. Each promise rejects with ExaminationFailed, which says
 * whose fault it is, or with the reason of the signal.
 */
export interface Examiner {
  /** What a file tells beside its picture; undefined for a PDF. */
  examine(file: Blob, kind: EvidenceKind, signal?: AbortSignal): Promise<Traces | undefined>
  /** A copy without what is named; undefined where nothing can safely be removed. */
  clean(file: Blob, kind: EvidenceKind, what: Removal, signal?: AbortSignal): Promise<Blob | undefined>
  fingerprint(file: Blob, watch?: Watch): Promise<Fingerprint>
  close(): void
}

/** Ten times what 50 MB took on a phone of 2018, from the last sign of life. */
const patience = 20_000
/** One to work, and one to go on with if that has to be stopped: after a submit nothing may be fetched. */
const howMany = 2

/** Starts the workers. Where there can be none, the work is done on the page's thread, within the same bounds. */
export function openExaminer(deadline = patience): Examiner {
  const workers = Array.from({ length: howMany }, start).filter((worker) => worker !== undefined)
  let queue: Promise<unknown> = Promise.resolve()
  // What the workers hold, once more, fetched only where the browser lets us have none.
  let instead: Promise<typeof import('./tasks.ts')> | undefined
  const doWithout = () => {
    instead ??= import('./tasks.ts')
  }
  if (workers.length === 0) doWithout()
  const drop = (worker: Worker) => {
    worker.terminate()
    const index = workers.indexOf(worker)
    if (index >= 0) workers.splice(index, 1)
  }
  // It did not arrive, or died: perhaps before it was asked for anything.
  for (const worker of workers)
    worker.addEventListener('error', () => {
      doWithout()
      drop(worker)
    })

  async function here(task: Task, watch: Watch): Promise<Outcome> {
    try {
      if (task.name === 'fingerprint') return await fingerprint(task.file, watch)
      if (!instead) throw new ExaminationFailed('ours')
      return await (await instead).perform(task, watch)
    } catch (error) {
      watch.signal?.throwIfAborted()
      throw new ExaminationFailed(faultOf(error), { cause: error })
    }
  }

  async function next<Name extends keyof Tasks>(task: Task & { name: Name }, watch: Watch = {}) {
    const { signal } = watch
    const work = queue.then(() => {
      signal?.throwIfAborted()
      return workers[0] ? ask(workers[0], task, watch) : here(task, watch)
    })
    queue = work.catch(() => undefined)
    return (await work) as Tasks[Name]['gives']
  }

  function ask(worker: Worker, task: Task, { signal, onBytes }: Watch): Promise<Outcome> {
    return new Promise<Outcome>((resolve, reject) => {
      const done = new AbortController()
      const end = (settle: () => void) => {
        clearTimeout(timer)
        done.abort()
        settle()
      }
      const without = (settle: () => void) => {
        drop(worker)
        end(settle)
      }
      const late = () => without(() => reject(signal?.aborted ? signal.reason : new ExaminationFailed('slow')))
      let timer = setTimeout(late, deadline)
      const heard = ({ data }: MessageEvent<Said>) => {
        if ('bytes' in data) {
          clearTimeout(timer)
          timer = setTimeout(late, deadline)
          if (!signal?.aborted) onBytes?.(data.bytes)
        } else if (signal?.aborted) end(() => reject(signal.reason))
        else if ('outcome' in data) end(() => resolve(data.outcome))
        else end(() => reject(new ExaminationFailed(data.fault, { cause: data.cause })))
      }
      worker.addEventListener('message', heard, done)
      // What it was asked is done here.
      worker.addEventListener('error', () => without(() => resolve(here(task, { signal, onBytes }))), done)
      signal?.addEventListener('abort', () => worker.postMessage('stop'), done)
      worker.postMessage(task)
    })
  }

  return {
    examine: (file, kind, signal) => next({ name: 'examine', file, kind }, { signal }),
    clean: (file, kind, what, signal) => next({ name: 'clean', file, kind, what }, { signal }),
    fingerprint: (file, watch) => next({ name: 'fingerprint', file }, watch),
    close() {
      for (const worker of workers.splice(0)) worker.terminate()
    },
  }
}

// A policy of Trusted Types has a name, and a document admits each name once. TypeScript's DOM does not know it yet.
interface TrustedTypes {
  createPolicy(name: string, rules: { createScriptURL: () => string }): { createScriptURL: (text: string) => string }
}
const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes }
let policy: ReturnType<TrustedTypes['createPolicy']> | undefined

/** Starts a worker, from our own address and no other. Undefined where the browser lets us have none. */
function start(): Worker | undefined {
  try {
    policy ??= trustedTypes?.createPolicy('examination', { createScriptURL: () => workerAddress })
    return new Worker(policy?.createScriptURL('') ?? workerAddress, { type: 'module' })
  } catch {
    // Whatever it is (an old browser, a stricter policy around ours), the work can be done without.
    return undefined
  }
}
