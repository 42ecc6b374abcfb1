// Published data, parsed by programs that share no code with the one that wrote it. How hosts send it is tested in server/.
import { readdirSync, readFileSync } from 'node:fs'
import { Readable } from 'node:stream'
import { type Schema, Validator } from '@cfworker/json-schema'
import { Cite } from '@citation-js/core'
import '@citation-js/plugin-cff'
import { check, getIssues } from '@placemarkio/check-geojson'
import { expect, test } from '@playwright/test'
import { parse } from 'csv-parse/sync'
import { parseAtomFeed } from 'feedsmith'
import { Table, validate } from 'tableschema'
import { archive } from '../src/content/archive.ts'
import { getCaseStatus, getLastModified, getStatusLabel } from '../src/content/case-attributes.ts'
import { cases } from '../src/content/cases.ts'
import { formatDate } from '../src/content/dates.ts'
import { reservedOrigin as origin } from '../src/content/organization.ts'
import { forecastTable, readingTables } from '../src/content/readings/tables.ts'
import { formatAscii } from '../src/published-data/csv.ts'
import { readingFiles } from '../src/published-data/readings.ts'
import { getPageName, pages, research } from '../src/site.ts'
import { getNamed, readBuiltPage, readDist } from './support/built-page.ts'

interface Resource {
  readonly name: string
  readonly path: string
  readonly licenses?: readonly { readonly name: string }[]
  readonly sources?: readonly { readonly path: string }[]
  readonly schema: { readonly fields: readonly { name: string; description: string; unit?: string }[] }
}

const ids = cases.map(({ id }) => id)
const readJson = (path: string) => JSON.parse(readDist(path))

test('every link under “Open data” leads to a file that scripts of any origin may read, with its type', async ({
  request,
}) => {
  const links = getNamed(readBuiltPage(research), 'section', 'Open data').querySelectorAll('a[href^="/"]')
  const paths = [...links].map((link) => link.getAttribute('href') ?? '')
  const files = ['cases.csv', 'archive.csv', 'cases.geojson', 'cases.json', 'datapackage.json', 'cases.schema.json']
  expect(paths).toEqual(expect.arrayContaining([...files, 'feed.xml'].map((file) => `/${file}`)))
  for (const path of paths) {
    const { 'content-type': type = '', 'access-control-allow-origin': origin } = (await request.head(path)).headers()
    expect(origin, path).toBe('*')
    const [, end = ''] = /\.(\w+)$/.exec(path) ?? []
    const expected = {
      csv: 'text/csv',
      geojson: 'application/geo+json',
      xml: 'application/atom+xml',
      ics: 'text/calendar',
    }
    expect(type, path).toContain(Reflect.get(expected, end) ?? 'application/json')
  }
})

test('cases.json is valid against its schema, which describes every field and rejects invalid data', () => {
  const data = readJson('cases.json')
  const schema: Schema = readJson('cases.schema.json')
  expect(data.$schema).toBe(`${origin}/cases.schema.json`)
  expect(schema.$id).toBe(data.$schema)
  const validator = new Validator(schema, '2020-12')
  expect(validator.validate(data)).toEqual({ valid: true, errors: [] })
  for (const [field, wrong] of [
    ['id', 'Two Words'],
    ['status', 'paused'],
    ['latitude', 91],
    ['date', 'Feb 30 2025'],
    ['reported', null],
    ['ended', 'not yet'],
    ['precision', 'street'],
    ['url', 'no address'],
    ['summary', undefined],
  ] as const) {
    const broken = { ...data, cases: [JSON.parse(JSON.stringify({ ...data.cases[0], [field]: wrong }))] }
    expect(validator.validate(broken).valid, `${field}: ${wrong}`).toBe(false)
  }
  const described = ['cases', 'archive', 'distributions'].flatMap((list) =>
    Object.values<{ description?: string }>(readJson('cases.schema.json').properties[list].items.properties),
  )
  expect(described.length).toBeGreaterThan(18)
  for (const { description } of described) expect(description).toMatch(/\.$/)
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
    date: ended ?? reported,
    reported,
    ended: ended ?? null,
    published,
    precision: 'city',
    url: `${origin}/research#${id}`,
  }))
  expect(published).toMatchObject(expected)
  expect(years).toEqual(archive.map(({ year, reports }) => ({ year, reports, sealed: true })))
  expect(distributions.length).toBeGreaterThan(ids.length)
  for (const { case: id, url } of distributions) {
    expect(ids).toContain(id)
    expect(readDist(new URL(url).pathname)).not.toBe('')
  }
  const rows: object[] = parse(readDist('cases.csv'), { columns: true, record_delimiter: '\r\n' })
  const asText = (row: object) =>
    Object.fromEntries(Object.entries(row).map(([key, value]) => [key, formatAscii(String(value ?? ''))]))
  expect(rows).toEqual(published.map(asText))

  const text = readDist('cases.geojson')
  expect(getIssues(text)).toEqual([])
  expect(getIssues(text.replace('"coordinates"', '"coordinate"'))).not.toEqual([])
  const map = check(text) as { features: { id: string; geometry: object; properties: object }[] }
  for (const [index, { latitude, longitude, ...rest }] of published.entries())
    expect(map.features[index]).toMatchObject({
      id: rest.id,
      geometry: { type: 'Point', coordinates: [longitude, latitude] },
      properties: rest,
    })
})

