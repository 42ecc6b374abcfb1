// What is published, parsed by programs that share no code with the one that wrote it. How it is sent is tested in server/.

import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from '@playwright/test'
import { HtmlValidate } from 'html-validate'
import { describeChange, getLastModified, getStatusLabel } from '../src/content/case-attributes.ts'
import { forecastCase } from '../src/content/case-summary.ts'
import { organization, reservedOrigin as origin } from '../src/content/organization.ts'
import { readLines } from '../src/content/readings/table.ts'
import { archive, cases } from '../src/content/record.ts'
import { members } from '../src/content/team.ts'
import { forecastTable } from '../src/content/uncharted/forecast.ts'
import { citationFormats, getCitationPath } from '../src/published-data/citation.ts'
import { formatAscii } from '../src/published-data/csv.ts'
import { calendarPath, getCaseFiles } from '../src/published-data/forecast-files.ts'
import { getPageFile, home, notFound, pages, research, type SitePage, team } from '../src/site.ts'
import { dist } from '../tooling/dist.ts'
import { getNamed, getText, readBuiltPage, readDist } from './support/built-page.ts'
import { readCsv, readTables } from './support/read-csv.ts'

const casePages = pages.filter(({ researchCase }) => researchCase)
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

test('every link under “Open data” leads to a file of its name, and the head of the page has it by its title', () => {
  const document = readBuiltPage(research)
  const links = [...getNamed(document, 'section', 'Open data').querySelectorAll('a[href^="/"]')]
  expect(links.length).toBeGreaterThan(0)
  const alternates = [...document.querySelectorAll('link[rel="alternate"]')]
  expect(alternates.map((link) => link.getAttribute('title'))).toEqual(links.map(getText))
  for (const link of links) {
    const [name = '', ...words] = getText(link).split(' ')
    const format = words.at(-1) ?? ''
    const extension = format.endsWith('JSON') ? format.toLowerCase() : '(?!json)\\w+'
    expect(link.getAttribute('href')).toMatch(RegExp(`/${name.toLowerCase()}\\.${extension}$`))
  }
})

test('cases.json, cases.csv and cases.geojson have every case by its stable id, and cases.json and archive.csv every sealed year', () => {
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
    url: `${origin}/cases/${id}`,
  }))
  expect(published).toMatchObject(expected)
  expect(years).toEqual(archive.map(({ year, reports }) => ({ year, reports, sealed: true })))
  const [archiveRows, rows] = readTables(['archive.csv', 'cases.csv'].map(readDist))
  expect(archiveRows?.map(({ year, reports }) => [year, reports])).toEqual(
    archive.map(({ year, reports }) => [`${year}`, `${reports}`]),
  )
  for (const { url } of distributions) expect(readDist(new URL(url).pathname)).not.toBe('')
  const asText = (row: object) =>
    Object.fromEntries(Object.entries(row).map(([key, value]) => [key, formatAscii(String(value ?? ''))]))
  expect(rows).toEqual(published.map(asText))
  const map = readJson('cases.geojson')
  expect(map.type).toBe('FeatureCollection')
  expect(map.features).toEqual(
    published.map(({ latitude, longitude, ...properties }: { id: string; latitude: number; longitude: number }) => ({
      type: 'Feature',
      id: properties.id,
      geometry: { type: 'Point', coordinates: [longitude, latitude] },
      properties,
    })),
  )
})

test('robots.txt links to sitemap.xml, which has every page', async ({ page: tab }) => {
  const [, address = ''] = /^User-agent: \*\nAllow: \/\n\nSitemap: (\S+)\n$/.exec(readDist('robots.txt')) ?? []
  const sitemap = await tab.evaluate(
    (source) => {
      const xml = new DOMParser().parseFromString(source, 'application/xml')
      return {
        errors: xml.querySelectorAll('parsererror').length,
        namespace: xml.documentElement.namespaceURI,
        urls: [...xml.querySelectorAll('url > loc')].map((url) => url.textContent),
      }
    },
    readDist(new URL(address).pathname),
  )
  const urls = pages.map((page) => origin + page.path)
  expect(sitemap).toEqual({ errors: 0, namespace: 'http://www.sitemaps.org/schemas/sitemap/0.9', urls })
})

