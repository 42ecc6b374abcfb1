import type { IncomingMessage } from 'node:http'
import { limits } from '../policy/limits.ts'
import { rejectedTargetPattern } from '../policy/paths.ts'
import { parseAcceptEncoding } from './accept-encoding.ts'
import { parseRange } from './byte-range.ts'
import type { Message, Representation, Resource, Resources } from './resources.ts'

export type RequestHead = Pick<IncomingMessage, 'method' | 'url' | 'headers' | 'httpVersion'>

/** A response to send. The body is present for HEAD too; Node omits it. */
export interface ResponseMessage extends Message {
  readonly status: number
  /** The path, if it exists on the site; the log contains no other part of a target. */
  readonly address?: string | undefined
}

const rejectedTarget = new RegExp(rejectedTargetPattern, 'i')
// RFC 3986 section 3.2.2. Two Host lines arrive joined by ", ", which this does not match (RFC 9112 section 3.2).
const hostForm = /^(?:[a-z0-9._~%!$&'()*+;=-]*|\[[0-9a-f:.]+\])(?::\d*)?$/i
// RFC 9110 section 5.6.2. Node 20.19 lets a header without a name pass, and white space before the colon.
const token = /^[\w!#$%&'*+.^`|~-]+$/
const absolute = /^https?:\/\/([^/?#]*)/i
const emptyBody = Buffer.alloc(0)

/** Responds to one request from the prepared resources. Nothing is read, computed or compressed per request. */
export function respond(resources: Resources, request: RequestHead): ResponseMessage {
  const target = toOriginForm(request.url ?? '')
  const errorStatus = getErrorStatus(request, target)
  if (errorStatus) return createWholeResponse(resources.getStatusResponse(errorStatus))
  const queryStart = target.indexOf('?')
  const address = decodePath(queryStart < 0 ? target : target.slice(0, queryStart))
  const found = resources.byPath.get(address)
  if (!found) return createWholeResponse(resources.notFound, request)
  if (found.location) {
    const location = `${found.location}${queryStart < 0 ? '' : target.slice(queryStart)}`
    return {
      ...createWholeResponse(found),
      headers: [...found.representations.identity.headers, 'Location', location],
      address,
    }
  }
  return { ...createFileResponse(resources, request, selectRepresentation(found, request)), address }
}

/**
 * Returns the path of a target with scheme and host, the form for proxies that servers accept too (RFC 9112, section
 * 3.2.2).
 */
function toOriginForm(url: string): string {
  const authority = absolute.exec(url)
  // Without a host, or with a user name before it (RFC 9110 sections 4.2.1, 4.2.4), this is returned unchanged and refused.
  if (!authority?.[1] || !hostForm.test(authority[1])) return url
  const rest = url.slice(authority[0].length)
  return rest.startsWith('/') ? rest : `/${rest}`
}

function getErrorStatus({ method, url = '', headers, httpVersion }: RequestHead, target: string): number | undefined {
  // Node's parser accepts 0.9 and 2.0. HTTP/0.9 had no version in its requests (RFC 9112 appendix C.1).
  if (httpVersion.startsWith('0')) return 400
  if (!httpVersion.startsWith('1')) return 505
  if ((method?.length ?? 0) + url.length + '  HTTP/1.1\r\n'.length > limits.maxRequestLineBytes) return 414
  if (!target.startsWith('/') || rejectedTarget.test(target)) return 400
  if (!Object.keys(headers).every((name) => token.test(name))) return 400
  if (headers.host === undefined ? httpVersion !== '1.0' : !hostForm.test(headers.host)) return 400
  return method === 'GET' || method === 'HEAD' ? undefined : 405
}

/** Bytes that are not UTF-8 become the empty path, which the site does not have. */
function decodePath(path: string): string {
  if (!path.includes('%')) return path
  try {
    return decodeURIComponent(path)
  } catch (error) {
    if (error instanceof URIError) return ''
    throw error
  }
}

function selectRepresentation({ representations }: Resource, { headers }: RequestHead): Representation {
  const coding = parseAcceptEncoding(headers['accept-encoding']).find((name) => representations[name])
  return (coding && representations[coding]) ?? representations.identity
}

function createWholeResponse(found: Resource, request?: RequestHead): ResponseMessage {
  const { headers, body } = request ? selectRepresentation(found, request) : found.representations.identity
  return { status: found.status, headers, body }
}

/**
 * Returns the response for a file, or for the part that the client still needs: preconditions in the order of RFC 9110
 * section 13.2.2.
 */
function createFileResponse(
  resources: Resources,
  { method, headers }: RequestHead,
  found: Representation,
): ResponseMessage {
  const { etag, notModifiedHeaders, ranges, body } = found
  const fullResponse: ResponseMessage = { status: 200, headers: found.headers, body }
  if (!etag || !notModifiedHeaders) return fullResponse
  if (headers['if-match'] && !matchesEtag(headers['if-match'], etag))
    return createWholeResponse(resources.getStatusResponse(412))
  if (headers['if-none-match'] && matchesEtag(headers['if-none-match'].replaceAll('W/"', '"'), etag)) {
    return { status: 304, headers: notModifiedHeaders, body: emptyBody }
  }
  const wantedRange = method === 'GET' && (headers['if-range'] ?? etag) === etag ? headers.range : undefined
  if (!ranges || wantedRange === undefined) return fullResponse
  const range = parseRange(wantedRange, body.length)
  if (range === 'full') return fullResponse
  if (range === 'unsatisfiable') return { status: 416, ...ranges.unsatisfiable }
  const part = body.subarray(range[0], range[1] + 1)
  const lengthHeaders = [
    'Content-Length',
    `${part.length}`,
    'Content-Range',
    `bytes ${range[0]}-${range[1]}/${body.length}`,
  ]
  return { status: 206, headers: [...ranges.partialHeaders, ...lengthHeaders], body: part }
}

function matchesEtag(header: string, etag: string): boolean {
  return header === '*' || header.split(',').some((listed) => listed.trim() === etag)
}
