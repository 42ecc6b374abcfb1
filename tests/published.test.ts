// What is published, parsed by programs that share no code with the one that wrote it. How it is sent is tested in server/.
import { readdirSync, readFileSync } from 'node:fs'
import { Readable } from 'node:stream'
import { type Schema, Validator } from '@cfworker/json-schema'
import { check, getIssues } from '@placemarkio/check-geojson'
import { parse } from 'csv-parse/sync'
import { parseAtomFeed } from 'feedsmith'
import { HtmlValidate } from 'html-validate'
import { Table, validate } from 'tableschema'
import { archive } from '../src/content/archive.ts'
import { getLastModified, getStatusLabel } from '../src/content/case-attributes.ts'
import { forecastCase } from '../src/content/case-summary.ts'
import { cases } from '../src/content/cases.ts'
import { organization, reservedOrigin as origin } from '../src/content/organization.ts'
import { forecastTable, readingTables } from '../src/content/readings/tables.ts'
import { members } from '../src/content/team.ts'
import { formatAscii } from '../src/published-data/csv.ts'
import { readingFiles } from '../src/published-data/readings.ts'
import { getPageFile, getPageName, home, notFound, pages, research, type SitePage, team } from '../src/site.ts'
import { getNamed, readBuiltPage, readDist } from './support/built-page.ts'
import { expect, test } from './support/site.ts'

const readJson = (path: string) => JSON.parse(readDist(path))

test('every page is valid HTML', async () => {
  // React closes void elements with a slash, which HTML permits.
  const rules = { 'void-style': 'off', 'no-trailing-whitespace': 'off' } as const
  const validator = new HtmlValidate({ extends: ['html-validate:standard'], rules })
  for (const page of [...pages, notFound]) {
    const { results } = await validator.validateString(readDist(getPageFile(page)))
    expect(results.flatMap(({ messages }) => messages.map(({ ruleId, message }) => `${ruleId}: ${message}`))).toEqual(
      [],
    )
    // What html-validate does not know: the Nu checker permits neither in MathML.
    expect(readBuiltPage(page).querySelectorAll('math :is([aria-hidden], [role])')).toHaveLength(0)
  }
})

test('every link under “Open data” leads to a file that scripts of any origin may read, with its type', async ({
  request,
}) => {
  const links = getNamed(readBuiltPage(research), 'section', 'Open data').querySelectorAll('a[href^="/"]')
  const paths = [...links].map((link) => link.getAttribute('href') ?? '')
  const files = ['cases.csv', 'archive.csv', 'cases.geojson', 'cases.json', 'datapackage.json', 'cases.schema.json']
  expect(paths).toEqual(expect.arrayContaining([...files, 'feed.xml'].map((file) => `/${file}`)))
  const types = { csv: 'text/csv', geojson: 'application/geo+json', xml: 'application/atom+xml', ics: 'text/calendar' }
  for (const path of paths) {
    const { 'content-type': type = '', 'access-control-allow-origin': allowed } = (await request.head(path)).headers()
    expect(allowed, path).toBe('*')
    expect(type, path).toContain(Reflect.get(types, path.split('.').at(-1) ?? '') ?? 'application/json')
  }
})

test('cases.json is valid against its schema, which rejects invalid data', () => {
  const data = readJson('cases.json')
  const schema: Schema = readJson('cases.schema.json')
  expect(schema.$id).toBe(data.$schema)
  const validator = new Validator(schema, '2020-12')
  expect(validator.validate(data)).toEqual({ valid: true, errors: [] })
  for (const wrong of [{ status: 'paused' }, { latitude: 91 }, { reported: null }, { url: 'no address' }])
    expect(validator.validate({ ...data, cases: [{ ...data.cases[0], ...wrong }] }).valid).toBe(false)
  expect(readJson('report.schema.json').$id).toBe(`${origin}/report.schema.json`)
})

test('cases.json, cases.csv and cases.geojson have every case by its stable id, and cases.json every sealed year', () => {
  const { cases: published, archive: years, distributions } = readJson('cases.json')
  const expected = cases.map(({ id, name, location, state, reported, ended, published }) => ({
    id,
    name,
    status: ended ? 'ended' : 'active',
    location,
    state,
    reported,
    ended: ended ?? null,
    published,
    url: `${origin}/research#${id}`,
  }))
  expect(published).toMatchObject(expected)
  expect(years).toEqual(archive.map(({ year, reports }) => ({ year, reports, sealed: true })))
  for (const { url } of distributions) expect(readDist(new URL(url).pathname)).not.toBe('')
  const rows: object[] = parse(readDist('cases.csv'), { columns: true, record_delimiter: '\r\n' })
  const asText = (row: object) =>
    Object.fromEntries(Object.entries(row).map(([key, value]) => [key, formatAscii(String(value ?? ''))]))
  expect(rows).toEqual(published.map(asText))
  expect(getIssues(readDist('cases.geojson'))).toEqual([])
  const map = check(readDist('cases.geojson')) as unknown as { features: object[] }
  expect(map.features).toMatchObject(
    published.map(({ latitude, longitude, ...properties }: { id: string; latitude: number; longitude: number }) => ({
      id: properties.id,
      geometry: { type: 'Point', coordinates: [longitude, latitude] },
      properties,
    })),
  )
})

