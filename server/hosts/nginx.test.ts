import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from '@playwright/test'
import { type RunningNginx, runNginx, temporaryFolder } from '../../machine/run-nginx.ts'
import { type RunningServer, runServer } from '../../machine/run-server.ts'
import { type Asked, type Asking, ask, decodedBody, type Place } from '../../tests/support/hosting/ask.ts'
import { addressOf, moved, notFoundFile } from '../policy/addresses.ts'
import { readBuild } from '../policy/build-files.ts'
import { rules } from '../policy/policy.ts'
import { nginxConfiguration } from './nginx.ts'

const dist = fileURLToPath(new URL('../../dist', import.meta.url))
const addresses = readBuild(dist)
  .filter(({ file }) => file !== notFoundFile)
  .map(({ file }) => addressOf(file))

// Every page and every lasting name, and of the pictures in assets/ one of each ending: the others differ in nothing
// that either server looks at, and are asked the short questions only.
const closely = addresses.filter((path) => {
  const ending = path.slice(path.lastIndexOf('.'))
  return (
    !path.startsWith('/assets/') ||
    addresses.find((each) => each.startsWith('/assets/') && each.endsWith(ending)) === path
  )
})

let ours: RunningServer
let theirs: RunningNginx
let folder: string
let places: readonly [Place, Place]

// One worker runs the file, over one pair of servers.
test.describe.configure({ mode: 'default' })

test.beforeAll(async () => {
  folder = temporaryFolder()
  const socketPath = join(folder, 'nginx')
  const site = { root: dist, name: '_', listen: `unix:${socketPath}`, log: join(folder, 'access.log') }
  theirs = await runNginx(nginxConfiguration(readBuild(dist), site), socketPath)
  ours = await runServer(dist)
  places = [{ port: ours.port }, { socketPath }]
})

test.afterAll(async () => {
  await ours.stop()
  await theirs.stop()
  rmSync(folder, { recursive: true })
})

/** What both servers must say alike. Date, Server, Connection and the form of ETags are each server's own. */
const compared = [
  ...rules.map(({ name }) => name.toLowerCase()),
  'content-type',
  'content-range',
  'accept-ranges',
  'location',
  'allow',
]

function essence(asked: Asked) {
  const headers = Object.fromEntries(compared.map((name) => [name, asked.headers[name]]))
  // Under a redirect nginx writes a few words of HTML that no browser shows; ours is empty.
  const empty = asked.status === 301
  return {
    status: asked.status,
    ...headers,
    ...(empty && { 'content-type': '' }),
    // nginx adds to the file's own, and "no-store" has the last word (RFC 9111 section 5.2.2.5).
    ...(asked.status === 416 && { 'cache-control': asked.headers['cache-control']?.includes('no-store') }),
    // nginx leaves this out of a 206, which shows by itself that ranges work.
    ...(asked.status === 206 && { 'accept-ranges': '' }),
    body: empty ? '' : decodedBody(asked).toString('base64').slice(0, 200),
    length: empty ? 0 : decodedBody(asked).length,
  }
}

async function sameAnswer(asking: Asking): Promise<Asked> {
  const [mine, nginx] = await Promise.all(places.map((place) => ask(place, asking)))
  if (!mine || !nginx) throw new Error('Two answers were expected.')
  expect(
    essence(mine),
    `${asking.method ?? 'GET'} ${asking.path.slice(0, 60)} ${JSON.stringify(asking.headers ?? {}).slice(0, 80)}`,
  ).toEqual(essence(nginx))
  return mine
}

test('every file, whole, not again, and in part', async () => {
  test.slow()
  for (const path of addresses) {
    expect((await sameAnswer({ path, headers: { 'accept-encoding': 'gzip, deflate, br, zstd' } })).status).toBe(200)
    expect((await sameAnswer({ path, headers: { range: 'bytes=0-9' } })).status).toBe(206)
    expect((await sameAnswer({ path, headers: { 'if-none-match': '*' } })).status).toBe(304)
  }
})

