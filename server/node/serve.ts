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
import { type Connections, keepConnections } from './connections.ts'
import type { Message, Resources } from './resources.ts'
import { respond } from './respond.ts'

export interface SiteServer extends Pick<Connections, 'stop'> {
  readonly server: Server
}

/** Makes the server. Nothing listens yet. */
export function serve(resources: Resources, log: LogResponse): SiteServer {
  const server = createServer({
    maxHeaderSize: limits.head,
    headersTimeout: limits.headSeconds * 1000,
    requestTimeout: limits.requestSeconds * 1000,
    keepAliveTimeout: limits.idleSeconds * 1000,
    // How often the timeouts above are looked at; Node's own 30 s would let a slow client stay four times as long.
    connectionsCheckingInterval: 1000,
    // Node's own refusal would come without the policy's headers.
    requireHostHeader: false,
    // Makes a second Host header visible, which Node would otherwise drop.
    joinDuplicateHeaders: true,
  })
  const connections = keepConnections(server, limits)
  // A head is small already; Node's count would silently drop headers, Host among them.
  server.maxHeadersCount = 0

  const onRequest = (request: IncomingMessage, response: ServerResponse) => {
    const { status, headers, body, address } = respond(resources, request)
    connections.began(response)
    // Nothing here reads a body: the connection that brings one ends with the response instead of being drained. So does
    // one that brought what was not understood.
    if (hasBody(request.headers) || ends.has(status)) response.shouldKeepAlive = false
    response.writeHead(status, headers as string[])
    send(response, request.method === 'HEAD' ? nothing : body)
    log(request.method ?? '', address, status, request.method === 'HEAD' ? 0 : body.length)
  }
  server.on('request', onRequest)
  // The final status is known from the head alone, so no client is asked for its body (RFC 9110 section 10.1.1). Other
  // expectations may be passed over; Node's own 417 would come without the policy's headers.
  server.on('checkContinue', onRequest)
  server.on('checkExpectation', onRequest)

  const refuse = (status: number, socket: Duplex) => {
    const notice = resources.notice(status).representations.identity
    socket.end(onTheWire(status, notice))
    log('-', undefined, status, notice.body.length)
  }
  server.on('connect', (_, socket) => refuse(405, socket))
  server.on('upgrade', (request, socket, rest) => {
    const goOn = () => {
      socket.unshift(Buffer.concat([withoutUpgrade(request), rest]))
      server.emit('connection', socket)
    }
    const before = connections.unfinished(socket as Socket)
    if (before) before.once('finish', goOn)
    else goOn()
  })
  server.on('clientError', (error: ClientError, socket: Socket) => {
    if (error.code === 'ECONNRESET' || !socket.writable) return socket.destroy()
    const before = connections.unfinished(socket)
    if (!before) return refuse(statusOf(error), socket)
    // Responses leave in the order of their requests. One that ends the connection is the last: what could not be read
    // was the body of its request.
    if (before.shouldKeepAlive) before.once('finish', () => refuse(statusOf(error), socket))
  })
  return { server, stop: connections.stop }
}

const nothing = Buffer.alloc(0)
const ends: ReadonlySet<number> = new Set([400, 414, 505])

/** Hands the body over piece by piece, as the client takes it, so that it shows how much the client has taken. */
function send(response: ServerResponse, body: Buffer) {
  if (body.length <= limits.leastBytes) return response.end(body)
  let at = 0
  const go = () => {
    while (at + limits.leastBytes < body.length) {
      const piece = body.subarray(at, at + limits.leastBytes)
      at += piece.length
      if (!response.write(piece)) return response.once('drain', go)
    }
    return response.end(body.subarray(at))
  }
  return go()
}

function hasBody(headers: IncomingHttpHeaders): boolean {
  return headers['transfer-encoding'] !== undefined || (headers['content-length'] ?? '0') !== '0'
}

/** For connections whose request Node's parser could not read, so that there is no response object to write to. */
function onTheWire(status: number, { headers, body }: Message): Buffer {
  const lines = headers.flatMap((name, i) => (i % 2 === 0 ? [`${name}: ${headers[i + 1]}`] : []))
  const date = `Date: ${new Date().toUTCString()}`
  const head = [`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines, date, 'Connection: close', '', '']
  return Buffer.concat([Buffer.from(head.join('\r\n')), body])
}

/**
 * The head of a request as it came, but for its Upgrade: nothing here is another protocol, and that may be passed over
 * (RFC 9110 section 7.8). Where nobody listens for "upgrade" Node passes it over as well, and with it whatever came in
 * the same packet (Node 26.10, November 2026).
 */
function withoutUpgrade({ method, url, httpVersion, rawHeaders }: IncomingMessage): Buffer {
  const lines = rawHeaders.flatMap((name, i) =>
    i % 2 === 0 && name.toLowerCase() !== 'upgrade' ? [`${name}: ${rawHeaders[i + 1]}`] : [],
  )
  return Buffer.from([`${method} ${url} HTTP/${httpVersion}`, ...lines, '', ''].join('\r\n'), 'latin1')
}

type ClientError = NodeJS.ErrnoException & { rawPacket?: Buffer; bytesParsed?: number }

function statusOf({ code, rawPacket, bytesParsed = 0 }: ClientError): number {
  // The line that was not understood: others may have come before it in the same packet.
  const from = rawPacket ? rawPacket.lastIndexOf('\n', Math.max(0, bytesParsed - 1)) + 1 : 0
  const line = rawPacket?.toString('latin1', from, from + limits.requestLine) ?? ''
  // A word and a space: a method, if none that anyone knows. Else it is not HTTP.
  if (code === 'HPE_INVALID_METHOD') return /^[\w-]+ /.test(line) ? 405 : 400
  if (code === 'HPE_INVALID_VERSION') return /^\S+ \S+ HTTP\/[2-9]/.test(line) ? 505 : 400
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return 408
  if (code === 'HPE_HEADER_OVERFLOW') return /^[A-Z]+ [^\n]{8000}/.test(rawPacket?.toString('latin1') ?? '') ? 414 : 431
  return 400
}
