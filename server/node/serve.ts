import { createServer, type IncomingHttpHeaders, type Server, STATUS_CODES } from 'node:http'
import { Server as NetServer, type Socket } from 'node:net'
import type { Duplex } from 'node:stream'
import { limits } from '../policy/limits.ts'
import type { LogAnswer } from './access-log.ts'
import { answer } from './answer.ts'
import type { Responses, Sent } from './responses.ts'

export interface SiteServer {
  readonly server: Server
  /** Takes no more connections, and ends those there are as soon as what was answered has left. */
  readonly stop: (stopped: () => void) => void
}

/** Makes the server. Nothing listens yet. */
export function serve(responses: Responses, log: LogAnswer): SiteServer {
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
  server.timeout = limits.stalledSeconds * 1000
  // A head is small already; Node's count would silently drop headers, Host among them.
  server.maxHeadersCount = 0

  server.on('request', (request, response) => {
    const { status, headers, body, address } = answer(responses, request)
    // Nothing here reads a body: the connection that brings one ends with the answer instead of being drained.
    const last = hasBody(request.headers) ? ['Connection', 'close'] : []
    response.writeHead(status, [...headers, ...last]).end(body)
    log(request.method ?? '', address, status, request.method === 'HEAD' ? 0 : body.length)
  })
  const refuse = (status: number, socket: Duplex) => {
    const notice = responses.notice(status).forms.identity
    socket.end(onTheWire(status, notice))
    log('-', undefined, status, notice.body.length)
  }
  server.on('connect', (_, socket) => refuse(405, socket))
  server.on('clientError', (error: ClientError, socket) => {
    if (error.code === 'ECONNRESET' || !socket.writable) socket.destroy()
    else refuse(statusOf(error), socket)
  })
  return { server, stop: stopper(server) }
}

function stopper(server: Server): SiteServer['stop'] {
  const open = new Set<Socket>()
  server.on('connection', (socket) => {
    open.add(socket)
    socket.once('close', () => open.delete(socket))
  })
  return (stopped) => {
    // Not the HTTP server's own close, which takes a connection for idle once its answer has been handed to the socket,
    // and so cut a download off after 4 of 24 MB (seen in Node 26.10, November 2026).
    NetServer.prototype.close.call(server, stopped)
    for (const socket of open) socket.destroySoon()
    setTimeout(() => server.closeAllConnections(), limits.stopSeconds * 1000).unref()
  }
}

function hasBody(headers: IncomingHttpHeaders): boolean {
  return headers['transfer-encoding'] !== undefined || (headers['content-length'] ?? '0') !== '0'
}

/** For connections whose request Node's parser could not read, so that there is no response object to write to. */
function onTheWire(status: number, { headers, body }: Sent): Buffer {
  const lines = headers.flatMap((name, i) => (i % 2 === 0 ? [`${name}: ${headers[i + 1]}`] : []))
  const head = [`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines, 'Connection: close', '', '']
  return Buffer.concat([Buffer.from(head.join('\r\n')), body])
}

type ClientError = NodeJS.ErrnoException & { rawPacket?: Buffer }

function statusOf({ code, rawPacket }: ClientError): number {
  // A word and a space: a method, if none that anyone knows. Else it is not HTTP.
  if (code === 'HPE_INVALID_METHOD') return /^[\w-]+ /.test(`${rawPacket}`) ? 405 : 400
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return 408
  if (code === 'HPE_HEADER_OVERFLOW') return rawPacket?.includes('\n') ? 431 : 414
  return 400
}
