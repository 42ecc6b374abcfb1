// `_headers` and `_redirects`, read as hosts document it: a rule matches the whole path, with `*` for any rest, and a header that
// several rules set is joined by a comma (developers.cloudflare.com/pages/configuration/headers) or taken from the later rule
// (docs.netlify.com/manage/routing/headers).
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from '@playwright/test'
import { readBuild } from '../policy/build-manifest.ts'
import { mergePolicies } from '../policy/content-security.ts'
import { getMediaType } from '../policy/media-types.ts'
import { getUrlPath, notFoundFile, redirects } from '../policy/paths.ts'
import { getPolicyHeaders, headerRules } from '../policy/policy-headers.ts'
import { describeResponse } from '../policy/response-kind.ts'

const dist = fileURLToPath(new URL('../../dist', import.meta.url))
const files = readBuild(dist)

/** Returns the rules of a `_headers` file, in its order. */
function parseRules(text: string): { pattern: RegExp; headers: [name: string, value: string][] }[] {
  return text
    .trim()
    .split('\n\n')
    .map((block) => {
      const [path = '', ...lines] = block.split('\n')
      const pattern = RegExp(`^${path.replaceAll(/[.+?^${}()|[\]\\]/g, '\\$&').replaceAll('*', '.*')}$`)
      return {
        pattern,
        headers: lines.map(
          (line) =>
            line
              .trim()
              .split(/: (.*)/s)
              .slice(0, 2) as [string, string],
        ),
      }
    })
}

const rules = parseRules(readFileSync(join(dist, '_headers'), 'utf8'))

/** Returns the headers of a path, by their names, on a host that merges rules in this way. */
function mergeHeaders(path: string, merge: 'joined' | 'later'): Map<string, string> {
  const headers = new Map<string, string>()
  for (const [name, value] of rules.filter(({ pattern }) => pattern.test(path)).flatMap((rule) => rule.headers)) {
    const earlier = headers.get(name)
    headers.set(name, earlier !== undefined && merge === 'joined' ? `${earlier}, ${value}` : value)
  }
  return headers
}

// COOP has no effect on a picture, and the host sets its own Content-Encoding and Vary.
const harmless = ['Cross-Origin-Opener-Policy', 'Permissions-Policy', 'Content-Security-Policy']
const csp = 'Content-Security-Policy'

for (const merge of ['joined', 'later'] as const)
  test(`a host that merges rules as ${merge} sends the policy for every path`, () => {
    for (const built of files.filter(({ file }) => file !== notFoundFile)) {
      const path = getUrlPath(built.file)
      const sent = mergeHeaders(path, merge)
      const expected = new Map(getPolicyHeaders(describeResponse(built), true))
      // The type of published data must not depend on the extensions that a host has configured.
      if (expected.has('Access-Control-Allow-Origin'))
        expect(sent.get('Content-Type'), path).toBe(getMediaType(built.file))
      for (const { name } of headerRules.filter((rule) => rule.name !== 'Vary')) {
        const value = name === csp ? sent.get(name)?.split(', ').at(-1) : sent.get(name)
        if (expected.has(name)) expect(value, `${path} ${name}`).toBe(expected.get(name))
        else if (!harmless.includes(name)) expect(value, `${path} ${name}`).toBeUndefined()
      }
    }
  })

test('redirects are listed with their status', () => {
  const lines = readFileSync(join(dist, '_redirects'), 'utf8').trim().split('\n')
  for (const [from, to] of redirects) expect(lines).toContain(`${from} ${to} 301`)
})

test('the policy for every path allows exactly what the pages’ own policies allow together', () => {
  const parse = (policy: string) =>
    new Map(policy.split('; ').map((directive) => [directive.split(' ')[0] ?? '', directive.split(' ').slice(1)]))
  const policies = files.flatMap((built) =>
    getPolicyHeaders(describeResponse(built), true).flatMap(([name, value]) => (name === csp ? [value] : [])),
  )
  const widest = parse(mergePolicies(policies))
  for (const policy of policies)
    for (const [name, sources] of parse(policy))
      expect(widest.get(name), name).toEqual(expect.arrayContaining(sources.filter((source) => source !== "'none'")))
  for (const [name, sources] of widest) {
    const given = policies.flatMap((policy) => parse(policy).get(name) ?? [])
    expect(given, name).toEqual(expect.arrayContaining(sources))
  }
})
