import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, cpSync, existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createCaddyfile } from '../../../server/hosts/caddy.ts'
import { createWranglerConfiguration } from '../../../server/hosts/cloudflare.ts'
import { createNginxConfiguration } from '../../../server/hosts/nginx.ts'
import { readBuild } from '../../../server/policy/build-manifest.ts'
import { findProgram } from '../../../tooling/programs.ts'
import { runNginx, waitForConnection } from '../../../tooling/run-nginx.ts'
import { runServer } from '../../../tooling/run-server.ts'

/** Serves the build in `folder/dist` on a port, with files of its own in `folder`. Returns what ends it. */
type RunHost = (folder: string, port: number) => Promise<() => Promise<unknown>>

/** The version of wrangler that is fetched, and the oldest Node that runs it. */
export const wrangler = { version: '4.164.0', node: '22.12.0' }

/** Every host that serves a build as docs/deploy.md says, by the name that it has there. */
export const realHosts: Readonly<Record<string, RunHost>> = {
  'the server': async (folder, port) =>
    (await runServer(join(folder, 'dist'), { PORT: `${port}`, BEHIND_TLS: '1' })).stop,
  nginx: async (folder, port) => {
    const root = join(folder, 'dist')
    const site = { root, name: '_', listen: `127.0.0.1:${port}`, log: 'off', behindTls: true }
    return (await runNginx(createNginxConfiguration(readBuild(root), site), port)).stop
  },
  Apache: runApache,
  Caddy: (folder, port) => {
    const root = join(folder, 'dist')
    return runCaddy(folder, port, createCaddyfile(readBuild(root), `http://:${port}`, root))
  },
  'Cloudflare Workers': runWrangler,
}

function runApache(folder: string, port: number) {
  const program = findProgram('apache2')
  // Its workers give up root's rights, and the build lies in a folder of root's own.
  chmodSync(folder, 0o755)
  const settings = [
    'Include /etc/apache2/mods-enabled/*.load\nInclude /etc/apache2/mods-enabled/*.conf',
    ...['headers', 'rewrite'].map((name) => `LoadModule ${name}_module /usr/lib/apache2/modules/mod_${name}.so`),
    `ServerName localhost\nListen 127.0.0.1:${port}\nPidFile ${folder}/apache.pid\nErrorLog ${folder}/apache.log`,
    ...(process.getuid?.() === 0 ? ['User www-data\nGroup www-data'] : []),
    `DocumentRoot ${folder}/dist`,
    `<Directory ${folder}/dist>\nAllowOverride All\nRequire all granted\n</Directory>\n`,
  ]
  const file = join(folder, 'apache.conf')
  writeFileSync(file, settings.join('\n'))
  return runProgram([program, '-D', 'FOREGROUND', '-f', file], port)
}

function runCaddy(folder: string, port: number, caddyfile: string) {
  writeFileSync(join(folder, 'Caddyfile'), `{\nadmin off\n}\n${caddyfile}`)
  const env = { XDG_CONFIG_HOME: folder, XDG_DATA_HOME: folder }
  return runProgram([findProgram('caddy'), 'run', '--config', join(folder, 'Caddyfile')], port, { env })
}

async function runWrangler(folder: string, port: number) {
  const npm = process.env.npm_execpath
  if (!npm) throw new Error('Run this as npm run test:full.')
  const home = join(folder, 'home')
  mkdirSync(home)
  const install = [
    'install',
    '--no-save',
    '--ignore-scripts',
    '--no-audit',
    '--no-fund',
    `wrangler@${wrangler.version}`,
  ]
  const { status, stderr } = spawnSync(process.execPath, [npm, ...install, '--prefix', home], { encoding: 'utf8' })
  const main = join(home, 'node_modules/wrangler/bin/wrangler.js')
  if (status !== 0 || !existsSync(main)) throw new Error(`wrangler could not be fetched:\n${stderr}`)
  cpSync('server/hosts/cloudflare-worker.js', join(folder, 'worker.js'))
  writeFileSync(join(folder, 'wrangler.jsonc'), createWranglerConfiguration('site', 'worker.js'))
  const env = { HOME: home, WRANGLER_SEND_METRICS: 'false', CI: 'true' }
  return runProgram([process.execPath, main, 'dev', '--ip', '127.0.0.1', '--port', `${port}`], port, {
    cwd: folder,
    env,
  })
}

/** Runs a server in the foreground until it accepts connections on a port. Returns what ends it. */
async function runProgram(
  [program = '', ...args]: readonly string[],
  port: number,
  options: { readonly cwd?: string; readonly env?: NodeJS.ProcessEnv } = {},
): Promise<() => Promise<void>> {
  const env = { ...process.env, ...options.env }
  const child = spawn(program, args, { stdio: ['ignore', 'ignore', 'pipe'], ...options, env })
  const errors: Buffer[] = []
  child.stderr.on('data', (chunk: Buffer) => errors.push(chunk))
  const ended = once(child, 'exit')
  const failed = ended.then(() => Promise.reject(new Error(`${program} ended:\n${Buffer.concat(errors)}`)))
  await Promise.race([waitForConnection(port), failed])
  failed.catch(() => {})
  return async () => {
    child.kill('SIGTERM')
    await ended
  }
}
