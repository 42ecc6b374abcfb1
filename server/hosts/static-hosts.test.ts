import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { fileURLToPath } from 'node:url'
import { expect, test } from '@playwright/test'
import { consoleOf } from '../../tests/support/console.ts'
import { ask, type Place } from '../../tests/support/hosting/ask.ts'
import { type Merge, staticHost } from '../../tests/support/hosting/static-host.ts'
import { prepareResources } from '../node/resources.ts'
import { moved } from '../policy/addresses.ts'
import { readBuild } from '../policy/build-files.ts'
import { widestPolicy } from '../policy/content-security.ts'
import { rules } from '../policy/policy.ts'

const dist = fileURLToPath(new URL('../../dist', import.meta.url))
const resources = prepareResources(readBuild(dist), true)

async function listening(merge: Merge): Promise<{ host: Server; place: Place }> {
  const host = staticHost(dist, merge)
  await new Promise<void>((resolve) => host.listen(0, resolve))
  return { host, place: { port: (host.address() as AddressInfo).port } }
}

/** The policy headers of `npm start` behind TLS, by lowercase name. */
function ours(address: string): Map<string, string> {
  const headers = resources.at.get(address)?.representations.identity.headers ?? []
  const names = rules.map(({ name }) => name.toLowerCase())
  const pairs = headers.flatMap((name, i) => (i % 2 === 0 ? [[name.toLowerCase(), headers[i + 1] ?? ''] as const] : []))
  return new Map(pairs.filter(([name]) => names.includes(name)))
}

function directives(policy: string): Map<string, string[]> {
  return new Map(policy.split('; ').map((directive) => [directive.split(' ')[0] ?? '', directive.split(' ').slice(1)]))
}

// A picture with COOP is a picture; the host itself says how it compressed.
const harmless = ['cross-origin-opener-policy', 'permissions-policy', 'content-security-policy']

for (const merge of ['joined', 'later'] as const) {
  test(`a host that takes rules ${merge} sends the policy at every address`, async () => {
    const { host, place } = await listening(merge)
    for (const [address, resource] of resources.at) {
      if (resource.status !== 200 || address === '/healthz') continue
      const { status, headers, body } = await ask(place, { path: address })
      expect(status, address).toBe(200)
      expect(body.equals(resource.representations.identity.body)).toBe(true)
      const own = ours(address)
      own.delete('vary')
      // What others are invited to read must not depend on what the host knows of its ending.
      if (own.has('access-control-allow-origin'))
        expect(headers['content-type'], address).toBe(resource.representations.identity.headers[1])
      for (const [name, value] of own) {
        const sent = String(headers[name])
        if (name === 'content-security-policy') expect(sent.split(', ').at(-1), `${address} ${name}`).toBe(value)
        else expect(sent, `${address} ${name}`).toBe(value)
      }
      const more = rules.map(({ name }) => name.toLowerCase()).filter((name) => name in headers && !own.has(name))
      expect(
        more.filter((name) => !harmless.includes(name)),
        address,
      ).toEqual([])
    }
    for (const [from, to] of moved) {
      const { status, headers } = await ask(place, { path: from })
      expect([status, headers.location]).toEqual([301, to])
    }
    host.close()
  })

  test(`in Chromium every page works on a host that takes rules ${merge}`, async ({ page }) => {
    const { host, place } = await listening(merge)
    const said = consoleOf(page)
    for (const [address, { status, representations }] of resources.at) {
      if (status !== 200 || !String(representations.identity.headers[1]).startsWith('text/html')) continue
      await page.goto(`http://localhost:${'port' in place ? place.port : 0}${address}`, { waitUntil: 'load' })
      await expect(page.locator('h1')).toBeVisible()
    }
    expect(said).toEqual([])
    await page.goto(`http://localhost:${'port' in place ? place.port : 0}/nope`)
    await expect(page.locator('h1')).toBeVisible()
    expect(said).toEqual(['error: Failed to load resource: the server responded with a status of 404 (Not Found)'])
    host.close()
  })
}

test('the policy for every address is at least as wide as each page’s own, and no wider', () => {
  const policies = [...resources.at.values(), resources.notFound].flatMap(({ representations: { identity } }) => {
    const at = identity.headers.indexOf('Content-Security-Policy')
    return at < 0 ? [] : [identity.headers[at + 1] ?? '']
  })
  const widest = directives(widestPolicy(policies))
  for (const policy of policies) {
    for (const [name, sources] of directives(policy)) {
      const allowed = sources.filter((source) => source !== "'none'")
      expect(widest.get(name), name).toEqual(expect.arrayContaining(allowed))
    }
  }
  for (const [name, sources] of widest) {
    const given = policies.flatMap((policy) => directives(policy).get(name) ?? [])
    expect(given, name).toEqual(expect.arrayContaining(sources))
  }
})