test('every coding, by GET and HEAD', async () => {
  for (const path of closely) {
    for (const coding of ['', 'br', 'gzip', 'gzip, deflate, br, zstd', 'br;q=0, gzip;q=0.5', 'identity']) {
      const headers: Record<string, string> = coding ? { 'accept-encoding': coding } : {}
      expect((await sameAnswer({ path, headers })).status).toBe(200)
      await sameAnswer({ path, headers, method: 'HEAD' })
    }
  }
})

test('a second visit costs a 304 with the same policy headers', async () => {
  for (const path of closely) {
    for (const coding of ['br', 'gzip', 'identity']) {
      const answers = await Promise.all(
        places.map(async (place) => {
          const headers = { 'accept-encoding': coding }
          const { etag = '' } = (await ask(place, { path, headers })).headers
          expect(etag).toMatch(/^"[^"]+"$/)
          return essence(await ask(place, { path, headers: { ...headers, 'if-none-match': `"old", W/${etag}` } }))
        }),
      )
      expect(answers[0]?.status).toBe(304)
      expect(answers[0], path).toEqual(answers[1])
    }
    await sameAnswer({ path, headers: { 'if-none-match': '"another"' } })
    await sameAnswer({ path, headers: { 'if-none-match': '*' } })
    // After a 412 nginx ends the connection although it has just said keep-alive.
    await sameAnswer({ path, headers: { 'if-match': '"another"', connection: 'close' } })
    await sameAnswer({ path, headers: { 'if-modified-since': 'Sat, 21 Nov 2099 00:00:00 GMT' } })
  }
})

const ranges = ['0-0', '0-9', '5-', '-5', '-0', '0-99999999', '99999999-', '0-0,2-3', '0-0,99999999-', '5-2', 'x', '-']

test('ranges', async () => {
  for (const path of closely) {
    for (const range of ranges) {
      await sameAnswer({ path, headers: { range: `bytes=${range}` } })
    }
    await sameAnswer({ path, headers: { range: 'lines=1-2' } })
    await sameAnswer({ path, headers: { range: 'bytes=0-9', 'if-range': '"another"' } })
    const answers = await Promise.all(
      places.map(async (place) => {
        const { etag = '' } = (await ask(place, { path })).headers
        return essence(await ask(place, { path, headers: { range: 'bytes=0-9', 'if-range': etag } }))
      }),
    )
    expect(answers[0]?.status).toBe(206)
    expect(answers[0], path).toEqual(answers[1])
  }
})

test('moved addresses, in one step, with their query', async () => {
  for (const [from, to] of moved) {
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
  '/.complete.json',
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

test('unknown addresses get the 404 page with status 404', async () => {
  for (const path of unknown) {
    for (const coding of ['br', 'gzip', 'identity']) {
      const asked = await sameAnswer({ path, headers: { 'accept-encoding': coding } })
      expect(asked.status, path).toBe(404)
      expect(decodedBody(asked).toString()).toContain('</html>')
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
]

test('targets that no client of ours sends get a plain 400', async () => {
  for (const path of refused) {
    const asked = await sameAnswer({ path })
    expect(asked.status, path).toBe(400)
    expect(asked.body.toString()).toBe('400 Bad Request\n')
  }
})

test('methods, long lines, long heads', async () => {
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

test('hosts and absolute targets', async () => {
  for (const host of ['evil.example', 'a:80', '[::1]:3000', '127.0.0.1']) {
    expect((await sameAnswer({ path: '/about/', headers: { host } })).headers.location).toBe('/about')
  }
  for (const path of ['http://evil.example/about', 'http://evil.example/about/', 'http://evil.example']) {
    await sameAnswer({ path })
  }
  for (const host of ['a/b', 'a b', '']) await sameAnswer({ path: '/', headers: { host } })
})