test('every published table is ASCII, so that Excel, which takes a table without a mark for another encoding, shows it right', () => {
  const resources: Resource[] = readJson('datapackage.json').resources
  const tables = resources.filter(({ path }) => path.endsWith('.csv'))
  expect(tables.length).toBeGreaterThan(2)
  for (const { path } of tables) expect(readDist(path), path).not.toMatch(/[^\r\n -~]/)
  expect(readDist('cases.csv')).toContain('0 +/- 316')
  expect(formatAscii('Zoë’s 3\u00a0m')).toBe("Zoe's 3 m")
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
        const getTexts = (name: string) => Array.from(xml.querySelectorAll(name), ({ textContent }) => textContent)
        const [errors, paths, days] = ['parsererror', 'loc', 'lastmod'].map(getTexts)
        return { errors, namespace: xml.documentElement.namespaceURI, paths, days }
      }),
    sources,
  )
  expect(feed).toMatchObject({ errors: [], namespace: 'http://www.w3.org/2005/Atom' })
  const day = expect.stringMatching(/^\d{4}-\d\d-\d\d$/)
  expect(sitemap).toEqual({
    errors: [],
    namespace: 'http://www.sitemaps.org/schemas/sitemap/0.9',
    paths: pages.map((page) => origin + page.path),
    days: pages.map(() => day),
  })
})

test('a feed reader finds every case with its summary, status, dates, changes and link, the newest first', () => {
  const { entries = [], ...feed } = parseAtomFeed(readDist('feed.xml'))
  expect(() => parseAtomFeed('<rss/>')).toThrow()
  const updated = entries.map((entry) => entry.updated)
  expect(updated).toEqual([...updated].sort().reverse())
  expect(feed).toMatchObject({ updated: updated[0], authors: [{ name: 'Quantum Reality Research' }] })
  const links = (feed.links ?? []).map(({ rel, href }) => [rel, href])
  expect(Object.fromEntries(links)).toEqual({ self: `${origin}/feed.xml`, alternate: `${origin}/research` })
  const feedIds = [feed, ...entries].map(({ id }) => id)
  for (const id of feedIds) expect(id).toMatch(/^tag:quantum-reality\.example,2025:[a-z:-]+$/)
  expect(new Set(feedIds).size).toBe(1 + ids.length)
  expect(entries).toHaveLength(cases.length)
  for (const each of cases) {
    const entry = entries.find(({ id }) => id?.endsWith(`case:${each.id}`))
    const status = getStatusLabel(each)
    expect(entry).toMatchObject({
      title: { value: `${each.name}, ${each.location}: ${status}` },
      categories: [{ label: status }],
      published: `${each.published}T00:00:00Z`,
      updated: `${getLastModified(each)}T00:00:00Z`,
      summary: { value: each.description },
      links: [{ href: `${origin}/research#${each.id}` }],
    })
    expect(entry?.content?.value).toContain(each.description)
    for (const { date, description } of each.changes)
      expect(entry?.content?.value).toContain(`<li>${formatDate(date)}: ${description}</li>`)
  }
})

