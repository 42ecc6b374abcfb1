// What docs/deploy.md tells people to run, run: on a machine that is a folder, with Debian's paths in it. Once, in November
// 2026, all of it was run on a Debian 12 booted by itself, with its apt-get, sshd, systemd and nginx.
import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  readlinkSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { expect, test } from '@playwright/test'
import { temporaryFolder } from '../../machine/run-nginx.ts'
import { brotliModule, tool } from '../../machine/tools.ts'
import { selfSigned } from '../../tests/support/hosting/self-signed.ts'
import { limits } from '../policy/limits.ts'

const page = readFileSync('docs/deploy.md', 'utf8')
const commands = [...page.matchAll(/^```sh\n([\s\S]*?)^```$/gm)].map(([, text = '']) => text)

/** What is run here, in the page's order, and one build that is not. */
const known = [
  'SITE_ORIGIN=', // Would replace the build under test; build/origin.test.ts does the same in another folder.
  'apt-get install', // Without installing.
  'worker_connections',
  'rsync -a',
  'release=', // systemctl only notes what it is told.
  'BEHIND_TLS=', // But for `npm ci && npm run build`, which is how the tests came here.
  'curl -sI',
]

/** The one block of commands that has these words in it. */
function block(words: string): string {
  const found = commands.filter((text) => text.includes(words))
  expect(found, words).toHaveLength(1)
  return found[0] ?? ''
}

