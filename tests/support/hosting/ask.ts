import { Agent, type IncomingHttpHeaders, request } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'

/** Where a server listens: a TCP port on this machine or a socket's path. */
export type Place = { readonly port: number } | { readonly socketPath: string }

export interface Asked {
  readonly status: number
  readonly headers: IncomingHttpHeaders
  /** As it came over the wire. */
  readonly body: Buffer
}

const agent = new Agent({ keepAlive: true, maxSockets: 4 })

export interface Asking {
  readonly method?: string
  /** The target as it is written into the request line: nothing normalizes it. */
  readonly path: string
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string
}

/** Sends one request and reads the whole answer. */
export function ask(place: Place, { method = 'GET', path, headers = {}, body }: Asking): Promise<Asked> {
  return new Promise((resolve, reject) => {
    const sent = request({ ...place, agent, method, path, headers: { host: 'localhost', ...headers } }, (response) => {
      const { statusCode: status = 0, headers: answered } = response
      buffer(response).then((whole) => resolve({ status, headers: answered, body: whole }), reject)
    })
    sent.on('error', reject)
    sent.end(body)
  })
}

/** The content of an answer, whatever its coding. */
export function decodedBody({ headers, body }: Asked): Buffer {
  if (body.length === 0) return body
  if (headers['content-encoding'] === 'br') return brotliDecompressSync(body)
  if (headers['content-encoding'] === 'gzip') return gunzipSync(body)
  return body
}
