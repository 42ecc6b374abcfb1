import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from '@playwright/test'
import {
  decodeBody,
  type ServerAddress,
  sendRequest,
  type TestRequest,
  type TestResponse,
} from '../../tests/support/hosting/http-client.ts'
import { createTemporaryDirectory, type RunningNginx, runNginx } from '../../tooling/run-nginx.ts'
import { type RunningServer, runServer } from '../../tooling/run-server.ts'
import { readBuild } from '../policy/build-manifest.ts'
import { getUrlPath, notFoundFile, redirects } from '../policy/paths.ts'
import { headerRules } from '../policy/policy-headers.ts'
import { createNginxConfiguration } from './nginx.ts'

const dist = fileURLToPath(new URL('../../dist', import.meta.url))
const addresses = readBuild(dist)
  .filter(({ file }) => file !== notFoundFile)
  .map(({ file }) => getUrlPath(file))

/** Every page and unhashed file, and of the hashed files, which are served alike, one of each extension. */
const samples = addresses.filter((path) => {
  const getEnd = (address: string) => address.slice(address.lastIndexOf('.'))
  const isLike = (address: string) => address.startsWith('/assets/') && getEnd(address) === getEnd(path)
  return !path.startsWith('/assets/') || addresses.find(isLike) === path
})

let server: RunningServer
let nginx: RunningNginx
let folder: string
let places: readonly [ServerAddress, ServerAddress]

// One worker runs the file and shares one pair of servers.
test.describe.configure({ mode: 'default' })

test.beforeAll(async () => {
  folder = createTemporaryDirectory()
  const socketPath = join(folder, 'nginx')
  const site = { root: dist, name: '_', listen: `unix:${socketPath}`, log: join(folder, 'access.log') }
  nginx = await runNginx(createNginxConfiguration(readBuild(dist), site), socketPath)
  server = await runServer(dist)
  places = [{ port: server.port }, { socketPath }]
})

test.afterAll(async () => {
  await server.stop()
  await nginx.stop()
  rmSync(folder, { recursive: true })
})

/** The headers that both servers must send alike. Date, Server, Connection and the format of ETags may differ. */
const compared = [
  ...headerRules.map(({ name }) => name.toLowerCase()),
  ...['content-type', 'content-range', 'accept-ranges', 'location', 'allow'],
]

/** Returns what both servers must send alike. */
function getComparable(response: TestResponse) {
  const { status, headers } = response
  // nginx sends a short HTML body with a redirect, which no browser shows; this server's is empty.
  const body = status === 301 ? Buffer.alloc(0) : decodeBody(response)
  return {
    status,
    ...Object.fromEntries(compared.map((name) => [name, headers[name]])),
    ...(status === 301 && { 'content-type': '' }),
    // nginx adds to the file's own value, where "no-store" takes precedence (RFC 9111 section 5.2.2.5).
    ...(status === 416 && { 'cache-control': headers['cache-control']?.includes('no-store') }),
    // nginx omits this from a 206, which itself shows that ranges are supported.
    ...(status === 206 && { 'accept-ranges': '' }),
    body: body.toString('base64').slice(0, 200),
    length: body.length,
  }
}

/** Sends a request to both servers, with `{etag}` in its headers replaced by that of each, and expects the same response. */
async function expectAlike({ headers = {}, ...request }: TestRequest, status?: number): Promise<TestResponse> {
  const [ours, theirs] = await Promise.all(
    places.map(async (place) => {
      const values = JSON.stringify(headers)
      if (!values.includes('{etag}')) return sendRequest(place, { headers, ...request })
      const coding = { 'accept-encoding': headers['accept-encoding'] ?? '' }
      const { etag = '' } = (await sendRequest(place, { path: request.path, headers: coding })).headers
      expect(etag).toMatch(/^"[^"]+"$/)
      return sendRequest(place, {
        headers: JSON.parse(values.replace('{etag}', etag.replaceAll('"', '\\"'))),
        ...request,
      })
    }),
  )
  if (!ours || !theirs) throw new Error('Two responses were expected.')
  const name = `${request.method ?? 'GET'} ${request.path.slice(0, 60)} ${JSON.stringify(headers).slice(0, 80)}`
  expect(getComparable(ours), name).toEqual(getComparable(theirs))
  if (status) expect(ours.status, name).toBe(status)
  return ours
}

test('nginx and the server respond alike to full, conditional and range requests for every file', async () => {
  test.slow()
  for (const path of addresses) {
    await expectAlike({ path, headers: { 'accept-encoding': 'gzip, deflate, br, zstd' } }, 200)
    await expectAlike({ path, headers: { range: 'bytes=0-9' } }, 206)
    await expectAlike({ path, headers: { 'if-none-match': '*' } }, 304)
  }
})