test('the feed that /research names has every case and every change, each with a moment, an id and a place on the site of its own', async ({
  page: tab,
}) => {
  const path = readBuiltPage(research).querySelector('link[type="application/atom+xml"]')?.getAttribute('href')
  const feed = await tab.evaluate(
    (source) => {
      const xml = new DOMParser().parseFromString(source, 'application/xml')
      const read = (parent: Element, name: string) => parent.querySelector(`:scope > ${name}`)?.textContent
      const root = xml.documentElement
      return {
        errors: xml.querySelectorAll('parsererror').length,
        namespace: root.namespaceURI,
        updated: read(root, 'updated'),
        entries: [...root.querySelectorAll(':scope > entry')].map((entry) => ({
          id: read(entry, 'id'),
          title: read(entry, 'title'),
          published: read(entry, 'published'),
          updated: read(entry, 'updated'),
          summary: read(entry, 'summary'),
          status: entry.querySelector(':scope > category')?.getAttribute('label'),
          url: entry.querySelector(':scope > link')?.getAttribute('href'),
        })),
      }
    },
    readDist(path ?? ''),
  )
  const moments = feed.entries.map((entry) => String(entry.updated))
  expect(moments).toEqual(moments.toSorted().reverse())
  expect(feed).toMatchObject({ errors: 0, namespace: 'http://www.w3.org/2005/Atom', updated: moments[0] })
  const isOn = (day: string) => expect.stringMatching(RegExp(`^${day}T12:00:\\d\\dZ$`))
  const expected = cases.flatMap((researchCase) => {
    const { id, name, location, published, changes, description } = researchCase
    const url = `${origin}/cases/${id}`
    return [
      {
        id: `tag:quantum-reality.example,2025:case:${id}`,
        title: `${name}, ${location}: ${getStatusLabel(researchCase)}`,
        published: isOn(published),
        updated: isOn(getLastModified(researchCase)),
        summary: description,
        status: getStatusLabel(researchCase),
        url,
      },
      ...changes.map((change) => ({
        id: `tag:quantum-reality.example,2025:case:${id}:${change.date}`,
        title: `${name}, ${location}: ${describeChange(researchCase, change)}`,
        published: isOn(change.date),
        updated: isOn(change.date),
        summary: describeChange(researchCase, change),
        status: undefined,
        url: `${url}#${change.date}`,
      })),
    ]
  })
  expect(feed.entries).toEqual(expect.arrayContaining(expected))
  for (const values of [moments, feed.entries.map(({ id }) => id), feed.entries.map(({ url }) => url)])
    expect([values.length, new Set(values).size]).toEqual([expected.length, expected.length])
  for (const { researchCase, ...page } of casePages)
    for (const { date, description } of researchCase?.changes ?? [])
      expect(getText(readBuiltPage(page).getElementById(date))).toContain(description)
})

test('a day in the feed and in the calendar is the same day in every zone of America', () => {
  const calendar = forecastCase ? readDist(calendarPath) : ''
  const moments = [
    ...(readDist('feed.xml').match(/(?<=<(?:updated|published)>)[^<]+/g) ?? []),
    ...(calendar.match(/(?<=^DTSTAMP:)\S+/gm) ?? []).map((stamp) =>
      stamp.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z'),
    ),
  ]
  expect(moments.length).toBeGreaterThan(10)
  for (const moment of new Set(moments))
    for (const timeZone of [
      'Pacific/Honolulu',
      'America/Adak',
      'America/Los_Angeles',
      'America/St_Johns',
      'America/Noronha',
    ])
      expect(new Date(moment).toLocaleDateString('en-CA', { timeZone }), timeZone).toBe(moment.slice(0, 10))
})

test('every table has the columns that datapackage.json describes, in ASCII', () => {
  const { licenses, resources } = readJson('datapackage.json')
  expect(licenses).toMatchObject([{ name: 'CC0-1.0' }])
  const tables: { name: string; path: string; schema: { fields: { name: string }[] } }[] = resources.filter(
    ({ path }: { path: string }) => path.endsWith('.csv'),
  )
  const described = cases.flatMap(({ tables = [] }) => tables).concat(forecastCase ? forecastTable : [])
  const names = ['cases', 'archive', ...described.map(({ name }) => name)]
  expect(tables.map(({ name }) => name)).toEqual(expect.arrayContaining(names))
  for (const { path, schema } of tables) {
    const csv = readDist(path)
    // Excel takes a table without a mark for another encoding.
    expect(/[^\r\n -~]/.exec(csv)?.[0], path).toBeUndefined()
    expect(csv.split('\r\n')[0]).toBe(schema.fields.map(({ name }) => name).join(','))
  }
})