test('feed.xml and sitemap.xml are XML of their namespaces to a browser, and robots.txt links to the second', async ({
  page: tab,
}) => {
  const [, address = ''] = /^User-agent: \*\nAllow: \/\n\nSitemap: (\S+)\n$/.exec(readDist('robots.txt')) ?? []
  const sources = ['feed.xml', new URL(address).pathname].map(readDist)
  const [feed, sitemap] = await tab.evaluate(
    (sources) =>
      sources.map((source) => {
        const xml = new DOMParser().parseFromString(source, 'application/xml')
        const [errors, paths] = ['parsererror', 'loc'].map((name) =>
          Array.from(xml.querySelectorAll(name), ({ textContent }) => textContent),
        )
        return { errors, namespace: xml.documentElement.namespaceURI, paths }
      }),
    sources,
  )
  expect(feed).toMatchObject({ errors: [], namespace: 'http://www.w3.org/2005/Atom' })
  const paths = pages.map((page) => origin + page.path)
  expect(sitemap).toEqual({ errors: [], namespace: 'http://www.sitemaps.org/schemas/sitemap/0.9', paths })
})

test('a feed reader finds every case with its summary, status, dates and link, the newest first', () => {
  const { entries = [], ...feed } = parseAtomFeed(readDist('feed.xml'))
  const updated = entries.map((entry) => entry.updated)
  expect(updated).toEqual([...updated].sort().reverse())
  expect(feed).toMatchObject({ updated: updated[0], authors: [{ name: 'Quantum Reality Research' }] })
  expect(readBuiltPage(research).querySelector('link[type="application/atom+xml"]')?.getAttribute('href')).toBe(
    '/feed.xml',
  )
  expect(entries).toHaveLength(cases.length)
  for (const researchCase of cases) {
    const { id, name, location, published, description } = researchCase
    const status = getStatusLabel(researchCase)
    expect(entries.find((entry) => entry.id === `tag:quantum-reality.example,2025:case:${id}`)).toMatchObject({
      title: { value: `${name}, ${location}: ${status}` },
      categories: [{ label: status }],
      published: `${published}T00:00:00Z`,
      updated: `${getLastModified(researchCase)}T00:00:00Z`,
      summary: { value: description },
      links: [{ href: `${origin}/research#${id}` }],
    })
  }
})

test('every table is read whole by the types in datapackage.json, which reject another value', async () => {
  const { licenses, resources } = readJson('datapackage.json')
  expect(licenses).toMatchObject([{ name: 'CC0-1.0' }])
  const tables: { name: string; path: string; schema: { fields: { name: string; unit?: string }[] } }[] =
    resources.filter(({ path }: { path: string }) => path.endsWith('.csv'))
  const described = forecastCase ? [...readingTables, forecastTable] : readingTables
  const names = ['cases', 'archive', ...described.map(({ name }) => name)]
  expect(tables.map(({ name }) => name)).toEqual(expect.arrayContaining(names))
  for (const { name, path, schema } of tables) {
    expect(await validate(schema)).toMatchObject({ valid: true })
    const csv = readDist(path)
    const rows = await readTable(csv, schema)
    // Excel takes a table without a mark for another encoding.
    expect(csv, path).not.toMatch(/[^\r\n -~]/)
    expect(rows, name).toHaveLength(csv.trimEnd().split('\r\n').length - 1)
    expect(Object.keys(rows[0] ?? {})).toEqual(schema.fields.map((field) => field.name))
    for (const { name: field, unit } of path.startsWith('readings/') ? schema.fields : [])
      expect(unit !== undefined, field).toBe(/_(m|mm|ms|hz|counts)$|^difference$/.test(field))
    if (name === 'cases') await expect(readTable(csv.replace(/,-?\d+\.\d+,/, ',north,'), schema)).rejects.toThrow()
  }
  for (const { path } of readingFiles) expect(readDist(path)).toBe(readFileSync(`src/content/${path}`, 'utf8'))
})

async function readTable(csv: string, schema: object): Promise<object[]> {
  const table = await Table.load(Readable.from([Buffer.from(csv)]), { schema })
  return (await table.read({ keyed: true })) as object[]
}

interface Node {
  readonly '@type'?: string
  readonly '@id'?: string
  readonly [property: string]: unknown
}

/** Returns the nodes of the only block of JSON-LD of a page. */
function readJsonLd(page: SitePage): readonly Node[] {
  const blocks = [...readBuiltPage(page).querySelectorAll('script[type="application/ld+json"]')]
  expect(blocks).toHaveLength(1)
  return JSON.parse(blocks[0]?.textContent ?? '')['@graph']
}

test('every reference between nodes of JSON-LD leads to a node that some page describes', () => {
  const [described, references] = [new Set<string>(), new Set<string>()]
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

test('the JSON-LD of each page has the item that it is about', async ({ request }) => {
  const find = (page: SitePage, type: string) => readJsonLd(page).filter((node) => node['@type'] === type)
  expect(find(home, 'WebSite')).toMatchObject([{ url: `${origin}/` }])
  const address = { streetAddress: organization.address.street, addressLocality: organization.address.city }
  expect(find(home, 'ResearchOrganization')).toMatchObject([{ foundingDate: String(organization.founded), address }])
  expect(find(team, 'Person')).toMatchObject(members.map(({ name, title }) => ({ name, jobTitle: title })))
  const [dataset] = find(research, 'Dataset')
  const downloads = (dataset?.distribution ?? []) as Record<'contentUrl' | 'encodingFormat', string>[]
  expect(downloads.length).toBeGreaterThan(readingFiles.length)
  for (const { contentUrl, encodingFormat } of downloads)
    expect((await request.head(new URL(contentUrl).pathname)).headers()['content-type']).toContain(encodingFormat)
  expect(dataset?.hasPart).toMatchObject(cases.map(({ id, name }) => ({ '@id': `${origin}/research#${id}`, name })))
})

test('no folder of the build has a page’s name, because hosts would redirect the page to it', () => {
  const folders = readdirSync('dist', { withFileTypes: true }).filter((entry) => entry.isDirectory())
  const names = folders.map(({ name }) => name)
  expect(names).toContain('assets')
  for (const page of pages) expect(names).not.toContain(getPageName(page))
})
