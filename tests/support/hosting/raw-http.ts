import { connect } from 'node:net'

/** Returns the bytes of a GET request in HTTP/1.1 for a target, with these header lines. */
export function formatRequest(target: string, ...headers: readonly string[]): string {
  return [`GET ${target} HTTP/1.1`, ...headers, '', ''].join('\r\n')
}

/** Sends bytes to a port, closes the sending side, and returns all that arrives until the server closes, too. */
export function sendRaw(port: number, bytes: string): Promise<string> {
  return new Promise((resolve) => {
    const received: Buffer[] = []
    const socket = connect(port, '127.0.0.1').on('data', (chunk: Buffer) => received.push(chunk))
    // A server may reset the connection; what it sent before still counts.
    socket.on('error', () => {}).on('close', () => resolve(Buffer.concat(received).toString('latin1')))
    socket.end(bytes, 'latin1')
  })
}
