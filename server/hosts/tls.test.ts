import { spawnSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import { request as httpsRequest } from 'node:https'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from '@playwright/test'
import { type RunningNginx, runNginx, temporaryFolder } from '../../machine/run-nginx.ts'
import { tool } from '../../machine/tools.ts'
import { pages } from '../../src/site.ts'
import { ask } from '../../tests/support/hosting/ask.ts'
import { selfSigned } from '../../tests/support/hosting/self-signed.ts'
import { readBuild } from '../policy/build-files.ts'
import { policyHeaders } from '../policy/policy.ts'
import { subjectOf } from '../policy/subject.ts'
import { nginxConfiguration } from './nginx.ts'

const dist = fileURLToPath(new URL('../../dist', import.meta.url))
const host = 'quantum-reality.example'

// One worker runs the file, over one nginx.
test.describe.configure({ mode: 'default' })

let folder: string
let plain: string
let tls: string
let nginx: RunningNginx

test.beforeAll(async () => {
  folder = temporaryFolder()
  plain = join(folder, 'plain')
  tls = join(folder, 'tls')
  const [certificate, key] = [join(folder, 'certificate.pem'), join(folder, 'key.pem')]
  selfSigned(host, certificate, key)
  const site = { root: dist, name: host, listen: `unix:${plain}`, log: 'off' }
  const how = { ...site, tls: { listen: `unix:${tls}`, certificate, key } }
  nginx = await runNginx(nginxConfiguration(readBuild(dist), how), tls)
})

test.afterAll(async () => {
  await nginx.stop()
  rmSync(folder, { recursive: true })
})

test('plain HTTP leads to HTTPS, where every page has the whole policy', async () => {
  const files = new Map(readBuild(dist).map((built) => [subjectOf(built).page?.path, built]))
  for (const { path } of pages) {
    expect((await ask({ socketPath: plain }, { path })).headers.location).toBe(`https://${host}${path}`)
    const built = files.get(path)
    const headers = await headersByTls(path)
    for (const [name, value] of built ? policyHeaders(subjectOf(built), true) : []) {
      expect(headers[name.toLowerCase()], `${path} ${name}`).toBe(value)
    }
    expect(headers['strict-transport-security']).toBe('max-age=63072000; includeSubDomains')
    expect(headers.server).toBe('nginx')
  }
})

// Mozilla's intermediate configuration (ssl-config.mozilla.org, guideline 5.7): TLS 1.3, and of TLS 1.2 what keeps past
// conversations secret (ECDHE) and authenticates what it encrypts (GCM, ChaCha20).
const suites: [suite: string, agreed: boolean][] = [
  ['ECDHE-RSA-AES128-GCM-SHA256', true],
  ['ECDHE-RSA-AES256-GCM-SHA384', true],
  ['ECDHE-RSA-CHACHA20-POLY1305', true],
  ['ECDHE-RSA-AES128-SHA256', false],
  ['ECDHE-RSA-AES256-SHA', false],
  ['AES128-GCM-SHA256', false],
  ['AES256-SHA', false],
]

test('of TLS, what Mozilla calls intermediate, and no less', () => {
  for (const [suite, agreed] of suites) expect(agrees('-tls1_2', '-cipher', suite), suite).toBe(agreed)
  expect(agrees('-tls1_3')).toBe(true)
  expect(agrees('-tls1_1', '-cipher', 'ALL:@SECLEVEL=0')).toBe(false)
  expect(agrees('-tls1', '-cipher', 'ALL:@SECLEVEL=0')).toBe(false)
})

function agrees(...how: readonly string[]): boolean {
  const args = ['s_client', '-unix', tls, '-servername', host, ...how]
  return spawnSync(tool('openssl'), args, { input: '', encoding: 'utf8' }).status === 0
}

function headersByTls(path: string): Promise<Readonly<Record<string, unknown>>> {
  return new Promise((resolve, reject) => {
    const headers = { host, 'accept-encoding': 'identity' }
    // The certificate of this test is its own authority.
    const sent = httpsRequest(
      { socketPath: tls, path, servername: host, headers, rejectUnauthorized: false },
      (response) => resolve(response.resume().headers),
    )
    sent.on('error', reject).end()
  })
}
