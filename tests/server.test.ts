import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { get, type IncomingMessage } from 'node:http'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from '@playwright/test'
import { pages, research } from '../src/site.ts'
import { nodeFlags } from '../tooling/node-flags.ts'
import { runServer } from '../tooling/run-server.ts'
import { createFixtureBuild, fixtureFilm } from './support/hosting/fixture-build.ts'

const start = fileURLToPath(new URL('../server/start.ts', import.meta.url))
let dist: string

test.beforeAll(() => {
  dist = createFixtureBuild()
})

test.afterAll(() => rmSync(dist, { recursive: true }))

test('each page has one address, its headers, and a 304 on the second visit', async ({ request }) => {
  for (const { path, hasForm } of pages) {
    const headers = (await request.get(path)).headers()
    expect(headers, path).toMatchObject({
      'cache-control': 'no-cache',
      'content-encoding': 'br',
      'content-security-policy': "frame-ancestors 'none'",
      'content-type': 'text/html; charset=utf-8',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'keep-alive': 'timeout=65',
      'permissions-policy': expect.stringContaining('camera=()'),
      'referrer-policy': 'no-referrer',
      vary: 'Accept-Encoding',
      'x-content-type-options': 'nosniff',
    })
    expect(headers['speculation-rules']).toBe(hasForm ? undefined : '"/speculation-rules.json"')
    expect((await request.get(path, { headers: { 'if-none-match': headers.etag ?? '' } })).status()).toBe(304)
    for (const other of path === '/' ? ['/index.html', '/index'] : [`${path}.html`, `${path}/`]) {
      const moved = await request.get(`${other}?a=1`, { maxRedirects: 0 })
      expect([moved.status(), moved.headers().location], other).toEqual([301, `${path}?a=1`])
    }
  }
})

test('/cases leads to the list of the cases', async ({ request }) => {
  for (const path of ['/cases', '/cases/']) {
    const moved = await request.get(path, { maxRedirects: 0 })
    expect([moved.status(), moved.headers().location], path).toEqual([301, research.path])
  }
})

test('a path that is not there gets the 404 page, and other methods than GET and HEAD get 405', async ({ request }) => {
  const page = await (await request.get('/nope')).text()
  expect(page).toContain('</html>')
  for (const path of ['/nope', '/cases/nope', '/assets/nope.js', '/_headers', '/about.html.br', '/404', '/404.html']) {
    const response = await request.get(path)
    expect([response.status(), response.headers()['cache-control']], path).toEqual([404, 'no-store'])
    expect(await response.text()).toBe(page)
  }
  for (const method of ['POST', 'PUT', 'DELETE', 'OPTIONS']) {
    const response = await request.fetch('/about', { method })
    expect([response.status(), response.headers().allow], method).toEqual([405, 'GET, HEAD'])
  }
  const head = await request.head('/about')
  expect([head.status(), (await head.body()).length]).toEqual([200, 0])
  expect(await (await request.get('/healthz')).text()).toBe('ok\n')
})

test('a film is sent in parts, a text in the coding that is accepted, and behind TLS browsers stay with it', async ({
  request,
}) => {
  const server = await runServer(dist, { BEHIND_TLS: '1' })
  const base = `http://localhost:${server.port}`
  const { bytes } = fixtureFilm
  for (const [range, status, content] of [
    ['bytes=0-9', 206, `bytes 0-9/${bytes}`],
    ['bytes=-5', 206, `bytes ${bytes - 5}-${bytes - 1}/${bytes}`],
    [`bytes=${bytes}-`, 416, `bytes */${bytes}`],
  ] as const) {
    const part = await request.get(base + fixtureFilm.path, { headers: { range } })
    expect([part.status(), part.headers()['content-range']]).toEqual([status, content])
  }
  for (const coding of ['br', 'gzip', 'identity']) {
    const text = await request.get(`${base}/licenses.txt`, { headers: { 'accept-encoding': coding } })
    expect(text.headers()['content-encoding'] ?? 'identity').toBe(coding)
    expect(await text.text()).toContain('SIL OPEN FONT LICENSE')
  }
  const { 'cache-control': kept, 'strict-transport-security': tls } = (
    await request.head(base + fixtureFilm.path)
  ).headers()
  expect([kept, tls]).toEqual(['public, max-age=31536000, immutable', 'max-age=63072000; includeSubDomains'])
  expect((await request.head('/')).headers()['strict-transport-security']).toBeUndefined()
  expect(await server.stop()).toBe(0)
})

