import { connect } from 'node:net'

/** One answer as it stood on the wire. */
export interface Spoken {
  readonly status: number
  readonly head: string
  readonly body: string
}

/** Says these bytes to a port, all at once or one after another, ends its side, and gives back all that is said until the other side ends. */
export function talk(port: number, ...said: readonly (string | Buffer)[]): Promise<string> {
  return new Promise((resolve) => {
    const heard: Buffer[] = []
    const socket = connect({ port, host: '127.0.0.1' })
    for (const words of said) socket.write(words)
    socket.end()
    socket.on('data', (chunk: Buffer) => heard.push(chunk))
    // A server that has had enough resets the connection; what it said before still counts.
    socket.on('error', () => {})
    socket.on('close', () => resolve(Buffer.concat(heard).toString('latin1')))
  })
}

/** The answers in what was heard, in their order. Reads Content-Length, as every answer here has one but 304. */
export function answers(heard: string): Spoken[] {
  const found: Spoken[] = []
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
