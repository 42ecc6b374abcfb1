// Published data, parsed by programs that share no code with the one that wrote it.
import { readdirSync } from 'node:fs'
import { type Schema, Validator } from '@cfworker/json-schema'
import { parse } from 'csv-parse/sync'
import { archive as sealed } from '../src/content/archive.ts'
import { cases as published } from '../src/content/cases.ts'
import { reservedOrigin as origin } from '../src/content/organization.ts'
import { getPageName, pages } from '../src/site.ts'
import { expect, test } from './support/site.ts'
import { getChildren, getChildText, parseXml } from './support/xml.ts'

const ids = published.map(({ id }) => id)
const day = /^\d{4}-\d\d-\d\d$/

test.describe('cases.json', () => {
  test('cases.json is valid against its schema, which rejects invalid data', async ({ request }) => {
    const data = await (await request.get('/cases.json')).json()
    const schema: Schema = await (await request.get('/cases.schema.json')).json()
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
  })

  test('cases.json has every case by its stable id, and every sealed year', async ({ request }) => {
    const { cases, archive, distributions } = await (await request.get('/cases.json')).json()
    expect(cases.map(({ id }: { id: string }) => id)).toEqual(ids)
    for (const [index, { id, name, location, state, reported, ended, published: day }] of published.entries())
      expect(cases[index]).toMatchObject({
        name,
        status: ended ? 'ended' : 'active',
        location,
        state,
        date: ended ?? reported,
        reported,
        ended: ended ?? null,
        published: day,
        precision: 'city',
        url: `${origin}/research#${id}`,
      })
    expect(archive).toHaveLength(sealed.length)
    expect(archive).toContainEqual({ year: 2021, reports: 85, sealed: true })
    for (const { case: id, url } of distributions) {
      expect(ids).toContain(id)
      expect((await request.get(new URL(url).pathname)).status(), url).toBe(200)
    }
    expect(distributions.length).toBeGreaterThan(ids.length)
  })

  test('the schema describes every field', async ({ request }) => {
    const schema = await (await request.get('/cases.schema.json')).json()
    const { cases, archive, distributions } = schema.properties
    const fields = [cases, archive, distributions].flatMap(({ items }) =>
      Object.values<{ description?: string }>(items.properties),
    )
    expect(fields.length).toBeGreaterThan(18)
    for (const { description } of fields) expect(description).toMatch(/\.$/)
  })
})

test('report.schema.json is published at the URL in report.json', async ({ request }) => {
  const answer = await request.get('/report.schema.json')
  expect(answer.headers()['content-type']).toContain('json')
  expect((await answer.json()).$id).toBe(`${origin}/report.schema.json`)
})

test('cases.csv has the values of cases.json, field by field', async ({ request }) => {
  const answer = await request.get('/cases.csv')
  expect(answer.headers()['content-type']).toBe('text/csv; charset=utf-8')
  const rows: Record<string, string>[] = parse(await answer.text(), { columns: true, record_delimiter: '\r\n' })
  const { cases } = await (await request.get('/cases.json')).json()
  const asText = (each: object) =>
    Object.fromEntries(Object.entries(each).map(([key, value]) => [key, String(value ?? '')]))
  expect(rows).toEqual(cases.map(asText))
})

test.describe('feed.xml', () => {
  test('feed.xml follows every applicable rule of RFC 4287', async ({ page: tab, request }) => {
    const answer = await request.get('/feed.xml')
    expect(answer.headers()['content-type']).toBe('application/atom+xml; charset=utf-8')
    const feed = await parseXml(tab, await answer.text())
    expect([feed.name, feed.namespace]).toEqual(['feed', 'http://www.w3.org/2005/Atom'])
    const author = getChildren(feed, 'author')[0]
    expect(author && getChildText(author, 'name')).toBe('Quantum Reality Research')
    expect(links(feed)).toEqual({ self: `${origin}/feed.xml`, alternate: `${origin}/research` })
    const entries = getChildren(feed, 'entry')
    for (const each of [feed, ...entries]) {
      expect(getChildText(each, 'id')).toMatch(/^tag:quantum-reality\.example,2025:[a-z:-]+$/)
      expect(getChildText(each, 'title')).not.toBe('')
      expect(getChildText(each, 'updated')).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/)
    }
    for (const entry of entries) {
      expect(getChildText(entry, 'published') <= getChildText(entry, 'updated')).toBe(true)
      expect(getChildText(entry, 'content')).toContain(getChildText(entry, 'summary'))
    }
    expect(new Set([feed, ...entries].map((each) => getChildText(each, 'id'))).size).toBe(1 + ids.length)
    const updated = entries.map((entry) => getChildText(entry, 'updated'))
    expect(updated).toEqual([...updated].sort().reverse())
    expect(getChildText(feed, 'updated')).toBe(updated[0])
  })

  function links(parent: Parameters<typeof getChildren>[0]): Record<string, string> {
    return Object.fromEntries(
      getChildren(parent, 'link').map(({ attributes }) => [attributes.rel ?? 'alternate', attributes.href ?? '']),
    )
  }
})

test('sitemap.xml lists every page once with its date, and robots.txt links to it', async ({ page: tab, request }) => {
  const robots = await (await request.get('/robots.txt')).text()
  expect(robots).toMatch(/^User-agent: \*\nAllow: \/\n\nSitemap: (\S+)\n$/)
  const address = /Sitemap: (\S+)/.exec(robots)?.[1] ?? ''
  const urlset = await parseXml(tab, await (await request.get(new URL(address).pathname)).text())
  expect(urlset.namespace).toBe('http://www.sitemaps.org/schemas/sitemap/0.9')
  expect(getChildren(urlset, 'url').map((url) => getChildText(url, 'loc'))).toEqual(
    pages.map((page) => origin + page.path),
  )
  for (const url of getChildren(urlset, 'url')) expect(getChildText(url, 'lastmod')).toMatch(day)
})

test('no folder of the build has a page’s name, because hosts would redirect the page to it', () => {
  const folders = readdirSync('dist', { withFileTypes: true }).filter((entry) => entry.isDirectory())
  const names = folders.map(({ name }) => name)
  expect(names).toContain('assets')
  for (const page of pages) expect(names).not.toContain(getPageName(page))
})
