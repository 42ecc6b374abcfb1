// Runs the commands of docs/deploy.md in a folder that has Debian's paths.
import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  realpathSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { expect, test } from '@playwright/test'
import { addRelease, showNewestRelease } from '../../build/releases.ts'
import { createFixtureBuild } from '../../tests/support/hosting/fixture-build.ts'
import { wrangler } from '../../tests/support/hosting/real-hosts.ts'
import { writeSelfSignedCertificate } from '../../tests/support/hosting/self-signed.ts'
import { findProgram, nginxBrotliModule } from '../../tooling/programs.ts'
import { createTemporaryDirectory } from '../../tooling/run-nginx.ts'
import { limits } from '../policy/limits.ts'

const page = readFileSync('docs/deploy.md', 'utf8')
const commands = [...page.matchAll(/^```sh\n([\s\S]*?)^```$/gm)].map(([, text = '']) => text)

/** Words of each block of commands, in order. */
const known = [
  'npm ci\n', // tests/full/releases.test.ts runs it in a copy of this tree.
  'release -- --back',
  '-- wrangler', // Without wrangler's own command, which needs an account; tests/full/hosts.test.ts runs its emulator.
  'apt-get install', // Skips the installation.
  'set -e', // Replaces ssh by a shell, and systemctl by a program that only records its arguments.
  '--delete-after',
  '-- caddy',
  'BEHIND_TLS=',
  '-- netlify',
  'curl -sI',
]

/** Returns the only block of commands that contains `words`. */
function block(words: string): string {
  const found = commands.filter((text) => text.includes(words))
  expect(found, words).toHaveLength(1)
  return found[0] ?? ''
}

/**
 * Creates a folder with the files of a fresh Debian, and beside it the build machine. Runs the page's commands inside.
 */
