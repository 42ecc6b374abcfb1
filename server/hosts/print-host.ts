// Prints the configuration of the build in dist/ for a host: npm run --silent host:config -- nginx --name www.example
import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { readBuild } from '../policy/build-manifest.ts'
import { createCaddyfile } from './caddy.ts'
import { createWranglerConfiguration } from './cloudflare.ts'
import { createNginxConfiguration, type NginxOptions } from './nginx.ts'
import { createRedirectsFile } from './static-hosts.ts'

const usage = `npm run --silent host:config -- nginx | caddy | wrangler | netlify [options]
  --name NAME         the host name that visitors use; for wrangler, of the Worker (site; for nginx _, any)
  --root FOLDER       where the build lies on the machine that serves it (this build's own dist/)

nginx only:
  --listen ADDRESS    of plain HTTP (80)
  --certificate FILE  with --key: nginx ends TLS itself, and plain HTTP leads there
  --key FILE
  --tls-listen ADDRESS  (443)
  --acme FOLDER       where an ACME client puts its answers, to renew the certificate
  --behind-tls        a proxy in front of nginx ends TLS
  --log FILE          (/var/log/nginx/site.log); off for none
`
const dist = fileURLToPath(new URL('../../dist', import.meta.url))
const text = { type: 'string' } as const
const options = {
  name: text,
  root: { ...text, default: dist },
  listen: { ...text, default: '80' },
  certificate: text,
  key: text,
  acme: text,
  'tls-listen': { ...text, default: '443' },
  'behind-tls': { type: 'boolean', default: false },
  log: { ...text, default: '/var/log/nginx/site.log' },
  help: { type: 'boolean', default: false },
} as const

try {
  const { positionals, values } = parseArgs({ options, allowPositionals: true })
  process.stdout.write(values.help ? usage : createConfiguration(positionals[0], values))
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n\n${usage}`)
  process.exit(1)
}

type Values = ReturnType<typeof parseArgs<{ options: typeof options }>>['values']

function createConfiguration(host: string | undefined, values: Values): string {
  const { name = 'site', root } = values
  if (host === 'nginx') return createNginxConfiguration(readBuild(dist), getNginxOptions(values))
  if (host === 'caddy') return createCaddyfile(readBuild(dist), name, root)
  if (host === 'wrangler') return createWranglerConfiguration(name, 'server/hosts/cloudflare-worker.js')
  if (host === 'netlify') return createRedirectsFile(true)
  throw new Error(`${host ?? 'No host'}: not one of these.`)
}

function getNginxOptions({ name = '_', root, listen, certificate, key, acme, log, ...tls }: Values): NginxOptions {
  if ((certificate === undefined) !== (key === undefined))
    throw new Error('--certificate and --key must be given together.')
  if (certificate && name === '_') throw new Error('--certificate needs --name: plain HTTP redirects to that name.')
  return {
    root: resolve(root),
    name,
    listen,
    log,
    ...(acme && { acme: resolve(acme) }),
    behindTls: tls['behind-tls'],
    ...(certificate && key && { tls: { listen: tls['tls-listen'], certificate, key } }),
  }
}
