import { spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { expect, test } from '@playwright/test'
import { cases } from '../src/content/cases.ts'
import { organization, reservedOrigin as origin } from '../src/content/organization.ts'
import { members } from '../src/content/team.ts'
import { readingFiles } from '../src/published-data/readings.ts'
import { home, pages, research, type SitePage, team } from '../src/site.ts'
import { readBuiltPage } from './support/built-page.ts'

interface Node {
  readonly '@type'?: string
  readonly '@id'?: string
  readonly [property: string]: unknown
}

/** Returns the only block of JSON-LD of a page. */
function readJsonLd(page: SitePage): { readonly '@graph': readonly Node[] } {
  const blocks = [...readBuiltPage(page).querySelectorAll('script[type="application/ld+json"]')]
  expect(blocks).toHaveLength(1)
  return JSON.parse(blocks[0]?.textContent ?? '')
}

test('every page’s JSON-LD is valid against schema.org’s vocabulary', () => {
  // schema-dts is the vocabulary as types: which properties a class has, and which values a property takes. The compiler
  // checks what was built against it; the last line must fail, or the check checks nothing.
  const file = test.info().outputPath('json-ld.ts')
  const broken = {
    '@context': 'https://schema.org',
    '@graph': [{ '@type': 'ResearchOrganization', birthDate: '2017' }],
  }
  const graphs = [...pages.map(readJsonLd), broken]
  const lines = graphs.map((graph, index) => `export const g${index}: Graph = ${JSON.stringify(graph)}`)
  writeFileSync(file, ["import type { Graph } from 'schema-dts'", ...lines].join('\n'))
  const flags =
    '--noEmit --pretty false --ignoreConfig --strict --skipLibCheck --module esnext --moduleResolution bundler'
  const args = ['node_modules/typescript/bin/tsc', ...flags.split(' '), file]
  const { stdout } = spawnSync(process.execPath, args, { encoding: 'utf8' })
  const errors = stdout.trimEnd().split('\n')
  expect(errors.filter((line) => !line.startsWith(' '))).toEqual([expect.stringMatching(/birthDate/)])
})

test('every reference leads to a node that some page of the site describes', () => {
  const described = new Set<string>()
  const references = new Set<string>()
  const visit = (value: unknown) => {
    if (typeof value !== 'object' || value === null) return
    const { '@id': id, '@type': type } = value as Node
    if (id) (type ? described : references).add(id)
    for (const inner of Object.values(value)) visit(inner)
  }
  for (const page of pages) visit(readJsonLd(page))
  expect(references.size).toBeGreaterThan(5)
  expect([...references].filter((id) => !described.has(id))).toEqual([])
})

test('each page has the item that it is about', async ({ request }) => {
  const find = (page: SitePage, type: string) => readJsonLd(page)['@graph'].filter((node) => node['@type'] === type)
  expect(find(home, 'WebSite')).toMatchObject([{ url: `${origin}/` }])
  const address = { streetAddress: organization.address.street, addressLocality: organization.address.city }
  const organizations = find(home, 'ResearchOrganization')
  expect(organizations).toMatchObject([{ foundingDate: String(organization.founded), address }])
  expect(organizations[0]?.employee).toHaveLength(members.length)
  const people = find(team, 'Person')
  expect(people).toMatchObject(members.map(({ name, title }) => ({ name, jobTitle: title })))
  const [dataset] = find(research, 'Dataset')
  const downloads = dataset?.distribution as { contentUrl: string; encodingFormat: string }[]
  expect(downloads).toHaveLength(4 + readingFiles.length)
  for (const { contentUrl, encodingFormat } of downloads)
    expect((await request.head(new URL(contentUrl).pathname)).headers()['content-type']).toContain(encodingFormat)
  expect(dataset?.hasPart).toMatchObject(cases.map(({ id, name }) => ({ '@id': `${origin}/research#${id}`, name })))
  for (const page of pages.filter((page) => page !== home)) {
    const [trail] = find(page, 'BreadcrumbList')
    expect(trail?.itemListElement).toMatchObject([{ position: 1, item: `${origin}/` }, { item: origin + page.path }])
  }
})