test('a published table is the one that the site reads, with each moment once more at the end of its row, in UTC', () => {
  const files = cases.flatMap(getCaseFiles)
  // All at once.
  readTables(files.flatMap(({ path, table }) => (table ? readDist(path) : [])))
  for (const { path, table } of files) {
    if (!table) {
      expect(readDist(path)).toBe(readFileSync(`src/content/${path}`, 'utf8'))
      continue
    }
    const names = Object.keys(table.columns)
    const moments = names.filter((name) => table.columns[name]?.type === 'datetime')
    const rows = readCsv(readDist(path))
    expect(Object.keys(rows[0] ?? {})).toEqual([...names, ...moments.map((name) => `${name}_utc`)])
    const join = (read: (row: (typeof rows)[number], name: string) => string | undefined, of: readonly string[]) =>
      rows.map((row) => of.map((name) => read(row, name)).join()).join('\n')
    expect(
      join((row, name) => row[`${name}_utc`], moments),
      path,
    ).toBe(join((row, name) => new Date(row[name] ?? '').toISOString().slice(0, 19), moments))
    if (table !== forecastTable)
      expect(join((row, name) => row[name], names)).toBe(readLines(table).slice(1).join('\n'))
  }
})

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
  expect(references.size).toBeGreaterThan(1)
  expect([...references].filter((id) => !described.has(id))).toEqual([])
})

test('the JSON-LD of each page has the item that it is about', () => {
  const find = (page: SitePage, type: string) => readJsonLd(page).filter((node) => node['@type'] === type)
  expect(find(home, 'WebSite')).toMatchObject([{ url: `${origin}/` }])
  const address = { streetAddress: organization.address.street, addressLocality: organization.address.city }
  expect(find(home, 'ResearchOrganization')).toMatchObject([{ foundingDate: String(organization.founded), address }])
  expect(find(team, 'Person')).toMatchObject(members.map(({ name, title }) => ({ name, jobTitle: title })))
  const [catalog] = find(research, 'DataCatalog')
  const datasets = [research, ...casePages].flatMap((page) => find(page, 'Dataset'))
  expect(catalog?.dataset).toEqual(datasets.map((dataset) => ({ '@id': dataset['@id'] })))
})

