import type { IncomingMessage } from 'node:http'
import { refusedTarget } from '../policy/addresses.ts'
import { limits } from '../policy/limits.ts'
import { acceptedCodings } from './accept-encoding.ts'
import { byteRange } from './byte-range.ts'
import type { Message, Representation, Resource, Resources } from './resources.ts'

/** All of a request that a response depends on. */
export type RequestHead = Pick<IncomingMessage, 'method' | 'url' | 'headers' | 'httpVersion'>

/** What is sent. The body is there for HEAD too; Node leaves it out. */
export interface ResponseMessage extends Message {
  readonly status: number
  /** The path, if it is one of ours: all that a log line may say of what was asked for. */
  readonly address?: string | undefined
}

const refused = new RegExp(refusedTarget, 'i')
// RFC 3986 section 3.2.2. Two Host lines arrive joined by ", ", which this does not match (RFC 9112 section 3.2).
const hostForm = /^(?:[a-z0-9._~%!$&'()*+;=-]*|\[[0-9a-f:.]+\])(?::\d*)?$/i
const absolute = /^https?:\/\/([^/?#]*)/i
const nothing = Buffer.alloc(0)

/** Responds to one request from the prepared resources. Nothing is read, computed or compressed for it. */
export function respond(resources: Resources, request: RequestHead): ResponseMessage {
  const target = originForm(request.url ?? '')
  const fault = faultOf(request, target)
  if (fault) return plain(resources.notice(fault))
  const mark = target.indexOf('?')
  const address = decoded(mark < 0 ? target : target.slice(0, mark))
  const found = resources.at.get(address)
  if (!found) return plain(resources.notFound, request)
  if (found.location) {
    const location = `${found.location}${mark < 0 ? '' : target.slice(mark)}`
    return { ...plain(found), headers: [...found.representations.identity.headers, 'Location', location], address }
  }
  return { ...file(resources, request, chosen(found, request)), address }
}

/** A target with scheme and host is the form for proxies; servers accept it too (RFC 9112 section 3.2.2). */
function originForm(url: string): string {
  const authority = absolute.exec(url)
  // A host is not empty (RFC 9110 section 4.2.1), so this is left as it is and refused.
  if (!authority?.[1]) return url
  const rest = url.slice(authority[0].length)
  return rest.startsWith('/') ? rest : `/${rest}`
}

function faultOf({ method, url = '', headers, httpVersion }: RequestHead, target: string): number | undefined {
  // Node's parser lets 0.9 and 2.0 pass. 0.9 had no version to write (RFC 9112 appendix C.1).
  if (httpVersion.startsWith('0')) return 400
  if (!httpVersion.startsWith('1')) return 505
  if ((method?.length ?? 0) + url.length + '  HTTP/1.1\r\n'.length > limits.requestLine) return 414
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

function chosen({ representations }: Resource, { headers }: RequestHead): Representation {
  const coding = acceptedCodings(headers['accept-encoding']).find((name) => representations[name])
  return (coding && representations[coding]) ?? representations.identity
}

function plain(found: Resource, request?: RequestHead): ResponseMessage {
  const { headers, body } = request ? chosen(found, request) : found.representations.identity
  return { status: found.status, headers, body }
}

/** A file, or as much of it as the client still needs: preconditions in the order of RFC 9110 section 13.2.2. */
function file(resources: Resources, { method, headers }: RequestHead, found: Representation): ResponseMessage {
  const { etag, unchanged, ranges, body } = found
  const whole: ResponseMessage = { status: 200, headers: found.headers, body }
  if (!etag || !unchanged) return whole
  if (headers['if-match'] && !lists(headers['if-match'], etag)) return plain(resources.notice(412))
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
