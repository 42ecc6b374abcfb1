import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { expect, test } from '@playwright/test'
import { nodeFlags } from '../../tooling/node-flags.ts'
import { readBuild } from '../policy/build-manifest.ts'
import { createNginxConfiguration } from './nginx.ts'

const command = fileURLToPath(new URL('print-nginx.ts', import.meta.url))
const dist = fileURLToPath(new URL('../../dist', import.meta.url))

function print(...args: string[]) {
  return spawnSync(process.execPath, [...nodeFlags, command, ...args], { encoding: 'utf8' })
}

test('the command prints the configuration for its options', () => {
  const { status, stdout } = print('--root', '/srv/site', '--name', 'www.example', '--log', 'off', '--behind-tls')
  expect(status).toBe(0)
  const site = { root: '/srv/site', name: 'www.example', listen: '80', log: 'off', behindTls: true }
  expect(stdout).toBe(createNginxConfiguration(readBuild(dist), site))
  expect(stdout).toContain('listen [::]:80;')
  expect(stdout).toContain('add_header Strict-Transport-Security "max-age=')
})

test('with a certificate the configuration has TLS and a redirect to it', () => {
  const { stdout } = print('--name', 'www.example', '--certificate', '/a.pem', '--key', '/b.pem')
  expect(stdout).toContain('listen 443 ssl http2;')
  expect(stdout).toContain('return 301 https://www.example$request_uri;')
  expect(stdout).not.toMatch(/ssl_ecdh_curve|acme/)
  expect(print('--acme', '/var/www/html').stdout).toContain('root /var/www/html;')
  expect(print('--name', 'www.example').stdout).not.toMatch(/ssl|Strict-Transport/)
})

test('invalid options are rejected with the list of valid ones', () => {
  for (const args of [['--certificate', '/a.pem'], ['--certificate', '/a.pem', '--key', '/b.pem'], ['--nope'], ['x']]) {
    const { status, stdout, stderr } = print(...args)
    expect([status, stdout], args.join(' ')).toEqual([1, ''])
    expect(stderr).toContain('--root FOLDER')
  }
  expect(print('--help').stdout).toContain('--behind-tls')
})

test('host:config lists the supported hosts', () => {
  const other = fileURLToPath(new URL('print-host.ts', import.meta.url))
  for (const args of [[], ['iis'], ['caddy', '--nope']]) {
    const { status, stdout, stderr } = spawnSync(process.execPath, [...nodeFlags, other, ...args], { encoding: 'utf8' })
    expect([status, stdout], args.join(' ')).toEqual([1, ''])
    expect(stderr).toContain('caddy | wrangler | netlify')
  }
})
