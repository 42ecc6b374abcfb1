import { STATUS_CODES } from 'node:http'

/** The statuses whose body is a line of plain text instead of a page, with `npm start` and nginx alike. */
export const statusResponseCodes: readonly number[] = [400, 405, 412, 414, 416, 431]

/** Returns the text of a status response: `405 Method Not Allowed`. */
export function formatStatusLine(status: number): string {
  return `${status} ${STATUS_CODES[status]}\n`
}
