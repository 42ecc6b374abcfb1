/** One exchange that the RFCs decide. */
export interface HttpCase {
  /** RFC and section. */
  readonly section: string
  readonly what: string
  /** What the client says. `{etag}`, `{etag-br}` and `{etag-gzip}` stand for the ETags that /about has in the three codings. */
  readonly said: string
  readonly right: Right
  /** Why `npm start` responds otherwise. */
  readonly exception?: string
}

/** What is right. All but `statuses` is asked of the last response. */
interface Right {
  /** Every sequence of statuses that is right, like '200' or '200 404'. */
  readonly statuses: readonly string[]
  /** Patterns that the head matches. */
  readonly head?: readonly RegExp[]
  /** Patterns that the head does not match. */
  readonly not?: readonly RegExp[]
  /** How many bytes of content there are; `full` as many as Content-Length says. */
  readonly content?: number | 'full'
}

export type Row = readonly [section: string, what: string, said: string, right: Right | string, exception?: string]

/** Makes cases of rows. Statuses alone may stand for what is right, with `|` between sequences. */
export function casesOf(rfc: string, rows: readonly Row[]): HttpCase[] {
  return rows.map(([section, what, said, right, exception]) => ({
    section: `RFC ${rfc} section ${section}`,
    what,
    said,
    right: typeof right === 'string' ? { statuses: right.split('|') } : right,
    ...(exception !== undefined && { exception }),
  }))
}

/** A whole request with a Host. */
export function request(line: string, ...fields: readonly string[]): string {
  return [`${line} HTTP/1.1`, 'Host: a', ...fields, '', ''].join('\r\n')
}

/** GET of a target. */
export function get(target: string, ...fields: readonly string[]): string {
  return request(`GET ${target}`, ...fields)
}

/** Lines as they are, with the ends of lines and of the head. */
export function lines(...all: readonly string[]): string {
  return [...all, '', ''].join('\r\n')
}

/** Says what is wrong with what was heard, or nothing. */
export function faultOf({ right }: HttpCase, heard: string): string | undefined {
  const responses = heard.split(/(?=HTTP\/1\.1 \d{3} )/)
  const statuses = responses.map((each) => each.slice(9, 12)).join(' ')
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