test('the log has a line for each request but a platform’s, and nothing of the visitor', async ({ request }) => {
  const server = await runServer(dist)
  for (const path of ['/about?secret=1', '/secret', '/healthz', '/secret/%2e%2e/about'])
    await request.get(`http://localhost:${server.port}${path}`, { headers: { referer: 'secret', cookie: 'secret=1' } })
  await server.stop()
  const lines = server.lines.map((line) => line.replace(/^[\d-]+T[\d:.]+Z /, ''))
  expect(lines).toEqual(['GET /about 200', 'GET - 404', 'GET /about 200'])
})

test('after SIGTERM a download finishes and no new connection is accepted', async () => {
  const server = await runServer(dist)
  const [response]: IncomingMessage[] = await once(
    get({ port: server.port, path: fixtureFilm.path, agent: false }),
    'response',
  )
  const stopped = server.stop()
  const isRefused = () =>
    new Promise((resolve) => {
      const socket = connect(server.port, '127.0.0.1').on('error', () => resolve(true))
      socket.on('connect', () => resolve(socket.destroy() === undefined))
    })
  await expect.poll(isRefused).toBe(true)
  let length = 0
  for await (const chunk of response ?? []) length += chunk.length
  expect(length).toBe(fixtureFilm.bytes)
  expect(await stopped).toBe(0)
})

test('a start that fails prints the reason in one line', async () => {
  const { port, stop } = await runServer(dist)
  for (const [folder, env, reason] of [
    [dist, { PORT: `${port}` }, `Port ${port} is taken. Choose another: PORT=${port + 1} npm start`],
    ['/nowhere', {}, '/nowhere contains no build. Run: npm run build'],
  ] as const) {
    const options = { env: { ...process.env, PORT: '0', ...env }, encoding: 'utf8' as const }
    const { status, stderr } = spawnSync(process.execPath, [...nodeFlags, start, folder], options)
    expect([status, stderr]).toEqual([1, `${reason}\n`])
  }
  await stop()
})

test('npm start serves what was built, by the packages of production alone, and names the origin of the build', async () => {
  const copy = mkdtempSync(join(tmpdir(), 'production-'))
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'))
  const listed = spawnSync('npm', ['ls', '--omit=dev', '--all', '--parseable'], { encoding: 'utf8' }).stdout
  const packages = [...listed.matchAll(/node_modules\/\S+$/gm)].map(([path]) => path)
  for (const path of ['package.json', 'server', 'tooling', 'dist', ...packages])
    cpSync(path, join(copy, path), { recursive: true })
  const run = () =>
    spawn('sh', ['-c', `exec ${scripts.start}`], { cwd: copy, env: { ...process.env, PORT: '0', HOST: '[::]' } })
  const server = run()
  const [line] = await once(server.stdout, 'data')
  expect(String(line)).toMatch(
    /^http:\/\/localhost:\d+ serves the build of \d{4}-.* UTC\. URLs begin with https:\/\/quantum/,
  )
  server.kill()
  await once(server, 'exit')
  rmSync(join(copy, 'dist'), { recursive: true })
  const [reason] = await once(run().stderr, 'data')
  expect(String(reason)).toBe(
    `${join(copy, 'dist')} does not exist, and the packages that build it are not installed. Run: npm ci && npm run build\n`,
  )
  rmSync(copy, { recursive: true })
})

test('a reader of the log that is gone does not stop the site', async ({ request }) => {
  const server = await runServer(dist)
  server.process.stdout?.destroy()
  for (let count = 0; count < 50; count++)
    expect((await request.get(`http://localhost:${server.port}/`)).status()).toBe(200)
  expect(await server.stop()).toBe(0)
})
