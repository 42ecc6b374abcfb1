import type { Writable } from 'node:stream'
import { limits } from '../policy/limits.ts'

/** Logs one response. `path` is a path of the site; any other target is not logged. */
export type LogResponse = (method: string, address: string | undefined, status: number, bytes: number) => void

/**
 * Returns an access log without personal data: time, method, path, status, bytes. It has no IP address, query, referrer
 * or browser, and a dash for unknown paths. Lines are written once per turn of the event loop. Log errors never stop
 * the site: what cannot be written (a full disk, a closed pipe) is dropped, and so is what exceeds a queue of
 * `limits.maxLogBufferBytes`; the next line that is written has the number of dropped ones.
 */
export function createAccessLog(to: Writable): LogResponse {
  let waiting = ''
  let count = 0
  let dropped = 0
  let writing = false

  function flush() {
    if (writing || waiting === '') return
    const [lines, counted] = [count, dropped]
    const text = counted > 0 ? `${new Date().toISOString()} dropped ${counted} lines\n${waiting}` : waiting
    waiting = ''
    count = 0
    writing = true
    to.write(text, (error) => {
      writing = false
      dropped += error ? lines : -counted
      // It is deferred, because a log that fails synchronously would be retried in an endless loop.
      if (waiting !== '') setImmediate(flush)
    })
  }

  // The write callback has counted the lines, so that there is nothing left to do; without a listener Node would end.
  to.on('error', () => {})
  return (method, address, status, bytes) => {
    if (waiting.length >= limits.maxLogBufferBytes) {
      dropped += 1
      return
    }
    if (waiting === '' && !writing) setImmediate(flush)
    waiting += `${new Date().toISOString()} ${method} ${address ?? '-'} ${status} ${bytes}\n`
    count += 1
  }
}
