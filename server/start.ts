// `npm start`: serves the build in dist/, or in the folder that is named, until SIGTERM or SIGINT.
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { serve } from 'srvx'
import { readSettings } from './settings.ts'
import { createSite } from './site.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
const folder = process.argv[2]
const dist = folder ?? join(root, 'dist')

// A log that cannot be written does not end the site.
process.stdout.on('error', () => {})

try {
  const { port, host, isBehindTls } = readSettings(process.env)
  if (!folder && !existsSync(dist)) buildSite()
  const fetch = createSite(dist, isBehindTls)
  const build = readFileSync(join(dist, '_build'), 'utf8')
  const server = serve({
    port,
    ...(host && { hostname: host }),
    fetch,
    manual: true,
    silent: true,
    // Responses have this many seconds to end after the signal.
    gracefulShutdown: { gracefulTimeout: 10 },
    node: {
      // A client has 10 s for the head of a request and 15 s for the whole.
      headersTimeout: 10_000,
      requestTimeout: 15_000,
      connectionsCheckingInterval: 1000,
      // Proxies keep idle connections for 60 s; one that closes sooner here would fail a request now and then.
      keepAliveTimeout: 65_000,
    },
  })
  const { server: listener, handler } = server.node ?? {}
  if (listener && handler) {
    // A client that takes nothing of its response for 30 s is disconnected, within a minute in all.
    listener.setTimeout(30_000)
    // A client that has closed its sending side still reads.
    Object.assign(listener, { httpAllowHalfOpen: true })
    // A client that asks whether to send content gets its answer instead.
    listener.on('checkContinue', handler)
    // A response that waits behind another does not end with its connection by itself, and its file would stay open.
    listener.on('request', (request, response) =>
      request.once('close', () => response.writableFinished || response.destroy().emit('close')),
    )
  }
  await server.serve()
  const url = server.url?.replace(/0\.0\.0\.0|\[::\]/, 'localhost').replace(/\/$/, '')
  process.stdout.write(`${url} serves the build of ${build}`)
} catch (error) {
  process.stderr.write(`${describeError(error as NodeJS.ErrnoException)}\n`)
  process.exitCode = 1
}

/** Builds the site in a process of its own, and ends this one where that fails. Throws without the packages for it. */
function buildSite(): void {
  import.meta.resolve('vite')
  const build = ['--import', './tooling/run-typescript.js', 'build/build-site.ts']
  const { status } = spawnSync(process.execPath, build, { cwd: root, stdio: 'inherit' })
  if (status !== 0) process.exit(status ?? 1)
}

/** Returns what an owner can do about an error, in one sentence. */
function describeError({ code, syscall, message }: NodeJS.ErrnoException): string {
  const { PORT, HOST } = process.env
  if (code === 'EADDRINUSE')
    return `Port ${PORT || 3000} is taken. Choose another: PORT=${Number(PORT || 3000) + 1} npm start`
  if (code === 'ENOENT') return `${dist} contains no build. Run: npm run build`
  if (code === 'ERR_MODULE_NOT_FOUND')
    return `${dist} does not exist, and the packages that build it are not installed. Run: npm ci && npm run build`
  // conda and tcsh set HOST to a name that no address has.
  if (HOST && (syscall === 'getaddrinfo' || (syscall === 'listen' && code !== 'EACCES')))
    return `HOST is "${HOST}", which is no address of this machine. For every address: HOST= npm start`
  return message
}
