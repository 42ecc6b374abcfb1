// `npm start`: serves the build in dist/, or in the folder that is named, until SIGTERM or SIGINT.
import type { IncomingMessage, ServerResponse } from 'node:http'
import { fileURLToPath } from 'node:url'
import { serve } from 'srvx'
import { createSite } from './site.ts'

const { PORT = '3000', HOST, BEHIND_TLS } = process.env
const dist = process.argv[2] ?? fileURLToPath(new URL('../dist', import.meta.url))

// A log that cannot be written does not end the site.
process.stdout.on('error', () => {})

try {
  const server = serve({
    port: PORT,
    ...(HOST && { hostname: HOST }),
    fetch: createSite(dist, BEHIND_TLS === '1'),
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
    listener.on('request', (request: IncomingMessage, response: ServerResponse) =>
      request.once('close', () => response.writableFinished || response.destroy().emit('close')),
    )
  }
  await server.serve()
  process.stdout.write(`${server.url?.replace(/0\.0\.0\.0|\[::\]/, 'localhost').replace(/\/$/, '')}\n`)
} catch (error) {
  process.stderr.write(`${describeError(error as NodeJS.ErrnoException)}\n`)
  process.exitCode = 1
}

function describeError({ code, message }: NodeJS.ErrnoException): string {
  if (code === 'EADDRINUSE') return `Port ${PORT} is taken. Choose another: PORT=${Number(PORT) + 1} npm start`
  if (code === 'ENOENT') return `${dist} contains no build. Run: npm run build`
  return message
}
