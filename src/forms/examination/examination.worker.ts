import { type Fault, faultOf } from './failure.ts'
import { type Outcome, perform, type Task } from './tasks.ts'

/** What the worker says: bytes it has just finished, then what came of the task. */
export type Said =
  | { readonly bytes: number }
  | { readonly outcome: Outcome }
  | { readonly fault: Fault; readonly cause: string }

const say = (said: Said) => self.postMessage(said)

let working = new AbortController()

self.onmessage = async ({ data }: MessageEvent<Task | 'stop'>) => {
  if (data === 'stop') return working.abort()
  working = new AbortController()
  try {
    say({ outcome: await perform(data, { signal: working.signal, onBytes: (bytes) => say({ bytes }) }) })
  } catch (error) {
    say({ fault: faultOf(error), cause: String(error) })
  }
}
