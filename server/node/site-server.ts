import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type Server,
  type ServerResponse,
  STATUS_CODES,
} from 'node:http'
import type { Socket } from 'node:net'
import type { Duplex } from 'node:stream'
import { limits } from '../policy/limits.ts'
import type { LogResponse } from './access-log.ts'
import { type Connections, trackConnections } from './connections.ts'
import type { Message, Resources } from './resources.ts'
import { respond } from './respond.ts'

export interface SiteServer extends Pick<Connections, 'stop'> {
  readonly server: Server
}

/** Creates the server, which does not listen yet. */
export function createSiteServer(resources: Resources, log: LogResponse): SiteServer {
  const server = createServer({
    maxHeaderSize: limits.maxHeaderBytes,
    headersTimeout: limits.headSeconds * 1000,
    requestTimeout: limits.requestSeconds * 1000,
    keepAliveTimeout: limits.idleSeconds * 1000,
    // How often the timeouts above are checked; Node's default of 30 s would let a slow client stay four times as long.
    connectionsCheckingInterval: 1000,
    // Node's own error response would lack the policy's headers.
    requireHostHeader: false,
    // Keeps a second Host header visible, which Node would otherwise drop.
    joinDuplicateHeaders: true,
  })
  const connections = trackConnections(server, limits)
  // The header size is limited already; Node's limit on their number would silently drop headers, Host among them.
  server.maxHeadersCount = 0

  const onRequest = (request: IncomingMessage, response: ServerResponse) => {
    const { status, headers, body, address } = respond(resources, request)
    connections.onResponseStart(response)
    // No request body is read: a connection with one is closed after the response instead of being drained. So is one
    // with a request that could not be parsed.
    if (hasBody(request.headers) || closingStatuses.has(status)) response.shouldKeepAlive = false
    response.writeHead(status, headers as string[])
    sendBody(response, request.method === 'HEAD' ? emptyBody : body)
    log(request.method ?? '', address, status, request.method === 'HEAD' ? 0 : body.length)
  }
  server.on('request', onRequest)
  // The final status depends on the headers alone, so no client is asked for its body (RFC 9110 section 10.1.1). Other
  // expectations may be ignored; Node's own 417 would lack the policy's headers.
  server.on('checkContinue', onRequest)
  server.on('checkExpectation', onRequest)

  const refuse = (status: number, socket: Duplex) => {
    const notice = resources.getStatusResponse(status).representations.identity
    socket.end(serializeResponse(status, notice))
    log('-', undefined, status, notice.body.length)
  }
  server.on('connect', (_, socket) => refuse(405, socket))
  server.on('upgrade', (request, socket, rest) => {
    const continueWithoutUpgrade = () => {
      socket.unshift(Buffer.concat([serializeWithoutUpgrade(request), rest]))
      server.emit('connection', socket)
    }
    const pendingResponse = connections.latest(socket as Socket)
    if (pendingResponse && !pendingResponse.writableFinished) pendingResponse.once('finish', continueWithoutUpgrade)
    else continueWithoutUpgrade()
  })
  server.on('clientError', (error: ClientError, socket: Socket) => {
    if (error.code === 'ECONNRESET' || !socket.writable) return socket.destroy()
    const pendingResponse = connections.latest(socket)
    // A response that closes the connection is the last one: the unread bytes are the body of its request.
    if (pendingResponse && !pendingResponse.shouldKeepAlive) return
    // Responses are sent in the order of their requests.
    if (pendingResponse && !pendingResponse.writableFinished)
      pendingResponse.once('finish', () => refuse(getErrorStatus(error), socket))
    else refuse(getErrorStatus(error), socket)
  })
  return { server, stop: connections.stop }
}

const emptyBody = Buffer.alloc(0)
const closingStatuses: ReadonlySet<number> = new Set([400, 414, 505])

/** Sends the body in chunks, at the client's pace, which shows how much the client has received. */
function sendBody(response: ServerResponse, body: Buffer) {
  if (body.length <= limits.minBytesPerWindow) return response.end(body)
  let position = 0
  const writeNext = () => {
    while (position + limits.minBytesPerWindow < body.length) {
      const chunk = body.subarray(position, position + limits.minBytesPerWindow)
      position += chunk.length
      if (!response.write(chunk)) return response.once('drain', writeNext)
    }
    return response.end(body.subarray(position))
  }
  return writeNext()
}

function hasBody(headers: IncomingHttpHeaders): boolean {
  return headers['transfer-encoding'] !== undefined || (headers['content-length'] ?? '0') !== '0'
}

/**
 * Returns a response as bytes, for connections whose request Node's parser could not read, so that there is no response
 * object.
 */
function serializeResponse(status: number, { headers, body }: Message): Buffer {
  const lines = headers.flatMap((name, i) => (i % 2 === 0 ? [`${name}: ${headers[i + 1]}`] : []))
  const date = `Date: ${new Date().toUTCString()}`
  const head = [`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines, date, 'Connection: close', '', '']
  return Buffer.concat([Buffer.from(head.join('\r\n')), body])
}

/**
 * Returns the head of a request without its Upgrade header, which may be ignored (RFC 9110 section 7.8). Without an
 * "upgrade" listener Node ignores it as well, but drops other bytes of the same packet.
 */
function serializeWithoutUpgrade({ method, url, httpVersion, rawHeaders }: IncomingMessage): Buffer {
  const lines = rawHeaders.flatMap((name, i) =>
    i % 2 === 0 && name.toLowerCase() !== 'upgrade' ? [`${name}: ${rawHeaders[i + 1]}`] : [],
  )
  return Buffer.from([`${method} ${url} HTTP/${httpVersion}`, ...lines, '', ''].join('\r\n'), 'latin1')
}

type ClientError = NodeJS.ErrnoException & { rawPacket?: Buffer; bytesParsed?: number }

function getErrorStatus({ code, rawPacket, bytesParsed = 0 }: ClientError): number {
  // This finds the line that could not be parsed: valid requests may precede it in the same packet.
  const from = rawPacket ? rawPacket.lastIndexOf('\n', Math.max(0, bytesParsed - 1)) + 1 : 0
  const line = rawPacket?.toString('latin1', from, from + limits.maxRequestLineBytes) ?? ''
  // A word and a space are a method, if an unknown one. Anything else is not HTTP.
  if (code === 'HPE_INVALID_METHOD') return /^[\w-]+ /.test(line) ? 405 : 400
  if (code === 'HPE_INVALID_VERSION') return /^\S+ \S+ HTTP\/[2-9]/.test(line) ? 505 : 400
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return 408
  if (code === 'HPE_HEADER_OVERFLOW') return /^[A-Z]+ [^\n]{8000}/.test(rawPacket?.toString('latin1') ?? '') ? 414 : 431
  return 400
}
