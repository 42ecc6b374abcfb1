// Prints the configuration of the build in dist/ for a host: npm run --silent host:config -- caddy --name www.example
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { readBuild } from '../policy/build-manifest.ts'
import { createCaddyfile } from './caddy.ts'
import { createWranglerConfiguration } from './cloudflare.ts'
import { createRedirectsFile } from './static-hosts.ts'

const usage = `npm run --silent host:config -- caddy | wrangler | netlify [options]
  --name NAME    the host name that visitors use; for wrangler, of the Worker (site)
  --root FOLDER  where the build lies on the machine that serves it (this build's own dist/)
`
const dist = fileURLToPath(new URL('../../dist', import.meta.url))
const text = { type: 'string' } as const

try {
  const options = { name: { ...text, default: 'site' }, root: { ...text, default: dist } }
  const { positionals, values } = parseArgs({ options, allowPositionals: true })
  process.stdout.write(createConfiguration(positionals[0], values))
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n\n${usage}`)
  process.exit(1)
}

function createConfiguration(host: string | undefined, { name, root }: { name: string; root: string }): string {
  if (host === 'caddy') return createCaddyfile(readBuild(dist), name, root)
  if (host === 'wrangler') return createWranglerConfiguration(name, 'server/hosts/cloudflare-worker.js')
  if (host === 'netlify') return createRedirectsFile(true)
  throw new Error(`${host ?? 'No host'}: not one of these.`)
}
