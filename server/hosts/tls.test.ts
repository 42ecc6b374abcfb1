import { execFileSync } from 'node:child_process'
import { readFileSync, rmSync } from 'node:fs'
import { request as httpsRequest } from 'node:https'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { expect, test } from '@playwright/test'
import { fileOf, pages } from '../../src/site.ts'
import { type Asked, ask } from '../../tests/support/hosting/ask.ts'
import { observe, type Scan } from '../../tests/support/hosting/observatory.ts'
import { runNginx, temporaryFolder } from '../../tests/support/hosting/run-nginx.ts'
import { runServer } from '../../tests/support/hosting/run-server.ts'
import { tool } from '../../tests/support/tools.ts'
import { nginxConfiguration } from '../hosts/nginx.ts'
import { readBuild } from './build-files.ts'

const dist = fileURLToPath(new URL('../../dist', import.meta.url))
const host = 'quantum-reality.example'
const https = { https: true, redirect: `https://${host}/`, host }

const hardened: Scan = {
  ...https,
  html: '',
  headers: {
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    'strict-transport-security': 'max-age=63072000',
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    'cross-origin-resource-policy': 'same-origin',
  },
}

// The first three were measured with the Observatory's own package on deployed templates.
const known: [what: string, scan: Scan, score: number, grade: string][] = [
  ['no headers, HTTP', { headers: {}, https: false, redirect: undefined, host, html: '' }, 10, 'F'],
  ['HSTS at the edge', { ...hardened, headers: { 'strict-transport-security': 'max-age=31536000' } }, 50, 'C'],
  ['all of it', hardened, 130, 'A+'],
  ['no policy', without('content-security-policy'), 55, 'C'],
  ['no HSTS', without('strict-transport-security'), 80, 'B+'],
  ['types are guessed', without('x-content-type-options'), 125, 'A+'],
  ['anyone may embed', without('cross-origin-resource-policy'), 120, 'A+'],
  [
    'inline styles',
    given('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'"),
    120,
    'A+',
  ],
  [
    'inline scripts',
    given('content-security-policy', "default-src 'none'; script-src 'unsafe-inline'; frame-ancestors 'none'"),
    80,
    'B+',
  ],
  ['a cookie', given('set-cookie', 'a=1'), 80, 'B+'],
  ['leads elsewhere', { ...hardened, redirect: 'https://other.example/' }, 125, 'A+'],
  ['a script from elsewhere', { ...hardened, html: '<script src="https://cdn.example/a.js">' }, 125, 'A+'],
]

function without(name: string): Scan {
  return given(name, '')
}

function given(name: string, value: string): Scan {
  return { ...hardened, headers: { ...hardened.headers, [name]: value } }
}

for (const [what, scan, score, grade] of known) {
  test(`the score of ${what} is ${score}`, () => {
    expect(observe(scan)).toEqual({ score, grade })
  })
}

test('every page behind a proxy that ends TLS scores 130', async () => {
  const server = await runServer(dist, { BEHIND_TLS: '1' })
  for (const page of pages) {
    const { headers } = await ask({ port: server.port }, { path: page.path })
    const html = readFileSync(join(dist, fileOf(page)), 'utf8')
    expect(observe({ ...https, headers, html }), page.path).toEqual({ score: 130, grade: 'A+' })
    expect(headers['content-security-policy']).toContain('upgrade-insecure-requests')
  }
  expect(await server.stop()).toBe(0)
})

test('nginx that ends TLS scores 130 and leads plain HTTP to itself', async () => {
  const folder = temporaryFolder()
  const [plain, tls] = [join(folder, 'plain'), join(folder, 'tls')]
  const [certificate, key] = [join(folder, 'certificate.pem'), join(folder, 'key.pem')]
  selfSigned(certificate, key)
  const site = { root: dist, name: host, listen: `unix:${plain}`, log: 'off' }
  const configuration = nginxConfiguration(readBuild(dist), {
    ...site,
    tls: { listen: `unix:${tls}`, certificate, key },
  })
  const nginx = await runNginx(configuration, tls)
  for (const page of pages) {
    const redirect = (await ask({ socketPath: plain }, { path: page.path })).headers.location
    expect(redirect).toBe(`https://${host}${page.path}`)
    const { headers, body } = await askTls(tls, page.path)
    expect(observe({ ...https, headers, redirect, html: body.toString() }), page.path).toEqual({
      score: 130,
      grade: 'A+',
    })
    expect(headers['strict-transport-security']).toBe('max-age=63072000; includeSubDomains')
    expect(headers.server).toBe('nginx')
  }
  await nginx.stop()
  rmSync(folder, { recursive: true })
})

function selfSigned(certificate: string, key: string) {
  const how = ['-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '2']
  const what = ['-subj', `/CN=${host}`, '-addext', `subjectAltName=DNS:${host}`, '-keyout', key, '-out', certificate]
  execFileSync(tool('openssl'), ['req', ...how, ...what], { stdio: 'ignore' })
}

function askTls(socketPath: string, path: string): Promise<Pick<Asked, 'headers' | 'body'>> {
  return new Promise((resolve, reject) => {
    const headers = { host, 'accept-encoding': 'identity' }
    // The certificate of this test is its own authority.
    const asked = httpsRequest(
      { socketPath, path, servername: host, headers, rejectUnauthorized: false },
      (response) => {
        buffer(response).then((body) => resolve({ headers: response.headers, body }), reject)
      },
    )
    asked.on('error', reject).end()
  })
}
