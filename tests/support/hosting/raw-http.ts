import { connect, type Socket } from 'node:net'
import type { ServerAddress } from './http-client.ts'

/** One response as transferred. */
export interface RawResponse {
  readonly status: number
  readonly head: string
  readonly body: string
}

/** Opens a connection to a server. */
export function openConnection(place: ServerAddress): Socket {
  return 'port' in place ? connect(place.port, '127.0.0.1') : connect(place.socketPath)
}

/**
 * Sends these bytes to a server, all at once or one after another, closes its side, and returns all that arrives until
 * the other side closes.
 */
export function sendRaw(place: ServerAddress, ...said: readonly (string | Buffer)[]): Promise<string> {
  return new Promise((resolve) => {
    const heard: Buffer[] = []
    const socket = openConnection(place)
    for (const words of said) socket.write(words, 'latin1')
    socket.end()
    socket.on('data', (chunk: Buffer) => heard.push(chunk))
    // A server may reset the connection; what it sent before still counts.
    socket.on('error', () => {})
    socket.on('close', () => resolve(Buffer.concat(heard).toString('latin1')))
  })
}

/**
 * Returns the responses in received bytes, in order. Reads Content-Length, which every response here has except 304.
 */
export function parseResponses(heard: string): RawResponse[] {
  const found: RawResponse[] = []
  let rest = heard
  while (rest.length > 0) {
    const end = rest.indexOf('\r\n\r\n')
    if (end < 0) throw new Error(`No end of a head in: ${rest.slice(0, 80)}`)
    const head = rest.slice(0, end)
    const length = Number(/^content-length: (\d+)$/im.exec(head)?.[1] ?? 0)
    found.push({ status: Number(head.slice(9, 12)), head, body: rest.slice(end + 4, end + 4 + length) })
    rest = rest.slice(end + 4 + length)
  }
  return found
}
