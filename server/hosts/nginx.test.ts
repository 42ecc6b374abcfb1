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

// Every page and every unhashed file, and of the hashed files one of each extension: the others are served alike and
// get the short requests only.
const closely = addresses.filter((path) => {
  const ending = path.slice(path.lastIndexOf('.'))
  return (
    !path.startsWith('/assets/') ||
    addresses.find((address) => address.startsWith('/assets/') && address.endsWith(ending)) === path
  )
})

let ours: RunningServer
let theirs: RunningNginx
let folder: string
let places: readonly [ServerAddress, ServerAddress]

// One worker runs the file and shares one pair of servers.
test.describe.configure({ mode: 'default' })

test.beforeAll(async () => {
  folder = createTemporaryDirectory()
  const socketPath = join(folder, 'nginx')
  const site = { root: dist, name: '_', listen: `unix:${socketPath}`, log: join(folder, 'access.log') }
  theirs = await runNginx(createNginxConfiguration(readBuild(dist), site), socketPath)
  ours = await runServer(dist)
  places = [{ port: ours.port }, { socketPath }]
})

test.afterAll(async () => {
  await ours.stop()
  await theirs.stop()
  rmSync(folder, { recursive: true })
})

/** The headers that both servers must send alike. Date, Server, Connection and the format of ETags may differ. */
const compared = [
  ...headerRules.map(({ name }) => name.toLowerCase()),
  'content-type',
  'content-range',
  'accept-ranges',
  'location',
  'allow',
]

function essence(asked: TestResponse) {
  const headers = Object.fromEntries(compared.map((name) => [name, asked.headers[name]]))
  // nginx sends a short HTML body with a redirect, which no browser shows; this server's is empty.
  const empty = asked.status === 301
  return {
    status: asked.status,
    ...headers,
    ...(empty && { 'content-type': '' }),
    // nginx adds to the file's own value, where "no-store" takes precedence (RFC 9111 section 5.2.2.5).
    ...(asked.status === 416 && { 'cache-control': asked.headers['cache-control']?.includes('no-store') }),
    // nginx omits this from a 206, which itself shows that ranges are supported.
    ...(asked.status === 206 && { 'accept-ranges': '' }),
    body: empty ? '' : decodeBody(asked).toString('base64').slice(0, 200),
    length: empty ? 0 : decodeBody(asked).length,
  }
}

async function sameAnswer(asking: TestRequest): Promise<TestResponse> {
  const [mine, nginx] = await Promise.all(places.map((place) => sendRequest(place, asking)))
  if (!mine || !nginx) throw new Error('Two answers were expected.')
  expect(
    essence(mine),
    `${asking.method ?? 'GET'} ${asking.path.slice(0, 60)} ${JSON.stringify(asking.headers ?? {}).slice(0, 80)}`,
  ).toEqual(essence(nginx))
  return mine
}

test('nginx and the server respond alike to full, conditional and range requests for every file', async () => {
  test.slow()
  for (const path of addresses) {
    expect((await sameAnswer({ path, headers: { 'accept-encoding': 'gzip, deflate, br, zstd' } })).status).toBe(200)
    expect((await sameAnswer({ path, headers: { range: 'bytes=0-9' } })).status).toBe(206)
    expect((await sameAnswer({ path, headers: { 'if-none-match': '*' } })).status).toBe(304)
  }
})

test('nginx and the server respond alike in every coding, by GET and HEAD', async () => {
  for (const path of closely) {
    for (const coding of ['', 'br', 'gzip', 'gzip, deflate, br, zstd', 'br;q=0, gzip;q=0.5', 'identity']) {
      const headers: Record<string, string> = coding ? { 'accept-encoding': coding } : {}
      expect((await sameAnswer({ path, headers })).status).toBe(200)
      await sameAnswer({ path, headers, method: 'HEAD' })
    }
  }
})

test('a second visit gets a 304 with the same policy headers', async () => {
  for (const path of closely) {
    for (const coding of ['br', 'gzip', 'identity']) {
      const answers = await Promise.all(
        places.map(async (place) => {
          const headers = { 'accept-encoding': coding }
          const { etag = '' } = (await sendRequest(place, { path, headers })).headers
          expect(etag).toMatch(/^"[^"]+"$/)
          return essence(
            await sendRequest(place, { path, headers: { ...headers, 'if-none-match': `"old", W/${etag}` } }),
          )
        }),
      )
      expect(answers[0]?.status).toBe(304)
      expect(answers[0], path).toEqual(answers[1])
    }
    await sameAnswer({ path, headers: { 'if-none-match': '"another"' } })
    await sameAnswer({ path, headers: { 'if-none-match': '*' } })
    // After a 412 nginx closes the connection although it has sent keep-alive.
    await sameAnswer({ path, headers: { 'if-match': '"another"', connection: 'close' } })
    await sameAnswer({ path, headers: { 'if-modified-since': 'Sat, 21 Nov 2099 00:00:00 GMT' } })
  }
})

