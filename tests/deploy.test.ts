// docs/deploy.md: nginx with the very text of the page serves the build as npm start does.
import { execFileSync, spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { chmodSync, cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { type APIRequestContext, expect, test } from '@playwright/test'
import { parseRedirects } from '../server/redirects.ts'
import { publishedFiles } from '../src/published-data/published-files.ts'
import { pages } from '../src/site.ts'
import { findFreePort } from '../tooling/free-port.ts'
import { findProgram, nginxBrotliModule } from '../tooling/programs.ts'
import { runServer } from '../tooling/run-server.ts'

const page = readFileSync('docs/deploy.md', 'utf8')
const [, site = ''] = /```nginx\n(.*?)```/s.exec(page) ?? []
const [, preparation = ''] = /(mkdir -p .*)$/m.exec(page) ?? []
const [, release = ''] = /```sh\n(site=\S+\nrelease=.*?)```/s.exec(page) ?? []
const [, goBack = ''] = /^(cd \S+ && release=.*)$/m.exec(page) ?? []

interface RunningNginx {
  readonly port: number
  /** Where plain HTTP is led to HTTPS. */
  readonly plainPort: number
  /** Releases the folder `dist` of `folder` under a name, by the commands of the page. */
  readonly release: (folder: string, name: string) => void
  /** Returns all that nginx has written down. */
  readonly readLogs: () => string
  /** Goes back to the release with a name, by the command of the page. */
  readonly goBack: (name: string) => void
}

/** Stops what a test has started, also where the test fails. */
const stops: (() => Promise<unknown>)[] = []
test.afterEach(async () => {
  for (const stop of stops.splice(0)) await stop()
})

/** Runs nginx as the page says, by a shell with a umask, on a free port, with `dist` of `folder` as the release `first`. */
async function runNginx(
  folder: string,
  request: APIRequestContext,
  umask = '022',
  recipe = site,
): Promise<RunningNginx> {
  const port = await findFreePort()
  const nginx = findProgram('nginx')
  const temporary = mkdtempSync(join(tmpdir(), 'nginx-'))
  // As /srv is: the workers of nginx give up the rights of root.
  chmodSync(temporary, 0o755)
  const root = join(temporary, 'site')
  const configuration = join(temporary, 'nginx.conf')
  const logs = [join(temporary, 'error.log'), join(temporary, 'access.log')] as const
  const plainPort = await findFreePort()
  const adapted = recipe
    .replaceAll('/srv/site', root)
    .replaceAll('/var/log/nginx/error.log', logs[0])
    .replaceAll(/(?<=listen |:)80;/g, `${port};`)
  const settings = [
    `load_module ${nginxBrotliModule};`,
    `daemon off; pid ${temporary}/pid; error_log ${logs[0]};`,
    // As Debian's own configuration does. certbot adds a server like the second.
    `events { } http { access_log ${logs[1]}; ${adapted} server { listen ${plainPort}; return 301 https://www.your.host; } }`,
  ]
  writeFileSync(configuration, settings.join('\n'))
  const run = (commands: string, cwd?: string) =>
    execFileSync('sh', ['-c', `umask ${umask}; set -e\n${commands.replaceAll('/srv/site', root)}`], {
      cwd,
      stdio: 'pipe',
    })
  const runRelease = (folder: string, name: string) => run(release.replace('$(date +%F-%H%M)', name), folder)
  run(`site=/srv/site; ${preparation}`)
  runRelease(folder, 'first')
  const child = spawn(nginx, ['-c', configuration], { stdio: 'inherit' })
  const exit = once(child, 'exit')
  stops.push(async () => {
    child.kill('SIGQUIT')
    await exit
    rmSync(temporary, { recursive: true })
  })
  const isReached = () =>
    request.get(`http://localhost:${port}/`).then(
      () => true,
      () => false,
    )
  await expect.poll(isReached).toBe(true)
  return {
    port,
    plainPort,
    release: runRelease,
    readLogs: () => logs.map((log) => readFileSync(log, 'utf8')).join(''),
    goBack: (name) => run(goBack.replace(/(?<=releases\/)\S+/, name)),
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

/** Every published file, and one of each other type and rule of public/_headers; paths that have none. */
const published = [
  ...publishedFiles.map(({ path }) => `/${path}`),
  ...[
    '/report.schema.json',
    '/site.webmanifest',
    '/speculation-rules.json',
    '/licenses.txt',
    '/.well-known/security.txt',
  ],
  ...['/favicon.ico', '/favicon.svg', '/share/home.jpg', '/archive/2024-21.avif'],
]
const missing = [
  '/nope',
  '/cases/nope',
  '/assets/nope.js',
  '/assets',
  '/404',
  '/404.html',
  '/_build',
  '/_nginx.conf',
  '/about.html.br',
  '/.git/x',
]

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

test('nginx writes down nothing of a visitor, nor where a request is refused, and serves what npm start serves where it is configured as docs/deploy.md says', async ({
  request,
}) => {
  const { port, plainPort, readLogs } = await runNginx('.', request)
  const base = `http://localhost:${port}`
  const server = await runServer('dist', { BEHIND_TLS: '1' })
  stops.push(server.stop)
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
    ...parseRedirects(readFileSync('dist/_redirects', 'utf8')),
    ...pages
      .slice(1)
      .flatMap(({ path }) => [[`${path}.html?a=1`, `${path}?a=1`] as const, [`${path}/`, path] as const]),
  ] as const) {
    const moved = await request.get(base + path, { maxRedirects: 0 })
    expect([moved.status(), moved.headers().location], path).toEqual([301, target])
  }
  const { etag = '' } = (await request.get(base)).headers()
  expect((await request.get(base, { headers: { 'if-none-match': etag } })).status()).toBe(304)
  expect((await request.post(base)).status()).toBe(405)
  await request.get(`${base}/about?secret=1`, { headers: { referer: 'https://secret.example', cookie: 'secret=1' } })
  await request.get(`${base}/secret`)
  await request.get(`http://localhost:${plainPort}/secret`, { maxRedirects: 0 })
  expect((await request.post(base, { data: 'secret'.repeat(400_000) })).status()).toBe(413)
  expect(readLogs()).not.toMatch(/secret|client|127\.0\.0\.1|::1/)
})

test('a release replaces the last one but for assets of open pages, and going back brings all of it back', async ({
  request,
}) => {
  const folder = mkdtempSync(join(tmpdir(), 'release-'))
  const dist = join(folder, 'dist')
  cpSync('dist', dist, { recursive: true })
  const longText = 'User-agent: *\nAllow: /\n'.repeat(20)
  writeFileSync(join(dist, 'withdrawn.txt'), '')
  writeFileSync(join(dist, 'robots.txt'), longText)
  writeFileSync(join(dist, 'robots.txt.br'), brotliCompressSync(longText))
  writeFileSync(join(dist, 'assets/old.js'), '')
  const { port, release, goBack } = await runNginx(folder, request)
  const get = (path: string) => request.get(`http://localhost:${port}${path}`)
  const getStatuses = (...paths: readonly string[]) =>
    Promise.all(paths.map(async (path) => (await get(path)).status()))
  const getRobots = async () => (await get('/robots.txt')).text()
  expect(await getStatuses('/withdrawn.txt', '/assets/old.js', '/assets/new.js')).toEqual([200, 200, 404])
  expect(await getRobots()).toBe(longText)

  for (const path of ['withdrawn.txt', 'robots.txt.br', 'assets/old.js']) rmSync(join(dist, path))
  writeFileSync(join(dist, 'robots.txt'), 'short')
  writeFileSync(join(dist, 'assets/new.js'), '')
  release(folder, 'second')
  expect(await getStatuses('/withdrawn.txt', '/assets/old.js', '/assets/new.js')).toEqual([404, 200, 200])
  expect(await getRobots()).toBe('short')

  goBack('first')
  expect(await getStatuses('/withdrawn.txt', '/assets/old.js', '/assets/new.js')).toEqual([200, 200, 200])
  expect(await getRobots()).toBe(longText)

  expect(() => release(folder, 'second')).toThrow()
  // Five releases stay. What is in none of them is no asset any more, and there is no way back to it.
  for (const name of ['x-0900', 'x-0901', 'x-0902', 'x-0903']) release(folder, name)
  expect(await getStatuses('/assets/old.js', '/assets/new.js')).toEqual([404, 200])
  expect(() => goBack('first')).toThrow()
  goBack('second')
  expect(await getStatuses('/', '/assets/new.js')).toEqual([200, 200])
  rmSync(folder, { recursive: true })
})

test('what was built and released under the umask 077 is served, at no address of IPv6 without the line to leave out', async ({
  request,
}) => {
  const folder = mkdtempSync(join(tmpdir(), 'umask-'))
  execFileSync('sh', ['-c', `umask 077 && cp -r dist ${folder}`])
  const { port } = await runNginx(folder, request, '077', site.replace(/.*Leave this line out.*/, ''))
  const assets = readdirSync('dist/assets').filter((file) => !/\.(br|gz)$/.test(file))
  const paths = [...pages.map(({ path }) => path), ...published, ...assets.map((file) => `/assets/${file}`)]
  for (const path of paths) expect((await request.get(`http://127.0.0.1:${port}${path}`)).status(), path).toBe(200)
  await expect(request.get(`http://[::1]:${port}/`)).rejects.toThrow()
  rmSync(folder, { recursive: true })
})
