// What docs/deploy.md tells people to run, run.
import { spawnSync } from 'node:child_process'
import {
  chmodSync,
  mkdirSync,
  readFileSync,
  readlinkSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { temporaryFolder } from '../../tests/support/hosting/run-nginx.ts'
import { tool } from '../../tests/support/tools.ts'
import { readBuild } from '../policy/build-files.ts'
import { limits } from '../policy/limits.ts'
import { nginxConfiguration } from './nginx.ts'

const page = readFileSync('docs/deploy.md', 'utf8')

/** The fenced block that has these words in it. */
function block(words: string): string {
  const blocks = [...page.matchAll(/^```\w+\n([\s\S]*?)^```$/gm)].map(([, text]) => text ?? '')
  const found = blocks.filter((text) => text.includes(words))
  expect(found, words).toHaveLength(1)
  return found[0] ?? ''
}

function shell(script: string, programs: string) {
  const env = { ...process.env, PATH: `${programs}:/usr/sbin:${process.env.PATH}` }
  return spawnSync('sh', ['-ec', script], { encoding: 'utf8', env })
}

test('a release is tried before it is shown, and stays out when nginx refuses it', () => {
  tool('nginx')
  const site = temporaryFolder()
  const programs = join(site, 'programs')
  mkdirSync(programs)
  writeFileSync(join(programs, 'systemctl'), `#!/bin/sh\necho "$@" >> ${site}/reloads\n`)
  chmodSync(join(programs, 'systemctl'), 0o755)
  const script = (day: string) => block('release=').replaceAll('/srv/site', site).replaceAll('2026-11-21', day)
  for (const [day, extra] of [
    ['one', ''],
    ['two', 'nonsense;\n'],
    ['three', ''],
  ] as const) {
    mkdirSync(join(site, day))
    const how = { root: join(site, day), name: '_', listen: `unix:${site}/${day}/socket`, log: join(site, 'log') }
    writeFileSync(join(site, day, 'site.conf'), nginxConfiguration(readBuild('dist'), how) + extra)
    const { status, stderr } = shell(script(day), programs)
    expect(status === 0, `${day}: ${stderr}`).toBe(extra === '')
    expect(readlinkSync(join(site, 'current'))).toBe(join(site, day === 'two' ? 'one' : day))
  }
  expect(readFileSync(join(site, 'reloads'), 'utf8')).toBe('reload nginx\n'.repeat(2))
  rmSync(site, { recursive: true })
})

test('what is done once gives nginx as many connections as the tests give it', () => {
  const folder = temporaryFolder()
  for (const name of ['conf.d', 'modules-enabled']) mkdirSync(join(folder, name))
  // As Debian 12 has it.
  writeFileSync(join(folder, 'nginx.conf'), 'events {\n\tworker_connections 768;\n\t# multi_accept on;\n}\n')
  const { status, stderr } = shell(block('worker_connections').replaceAll('/etc/nginx', folder), folder)
  expect(stderr).toBe('')
  expect(status).toBe(0)
  expect(readFileSync(join(folder, 'nginx.conf'), 'utf8')).toContain(`\tworker_connections ${limits.connections};\n`)
  expect(readFileSync(join(folder, 'modules-enabled/90-connections.conf'), 'utf8')).toBe(
    `worker_rlimit_nofile ${2 * limits.connections};\n`,
  )
  expect(readlinkSync(join(folder, 'conf.d/site.conf'))).toBe('/srv/site/current/site.conf')
  rmSync(folder, { recursive: true })
})

test('systemd takes the unit, starts what is there, and starts it again after a reboot', () => {
  const unit = block('[Service]')
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
  expect(block('--certificate')).toContain('--root')
})
