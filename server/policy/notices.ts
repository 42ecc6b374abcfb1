import { STATUS_CODES } from 'node:http'

/** The statuses that are answered with a plain line instead of a page, by `npm start` and by nginx alike. */
export const noticeStatuses: readonly number[] = [400, 405, 412, 414, 416, 431]

/** The line itself: `405 Method Not Allowed`. */
export function lineOf(status: number): string {
  return `${status} ${STATUS_CODES[status]}\n`
}
