import { fileURLToPath } from 'node:url'
import { createAccessLog } from './node/access-log.ts'
import { prepareResources } from './node/resources.ts'
import { createSiteServer } from './node/site-server.ts'
import { readBuild } from './policy/build-manifest.ts'
import { expiryWarningDays, getDaysUntilExpiry } from './policy/security-txt.ts'

const { PORT = '3000', HOST, BEHIND_TLS, npm_lifecycle_event: script } = process.env
const dist = process.argv[2] ?? fileURLToPath(new URL('../dist', import.meta.url))

// By default Node opens its inspector at this signal; the flag against it is missing in Node 20.
process.on('SIGUSR1', () => {})

try {
  start(parsePort(PORT), HOST, BEHIND_TLS === '1')
} catch (error) {
  fail(error instanceof Error ? error.message : String(error))
}

function start(port: number, host: string | undefined, tls: boolean) {
  const files = readBuild(dist)
  const { server, stop } = createSiteServer(prepareResources(files, tls), createAccessLog(process.stdout))
  const security = files.find(({ file }) => file === '.well-known/security.txt')?.body.toString()
  if (security !== undefined) warnOfExpiry(security)
  // A closed standard error does not end the site either.
  process.stderr.on('error', () => {})
  server.on('error', (error: NodeJS.ErrnoException) => fail(describeListenError(error, port, host)))
  // Without a host Node listens on every IPv6 and IPv4 address.
  server.listen({ port, ...(host && { host }) }, () => {
    const address = server.address()
    const bound = typeof address === 'object' && address ? address.port : port
    process.stdout.write(`http://${host ? formatHost(host) : 'localhost'}:${bound}\n`)
  })
  const stopAndExit = () => stop(() => process.exit(0))
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, stopAndExit)
  if (script === 'start') watchParent(stopAndExit)
}

function warnOfExpiry(security: string) {
  const days = getDaysUntilExpiry(security, new Date())
  if (days === undefined) process.stderr.write('security.txt has no date of expiry. Run: npm run build\n')
  else if (days < expiryWarningDays) process.stderr.write(`security.txt expires in ${days} days. Run: npm run build\n`)
}

/**
 * Calls a function when the parent process has ended. npm sends SIGTERM to the shell that runs its script, which ends
 * without forwarding it, and this process would keep the port.
 */
function watchParent(onEnded: () => void) {
  const parent = process.ppid
  const watch = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(watch)
    onEnded()
  }, 250).unref()
}

function parsePort(text: string): number {
  const port = Number(text)
  if (!/^\d+$/.test(text) || port > 65_535) throw new Error(`PORT must be an integer from 0 to 65535, not "${text}".`)
  return port
}

function formatHost(host: string): string {
  return host.includes(':') ? `[${host}]` : host
}

function describeListenError(error: NodeJS.ErrnoException, port: number, host: string | undefined): string {
  if (error.code === 'EADDRINUSE')
    return `Port ${port} is taken. Choose another: PORT=${port === 3000 ? 3001 : 3000} npm start`
  if (error.code === 'EACCES') return `Port ${port} needs more rights. Choose one above 1023: PORT=3000 npm start`
  if (error.code === 'EADDRNOTAVAIL' || error.code === 'ENOTFOUND') return `HOST=${host} is no address of this machine.`
  return error.message
}

function fail(line: string): never {
  process.stderr.write(`${line}\n`)
  process.exit(1)
}
