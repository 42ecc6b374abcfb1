// Prints the nginx configuration of the build in dist/: npm run --silent nginx:config -- --root /srv/site --name www.example
import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { readBuild } from '../policy/build-manifest.ts'
import { createNginxConfiguration } from './nginx.ts'

const usage = `npm run --silent nginx:config -- [options]
  --root FOLDER       where the build lies on the machine that serves it (this build's own dist/)
  --name HOST         the host name that visitors use (_, any)
  --listen ADDRESS    of plain HTTP (80)
  --certificate FILE  with --key: nginx ends TLS itself, and plain HTTP leads there
  --key FILE
  --tls-listen ADDRESS  (443)
  --acme FOLDER       where an ACME client puts its answers, to renew the certificate
  --behind-tls        a proxy in front of nginx ends TLS
  --log FILE          (/var/log/nginx/site.log); off for none
`

if (process.argv.includes('--help')) {
  process.stdout.write(usage)
  process.exit(0)
}
try {
  const dist = fileURLToPath(new URL('../../dist', import.meta.url))
  process.stdout.write(createNginxConfiguration(readBuild(dist), site(process.argv.slice(2), dist)))
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n\n${usage}`)
  process.exit(1)
}

function site(args: string[], dist: string) {
  const text = { type: 'string' } as const
  const { values } = parseArgs({
    args,
    options: {
      root: { ...text, default: dist },
      name: { ...text, default: '_' },
      listen: { ...text, default: '80' },
      certificate: text,
      key: text,
      acme: text,
      'tls-listen': { ...text, default: '443' },
      'behind-tls': { type: 'boolean', default: false },
      log: { ...text, default: '/var/log/nginx/site.log' },
    },
  })
  const { root, name, listen, certificate, key, log, acme } = values
  if ((certificate === undefined) !== (key === undefined))
    throw new Error('--certificate and --key must be given together.')
  if (certificate && name === '_') throw new Error('--certificate needs --name: plain HTTP redirects to that name.')
  return {
    root: resolve(root),
    name,
    listen,
    log,
    ...(acme && { acme: resolve(acme) }),
    behindTls: values['behind-tls'],
    ...(certificate && key && { tls: { listen: values['tls-listen'], certificate, key } }),
  }
}
