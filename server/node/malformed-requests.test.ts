import { once } from 'node:events'
import { rmSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { basename, dirname, join } from 'node:path'
import { expect, test } from '@playwright/test'
import { createFixtureBuild } from '../../tests/support/hosting/fixture-build.ts'
import { sendRequest } from '../../tests/support/hosting/http-client.ts'
import { parseResponses, sendRaw } from '../../tests/support/hosting/raw-http.ts'
import { type RunningServer, runServer } from '../../tooling/run-server.ts'
import { limits } from '../policy/limits.ts'

// One server receives all requests, and its memory is measured at the end.
test.describe.configure({ mode: 'default' })

/** What a server writes when it receives SIGUSR2: bytes in use after a full collection, and open connections. */
interface MemoryUsage {
  readonly bytes: number
  readonly sockets: number
}

const report = `process.on('SIGUSR2', () => {
  gc()
  const { heapUsed, external } = process.memoryUsage()
  const sockets = process.getActiveResourcesInfo().filter((name) => name === 'TCPSocketWrap').length
  process.stderr.write(JSON.stringify({ bytes: heapUsed + external, sockets }) + '\\n')
})`
const memoryFlags = ['--expose-gc', '--import', `data:text/javascript,${encodeURIComponent(report)}`]

async function readMemoryUsage({ process, errorLines }: RunningServer): Promise<MemoryUsage> {
  const before = errorLines.length
  process.kill('SIGUSR2')
  while (errorLines.length === before && process.stderr) await once(process.stderr, 'data')
  return JSON.parse(errorLines.at(-1) ?? '')
}

const canary = 'This line lies beside dist and is nobody’s business.'
let dist: string
let beside: string
let server: RunningServer
let home: Buffer
let before: MemoryUsage

test.beforeAll(async () => {
  dist = createFixtureBuild()
  beside = join(dirname(dist), `${basename(dist)}-beside.txt`)
  writeFileSync(beside, canary)
  writeFileSync(join(dist, 'unlisted.txt'), canary)
  server = await runServer(dist, {}, memoryFlags)
  home = (await sendRequest({ port: server.port }, { path: '/', headers: { connection: 'close' } })).body
  // One warm-up pass, so that code that Node compiles and keeps is not counted.
  for (const target of ['/', '/nope', '/..', 'x', '/about/']) {
    await sendRaw(server, request(target).repeat(300))
    await sendRaw(server, request(target, 'Content-Length: x'))
  }
  before = await readMemoryUsage(server)
})

test.afterAll(async () => {
  await server.stop()
  rmSync(dist, { recursive: true })
  rmSync(beside)
})

test.afterEach(async () => {
  const { status, body } = await sendRequest({ port: server.port }, { path: '/', headers: { connection: 'close' } })
  expect([status, body.equals(home)], 'the server answers as before').toEqual([200, true])
})

const request = (target: string, ...headers: string[]) =>
  [`GET ${target} HTTP/1.1`, 'Host: a', ...headers, '', ''].join('\r\n')

test('no encoding of a path reaches a file outside the build', async () => {
  const up = ['..', '%2e%2e', '.%2e', '%2E.', '%252e%252e', '%c0%ae%c0%ae', '....', '..;', '..%00', '%u002e%u002e']
  const separators = ['/', '//', '%2f', '%252f', '%5c', '\\', '%c0%af', '/./', '/%00/']
  const names = [basename(beside), `${basename(dist)}/unlisted.txt`, 'etc/passwd']
  const starts = ['/', '/assets/', '', '/about', 'http://a/', 'file:///']
  const climbs = up.flatMap((dots) => separators.map((separator) => `${dots}${separator}`.repeat(9)))
  for (const path of climbs.flatMap((climb) => names.map((name) => climb + name)))
    for (const start of starts) {
      const received = await sendRaw(server, request(start + path))
      expect(received).toMatch(/^HTTP\/1\.1 40[04] /)
      expect(received).not.toContain(canary)
      expect(received).not.toContain('root:')
    }
  const hidden = ['/unlisted.txt', '/.build-manifest.json', '/_headers', '/about.html.br']
  for (const path of [...hidden, `${dist}/unlisted.txt`, beside])
    expect(await sendRaw(server, request(path)), path).toMatch(/^HTTP\/1\.1 404 /)
})

const invalidHosts = ['a, b', 'a b', 'a/b', 'a@b', 'a\\b', 'a:b', '[::1', 'http://a', '"a"', '<a>']
const rejected: readonly (readonly [status: number, message: string])[] = [
  [400, 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n'],
  [400, 'GET /a\0 HTTP/1.1\r\nHost: a\r\n\r\n'],
  ...invalidHosts.map((host) => [400, `GET / HTTP/1.1\r\nHost: ${host}\r\n\r\n`] as const),
  [414, `GET /${'a'.repeat(limits.maxRequestLineBytes)} HTTP/1.1\r\nHost: a\r\n\r\n`],
  [414, `GET /${'a'.repeat(1_000_000)}`],
  [431, `GET / HTTP/1.1\r\nHost: a\r\nX: ${'a'.repeat(1_000_000)}`],
  [431, `GET / HTTP/1.1\r\nHost: a\r\n${'X: a\r\n'.repeat(100_000)}\r\n`],
  [431, request('/', `Cookie: ${'a=b; '.repeat(4000)}`)],
]

test('bytes that are not HTTP, invalid hosts and what is longer than the limits get one answer in plain text', async () => {
  for (const [status, message] of rejected) {
    const responses = parseResponses(await sendRaw(server, message))
    const name = `${message.slice(0, 60)} … ${responses.map(({ head }) => head)}`
    expect(
      responses.map((response) => response.status),
      name,
    ).toEqual([status])
    expect(responses[0]?.head, name).toContain('Content-Type: text/plain')
    expect(responses[0]?.body).toMatch(RegExp(`^${status} [A-Z]`))
  }
  const crowd = Array.from({ length: 200 }, () => sendRaw(server, `GET / HTTP/1.1\r\nX: ${'a'.repeat(200_000)}`))
  for (const received of await Promise.all(crowd)) expect(received).toMatch(/^HTTP\/1\.1 431 /)
})

test('request bodies are not waited for', async () => {
  for (const body of ['Content-Length: 1000000000\r\n\r\na', 'Transfer-Encoding: chunked\r\n\r\n1\r\na\r\n']) {
    const socket = connect(server.port, '127.0.0.1')
    socket.write(`POST / HTTP/1.1\r\nHost: a\r\n${body}`)
    const [response] = await once(socket, 'data')
    expect(String(response)).toMatch(/^HTTP\/1\.1 405 [\s\S]*Connection: close/)
    // The client never closes its side: the server does.
    await once(socket.resume(), 'close')
  }
})

test('a thousand pipelined requests get their responses in order, and thousands of ranges one complete response', async () => {
  const paths = Array.from({ length: 1000 }, (_, i) => ['/about', '/nope', '/team'][i % 3] ?? '/')
  const responses = parseResponses(await sendRaw(server, paths.map((path) => request(path)).join('')))
  expect(responses.map(({ status }) => status)).toEqual(paths.map((path) => (path === '/nope' ? 404 : 200)))
  for (const ranges of ['0-,'.repeat(3000), '0-0,'.repeat(3000), '-1,'.repeat(3000), `${'0-0,'.repeat(2000)}x,`]) {
    const received = await sendRaw(server, request('/about', `Range: bytes=${ranges.slice(0, -1)}`))
    expect(parseResponses(received).map(({ status }) => status)).toEqual([200])
  }
})

test('afterwards the server has no open connection and uses no more memory than before', async () => {
  await expect.poll(async () => (await readMemoryUsage(server)).sockets).toBe(0)
  const after = await readMemoryUsage(server)
  // Compiled code takes some 0.6 MB over 7,000 requests; a leak of 100 bytes per request would exceed the limit.
  expect(after.bytes - before.bytes).toBeLessThan(1_000_000)
  expect(server.process.exitCode).toBe(null)
})
