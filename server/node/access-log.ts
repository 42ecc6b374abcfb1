import type { Writable } from 'node:stream'

/** Takes one finished answer. `address` is a path of ours; anything else that was asked for is not written down. */
export type LogAnswer = (method: string, address: string | undefined, status: number, bytes: number) => void

/**
 * An access log that knows no one: time, method, page, status, bytes. No IP address, no query, no referrer, no browser,
 * and for unknown addresses a dash, since people paste things. Lines are gathered and written once per turn of the
 * event loop: a write for each would cost more than the answer.
 */
export function accessLog(to: Writable): LogAnswer {
  let lines = ''
  return (method, address, status, bytes) => {
    if (lines === '') {
      setImmediate(() => {
        to.write(lines)
        lines = ''
      })
    }
    lines += `${new Date().toISOString()} ${method} ${address ?? '-'} ${status} ${bytes}\n`
  }
}
