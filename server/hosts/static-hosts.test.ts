import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { fileURLToPath } from 'node:url'
import { expect, test } from '@playwright/test'
import { recordConsole } from '../../tests/support/console.ts'
import { type ServerAddress, sendRequest } from '../../tests/support/hosting/http-client.ts'
import { createStaticHost, type HeaderMerge } from '../../tests/support/hosting/static-host.ts'
import { prepareResources } from '../node/resources.ts'
import { readBuild } from '../policy/build-manifest.ts'
import { mergePolicies } from '../policy/content-security.ts'
import { redirects } from '../policy/paths.ts'
import { headerRules } from '../policy/policy-headers.ts'

const dist = fileURLToPath(new URL('../../dist', import.meta.url))
const resources = prepareResources(readBuild(dist), true)

async function listening(merge: HeaderMerge): Promise<{ host: Server; place: ServerAddress }> {
  const host = createStaticHost(dist, merge)
  await new Promise<void>((resolve) => host.listen(0, resolve))
  return { host, place: { port: (host.address() as AddressInfo).port } }
}

/** Returns the policy headers that `npm start` sends behind TLS, by lowercase name. */
function ours(address: string): Map<string, string> {
  const headers = resources.byPath.get(address)?.representations.identity.headers ?? []
  const names = headerRules.map(({ name }) => name.toLowerCase())
  const pairs = headers.flatMap((name, i) => (i % 2 === 0 ? [[name.toLowerCase(), headers[i + 1] ?? ''] as const] : []))
  return new Map(pairs.filter(([name]) => names.includes(name)))
}

function directives(policy: string): Map<string, string[]> {
  return new Map(policy.split('; ').map((directive) => [directive.split(' ')[0] ?? '', directive.split(' ').slice(1)]))
}

// COOP has no effect on a picture, and the host sets its own Content-Encoding.
const harmless = ['cross-origin-opener-policy', 'permissions-policy', 'content-security-policy']

for (const merge of ['joined', 'later'] as const) {
  test(`a host that merges rules as ${merge} sends the policy for every path`, async () => {
    const { host, place } = await listening(merge)
    for (const [address, resource] of resources.byPath) {
      if (resource.status !== 200 || address === '/healthz') continue
      const { status, headers, body } = await sendRequest(place, { path: address })
      expect(status, address).toBe(200)
      expect(body.equals(resource.representations.identity.body)).toBe(true)
      const own = ours(address)
      own.delete('vary')
      // The type of published data must not depend on the extensions that a host has configured.
      if (own.has('access-control-allow-origin'))
        expect(headers['content-type'], address).toBe(resource.representations.identity.headers[1])
      for (const [name, value] of own) {
        const sent = String(headers[name])
        if (name === 'content-security-policy') expect(sent.split(', ').at(-1), `${address} ${name}`).toBe(value)
        else expect(sent, `${address} ${name}`).toBe(value)
      }
      const more = headerRules.map(({ name }) => name.toLowerCase()).filter((name) => name in headers && !own.has(name))
      expect(
        more.filter((name) => !harmless.includes(name)),
        address,
      ).toEqual([])
    }
    for (const [from, to] of redirects) {
      const { status, headers } = await sendRequest(place, { path: from })
      expect([status, headers.location]).toEqual([301, to])
    }
    host.close()
  })

  test(`in Chromium every page works on a host that merges rules as ${merge}`, async ({ page }) => {
    const { host, place } = await listening(merge)
    const messages = recordConsole(page)
    for (const [address, { status, representations }] of resources.byPath) {
      if (status !== 200 || !String(representations.identity.headers[1]).startsWith('text/html')) continue
      await page.goto(`http://localhost:${'port' in place ? place.port : 0}${address}`, { waitUntil: 'load' })
      await expect(page.locator('h1')).toBeVisible()
    }
    expect(messages).toEqual([])
    await page.goto(`http://localhost:${'port' in place ? place.port : 0}/nope`)
    await expect(page.locator('h1')).toBeVisible()
    await expect
      .poll(() => messages)
      .toEqual(['error: Failed to load resource: the server responded with a status of 404 (Not Found)'])
    host.close()
  })
}

test('the policy for every path allows exactly what the pages’ own policies allow together', () => {
  const policies = [...resources.byPath.values(), resources.notFound].flatMap(({ representations: { identity } }) => {
    const at = identity.headers.indexOf('Content-Security-Policy')
    return at < 0 ? [] : [identity.headers[at + 1] ?? '']
  })
  const widest = directives(mergePolicies(policies))
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
