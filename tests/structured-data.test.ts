import { spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { cases } from '../src/content/cases.ts'
import { organization, reservedOrigin as origin } from '../src/content/organization.ts'
import { members } from '../src/content/team.ts'
import { readingFiles } from '../src/published-data/readings.ts'
import { pages } from '../src/site.ts'
import { expect, test } from './support/site.ts'

interface Node {
  readonly '@type'?: string
  readonly '@id'?: string
  readonly [property: string]: unknown
}
interface Graph {
  readonly '@graph': readonly Node[]
}

/** Returns the JSON-LD of a built page, as the bytes have it. */
function readJsonLd(html: string): string {
  const blocks = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)]
  expect(blocks).toHaveLength(1)
  return blocks[0]?.[1] ?? ''
}

test('every page’s JSON-LD is valid against schema.org’s vocabulary', async ({ request }, testInfo) => {
  const written = new Map<string, string>()
  for (const page of pages) written.set(page.path, readJsonLd(await (await request.get(page.path)).text()))
  // schema-dts is the vocabulary as types: which properties a class has, and which values a property takes. The
  // compiler checks what was built against it; the last line must fail, or the check checks nothing.
  const file = testInfo.outputPath('json-ld.ts')
  const broken = '{"@context":"https://schema.org","@graph":[{"@type":"ResearchOrganization","birthDate":"2017"}]}'
  const graphs = [...written.values(), broken].map((json, index) => `export const g${index}: Graph = ${json}`)
  writeFileSync(file, ["import type { Graph } from 'schema-dts'", ...graphs].join('\n'))
  const flags = [
    '--noEmit',
    '--pretty',
    'false',
    '--ignoreConfig',
    '--strict',
    '--skipLibCheck',
    '--module',
    'esnext',
    '--moduleResolution',
    'bundler',
  ]
  const { stdout } = spawnSync(process.execPath, ['node_modules/typescript/bin/tsc', ...flags, file], {
    encoding: 'utf8',
  })
  const faults = stdout
    .trimEnd()
    .split('\n')
    .filter((line) => !line.startsWith(' '))
  expect(faults).toEqual([expect.stringMatching(/birthDate/)])
})

test('every reference leads to a node that some page of the site describes', async ({ request }) => {
  const described = new Set<string>()
  const references = new Set<string>()
  const visit = (value: unknown) => {
    if (typeof value !== 'object' || value === null) return
    const { '@id': id, '@type': type } = value as Node
    if (id) (type ? described : references).add(id)
    for (const inner of Object.values(value)) visit(inner)
  }
  for (const page of pages) visit(JSON.parse(readJsonLd(await (await request.get(page.path)).text())))
  expect(references.size).toBeGreaterThan(5)
  expect([...references].filter((id) => !described.has(id))).toEqual([])
})

test('each page has the item that it is about', async ({ request }) => {
  const graph = async (path: string) => {
    const { '@graph': nodes }: Graph = JSON.parse(readJsonLd(await (await request.get(path)).text()))
    return (type: string) => nodes.filter((node) => node['@type'] === type)
  }
  const home = await graph('/')
  expect(home('WebSite')).toMatchObject([{ url: `${origin}/` }])
  expect(home('ResearchOrganization')).toMatchObject([
    {
      foundingDate: String(organization.founded),
      address: { streetAddress: organization.address.street, addressLocality: organization.address.city },
    },
  ])
  expect(home('ResearchOrganization')[0]?.employee).toHaveLength(members.length)
  const people = (await graph('/team'))('Person')
  expect(people).toHaveLength(members.length)
  for (const { name, title } of members)
    expect(people).toContainEqual(expect.objectContaining({ name, jobTitle: title }))
  const [dataset] = (await graph('/research'))('Dataset')
  const downloads = dataset?.distribution as { contentUrl: string; encodingFormat: string }[]
  expect(downloads).toHaveLength(4 + readingFiles.length)
  for (const { contentUrl, encodingFormat } of downloads)
    expect((await request.get(new URL(contentUrl).pathname)).headers()['content-type']).toContain(encodingFormat)
  expect(dataset?.hasPart).toHaveLength(cases.length)
  for (const { id, name } of cases)
    expect(dataset?.hasPart).toContainEqual(expect.objectContaining({ '@id': `${origin}/research#${id}`, name }))
  for (const page of pages.slice(1)) {
    const [trail] = (await graph(page.path))('BreadcrumbList')
    expect(trail?.itemListElement).toMatchObject([{ position: 1, item: `${origin}/` }, { item: origin + page.path }])
  }
})
