import { createServer, type Server, STATUS_CODES } from 'node:http'
import type { Duplex } from 'node:stream'
import type { LogAnswer } from './access-log.ts'
import { answer, type Reply } from './answer.ts'
import { limits } from './limits.ts'
import type { Responses } from './responses.ts'

/** Makes the server; the caller tells it where to listen, and stops it with `stop`. */
export function serve(responses: Responses, log: LogAnswer): Server {
  const server = createServer({
    maxHeaderSize: limits.head,
    headersTimeout: limits.headSeconds * 1000,
    requestTimeout: limits.requestSeconds * 1000,
    keepAliveTimeout: limits.idleSeconds * 1000,
    // How often the timeouts above are looked at; Node's own 30 s would let a slow client stay four times as long.
    connectionsCheckingInterval: 1000,
    // Makes a second Host header visible, which Node would otherwise drop.
    joinDuplicateHeaders: true,
  })
  server.timeout = limits.stalledSeconds * 1000
  // A head is small already; Node's count would silently drop headers, Host among them.
  server.maxHeadersCount = 0

  server.on('request', (request, response) => {
    const { status, headers, body, address } = answer(responses, request)
    // Nothing here reads a body: the connection that brings one ends with the answer instead of being drained.
    const last = !server.listening || hasBody(request.headers)
    response.writeHead(status, [...headers, ...(last ? ['Connection', 'close'] : [])]).end(body)
    log(request.method ?? '', address, status, request.method === 'HEAD' ? 0 : body.length)
  })
  const refuse = (status: number, socket: Duplex) => {
    const reply = answerTo(responses, status)
    socket.end(onTheWire(reply))
    log('-', undefined, status, reply.body.length)
  }
  server.on('connect', (_, socket) => refuse(405, socket))
  server.on('clientError', (error: NodeJS.ErrnoException & { rawPacket?: Buffer }, socket) => {
    if (error.code === 'ECONNRESET' || !socket.writable) socket.destroy()
    else refuse(statusOf(error), socket)
  })
  return server
}

/** Takes no more connections and lets the answers under way finish, for a while; idle connections end at once. */
export function stop(server: Server, stopped: () => void): void {
  server.close(stopped)
  setTimeout(() => server.closeAllConnections(), limits.stopSeconds * 1000).unref()
}

function hasBody(headers: NodeJS.Dict<string | string[]>): boolean {
  return headers['transfer-encoding'] !== undefined || (headers['content-length'] ?? '0') !== '0'
}

function answerTo(responses: Responses, status: number): Reply {
  return { status, ...responses.notice(status).forms.identity }
}

/** For connections whose request Node's parser could not read, so that there is no response object to write to. */
function onTheWire({ status, headers, body }: Reply): Buffer {
  const lines = headers.flatMap((name, i) => (i % 2 === 0 ? [`${name}: ${headers[i + 1]}`] : []))
  const head = [`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines, 'Connection: close', '', '']
  return Buffer.concat([Buffer.from(head.join('\r\n')), body])
}

function statusOf({ code, rawPacket }: NodeJS.ErrnoException & { rawPacket?: Buffer }): number {
  if (code === 'HPE_INVALID_METHOD') return 405
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return 408
  if (code === 'HPE_HEADER_OVERFLOW') return rawPacket?.includes('\n') ? 431 : 414
  return 400
}