test('/research and each case are one dataset, with everything that search engines of data ask for', async ({
  request,
}) => {
  for (const page of [research, ...casePages]) {
    expect(JSON.stringify(readJsonLd(page)).match(/"@type":"Dataset"/g), page.path).toHaveLength(1)
    const dataset = readJsonLd(page).find((node) => node['@type'] === 'Dataset')
    // https://developers.google.com/search/docs/appearance/structured-data/dataset
    const day = expect.stringMatching(/^\d{4}-\d\d-\d\d$/)
    expect(dataset).toMatchObject({
      name: expect.stringMatching(/\w/),
      description: expect.stringMatching(/^.{50,5000}$/),
      url: origin + page.path,
      license: 'https://creativecommons.org/publicdomain/zero/1.0/',
      isAccessibleForFree: true,
      creator: { '@id': `${origin}/#organization` },
      datePublished: day,
      dateModified: day,
      version: dataset?.dateModified,
      temporalCoverage: expect.stringMatching(/^\d{4}(-\d\d-\d\d)?\/\d{4}(-\d\d-\d\d)?$/),
      spatialCoverage: expect.anything(),
    })
    expect(dataset?.variableMeasured).not.toEqual([])
    const downloads = (dataset?.distribution ?? []) as Record<'contentUrl' | 'encodingFormat', string>[]
    expect(downloads.length).toBeGreaterThan(0)
    for (const { contentUrl, encodingFormat } of downloads)
      expect((await request.head(new URL(contentUrl).pathname)).headers()['content-type']).toContain(encodingFormat)
    if (!page.researchCase) continue

    const { id, location, state, latitude, longitude, tables } = page.researchCase
    expect(dataset).toMatchObject({
      identifier: `tag:quantum-reality.example,2025:case:${id}`,
      spatialCoverage: { name: `${location}, ${state}`, geo: { latitude, longitude } },
      creditText: expect.stringMatching(/Version of \w+ \d+, \d{4}\. https:.*\/cases\//),
    })
    const texts = tables.map(({ name }) => readDist(`readings/${name}.csv`))
    for (const day of String(dataset?.temporalCoverage).split('/')) expect(texts.join('')).toContain(day)
    const columns = tables.flatMap(({ columns }) => Object.entries(columns))
    for (const [name, { unit = '' }] of columns)
      if (/_(m|mm|cm|ms|hz|c)$/.test(name)) expect(name).toMatch(RegExp(`_${unit.replace('°', '')}$`, 'i'))
    const variables = dataset?.variableMeasured as { unitText: string }[]
    const units = columns.flatMap(([, { unit }]) => unit ?? [])
    expect(new Set(variables.map(({ unitText }) => unitText))).toEqual(new Set(units))
    const urls = downloads.map(({ contentUrl }) => new URL(contentUrl).pathname)
    const links = [...readBuiltPage(page).querySelectorAll('a:is([href$=".csv"], [href^="/readings/"][href$=".json"])')]
    expect(urls).toEqual(expect.arrayContaining(links.map((link) => link.getAttribute('href'))))
  }
})

/** The table of each figure, in order. */
const figureTables: Readonly<Record<string, readonly string[]>> = {
  uncharted: ['uncharted-storm', 'uncharted', 'uncharted-daily', ...Array<string>(3).fill('uncharted-checks')],
  nexus: ['nexus'],
  threshold: ['threshold', 'threshold'],
  cascade: ['cascade', 'cascade-eighth'],
  resonance: ['resonance'],
}

test('each case links the table of each figure, its citation for two programs, its tables, and its people, who link to it', () => {
  const getHrefs = (parent: Element | null) =>
    [...(parent?.querySelectorAll('a') ?? [])].map((link) => link.getAttribute('href'))
  for (const page of casePages) {
    const { path, researchCase } = page
    if (!researchCase) continue
    const document = readBuiltPage(page)
    const figures = [...document.querySelectorAll('figure')].map((figure) => [figure.id, getHrefs(figure)[0]])
    const tables = figureTables[researchCase.id]
    expect(figures).toEqual(tables?.map((name, index) => [`fig-${index + 1}`, `/readings/${name}.csv`]))
    const citations = citationFormats.map((format) => `/${getCitationPath(researchCase, format)}`)
    for (const file of citations) expect(readDist(file)).toContain(origin + path)
    // Who has left has no entry.
    const people = researchCase.people.filter(({ id }) => members.some((member) => member.id === id))
    for (const { id } of people) expect(getHrefs(readBuiltPage(team).getElementById(id))).toContain(path)
    const files = researchCase.tables.map(({ name }) => `/readings/${name}.csv`)
    const links = [...citations, ...files, ...people.map(({ id }) => `${team.path}#${id}`)]
    expect(getHrefs(getNamed(document, 'section', 'The record'))).toEqual(expect.arrayContaining(links))
  }
})

test('a link to each page has a picture of its own, 1200 by 630 pixels, at an address that changes with it', async ({
  page: tab,
}) => {
  const images = pages.map((page) =>
    readBuiltPage(page).querySelector('meta[property="og:image"]')?.getAttribute('content'),
  )
  expect(new Set(images).size).toBe(pages.length)
  await tab.goto(research.path)
  for (const image of images) {
    const { pathname, search } = new URL(image ?? '')
    const digest = createHash('sha256')
      .update(readFileSync(`${dist}${pathname}`))
      .digest('base64url')
    expect(search, pathname).toBe(`?${digest.slice(0, 8)}`)
    const size = await tab.evaluate(async (src) => {
      const picture = Object.assign(new Image(), { src })
      await picture.decode()
      return [picture.naturalWidth, picture.naturalHeight]
    }, pathname)
    expect(size, pathname).toEqual([1200, 630])
  }
})

test('no folder of the build has a page’s name, because hosts would redirect the page to it', () => {
  expect(existsSync(`${dist}/assets`)).toBe(true)
  for (const page of pages)
    expect(existsSync(`${dist}/${getPageFile(page).replace(/\.html$/, '')}`), page.path).toBe(false)
})
