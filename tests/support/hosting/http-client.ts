import { Agent, type IncomingHttpHeaders, request } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'

/** The address of a server: a TCP port on this machine or a socket's path. */
export type ServerAddress = { readonly port: number } | { readonly socketPath: string }

export interface TestResponse {
  readonly status: number
  readonly headers: IncomingHttpHeaders
  /** As transferred. */
  readonly body: Buffer
}

const agent = new Agent({ keepAlive: true, maxSockets: 4 })

export interface TestRequest {
  readonly method?: string
  /** The target as written into the request line, not normalized. */
  readonly path: string
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string
}

/** Sends one request and reads the complete response. */
export function sendRequest(
  place: ServerAddress,
  { method = 'GET', path, headers = {}, body }: TestRequest,
): Promise<TestResponse> {
  return new Promise((resolve, reject) => {
    const sent = request({ ...place, agent, method, path, headers: { host: 'localhost', ...headers } }, (response) => {
      const { statusCode: status = 0, headers: answered } = response
      buffer(response).then((whole) => resolve({ status, headers: answered, body: whole }), reject)
    })
    sent.on('error', reject)
    sent.end(body)
  })
}

/** Returns the content of a response, decoded. */
export function decodeBody({ headers, body }: TestResponse): Buffer {
  if (body.length === 0) return body
  if (headers['content-encoding'] === 'br') return brotliDecompressSync(body)
  if (headers['content-encoding'] === 'gzip') return gunzipSync(body)
  return body
}
