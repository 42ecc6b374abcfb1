// The published data in its field's formats, read by independent programs.
import { Readable } from 'node:stream'
import { check, getIssues } from '@placemarkio/check-geojson'
import { Table, validate } from 'tableschema'
import { archive } from '../src/content/archive.ts'
import { getCaseStatus } from '../src/content/case-attributes.ts'
import { cases } from '../src/content/cases.ts'
import { forecastTable, readingTables } from '../src/content/readings/tables.ts'
import { readingFiles } from '../src/published-data/readings.ts'
import { expect, test } from './support/site.ts'

interface Feature {
  readonly id: string
  readonly properties: object
}

interface Field {
  readonly name: string
  readonly description: string
  readonly unit?: string
}

interface Resource {
  readonly name: string
  readonly path: string
  readonly licenses?: readonly { readonly name: string }[]
  readonly sources?: readonly { readonly path: string }[]
  readonly schema: { readonly fields: readonly Field[] }
}

test('every link under “Open data” works, with its type, from any origin', async ({ page: tab }) => {
  await tab.goto('/research')
  const links = tab.getByRole('region', { name: 'Open data' }).getByRole('listitem').getByRole('link')
  const types: Record<string, string> = {}
  for (const href of await links.evaluateAll((all) => all.map((each) => each.getAttribute('href') ?? ''))) {
    const answer = await tab.request.get(href)
    expect(answer.status(), href).toBe(200)
    expect(answer.headers()['access-control-allow-origin'], href).toBe('*')
    types[href] = answer.headers()['content-type']?.replace('; charset=utf-8', '') ?? ''
  }
  expect(Object.entries(types)).toEqual(
    Object.entries({
      '/cases.csv': 'text/csv',
      '/archive.csv': 'text/csv',
      '/cases.geojson': 'application/geo+json',
      '/cases.json': 'application/json',
      '/datapackage.json': 'application/json',
      '/cases.schema.json': 'application/json',
      '/feed.xml': 'application/atom+xml',
      ...Object.fromEntries(
        readingFiles.map(({ path }) => [`/${path}`, path.endsWith('.csv') ? 'text/csv' : 'application/json']),
      ),
    }),
  )
})

test.describe('cases.geojson', () => {
  test('cases.geojson is valid GeoJSON with each case at its city', async ({ request }) => {
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
})

test.describe('datapackage.json', () => {
  test('datapackage.json has the type of every column of every table', async ({ request }) => {
    const described = await (await request.get('/datapackage.json')).json()
    expect(described).toMatchObject({
      $schema: 'https://datapackage.org/profiles/2.0/datapackage.json',
      licenses: [{ name: 'CC0-1.0' }],
    })
    const rows = new Map<string, Record<string, unknown>[]>()
    const tables = (described.resources as Resource[]).filter(({ path }) => path.endsWith('.csv'))
    expect(tables.map(({ name }) => name)).toEqual([
      'cases',
      'archive',
      ...readingTables.map(({ name }) => name),
      forecastTable.name,
    ])
    for (const { name, path, schema } of tables) {
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
    expect(rows.get('uncharted')?.[0]).toEqual({
      walked: new Date('2025-04-20T04:35:00-07:00'),
      length_m: 284.14,
      uncertainty_m: 0.02,
      tide_table_m: 1.48,
      water_m: 1.56,
    })
    expect(rows.get('resonance')?.at(-1)).toMatchObject({ mains: true, tone: false, frequency_hz: null })
    expect(rows.get('nexus')?.[11]).toMatchObject({ difference: 318 })
    expect(rows.get('uncharted-forecast')?.[0]).toMatchObject({ tide: false, tide_table_m: 0.86 })
  })

  test('each reading has its unit, the meaning of ±, its license and its owner', async ({ request }) => {
    const { resources }: { resources: Resource[] } = await (await request.get('/datapackage.json')).json()
    const ofReadings = resources.filter(({ path }) => path.startsWith('readings/'))
    // The constants of the tide tables, and the forecast.
    expect(ofReadings).toHaveLength(readingTables.length + 2)
    for (const { path, licenses, sources, schema } of ofReadings) {
      expect(licenses?.map(({ name }) => name)).toEqual([path.endsWith('.csv') ? 'CC0-1.0' : 'other-pd'])
      expect(sources?.length).toBeGreaterThan(0)
      for (const { name, unit, description } of schema?.fields ?? []) {
        expect(unit !== undefined, name).toBe(/_(m|mm|ms|hz|counts)$|^difference$/.test(name))
        if (unit) expect(description).toContain(`in ${unit}.`)
        if (name.startsWith('uncertainty')) expect(description).toContain('one standard deviation of a single reading')
      }
    }
    const tides = ofReadings.filter(({ sources }) => sources?.some((source) => source.path.includes('noaa.gov')))
    expect(tides.map(({ name }) => name)).toEqual(['uncharted', 'tide-constituents', 'uncharted-forecast'])
  })

  test('a validator rejects an invalid row', async ({ request }) => {
    const { resources } = await (await request.get('/datapackage.json')).json()
    const [first, newest] = [cases[0], archive[0]]
    if (!first || !newest) throw new Error('The tables are empty.')
    const [ofCases, ofYears, ofWalks]: Resource[] = resources
    const ofTones: Resource = resources.find(({ name }: Resource) => name === 'resonance')
    const wrong: [Resource | undefined, string, string][] = [
      [ofCases, `,${first.latitude},`, ',north,'],
      [ofCases, `,${first.reported},`, ',April 19,'],
      [ofCases, `,${getCaseStatus(first)},`, ',paused,'],
      [ofCases, ',city', ',street'],
      [ofYears, `,${newest.reports},`, `,-${newest.reports},`],
      [ofYears, `${newest.year},`, 'last year,'],
      [ofWalks, '-07:00,', ','],
      [ofTones, ',on,yes,', ',on,perhaps,'],
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
