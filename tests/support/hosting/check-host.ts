import { readdirSync } from 'node:fs'
import type { Resources } from '../../../server/node/resources.ts'
import { redirects } from '../../../server/policy/paths.ts'
import { headerRules } from '../../../server/policy/policy-headers.ts'
import { pages } from '../../../src/site.ts'
import { decodeBody, sendRequest, type TestResponse } from './http-client.ts'

/** What a host does about one rule of the policy: `yes`, or in few words what it answers instead. */
export type HostResult = string

type Ask = (path: string, headers?: Readonly<Record<string, string>>) => Promise<TestResponse>
type HostCheck = (ask: Ask, resources: Resources, dist: string) => Promise<HostResult>

/** The rules of the policy, each with a function that returns what a host does. */
const rules: Readonly<Record<string, HostCheck>> = {
  'clean addresses': async (ask, resources) => {
    const right = await count(pages, async ({ path }) => isFile(await ask(path), resources, path))
    return right === pages.length ? 'yes' : `${right} of ${pages.length}`
  },
  redirects: async (ask) => {
    const right = await count([...redirects], async ([from, to]) => {
      const { status, headers } = await ask(from)
      return status === 301 && headers.location?.replace(/^https?:\/\/[^/]+/, '') === to
    })
    return right === redirects.size ? 'yes' : `${right} of ${redirects.size}`
  },
  headers: async (ask, resources) => {
    const wrong = new Set<string>()
    for (const [path, expected] of listFiles(resources)) {
      const { headers } = await ask(path)
      for (const name of headerRules.map((rule) => rule.name.toLowerCase()).filter((each) => each !== 'vary')) {
        const [sent, right] = [headers[name], expected.get(name)]
        // What is kept for how long has a rule of its own.
        if (name === 'cache-control' && path.startsWith('/assets/')) continue
        // Two policies are both enforced. A page's header does nothing on a file.
        const last = name === 'content-security-policy' ? String(sent).split(', ').at(-1) : sent
        if (right === undefined ? sent !== undefined && name.startsWith('access-') : last !== right) wrong.add(name)
      }
    }
    return summarize(wrong)
  },
  types: async (ask, resources) => {
    const wrong = new Set<string>()
    for (const [path, expected] of listFiles(resources)) {
      for (const coding of ['identity', 'gzip', 'br']) {
        const { headers } = await ask(path, { 'accept-encoding': coding })
        const [sent, language] = [headers['content-type'], headers['content-language']]
        if (sent?.toLowerCase() !== expected.get('content-type') || language)
          wrong.add(`${language ?? sent} for ${path.replace(/.*\//, '')}`)
      }
    }
    return summarize(wrong)
  },
  compressed: async (ask, resources) => {
    const { br, gzip, identity } = resources.byPath.get('/about')?.representations ?? {}
    const found: string[] = []
    for (const [coding, prepared] of [
      ['br', br],
      ['gzip', gzip],
    ] as const) {
      const answer = await ask('/about', { 'accept-encoding': coding })
      if (answer.headers['content-encoding'] !== coding) found.push('no')
      else if (!identity || !decodeBody(answer).equals(identity.body)) found.push('wrong')
      else if (!/accept-encoding/i.test(answer.headers.vary ?? '')) found.push('without Vary')
      else found.push(prepared && answer.body.equals(prepared.body) ? 'yes' : 'by itself')
    }
    return [...new Set(found)].join(', ')
  },
  '404 of a page': async (ask, resources) => {
    const verdicts = [
      await checkMiss(ask, resources, '/assets/nope', 'navigate'),
      await checkMiss(ask, resources, '/assets/', 'navigate'),
    ]
    return verdicts.find((verdict) => verdict !== 'yes') ?? 'yes'
  },
  '404 of a file': (ask, resources) => checkMiss(ask, resources, '/assets/nope.js', 'no-cors'),
  immutable: async (ask, resources) => {
    const [asset = ''] = [...resources.byPath.keys()].filter((path) => path.endsWith('.woff2'))
    const sent = (await ask(asset)).headers['cache-control']
    return sent === 'public, max-age=31536000, immutable' ? 'yes' : (sent ?? 'no')
  },
  'second visit': async (ask) => {
    const { etag = '' } = (await ask('/')).headers
    const { status } = await ask('/', { 'if-none-match': etag })
    return status === 304 ? 'yes' : `${status}`
  },
  'hides the rest': async (ask, _, dist) => {
    const own = readdirSync(dist).filter((name) => /^_|^\.[a-v]|\.(br|gz)$/.test(name))
    const shown = new Set<string>()
    for (const name of own) if ((await ask(`/${name}`)).status === 200) shown.add(name.replace(/.*(?=\.(br|gz)$)/, '*'))
    return summarize(shown)
  },
}

export const ruleNames: readonly string[] = Object.keys(rules)

/** Checks a host on a port by every rule, and returns its results, rule by rule. */
export async function checkHost(port: number, resources: Resources, dist: string): Promise<Record<string, HostResult>> {
  const ask: Ask = (path, headers = {}) => sendRequest({ port }, { path, headers })
  const results: Record<string, HostResult> = {}
  for (const [name, check] of Object.entries(rules)) results[name] = await check(ask, resources, dist)
  return results
}

async function checkMiss(ask: Ask, { notFound }: Resources, path: string, mode: string): Promise<HostResult> {
  const answer = await ask(path, { 'sec-fetch-mode': mode, accept: mode === 'navigate' ? 'text/html' : '*/*' })
  const kept = answer.headers['cache-control'] ?? 'no Cache-Control'
  if (answer.status !== 404) return `${answer.status}`
  if (!decodeBody(answer).equals(notFound.representations.identity.body)) return 'its own page'
  if (!answer.headers['content-type']?.startsWith('text/html')) return `${answer.headers['content-type']}`
  return /no-cache|no-store/.test(kept) ? 'yes' : kept
}

// More than two would not fit into a table.
function summarize(wrong: ReadonlySet<string>): HostResult {
  if (wrong.size === 0) return 'yes'
  return wrong.size > 2 ? 'no' : [...wrong].join(', ')
}

/** Returns the paths of a build's files with the headers that they should have, by lowercase name. */
function listFiles({ byPath }: Resources): [path: string, headers: ReadonlyMap<string, string>][] {
  return [...byPath].flatMap(([path, { status, representations }]) => {
    const { headers } = representations.identity
    const pairs = headers.flatMap((name, i) =>
      i % 2 === 0 ? [[name.toLowerCase(), headers[i + 1] ?? ''] as const] : [],
    )
    return status === 200 && path !== '/healthz' ? [[path, new Map(pairs)]] : []
  })
}

function isFile(answer: TestResponse, { byPath }: Resources, path: string): boolean {
  const body = byPath.get(path)?.representations.identity.body
  return answer.status === 200 && body?.equals(decodeBody(answer)) === true
}

async function count<Item>(items: readonly Item[], isRight: (item: Item) => Promise<boolean>): Promise<number> {
  let right = 0
  for (const item of items) right += Number(await isRight(item))
  return right
}
