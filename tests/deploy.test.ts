// docs/deploy.md: nginx with the very text of the page serves the build as npm start does.
import { execFileSync, spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { chmodSync, cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { type APIRequestContext, expect, test } from '@playwright/test'
import { pages } from '../src/site.ts'
import { findFreePort } from '../tooling/free-port.ts'
import { findProgram, nginxBrotliModule } from '../tooling/programs.ts'
import { runServer } from '../tooling/run-server.ts'

const page = readFileSync('docs/deploy.md', 'utf8')
const [, site = ''] = /```nginx\n(.*?)```/s.exec(page) ?? []
const [, release = ''] = /```sh\n(release=.*?)```/s.exec(page) ?? []
const [, goBack = ''] = /^(ln -sfn releases\/2.*)$/m.exec(page) ?? []

interface RunningNginx {
  readonly port: number
  /** Releases the folder `dist` of `folder` under a name, by the commands of the page. */
  readonly release: (folder: string, name: string) => void
  /** Goes back to the release with a name, by the command of the page. */
  readonly goBack: (name: string) => void
  readonly stop: () => Promise<void>
}

/** Runs nginx as the page says, on a free port, with `dist` of `folder` as the release `first`. */
async function runNginx(folder: string, request: APIRequestContext): Promise<RunningNginx> {
  const port = await findFreePort()
  const nginx = findProgram('nginx')
  const root = mkdtempSync(join(tmpdir(), 'nginx-'))
  // The workers of nginx give up the rights of root.
  chmodSync(root, 0o755)
  mkdirSync(join(root, 'releases'))
  const configuration = join(root, 'nginx.conf')
  const settings = [
    `load_module ${nginxBrotliModule};`,
    `daemon off; pid ${root}/pid; error_log ${root}/errors.log;`,
    `events { } http { ${site.replaceAll('/srv/site', root).replaceAll(/(?<=listen |:)80;/g, `${port};`)} }`,
  ]
  writeFileSync(configuration, settings.join('\n'))
  const run = (commands: string, reload: string, cwd?: string) => {
    const adapted = commands
      .replaceAll('/srv/site', root)
      .replace('nginx -t', `${nginx} -t -q -c ${configuration}`)
      .replace('systemctl reload nginx', reload)
    execFileSync('sh', ['-c', adapted], { cwd, stdio: 'pipe' })
  }
  const reload = `${nginx} -c ${configuration} -s reload`
  const getRelease = (name: string) => release.replace('$(date +%F)', name)
  run(getRelease('first'), 'true', folder)
  const child = spawn(nginx, ['-c', configuration], { stdio: 'inherit' })
  const exit = once(child, 'exit')
  const isReached = () =>
    request.get(`http://localhost:${port}/`).then(
      () => true,
      () => false,
    )
  await expect.poll(isReached).toBe(true)
  return {
    port,
    release: (folder, name) => run(getRelease(name), reload, folder),
    goBack: (name) => run(goBack.replace(/(?<=releases\/)\S+/, name), reload),
    stop: async () => {
      child.kill('SIGQUIT')
      await exit
      rmSync(root, { recursive: true })
    },
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
const missing = [
  '/nope',
  '/cases/nope',
  '/assets/nope.js',
  '/assets',
  '/404',
  '/404.html',
  '/_build',
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

test('nginx, configured as docs/deploy.md says, serves what npm start serves', async ({ request }) => {
  const { port, stop } = await runNginx('.', request)
  const server = await runServer('dist', { BEHIND_TLS: '1' })
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
    ...pages
      .slice(1)
      .flatMap(({ path }) => [[`${path}.html?a=1`, `${path}?a=1`] as const, [`${path}/`, path] as const]),
    ['/cases', '/research'],
    ['/cases/', '/research'],
    ['/feed.json', '/feed.xml'],
  ] as const) {
    const moved = await request.get(`http://localhost:${port}${path}`, { maxRedirects: 0 })
    expect([moved.status(), moved.headers().location], path).toEqual([301, target])
  }
  const { etag = '' } = (await request.get(`http://localhost:${port}/`)).headers()
  expect((await request.get(`http://localhost:${port}/`, { headers: { 'if-none-match': etag } })).status()).toBe(304)
  expect((await request.post(`http://localhost:${port}/`)).status()).toBe(405)
  await server.stop()
  await stop()
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
  const { port, release, goBack, stop } = await runNginx(folder, request)
  const getStatuses = (...paths: readonly string[]) =>
    Promise.all(paths.map(async (path) => (await request.get(`http://localhost:${port}${path}`)).status()))
  const getRobots = async () => (await request.get(`http://localhost:${port}/robots.txt`)).text()
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
  await stop()
  rmSync(folder, { recursive: true })
})
