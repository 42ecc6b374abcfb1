import type { Server, ServerResponse } from 'node:http'
import { Server as NetServer, type Socket } from 'node:net'
import type { limits } from '../policy/limits.ts'

export interface Connections {
  /** Must be called with each response before it is sent. */
  readonly onResponseStart: (response: ServerResponse) => void
  readonly latest: (socket: Socket) => ServerResponse | undefined
  /** Accepts no more connections, and closes the open ones as soon as their responses have been sent. */
  readonly stop: (stopped: () => void) => void
}

interface Connection {
  latest?: ServerResponse
  /** Bytes that the client had received, and the sweep that measured them. */
  mark?: { readonly taken: number; readonly sweep: number }
}

/**
 * Tracks the connections of a server and disconnects clients that receive less than `minBytesPerWindow` of a pending
 * response in `stalledSeconds`. Node's own `timeout` does not: it keeps a client that reads a single byte.
 */
export function trackConnections(
  server: Server,
  bounds: Pick<typeof limits, 'stalledSeconds' | 'minBytesPerWindow' | 'stopSeconds'>,
): Connections {
  const open = new Map<Socket, Connection>()
  let sweeps = 0
  server.on('connection', (socket) => {
    // A connection with an Upgrade header is reported twice.
    if (open.has(socket)) return
    open.set(socket, {})
    socket.once('close', () => open.delete(socket))
  })

  const sweep = setInterval(() => {
    sweeps += 1
    for (const [socket, connection] of open) if (isStalled(socket, connection)) socket.destroy()
  }, 1000)
  server.once('close', () => clearInterval(sweep))

  function isStalled(socket: Socket, connection: Connection): boolean {
    const taken = socket.bytesWritten - socket.writableLength
    const { mark } = connection
    if (socket.writableLength === 0) delete connection.mark
    else if (!mark || taken - mark.taken >= bounds.minBytesPerWindow) connection.mark = { taken, sweep: sweeps }
    else return sweeps - mark.sweep >= bounds.stalledSeconds
    return false
  }

  return {
    onResponseStart(response) {
      const connection = response.req.socket && open.get(response.req.socket)
      if (connection) connection.latest = response
    },
    latest: (socket) => open.get(socket)?.latest,
    stop(stopped) {
      // The HTTP server's own close treats a connection as idle once its response is buffered in the socket, and so
      // truncates a download.
      NetServer.prototype.close.call(server, stopped)
      for (const [socket, { latest }] of open) {
        if (latest && !latest.writableFinished) latest.once('finish', () => socket.destroySoon())
        else socket.destroySoon()
      }
      setTimeout(() => server.closeAllConnections(), bounds.stopSeconds * 1000).unref()
    },
  }
}
