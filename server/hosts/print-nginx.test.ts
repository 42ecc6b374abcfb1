import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { expect, test } from '@playwright/test'
import { readBuild } from '../policy/build-files.ts'
import { nginxConfiguration } from './nginx.ts'

const command = fileURLToPath(new URL('print-nginx.ts', import.meta.url))
const dist = fileURLToPath(new URL('../../dist', import.meta.url))

function print(...args: string[]) {
  return spawnSync(process.execPath, [command, ...args], { encoding: 'utf8' })
}

test('the command prints the configuration that its options describe', () => {
  const { status, stdout } = print('--root', '/srv/site', '--name', 'www.example', '--log', 'off', '--behind-tls')
  expect(status).toBe(0)
  const site = { root: '/srv/site', name: 'www.example', listen: '80', log: 'off', behindTls: true }
  expect(stdout).toBe(nginxConfiguration(readBuild(dist), site))
  expect(stdout).toContain('listen [::]:80;')
  expect(stdout).toContain('add_header Strict-Transport-Security "max-age=')
})

test('a certificate brings TLS, and the redirect to it', () => {
  const { stdout } = print('--name', 'www.example', '--certificate', '/a.pem', '--key', '/b.pem')
  expect(stdout).toContain('listen 443 ssl http2;')
  expect(stdout).toContain('return 301 https://www.example$request_uri;')
  expect(print('--name', 'www.example').stdout).not.toMatch(/ssl|Strict-Transport/)
})

test('options that make no sense are refused with the list of those that do', () => {
  for (const args of [['--certificate', '/a.pem'], ['--certificate', '/a.pem', '--key', '/b.pem'], ['--nope'], ['x']]) {
    const { status, stdout, stderr } = print(...args)
    expect([status, stdout], args.join(' ')).toEqual([1, ''])
    expect(stderr).toContain('--root FOLDER')
  }
  expect(print('--help').stdout).toContain('--behind-tls')
})
