import type { IncomingMessage } from 'node:http'
import { refusedTarget } from '../policy/addresses.ts'
import { limits } from '../policy/limits.ts'
import { acceptedCodings } from './accept-encoding.ts'
import { byteRange } from './byte-range.ts'
import type { Answer, Form, Responses } from './responses.ts'

/** All of a request that an answer depends on. */
export type Question = Pick<IncomingMessage, 'method' | 'url' | 'headers' | 'httpVersion'>

/** What is sent. The body is there for HEAD too; Node leaves it out. */
export interface Reply {
  readonly status: number
  /** Names and values in turn. */
  readonly headers: readonly string[]
  readonly body: Buffer
  /** The path, if it is one of ours: all that a log line may say of what was asked for. */
  readonly address?: string | undefined
}

const refused = new RegExp(refusedTarget, 'i')
// RFC 3986 section 3.2.2. Two Host lines arrive joined by ", ", which this does not match (RFC 9112 section 3.2).
const hostForm = /^(?:[a-z0-9._~%!$&'()*+;=-]*|\[[0-9a-f:.]+\])(?::\d*)?$/i
const nothing = Buffer.alloc(0)

/** Answers one request from the prepared responses. Nothing is read, computed or compressed for it. */
export function answer(responses: Responses, question: Question): Reply {
  // A target with scheme and host is the form for proxies; servers accept it too (RFC 9112 section 3.2.2).
  const target = (question.url ?? '').replace(/^https?:\/\/[^/?#]*(?=([/?#]?))/i, (_, next) =>
    next === '/' ? '' : '/',
  )
  const fault = faultOf(question, target)
  if (fault) return plain(responses.notice(fault))
  const mark = target.indexOf('?')
  const address = decoded(mark < 0 ? target : target.slice(0, mark))
  const found = responses.at.get(address)
  if (!found) return plain(responses.notFound, question)
  if (found.location) {
    const location = `${found.location}${mark < 0 ? '' : target.slice(mark)}`
    return { ...plain(found), headers: [...found.forms.identity.headers, 'Location', location], address }
  }
  return { ...file(responses, question, chosen(found, question)), address }
}

function faultOf({ method, url = '', headers, httpVersion }: Question, target: string): number | undefined {
  if (`${method} ${url} HTTP/1.1\r\n`.length > limits.requestLine) return 414
  if (!target.startsWith('/') || refused.test(target)) return 400
  if (headers.host === undefined ? httpVersion !== '1.0' : !hostForm.test(headers.host)) return 400
  return method === 'GET' || method === 'HEAD' ? undefined : 405
}

// Not UTF-8: no address of ours, whatever it is.
function decoded(path: string): string {
  if (!path.includes('%')) return path
  try {
    return decodeURIComponent(path)
  } catch {
    return ''
  }
}

function chosen({ forms }: Answer, { headers }: Question): Form {
  const coding = acceptedCodings(headers['accept-encoding']).find((name) => forms[name])
  return (coding && forms[coding]) ?? forms.identity
}

function plain(found: Answer, question?: Question): Reply {
  const { headers, body } = question ? chosen(found, question) : found.forms.identity
  return { status: found.status, headers, body }
}

/** A file, or as much of it as the client still needs: preconditions in the order of RFC 9110 section 13.2.2. */
function file(responses: Responses, { method, headers }: Question, form: Form): Reply {
  const { etag, unchanged, ranges, body } = form
  const whole: Reply = { status: 200, headers: form.headers, body }
  if (!etag || !unchanged) return whole
  if (headers['if-match'] && !lists(headers['if-match'], etag)) return plain(responses.notice(412))
  if (headers['if-none-match'] && lists(headers['if-none-match'].replaceAll('W/"', '"'), etag)) {
    return { status: 304, headers: unchanged, body: nothing }
  }
  const wanted = method === 'GET' && (headers['if-range'] ?? etag) === etag ? headers.range : undefined
  if (!ranges || wanted === undefined) return whole
  const range = byteRange(wanted, body.length)
  if (range === 'whole') return whole
  if (range === 'unsatisfiable') return { status: 416, ...ranges.beyond }
  const part = body.subarray(range[0], range[1] + 1)
  const where = ['Content-Length', `${part.length}`, 'Content-Range', `bytes ${range[0]}-${range[1]}/${body.length}`]
  return { status: 206, headers: [...ranges.part, ...where], body: part }
}

function lists(header: string, etag: string): boolean {
  return header === '*' || header.split(',').some((listed) => listed.trim() === etag)
}