const codings = ['', 'br', 'gzip', 'gzip, deflate, br, zstd', 'br;q=0, gzip;q=0.5', 'identity']
const ranges = ['0-0', '5-', '-5', '-0', '0-99999999', '99999999-', '0-0,2-3', '0-0,99999999-', '5-2', 'x', '-']
const conditions: readonly (readonly [headers: Readonly<Record<string, string>>, status?: number])[] = [
  ...['br', 'gzip', 'identity'].map(
    (coding) => [{ 'accept-encoding': coding, 'if-none-match': '"old", W/{etag}' }, 304] as const,
  ),
  [{ 'if-none-match': '"another"' }],
  // After a 412 nginx closes the connection although it has sent keep-alive.
  [{ 'if-match': '"another"', connection: 'close' }],
  [{ 'if-modified-since': 'Sat, 21 Nov 2099 00:00:00 GMT' }],
  [{ range: 'lines=1-2' }],
  [{ range: 'bytes=0-9', 'if-range': '"another"' }],
  [{ range: 'bytes=0-9', 'if-range': '{etag}' }, 206],
  ...ranges.map((range) => [{ range: `bytes=${range}` }] as const),
]

test('nginx and the server respond alike in every coding, by GET and HEAD, and to conditions and ranges', async () => {
  for (const path of samples) {
    for (const coding of codings) {
      const headers: Record<string, string> = coding ? { 'accept-encoding': coding } : {}
      await expectAlike({ path, headers }, 200)
      await expectAlike({ path, headers, method: 'HEAD' })
    }
    for (const [headers, status] of conditions) await expectAlike({ path, headers }, status)
  }
})

test('redirects take one step and keep the query', async () => {
  for (const [from, to] of redirects) {
    expect((await expectAlike({ path: from })).headers.location).toBe(to)
    expect((await expectAlike({ path: `${from}?a=1&b=%20` })).headers.location).toBe(`${to}?a=1&b=%20`)
    await expectAlike({ path: from, method: 'HEAD' })
  }
})

const unknown =
  '/nope /404 /404.html /assets /assets/ /assets/nope.js /.build-manifest.json /_headers /_redirects /about.html.br ' +
  '/index.html.gz /about/team /ABOUT /about%2c /%c0%ae%c0%ae/etc/passwd /%252e%252e/etc/passwd /%ff /about;x'
const refused =
  '// //about /assets//x /.. /../etc/passwd /./about /about/../team /%2e%2e/etc/passwd /.%2E/etc/passwd ' +
  '/assets/%2e%2e%2f%2e%2e%2fetc/passwd /..%5c..%5cetc /..\\..\\etc /about%00 /about%00.html /%0d%0aSet-Cookie:x /%zz /% ' +
  '/about#x http://user@evil.example/team'

test('unknown paths get the 404 page, rejected targets a 400 in plain text, and other methods a 405', async () => {
  for (const path of unknown.split(' '))
    for (const coding of ['br', 'gzip', 'identity']) {
      const response = await expectAlike({ path, headers: { 'accept-encoding': coding } }, 404)
      expect(decodeBody(response).toString()).toContain('</html>')
    }
  for (const path of refused.split(' '))
    expect((await expectAlike({ path }, 400)).body.toString()).toBe('400 Bad Request\n')
  for (const method of ['POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH', 'TRACE', 'PROPFIND'])
    for (const path of ['/', '/about', '/nope', '/assets/'])
      expect((await expectAlike({ path, method }, 405)).headers.allow).toBe('GET, HEAD')
})

test('long requests, content, hosts and absolute targets get the same status from both', async () => {
  await expectAlike({ path: '/about?a=1' }, 200)
  await expectAlike({ path: '/about', method: 'POST', body: 'a=1', headers: { 'content-length': '3' } })
  await expectAlike({ path: '/about', body: 'a=1', headers: { 'content-length': '3' } })
  await expectAlike({ path: `/${'a'.repeat(9000)}` }, 414)
  await expectAlike({ path: `/${'a'.repeat(7000)}` }, 404)
  await expectAlike({ path: '/', headers: { 'x-long': 'a'.repeat(20_000) } }, 431)
  for (const host of ['evil.example', 'a:80', '[::1]:3000', '127.0.0.1'])
    expect((await expectAlike({ path: '/about/', headers: { host } })).headers.location).toBe('/about')
  for (const path of ['http://evil.example/about', 'http://evil.example/about/', 'http://evil.example'])
    await expectAlike({ path })
  for (const host of ['a/b', 'a b', '']) await expectAlike({ path: '/', headers: { host } })
})
