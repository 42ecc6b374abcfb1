import type { Server, ServerResponse } from 'node:http'
import { Server as NetServer, type Socket } from 'node:net'
import type { limits } from '../policy/limits.ts'

export interface Connections {
  /** To be told of each response before it is sent. */
  readonly began: (response: ServerResponse) => void
  /** The latest response on a connection, while it has not been handed over as a whole. */
  readonly unfinished: (socket: Socket) => ServerResponse | undefined
  /** Takes no more connections, and ends those there are as soon as what was said has left. */
  readonly stop: (stopped: () => void) => void
}

interface Connection {
  latest?: ServerResponse
  /** Bytes that the client had taken, and the sweep that saw it. */
  mark?: { readonly taken: number; readonly sweep: number }
}

/**
 * Keeps the connections of a server, and ends those whose client takes less than `leastBytes` of what waits for it in
 * `stalledSeconds`. Node's own `timeout` does not: it lets a client that takes a single byte stay, and one that
 * takes none for twice as long (Node 26.10, November 2026).
 */
export function keepConnections(
  server: Server,
  bounds: Pick<typeof limits, 'stalledSeconds' | 'leastBytes' | 'stopSeconds'>,
): Connections {
  const open = new Map<Socket, Connection>()
  let sweeps = 0
  server.on('connection', (socket) => {
    // A connection that offered to speak another protocol comes a second time.
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
    else if (!mark || taken - mark.taken >= bounds.leastBytes) connection.mark = { taken, sweep: sweeps }
    else return sweeps - mark.sweep >= bounds.stalledSeconds
    return false
  }

  function unfinished(socket: Socket): ServerResponse | undefined {
    const latest = open.get(socket)?.latest
    return latest && !latest.writableFinished ? latest : undefined
  }

  return {
    began(response) {
      const connection = response.req.socket && open.get(response.req.socket)
      if (connection) connection.latest = response
    },
    unfinished,
    stop(stopped) {
      // Not the HTTP server's own close, which takes a connection for idle once its response has been handed to the
      // socket, and so cut a download off after 4 of 24 MB (seen in Node 26.10, November 2026).
      NetServer.prototype.close.call(server, stopped)
      for (const socket of open.keys()) {
        const response = unfinished(socket)
        if (response) response.once('finish', () => socket.destroySoon())
        else socket.destroySoon()
      }
      setTimeout(() => server.closeAllConnections(), bounds.stopSeconds * 1000).unref()
    },
  }
}