test.describe('datapackage.json', () => {
  const readResources = (): Resource[] => readJson('datapackage.json').resources

  test('has the type of every column of every table', async () => {
    expect(readJson('datapackage.json')).toMatchObject({
      $schema: 'https://datapackage.org/profiles/2.0/datapackage.json',
      licenses: [{ name: 'CC0-1.0' }],
    })
    const rows = new Map<string, Record<string, unknown>[]>()
    const tables = readResources().filter(({ path }) => path.endsWith('.csv'))
    const names = ['cases', 'archive', ...readingTables.map(({ name }) => name), forecastTable.name]
    expect(tables.map(({ name }) => name)).toEqual(expect.arrayContaining(names))
    for (const { name, path, schema } of tables) {
      expect(await validate(schema)).toMatchObject({ valid: true })
      const found = await readTable(readDist(path), schema)
      rows.set(name, found)
      expect(Object.keys(found[0] ?? {})).toEqual(schema.fields.map((field) => field.name))
      for (const { description } of schema.fields) expect(description).toMatch(/\.$/)
    }
    const reported = cases.map(({ reported, ended }) => ({
      reported: new Date(reported),
      ended: ended ? new Date(ended) : null,
    }))
    expect(rows.get('cases')).toMatchObject(reported)
    expect(rows.get('uncharted')?.[0]).toMatchObject({
      walked: new Date('2025-04-20T04:35:00-07:00'),
      length_m: 284.14,
    })
    expect(rows.get('resonance')?.at(-1)).toMatchObject({ mains: true, tone: false, frequency_hz: null })
    expect(rows.get('nexus')?.[11]).toMatchObject({ difference: 318 })
    expect(rows.get('uncharted-forecast')?.[0]).toMatchObject({ tide: false, tide_table_m: 0.86 })
  })

  test('has the unit, the meaning of ±, the license and the owner of each reading', () => {
    const readings = readResources().filter(({ path }) => path.startsWith('readings/'))
    expect(readings.length).toBeGreaterThan(readingTables.length)
    for (const { path, licenses, sources, schema } of readings) {
      expect(licenses?.map(({ name }) => name)).toEqual([path.endsWith('.csv') ? 'CC0-1.0' : 'other-pd'])
      expect(sources?.length).toBeGreaterThan(0)
      for (const { name, unit, description } of schema?.fields ?? []) {
        expect(unit !== undefined, name).toBe(/_(m|mm|ms|hz|counts)$|^difference$/.test(name))
        if (unit) expect(description).toContain(`in ${unit}.`)
        if (name.startsWith('uncertainty')) expect(description).toContain('one standard deviation of a single reading')
      }
    }
    const tides = readings.filter(({ sources }) => sources?.some((source) => source.path.includes('noaa.gov')))
    expect(tides.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['uncharted', 'tide-constituents', 'uncharted-forecast']),
    )
  })

  test('lets a validator reject an invalid row', async () => {
    const [first, newest] = [cases[0], archive[0]]
    if (!first || !newest) throw new Error('The tables are empty.')
    for (const [table, from, to] of [
      ['cases', `,${first.latitude},`, ',north,'],
      ['cases', `,${first.reported},`, ',April 19,'],
      ['cases', `,${getCaseStatus(first)},`, ',paused,'],
      ['cases', ',city', ',street'],
      ['archive', `,${newest.reports},`, `,-${newest.reports},`],
      ['uncharted', '-07:00,', ','],
      ['resonance', ',on,yes,', ',on,perhaps,'],
    ] as const) {
      const { path = '', schema = {} } = readResources().find(({ name }) => name === table) ?? {}
      const csv = readDist(path)
      expect(csv).toContain(from)
      await expect(readTable(csv.replace(from, to), schema), `${from}: ${to}`).rejects.toThrow()
    }
  })
})

async function readTable(csv: string, schema: object): Promise<Record<string, unknown>[]> {
  const table = await Table.load(Readable.from([Buffer.from(csv)]), { schema })
  return (await table.read({ keyed: true })) as Record<string, unknown>[]
}

test('the readings are published byte for byte, RFC 4180 to a reader that others wrote, with every column', () => {
  for (const { path } of readingFiles) expect(readDist(path)).toBe(readFileSync(`src/content/${path}`, 'utf8'))
  for (const { name, columns } of readingTables) {
    const csv = readDist(`readings/${name}.csv`)
    const rows: object[] = parse(csv, { columns: true, record_delimiter: '\r\n', relax_column_count: false })
    expect(rows).toHaveLength(csv.trimEnd().split('\r\n').length - 1)
    for (const row of rows) expect(Object.keys(row)).toEqual(Object.keys(columns))
  }
})

test('CITATION.cff has the software, its author and its version', () => {
  const { version } = JSON.parse(readFileSync('package.json', 'utf8'))
  const citation = new Cite(readFileSync('CITATION.cff', 'utf8')).data
  expect(citation).toMatchObject([{ type: 'software', version, author: [{ literal: 'Quantum Reality Research' }] }])
})

test('no folder of the build has a page’s name, because hosts would redirect the page to it', () => {
  const folders = readdirSync('dist', { withFileTypes: true }).filter((entry) => entry.isDirectory())
  const names = folders.map(({ name }) => name)
  expect(names).toContain('assets')
  for (const page of pages) expect(names).not.toContain(getPageName(page))
})
