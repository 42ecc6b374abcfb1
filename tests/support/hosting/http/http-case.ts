/** One exchange whose result the RFCs define. */
export interface HttpCase {
  /** RFC and section. */
  readonly section: string
  readonly what: string
  /** The request. `{etag}`, `{etag-br}` and `{etag-gzip}` are replaced by the ETags of /about in the three codings. */
  readonly said: string
  readonly right: Expectation
  /** Why `npm start` responds differently. */
  readonly exception?: string
}

/** The expected response. All but `statuses` applies to the last response. */
interface Expectation {
  /** Every valid sequence of statuses, like '200' or '200 404'. */
  readonly statuses: readonly string[]
  /** Patterns that the headers match. */
  readonly head?: readonly RegExp[]
  /** Patterns that the headers do not match. */
  readonly not?: readonly RegExp[]
  /** The number of bytes of content; `full` for as many as Content-Length states. */
  readonly content?: number | 'full'
}

export type HttpCaseRow = readonly [
  section: string,
  what: string,
  said: string,
  right: Expectation | string,
  exception?: string,
]

/** Returns the expectation of statuses, with `|` between sequences, of patterns that the headers match, and of content. */
export function createExpectation(
  statuses: string,
  head: readonly RegExp[] = [],
  content?: number | 'full',
): Expectation {
  return { statuses: statuses.split('|'), head, ...(content !== undefined && { content }) }
}

/** Creates cases from rows. An expectation may be statuses alone, with `|` between sequences. */
export function createHttpCases(rfc: string, rows: readonly HttpCaseRow[]): HttpCase[] {
  return rows.map(([section, what, said, right, exception]) => ({
    section: `RFC ${rfc} section ${section}`,
    what,
    said,
    right: typeof right === 'string' ? createExpectation(right) : right,
    ...(exception !== undefined && { exception }),
  }))
}

/** Returns a complete request with a Host. */
export function createRequest(line: string, ...fields: readonly string[]): string {
  return [`${line} HTTP/1.1`, 'Host: a', ...fields, '', ''].join('\r\n')
}

/** Returns a GET request of a target. */
export function createGetRequest(target: string, ...fields: readonly string[]): string {
  return createRequest(`GET ${target}`, ...fields)
}

/** Returns lines with their line ends and the end of the headers. */
export function joinLines(...all: readonly string[]): string {
  return [...all, '', ''].join('\r\n')
}

/** Returns what is wrong with a response; undefined if nothing is. */
export function checkResponse({ right }: HttpCase, heard: string): string | undefined {
  const responses = heard.split(/(?=HTTP\/1\.1 \d{3} )/)
  const statuses = responses.map((response) => response.slice(9, 12)).join(' ')
  const last = responses.at(-1) ?? ''
  const end = last.indexOf('\r\n\r\n') + 2
  const [head, content] = [last.slice(0, end), last.slice(end + 2)]
  if (!right.statuses.includes(statuses)) return `statuses ${statuses || 'none'}`
  const missing = right.head?.find((pattern) => !pattern.test(head))
  const unwanted = right.not?.find((pattern) => pattern.test(head))
  if (missing) return `no ${missing} in ${head}`
  if (unwanted) return `${unwanted} in ${head}`
  const length = right.content === 'full' ? Number(/^content-length: (\d+)/im.exec(head)?.[1]) : right.content
  return length === undefined || length === content.length ? undefined : `${content.length} bytes of content`
}
