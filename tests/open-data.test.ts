// The record in its field's own formats, read by programs that others wrote.
import { Readable } from 'node:stream'
import { check, getIssues } from '@placemarkio/check-geojson'
import { Table, validate } from 'tableschema'
import { archive } from '../src/content/archive.ts'
import { statusOf } from '../src/content/case-facts.ts'
import { cases } from '../src/content/cases.ts'
import { expect, test } from './support/site.ts'

interface Feature {
  readonly id: string
  readonly properties: object
}

interface Resource {
  readonly name: string
  readonly path: string
  readonly schema: { readonly fields: readonly { readonly name: string; readonly description: string }[] }
}

test('everything under Open data is there, with its type, for pages of any origin', async ({ page: tab }) => {
  await tab.goto('/research')
  const links = tab.getByRole('region', { name: 'Open data' }).getByRole('listitem').getByRole('link')
  const types: Record<string, string> = {}
  for (const href of await links.evaluateAll((all) => all.map((each) => each.getAttribute('href') ?? ''))) {
    const answer = await tab.request.get(href)
    expect(answer.status(), href).toBe(200)
    expect(answer.headers()['access-control-allow-origin'], href).toBe('*')
    types[href] = answer.headers()['content-type']?.replace('; charset=utf-8', '') ?? ''
  }
  expect(types).toMatchObject({
    '/cases.csv': 'text/csv',
    '/archive.csv': 'text/csv',
    '/cases.geojson': 'application/geo+json',
    '/cases.json': 'application/json',
    '/datapackage.json': 'application/json',
    '/cases.schema.json': 'application/json',
    '/feed.xml': 'application/atom+xml',
    '/feed.json': 'application/feed+json',
  })
})

test.describe('cases.geojson', () => {
  test('is GeoJSON for a checker that can refuse, with each case where its city is', async ({ request }) => {
    const text = await (await request.get('/cases.geojson')).text()
    expect(getIssues(text)).toEqual([])
    expect(getIssues(text.replace('"coordinates"', '"coordinate"'))).not.toEqual([])
    expect(getIssues(text.replace('"FeatureCollection"', '"Features"'))).not.toEqual([])
    const map: { features: Feature[] } = check(text)
    const { cases } = await (await request.get('/cases.json')).json()
    expect(map.features.map(({ id }) => id)).toEqual(cases.map(({ id }: { id: string }) => id))
    for (const [index, { latitude, longitude, ...rest }] of cases.entries()) {
      expect(map.features[index]).toMatchObject({ geometry: { type: 'Point', coordinates: [longitude, latitude] } })
      expect(map.features[index]?.properties).toEqual(rest)
      expect(rest.precision).toBe('city')
    }
  })

  test('puts every case into the United States, not longitude for latitude', async ({ request }) => {
    const { features } = await (await request.get('/cases.geojson')).json()
    for (const { geometry } of features) {
      const [east, north] = geometry.coordinates
      expect(east > -125 && east < -66 && north > 24 && north < 50).toBe(true)
    }
  })
})

test.describe('datapackage.json', () => {
  test('describes two tables so that a reader gets every value as what it is', async ({ request }) => {
    const described = await (await request.get('/datapackage.json')).json()
    expect(described).toMatchObject({
      $schema: 'https://datapackage.org/profiles/2.0/datapackage.json',
      licenses: [{ name: 'CC0-1.0' }],
    })
    const rows = new Map<string, Record<string, unknown>[]>()
    for (const { name, path, schema } of described.resources as Resource[]) {
      expect(await validate(schema)).toMatchObject({ valid: true })
      const csv = await (await request.get(`/${path}`)).body()
      rows.set(name, await read(csv, schema))
      expect(Object.keys(rows.get(name)?.[0] ?? {})).toEqual(schema.fields.map((field) => field.name))
      for (const { description } of schema.fields) expect(description).toMatch(/\.$/)
    }
    expect(rows.get('cases')).toMatchObject(
      cases.map(({ latitude, reported, ended }) => ({
        latitude,
        reported: new Date(reported),
        ended: ended ? new Date(ended) : null,
      })),
    )
    expect(rows.get('archive')).toEqual(archive.map((year) => ({ ...year, sealed: true })))
  })

  test('lets a reader refuse what is none of it', async ({ request }) => {
    const { resources } = await (await request.get('/datapackage.json')).json()
    const [first, newest] = [cases[0], archive[0]]
    if (!first || !newest) throw new Error('The tables are empty.')
    const [ofCases, ofYears]: Resource[] = resources
    const wrong: [Resource | undefined, string, string][] = [
      [ofCases, `,${first.latitude},`, ',north,'],
      [ofCases, `,${first.reported},`, ',April 19,'],
      [ofCases, `,${statusOf(first)},`, ',paused,'],
      [ofCases, ',city', ',street'],
      [ofYears, `,${newest.reports},`, `,-${newest.reports},`],
      [ofYears, `${newest.year},`, 'last year,'],
    ]
    for (const [table, from, to] of wrong) {
      const csv = await (await request.get(`/${table?.path}`)).text()
      const broken = csv.replace(from, to)
      expect(broken).not.toBe(csv)
      await expect(read(Buffer.from(broken), table?.schema ?? {}), `${from}: ${to}`).rejects.toThrow()
    }
    expect(await validate({ fields: [{ name: 'id', type: 'sentence' }] })).toMatchObject({ valid: false })
  })
})

async function read(csv: Buffer, schema: object): Promise<Record<string, unknown>[]> {
  const table = await Table.load(Readable.from([csv]), { schema })
  return (await table.read({ keyed: true })) as Record<string, unknown>[]
}
