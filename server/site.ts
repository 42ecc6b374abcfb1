import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { FastResponse, type ServerRequest } from 'srvx'
import { staticMiddleware } from 'srvx/static'
import { parseHeaders } from './headers.ts'
import { parseRedirects } from './redirects.ts'

/** Returns what answers requests with the build in `dist`, by HTTPS if `isBehindTls`. Throws without a build. */
export function createSite(dist: string, isBehindTls: boolean): (request: ServerRequest) => Promise<Response> {
  const read = (file: string) => readFileSync(join(dist, file), 'utf8')
  const redirects = parseRedirects(read('_redirects'))
  // Plain HTTP must not send this header (RFC 6797, section 7.2).
  const rules = parseHeaders(read('_headers')).filter(({ name }) => isBehindTls || name !== 'Strict-Transport-Security')
  const notFound = read('404.html')
  const sendNotFound = () =>
    new FastResponse(notFound, { status: 404, headers: { 'Content-Type': 'text/html; charset=utf-8' } })
  // The date of a file says when it was built, not when it was written, so responses have an ETag alone.
  const sendFile = staticMiddleware({ dir: dist, encodings: true, compress: false, lastModified: false })

  function respond(request: ServerRequest, { hostname, pathname, search }: URL) {
    // This is what srvx makes of a Host header that is none.
    if (hostname === '_invalid_') return new FastResponse('', { status: 400 })
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return new FastResponse('', { status: 405, headers: { Allow: 'GET, HEAD' } })
    if (pathname === healthPath) return new FastResponse('ok\n')
    const target = redirects.get(pathname) ?? otherAddress.exec(pathname)?.[1]
    if (target)
      return new FastResponse('', {
        status: 301,
        headers: { Location: target + search, 'Cache-Control': 'public, max-age=3600' },
      })
    return hiddenPath.test(pathname) ? sendNotFound() : sendFile(request, sendNotFound)
  }

  return async (request) => {
    const url = new URL(request.url)
    const response = await respond(request, url)
    const isServed = response.status < 400
    // A path that is not served gets the headers of every path and no others.
    const path = isServed ? url.pathname : '/404'
    for (const { pattern, name, value } of rules) if (pattern.test(path)) response.headers.set(name, value)
    if (!response.headers.has('Cache-Control'))
      response.headers.set('Cache-Control', isServed ? 'no-cache' : 'no-store')
    // Platforms ask every few seconds.
    if (path !== healthPath)
      process.stdout.write(
        `${new Date().toISOString()} ${request.method} ${isServed ? path : '-'} ${response.status}\n`,
      )
    return response
  }
}

const healthPath = '/healthz'

/** Files that hosts do not send, and spellings of a path that this site does not have and `_headers` does not know. */
const hiddenPath = /^\/(?:_|404(?:\.html)?$)|\.(?:br|gz)$|%|\/\//

/** A page's address with the extension of its file or a slash, which static hosts lead to the page by themselves. */
const otherAddress = /^(\/(?!404\.)[\w-]+|\/cases\/[\w-]+)(?:\.html|\/)$/
