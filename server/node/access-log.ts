import type { Writable } from 'node:stream'
import { limits } from '../policy/limits.ts'

/** Takes one response. `address` is a path of ours; anything else that was asked for is not written down. */
export type LogResponse = (method: string, address: string | undefined, status: number, bytes: number) => void

/**
 * An access log that knows no one: time, method, page, status, bytes. No IP address, no query, no referrer, no browser,
 * and for unknown addresses a dash, since people paste things. Lines are gathered and written once per turn of the
 * event loop: a write for each would cost more than the response.
 *
 * Nothing that becomes of the log stops the site. What cannot be written (a full disk, a reader that is gone) is
 * dropped; what nobody reads waits up to `limits.log` bytes, and what comes then is dropped. When lines flow again, the
 * first says how many are missing.
 */
export function accessLog(to: Writable): LogResponse {
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
      // Not at once: a log that fails in the same breath would be tried again without end.
      if (waiting !== '') setImmediate(flush)
    })
  }

  // Heard and left at that: the callback of the write has counted the lines.
  to.on('error', () => {})
  return (method, address, status, bytes) => {
    if (waiting.length >= limits.log) {
      dropped += 1
      return
    }
    if (waiting === '' && !writing) setImmediate(flush)
    waiting += `${new Date().toISOString()} ${method} ${address ?? '-'} ${status} ${bytes}\n`
    count += 1
  }
}
