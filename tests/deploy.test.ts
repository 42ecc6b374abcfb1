// docs/deploy.md: nginx with the very text of the page serves the build as npm start does.
import { execFileSync, spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { chmodSync, cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type APIRequestContext, expect, test } from '@playwright/test'
import { pages } from '../src/site.ts'
import { findFreePort } from '../tooling/free-port.ts'
import { findProgram, nginxBrotliModule } from '../tooling/programs.ts'
import { runServer } from '../tooling/run-server.ts'

const page = readFileSync('docs/deploy.md', 'utf8')
const [, site = ''] = /```nginx\n(.*?)```/s.exec(page) ?? []
const [, convertHeaders = ''] = /^(sed .*)$/m.exec(page) ?? []

/** Runs nginx as the page says, on a port. Returns what stops it. */
async function runNginx(port: number): Promise<() => Promise<unknown>> {
  const nginx = findProgram('nginx')
  const folder = mkdtempSync(join(tmpdir(), 'nginx-'))
  // The workers of nginx give up the rights of root.
  chmodSync(folder, 0o755)
  cpSync('dist', join(folder, 'dist'), { recursive: true })
  execFileSync('sh', ['-c', convertHeaders.replaceAll('/srv/site', folder)])
  const server = site.replaceAll('/srv/site', folder).replace('listen 80;', `listen 127.0.0.1:${port};`)
  const settings = [
    `load_module ${nginxBrotliModule};`,
    `daemon off; pid ${folder}/pid; error_log ${folder}/errors.log;`,
    `events { } http { ${server} }`,
  ]
  writeFileSync(join(folder, 'nginx.conf'), settings.join('\n'))
  const child = spawn(nginx, ['-c', join(folder, 'nginx.conf')], { stdio: 'inherit' })
  const exit = once(child, 'exit')
  return async () => {
    child.kill('SIGQUIT')
    await exit
    rmSync(folder, { recursive: true })
  }
}

/** The headers that both servers send with the same values. */
const headerNames = [
  ...['access-control-allow-origin', 'cache-control', 'content-range', 'content-security-policy', 'content-type'],
  ...['cross-origin-opener-policy', 'cross-origin-resource-policy', 'permissions-policy', 'referrer-policy'],
  ...['speculation-rules', 'strict-transport-security', 'x-content-type-options'],
]
/** Those of what is there. The 404 page is compressed by nginx alone. */
const codingNames = ['content-encoding', 'vary']

/** A file of each type and of each rule of public/_headers; paths that have none. */
const published = [
  ...['/cases.csv', '/cases.geojson', '/cases.json', '/cite/uncharted.bib', '/cite/uncharted.ris', '/feed.xml'],
  ...['/sitemap.xml', '/readings/uncharted.ics', '/site.webmanifest', '/speculation-rules.json', '/licenses.txt'],
  ...['/favicon.ico', '/favicon.svg', '/share/home.jpg', '/archive/2024-21.avif', '/.well-known/security.txt'],
]
const missing = ['/nope', '/assets/nope.js', '/assets', '/404', '/404.html', '/_headers', '/about.html.br', '/.git/x']

/** Returns status, headers and a digest of the content, decoded. */
async function describeResponse(request: APIRequestContext, url: string, headers: Readonly<Record<string, string>>) {
  const response = await request.get(url, { headers, maxRedirects: 0 })
  const received = response.headers()
  const names = [...headerNames, ...(response.ok() ? codingNames : [])]
  const content = createHash('sha256')
    .update(await response.body())
    .digest('hex')
  return [response.status(), content, ...names.map((name) => `${name}: ${received[name]}`)]
}

test('nginx, configured as docs/deploy.md says, serves what npm start serves', async ({ request }) => {
  const port = await findFreePort()
  const stopNginx = await runNginx(port)
  const server = await runServer('dist', { BEHIND_TLS: '1' })
  await expect
    .poll(() =>
      request.get(`http://localhost:${port}/`).then(
        () => true,
        () => false,
      ),
    )
    .toBe(true)
  const [, film = ''] = /"(\/assets\/[^"]+\.mp4)"/.exec(readFileSync('dist/index.html', 'utf8')) ?? []
  const [, script = ''] = /"(\/assets\/[^"]+\.js)"/.exec(readFileSync('dist/report.html', 'utf8')) ?? []
  const requests: (readonly [path: string, headers?: Readonly<Record<string, string>>])[] = [
    ...[...pages.map((page) => page.path), script, film, ...published, ...missing].map((path) => [path] as const),
    ['/about', { 'accept-encoding': 'gzip' }],
    ['/about', { 'accept-encoding': 'identity' }],
    [film, { range: 'bytes=5-9' }],
  ]
  for (const [path, headers = {}] of requests) {
    const [ours, theirs] = await Promise.all(
      [server.port, port].map((place) => describeResponse(request, `http://localhost:${place}${path}`, headers)),
    )
    expect(theirs, `${path} ${JSON.stringify(headers)}`).toEqual(ours)
  }
  for (const [path, target] of [
    ['/index.html', '/'],
    ['/about.html?a=1', '/about?a=1'],
    ['/about/', '/about'],
    ['/feed.json', '/feed.xml'],
  ] as const) {
    const moved = await request.get(`http://localhost:${port}${path}`, { maxRedirects: 0 })
    expect([moved.status(), moved.headers().location], path).toEqual([301, target])
  }
  const { etag = '' } = (await request.get(`http://localhost:${port}/`)).headers()
  expect((await request.get(`http://localhost:${port}/`, { headers: { 'if-none-match': etag } })).status()).toBe(304)
  expect((await request.post(`http://localhost:${port}/`)).status()).toBe(405)
  await server.stop()
  await stopNginx()
})