function machine() {
  const root = createTemporaryDirectory()
  const [builder, programs] = [join(root, 'builder'), join(root, 'programs')]
  for (const folder of ['conf.d', 'modules-enabled', 'sites-enabled']) {
    mkdirSync(join(root, 'etc/nginx', folder), { recursive: true })
  }
  for (const folder of ['srv/www', 'builder', 'programs']) mkdirSync(join(root, folder), { recursive: true })
  const keys = join(root, 'etc/letsencrypt/live/www.your.host')
  mkdirSync(keys, { recursive: true })
  writeSelfSignedCertificate('www.your.host', join(keys, 'fullchain.pem'), join(keys, 'privkey.pem'))
  // As on Debian 12.
  writeFileSync(join(root, 'etc/nginx/nginx.conf'), 'events {\n\tworker_connections 768;\n\t# multi_accept on;\n}\n')
  writeFileSync(join(root, 'etc/nginx/sites-enabled/default'), '')
  if (existsSync(nginxBrotliModule)) {
    writeFileSync(join(root, 'etc/nginx/modules-enabled/50-brotli.conf'), `load_module ${nginxBrotliModule};`)
  }
  for (const name of ['package.json', 'tooling', 'server', 'build', 'src', 'dist'])
    cpSync(name, join(builder, name), { recursive: true })
  symlinkSync(realpathSync('node_modules'), join(builder, 'node_modules'))
  for (const [name, does] of [
    ['ssh', 'exec sh -c "$2"'],
    ['certbot', `echo "$@" > ${root}/asked`],
    ['systemctl', `echo "$@" >> ${root}/told`],
    ['apt-get', 'exec /usr/bin/apt-get --simulate "$@"'],
  ] as const) {
    writeFileSync(join(programs, name), `#!/bin/sh\n${does}\n`)
    chmodSync(join(programs, name), 0o755)
  }
  const run = (script: string, ...args: readonly string[]) => {
    const here = script
      .replaceAll('your.host:', '')
      .replaceAll(
        'dist --name',
        `dist --listen unix:${root}/80 --tls-listen unix:${root}/443 --log ${root}/site.log --name`,
      )
      .replaceAll(/(?<![\w/])\/(etc|srv)\//g, `${root}/$1/`)
    const env = { ...process.env, PATH: `${programs}:/usr/sbin:${process.env.PATH}` }
    return spawnSync('sh', ['-ec', here, 'sh', ...args], { cwd: builder, encoding: 'utf8', env })
  }
  return { root, builder, run }
}

test('every command of the page is tested here, and exists', () => {
  for (const text of commands) {
    expect(known.filter((words) => text.includes(words))).toHaveLength(1)
    expect(spawnSync('sh', ['-n'], { input: text, encoding: 'utf8' }).stderr).toBe('')
    // A shell of another day has no setting of the first one's.
    if (/npm run release(?! -- --back)/.test(text)) expect(text).toContain('export SITE_ORIGIN=')
  }
  expect(commands).toHaveLength(known.length)
})

test('a fresh machine serves a release, keeps it when nginx refuses the next one, and goes back', () => {
  findProgram('nginx')
  findProgram('rsync')
  const { root, builder, run } = machine()
  const done = (script: string, ...args: readonly string[]) => {
    const { status, stderr } = run(script, ...args)
    expect(status, stderr).toBe(0)
  }
  const [apt = '', rest = ''] = block('apt-get install').split(/^(?=certbot )/m)
  if (existsSync('/etc/debian_version')) done(apt)
  done(rest)
  expect(readFileSync(join(root, 'etc/nginx/nginx.conf'), 'utf8')).toContain(
    `\tworker_connections ${limits.connections};\n`,
  )
  expect(readFileSync(join(root, 'etc/nginx/modules-enabled/90-connections.conf'), 'utf8')).toBe(
    `worker_rlimit_nofile ${2 * limits.connections};\n`,
  )
  // Before the first release no link leads nowhere.
  expect(readdirSync(join(root, 'etc/nginx/conf.d'))).toEqual([])
  const deploy = (name: string) => block('set -e').replace(/\$\(date.*?\)/, name)
  const current = (file: string) => readFileSync(join(root, 'srv/site/current/dist', file), 'utf8')
  for (const [day, [name, fault]] of [
    ['one', ''],
    ['two', 'nonsense;'],
    ['three', ''],
  ].entries()) {
    const dist = createFixtureBuild(new Date(), `script-${name}.js`)
    rmSync(join(builder, 'dist'), { recursive: true })
    renameSync(dist, join(builder, 'dist'))
    const now = new Date(Date.UTC(2026, 0, 1 + day))
    addRelease(join(builder, 'releases'), join(builder, 'dist'), now)
    showNewestRelease(join(builder, 'releases'), join(builder, 'dist'), now)
    const { status, stderr } = run(
      deploy(name ?? '')
        .replace('npm run release -- "$@"', '')
        .replace('\nrsync', `\necho '${fault}' >> site.conf\nrsync`),
    )
    expect(status === 0, `${name}: ${stderr}`).toBe(fault === '')
    expect(readlinkSync(join(root, 'srv/site/current'))).toBe(join(root, 'srv/site', fault ? 'one' : `${name}`))
  }
  // The included files, at the paths of the configuration.
  expect(readFileSync(join(root, 'etc/nginx/conf.d/site.conf'), 'utf8')).toContain('server_name www.your.host;')
  expect(current('about.html')).toContain('script-three.js')
  done(deploy('four'), '--back')
  expect(current('about.html')).toContain('script-two.js')
  expect(readdirSync(join(root, 'srv/site/current/dist/assets'))).toContain('script-three.js')
  expect(readFileSync(join(root, 'told'), 'utf8')).toBe('reload nginx\n'.repeat(3))
  rmSync(root, { recursive: true })
})

test('assets are uploaded before pages, and configurations are printed for the other programs', () => {
  findProgram('rsync')
  const { root, builder, run } = machine()
  const { status, stderr } = run(block('--delete-after'))
  expect(status, stderr).toBe(0)
  expect(existsSync(join(root, 'srv/www/.htaccess'))).toBe(true)
  const [forWrangler = ''] = block('-- wrangler').split('\n')
  for (const commands of [block('-- caddy'), block('-- netlify'), forWrangler]) {
    const { status, stderr } = run(commands)
    expect(status, stderr).toBe(0)
  }
  const printed = (file: string) => readFileSync(join(builder, file), 'utf8')
  expect(printed('Caddyfile')).toContain('\nwww.your.host {\n')
  expect(printed('wrangler.jsonc')).toContain('"name": "your-site"')
  expect(printed('dist/_redirects').match(/^\/(about|research|team|report|contact)\.html \/\1 301!$/gm)).toHaveLength(5)
  rmSync(root, { recursive: true })
})

test('the server starts by the page’s commands, and its final check finds a policy', async ({ baseURL }) => {
  const start = block('BEHIND_TLS=').replace('8080', '0')
  const server = spawn('sh', ['-c', `exec env ${start}`], { stdio: ['ignore', 'pipe', 'inherit'] })
  const [address] = await once(createInterface({ input: server.stdout }), 'line')
  const ended = once(server, 'exit')
  for (const at of [address, baseURL]) {
    const look = block('curl -sI').replace('https://www.your.host', at)
    expect(execFileSync('sh', ['-c', look], { encoding: 'utf8' })).toContain("default-src 'none'")
  }
  server.kill('SIGTERM')
  expect(await ended).toEqual([0, null])
})

test('systemd accepts the unit, starts the server, and starts it again after a reboot', () => {
  const [, unit = ''] = /^```ini\n([\s\S]*?)^```$/m.exec(page) ?? []
  expect(unit).toMatch(/^\[Install\]\nWantedBy=multi-user\.target$/m)
  const folder = createTemporaryDirectory()
  const file = join(folder, 'site.service')
  writeFileSync(file, unit.replaceAll('/srv/site', folder).replace('/usr/bin/node', process.execPath))
  const { error, status, stderr } = spawnSync('systemd-analyze', ['verify', '--man=no', file], { encoding: 'utf8' })
  rmSync(folder, { recursive: true })
  // The unit is only needed under systemd.
  if (error) return
  expect(stderr.split('\n').filter((line) => line.includes('site.service'))).toEqual([])
  expect(status).toBe(0)
})

test('the other commands of the page exist, and wrangler is the version that is tested', () => {
  expect(block('-- wrangler')).toContain(`npx wrangler@${wrangler.version} deploy`)
  const scripts: Readonly<Record<string, string>> = JSON.parse(readFileSync('package.json', 'utf8')).scripts
  for (const [, name = ''] of page.matchAll(/npm run (?:--silent )?([a-z:-]+)/g))
    expect(Object.keys(scripts)).toContain(name)
  for (const [, path = ''] of page.matchAll(/`((?:server|docs|tests)\/[\w/.-]+)`/g))
    expect(() => readFileSync(path), path).not.toThrow()
})
