import { spawnSync } from 'node:child_process'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { request as httpsRequest } from 'node:https'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from '@playwright/test'
import { pages } from '../../src/site.ts'
import { sendRequest } from '../../tests/support/hosting/http-client.ts'
import { writeSelfSignedCertificate } from '../../tests/support/hosting/self-signed.ts'
import { findProgram } from '../../tooling/programs.ts'
import { createTemporaryDirectory, type RunningNginx, runNginx } from '../../tooling/run-nginx.ts'
import { readBuild } from '../policy/build-manifest.ts'
import { getPolicyHeaders } from '../policy/policy-headers.ts'
import { describeResponse } from '../policy/response-kind.ts'
import { createNginxConfiguration } from './nginx.ts'

const dist = fileURLToPath(new URL('../../dist', import.meta.url))
const host = 'quantum-reality.example'

// One worker runs the file and shares one nginx.
test.describe.configure({ mode: 'default' })

let folder: string
let httpSocket: string
let tls: string
let nginx: RunningNginx

test.beforeAll(async () => {
  folder = createTemporaryDirectory()
  httpSocket = join(folder, 'plain')
  tls = join(folder, 'tls')
  const [certificate, key] = [join(folder, 'certificate.pem'), join(folder, 'key.pem')]
  writeSelfSignedCertificate(host, certificate, key)
  const site = { root: dist, name: host, listen: `unix:${httpSocket}`, log: 'off' }
  mkdirSync(join(folder, '.well-known/acme-challenge'), { recursive: true })
  writeFileSync(join(folder, '.well-known/acme-challenge/token'), 'token.thumbprint')
  const how = { ...site, acme: folder, tls: { listen: `unix:${tls}`, certificate, key } }
  nginx = await runNginx(createNginxConfiguration(readBuild(dist), how), tls)
})

test.afterAll(async () => {
  await nginx.stop()
  rmSync(folder, { recursive: true })
})

test('plain HTTP redirects to HTTPS, where every page has the complete policy', async () => {
  const files = new Map(readBuild(dist).map((built) => [describeResponse(built).page?.path, built]))
  for (const { path } of pages) {
    expect((await sendRequest({ socketPath: httpSocket }, { path })).headers.location).toBe(`https://${host}${path}`)
    const built = files.get(path)
    const headers = await headersByTls(path)
    for (const [name, value] of built ? getPolicyHeaders(describeResponse(built), true) : []) {
      expect(headers[name.toLowerCase()], `${path} ${name}`).toBe(value)
    }
    expect(headers['strict-transport-security']).toBe('max-age=63072000; includeSubDomains')
    expect(headers.server).toBe('nginx')
  }
})

test('plain HTTP answers an ACME challenge, so that the certificate can be renewed', async () => {
  const at = '/.well-known/acme-challenge'
  const challenge = await sendRequest({ socketPath: httpSocket }, { path: `${at}/token` })
  expect([challenge.status, challenge.body.toString()]).toEqual([200, 'token.thumbprint'])
  for (const path of [`${at}/nope`, `${at}/`, `${at}/../../certificate.pem`, `${at}/..%2f..%2fcertificate.pem`])
    expect((await sendRequest({ socketPath: httpSocket }, { path })).status, path).toBeGreaterThan(300)
  // Before there is a certificate, and behind a proxy, the same location is in the only server.
  const alone = join(folder, 'alone')
  const site = { root: dist, name: host, listen: `unix:${alone}`, log: 'off', acme: folder }
  const first = await runNginx(createNginxConfiguration(readBuild(dist), site), alone)
  expect((await sendRequest({ socketPath: alone }, { path: `${at}/token` })).body.toString()).toBe('token.thumbprint')
  expect((await sendRequest({ socketPath: alone }, { path: `${at}/nope` })).status).toBe(404)
  await first.stop()
})

// Mozilla's intermediate configuration (ssl-config.mozilla.org, guideline 5.7): TLS 1.3, and of TLS 1.2 only ciphers
// with forward secrecy (ECDHE) and authenticated encryption (GCM, ChaCha20).
const suites: [suite: string, agreed: boolean][] = [
  ['ECDHE-RSA-AES128-GCM-SHA256', true],
  ['ECDHE-RSA-AES256-GCM-SHA384', true],
  ['ECDHE-RSA-CHACHA20-POLY1305', true],
  ['ECDHE-RSA-AES128-SHA256', false],
  ['ECDHE-RSA-AES256-SHA', false],
  ['AES128-GCM-SHA256', false],
  ['AES256-SHA', false],
]

test('TLS meets Mozilla’s intermediate configuration', () => {
  for (const [suite, agreed] of suites) expect(agrees('-tls1_2', '-cipher', suite), suite).toBe(agreed)
  expect(agrees('-tls1_3')).toBe(true)
  expect(agrees('-tls1_1', '-cipher', 'ALL:@SECLEVEL=0')).toBe(false)
  expect(agrees('-tls1', '-cipher', 'ALL:@SECLEVEL=0')).toBe(false)
})

function agrees(...how: readonly string[]): boolean {
  const args = ['s_client', '-unix', tls, '-servername', host, ...how]
  return spawnSync(findProgram('openssl'), args, { input: '', encoding: 'utf8' }).status === 0
}

function headersByTls(path: string): Promise<Readonly<Record<string, unknown>>> {
  return new Promise((resolve, reject) => {
    const headers = { host, 'accept-encoding': 'identity' }
    // The test's certificate is self-signed.
    const sent = httpsRequest(
      { socketPath: tls, path, servername: host, headers, rejectUnauthorized: false },
      (response) => resolve(response.resume().headers),
    )
    sent.on('error', reject).end()
  })
}
