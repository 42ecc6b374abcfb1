import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'

/** Kept by the page itself, from before its first script: its errors, rejections, and what it says on the console. */
const listener = `
window.complaints = []
addEventListener('error', (event) => {
  // A visitor's own film may have nothing to show; that is no fault of the page.
  const own = event.target !== window && event.target.src.startsWith('blob:')
  if (!own) complaints.push('error: ' + (event.message || event.target.outerHTML))
}, true)
addEventListener('unhandledrejection', (event) => complaints.push('rejection: ' + event.reason))
addEventListener('securitypolicyviolation', (event) => complaints.push('refused: ' + event.violatedDirective + ' ' + event.blockedURI))
for (const level of ['error', 'warn']) {
  const say = console[level]
  console[level] = (...words) => { complaints.push(level + ': ' + words.join(' ')); say.apply(console, words) }
}`

/**
 * Hands `site` on, header for header, with one script put first into each page that runs scripts: it listens for
 * complaints. For a driver that has no console log. Gives the address that stands in for the site's.
 */
export async function relay(site: string): Promise<{ origin: string; asked: string[]; close(): void }> {
  const log: string[] = []
  const server = createServer((asked, answer) => {
    if (asked.url === '/complaints.js') return answer.setHeader('content-type', 'text/javascript').end(listener)
    log.push(asked.url ?? '')
    const headers = { ...asked.headers, 'accept-encoding': 'identity' }
    const onward = request(new URL(asked.url ?? '/', site), { method: asked.method ?? 'GET', headers }, (got) => {
      const chunks: Buffer[] = []
      got.on('data', (chunk) => chunks.push(chunk))
      got.on('end', () => {
        const body = Buffer.concat(chunks)
        const scripted = got.headers['content-type']?.startsWith('text/html') && body.includes('<script type="module"')
        const sent = scripted
          ? Buffer.from(body.toString().replace('<head>', '<head><script src="/complaints.js"></script>'))
          : body
        const { 'content-length': _, 'transfer-encoding': __, ...rest } = got.headers
        const length = asked.method === 'HEAD' ? {} : { 'content-length': sent.length }
        answer.writeHead(got.statusCode ?? 502, { ...rest, ...length }).end(sent)
      })
    })
    onward.on('error', () => answer.destroy())
    onward.end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return { origin: `http://127.0.0.1:${port}`, asked: log, close: () => server.close() }
}