const ranges = ['0-0', '0-9', '5-', '-5', '-0', '0-99999999', '99999999-', '0-0,2-3', '0-0,99999999-', '5-2', 'x', '-']

test('nginx and the server respond alike to ranges', async () => {
  for (const path of closely) {
    for (const range of ranges) {
      await sameAnswer({ path, headers: { range: `bytes=${range}` } })
    }
    await sameAnswer({ path, headers: { range: 'lines=1-2' } })
    await sameAnswer({ path, headers: { range: 'bytes=0-9', 'if-range': '"another"' } })
    const answers = await Promise.all(
      places.map(async (place) => {
        const { etag = '' } = (await sendRequest(place, { path })).headers
        return essence(await sendRequest(place, { path, headers: { range: 'bytes=0-9', 'if-range': etag } }))
      }),
    )
    expect(answers[0]?.status).toBe(206)
    expect(answers[0], path).toEqual(answers[1])
  }
})

test('redirects take one step and keep the query', async () => {
  for (const [from, to] of redirects) {
    expect((await sameAnswer({ path: from })).headers.location).toBe(to)
    expect((await sameAnswer({ path: `${from}?a=1&b=%20` })).headers.location).toBe(`${to}?a=1&b=%20`)
    await sameAnswer({ path: from, method: 'HEAD' })
  }
  await sameAnswer({ path: '/about?a=1' })
})

const unknown = [
  '/nope',
  '/404',
  '/404.html',
  '/assets',
  '/assets/',
  '/assets/nope.js',
  '/.build-manifest.json',
  '/_headers',
  '/_redirects',
  '/about.html.br',
  '/index.html.gz',
  '/about/team',
  '/ABOUT',
  '/about%2c',
  '/%c0%ae%c0%ae/etc/passwd',
  '/%252e%252e/etc/passwd',
  '/%ff',
  '/about;x',
]

test('unknown paths get the 404 page with status 404', async () => {
  for (const path of unknown) {
    for (const coding of ['br', 'gzip', 'identity']) {
      const asked = await sameAnswer({ path, headers: { 'accept-encoding': coding } })
      expect(asked.status, path).toBe(404)
      expect(decodeBody(asked).toString()).toContain('</html>')
    }
  }
})

const refused = [
  '//',
  '//about',
  '/assets//x',
  '/..',
  '/../etc/passwd',
  '/./about',
  '/about/../team',
  '/%2e%2e/etc/passwd',
  '/.%2E/etc/passwd',
  '/assets/%2e%2e%2f%2e%2e%2fetc/passwd',
  '/..%5c..%5cetc',
  '/..\\..\\etc',
  '/about%00',
  '/about%00.html',
  '/%0d%0aSet-Cookie:x',
  '/%zz',
  '/%',
  '/about#x',
  'http://user@evil.example/team',
]

test('rejected targets get a 400 in plain text', async () => {
  for (const path of refused) {
    const asked = await sameAnswer({ path })
    expect(asked.status, path).toBe(400)
    expect(asked.body.toString()).toBe('400 Bad Request\n')
  }
})

test('other methods, long request lines and large headers get the same status from both', async () => {
  for (const method of ['POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH', 'TRACE', 'PROPFIND']) {
    for (const path of ['/', '/about', '/nope', '/assets/']) {
      const asked = await sameAnswer({ path, method })
      expect(asked.status).toBe(405)
      expect(asked.headers.allow).toBe('GET, HEAD')
    }
  }
  await sameAnswer({ path: '/about', method: 'POST', body: 'a=1', headers: { 'content-length': '3' } })
  await sameAnswer({ path: '/about', body: 'a=1', headers: { 'content-length': '3' } })
  expect((await sameAnswer({ path: `/${'a'.repeat(9000)}` })).status).toBe(414)
  expect((await sameAnswer({ path: `/${'a'.repeat(7000)}` })).status).toBe(404)
  expect((await sameAnswer({ path: '/', headers: { 'x-long': 'a'.repeat(20_000) } })).status).toBe(431)
})

test('hosts and absolute targets get the same status from both', async () => {
  for (const host of ['evil.example', 'a:80', '[::1]:3000', '127.0.0.1']) {
    expect((await sameAnswer({ path: '/about/', headers: { host } })).headers.location).toBe('/about')
  }
  for (const path of ['http://evil.example/about', 'http://evil.example/about/', 'http://evil.example']) {
    await sameAnswer({ path })
  }
  for (const host of ['a/b', 'a b', '']) await sameAnswer({ path: '/', headers: { host } })
})