/** A folder with what a fresh Debian has, and beside it the machine that builds. Runs what the page says inside. */
function machine() {
  const root = temporaryFolder()
  const [builder, programs] = [join(root, 'builder'), join(root, 'programs')]
  for (const folder of ['conf.d', 'modules-enabled', 'sites-enabled']) {
    mkdirSync(join(root, 'etc/nginx', folder), { recursive: true })
  }
  for (const folder of ['etc/ssl/site', 'srv', 'builder', 'programs'])
    mkdirSync(join(root, folder), { recursive: true })
  selfSigned('www.your.host', join(root, 'etc/ssl/site/fullchain.pem'), join(root, 'etc/ssl/site/key.pem'))
  // As Debian 12 has it.
  writeFileSync(join(root, 'etc/nginx/nginx.conf'), 'events {\n\tworker_connections 768;\n\t# multi_accept on;\n}\n')
  writeFileSync(join(root, 'etc/nginx/sites-enabled/default'), '')
  if (existsSync(brotliModule)) {
    writeFileSync(join(root, 'etc/nginx/modules-enabled/50-brotli.conf'), `load_module ${brotliModule};`)
  }
  cpSync('dist', join(builder, 'dist'), { recursive: true })
  for (const name of ['package.json', 'server']) symlinkSync(realpathSync(name), join(builder, name))
  for (const [name, does] of [
    ['systemctl', `echo "$@" >> ${root}/told`],
    ['apt-get', 'exec /usr/bin/apt-get --simulate "$@"'],
  ] as const) {
    writeFileSync(join(programs, name), `#!/bin/sh\n${does}\n`)
    chmodSync(join(programs, name), 0o755)
  }
  const run = (script: string) => {
    const here = script
      .replaceAll('your.host:', '')
      .replaceAll('--name', `--listen unix:${root}/80 --tls-listen unix:${root}/443 --log ${root}/site.log --name`)
      .replaceAll(/(?<![\w/])\/(etc|srv)\//g, `${root}/$1/`)
    const env = { ...process.env, PATH: `${programs}:/usr/sbin:${process.env.PATH}` }
    return spawnSync('sh', ['-ec', here], { cwd: builder, encoding: 'utf8', env })
  }
  return { root, run }
}

test('every command of the page is known here, and is a command', () => {
  for (const text of commands) {
    expect(known.filter((words) => text.includes(words))).toHaveLength(1)
    expect(spawnSync('sh', ['-n'], { input: text, encoding: 'utf8' }).stderr).toBe('')
  }
  expect(commands).toHaveLength(known.length)
})

test('a fresh machine comes to serve a release, and stays with it when nginx refuses the next', () => {
  tool('nginx')
  tool('rsync')
  const { root, run } = machine()
  const done = (script: string) => {
    const { status, stderr } = run(script)
    expect(status, stderr).toBe(0)
  }
  const [apt = '', rest = ''] = block('apt-get install').split(/^(?=rm )/m)
  if (existsSync('/etc/debian_version')) done(apt)
  done(rest)
  done(block('worker_connections'))
  expect(readFileSync(join(root, 'etc/nginx/nginx.conf'), 'utf8')).toContain(
    `\tworker_connections ${limits.connections};\n`,
  )
  expect(readFileSync(join(root, 'etc/nginx/modules-enabled/90-connections.conf'), 'utf8')).toBe(
    `worker_rlimit_nofile ${2 * limits.connections};\n`,
  )
  for (const [day, fault] of [
    ['2026-11-21', ''],
    ['two', 'nonsense;'],
    ['three', ''],
  ] as const) {
    const on = (script: string) => script.replaceAll('2026-11-21', day)
    done(on(block('rsync -a').replace('\nrsync', `\necho '${fault}' >> site.conf\nrsync`)))
    const { status, stderr } = run(on(block('release=')))
    expect(status === 0, `${day}: ${stderr}`).toBe(fault === '')
    expect(readlinkSync(join(root, 'srv/site/current'))).toBe(
      join(root, 'srv/site', day === 'two' ? '2026-11-21' : day),
    )
  }
  // What nginx finds where it was told to look.
  expect(readFileSync(join(root, 'etc/nginx/conf.d/site.conf'), 'utf8')).toContain('server_name www.your.host;')
  expect(readFileSync(join(root, 'told'), 'utf8')).toBe('reload nginx\n'.repeat(2))
  rmSync(root, { recursive: true })
})

test('the server starts as the page says, and the last look finds a policy', async ({ baseURL }) => {
  const start =
    block('BEHIND_TLS=')
      .split('\n')
      .find((line) => line.startsWith('BEHIND_TLS')) ?? ''
  const server = spawn('sh', ['-c', `exec env ${start.replace('8080', '0')}`], { stdio: ['ignore', 'pipe', 'inherit'] })
  const [address] = await once(createInterface({ input: server.stdout }), 'line')
  const ended = once(server, 'exit')
  for (const at of [address, baseURL]) {
    const look = block('curl -sI').replace('https://www.your.host', at)
    expect(execFileSync('sh', ['-c', look], { encoding: 'utf8' })).toContain("default-src 'none'")
  }
  server.kill('SIGTERM')
  expect(await ended).toEqual([0, null])
})

test('systemd takes the unit, starts what is there, and starts it again after a reboot', () => {
  const [, unit = ''] = /^```ini\n([\s\S]*?)^```$/m.exec(page) ?? []
  expect(unit).toMatch(/^\[Install\]\nWantedBy=multi-user\.target$/m)
  const folder = temporaryFolder()
  mkdirSync(join(folder, 'node_modules/.bin'), { recursive: true })
  symlinkSync(realpathSync('node_modules/.bin/node'), join(folder, 'node_modules/.bin/node'))
  const file = join(folder, 'site.service')
  writeFileSync(file, unit.replaceAll('/srv/site', folder))
  const { error, status, stderr } = spawnSync('systemd-analyze', ['verify', '--man=no', file], { encoding: 'utf8' })
  rmSync(folder, { recursive: true })
  // Elsewhere than under systemd nobody needs the unit.
  if (error) return
  expect(stderr.split('\n').filter((line) => line.includes('site.service'))).toEqual([])
  expect(status).toBe(0)
})

test('the other commands of the page exist', () => {
  const scripts: Readonly<Record<string, string>> = JSON.parse(readFileSync('package.json', 'utf8')).scripts
  for (const [, name = ''] of page.matchAll(/npm run (?:--silent )?([a-z]+)/g))
    expect(Object.keys(scripts)).toContain(name)
  for (const [, path = ''] of page.matchAll(/`((?:server|docs|tests)\/[\w/.-]+)`/g))
    expect(() => readFileSync(path), path).not.toThrow()
})
