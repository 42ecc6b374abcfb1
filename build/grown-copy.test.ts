// The site as it may be in a year, built for a long host name: a copy of this tree with one more of everything.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { cases, type ResearchCase } from '../src/content/cases.ts'
import { reservedOrigin } from '../src/content/organization.ts'
import { type Member, members } from '../src/content/team.ts'
import { field, plate } from '../tests/support/contributions.ts'
import { WorkingCopy } from '../tests/support/working-copy.ts'

const origin = 'https://www.department-of-measurements.your-university.example.org'
let copy: WorkingCopy

const sixth: ResearchCase = {
  id: 'open-water',
  name: 'OPEN WATER',
  location: 'Reno',
  state: 'Nevada',
  latitude: 39.53,
  longitude: -119.81,
  people: ['arakawa', 'seo'],
  reported: '2026-01-12',
  ended: '2026-03-02',
  description:
    'A swimming pool 25 m long had a tide of its own. It rose by 4 mm twice a day while its pump, filter and heater stood still.',
  summary:
    'Five gauges at the pool’s edge agreed to 0.1 mm for seven weeks. Evaporation, leaks and a tilt of the ground would each have left a trace that none of them drew. High water came 50 minutes later every day, as it does on a coast 300 km away. Then the level stayed where it was, and bathers came back.',
  published: '2026-01-19',
  changes: [{ date: '2026-04-06', description: 'Levels of the month after it ended added.' }],
  plate: 'Ripples that leave two places at once, and what becomes of them.',
  alt: 'Pale arcs fan out from a pair of dots near the left edge and braid into stripes on the other side.',
}

const tenth: Member = {
  id: 'ito',
  portrait: '10',
  name: 'Hana Ito',
  title: 'Archivist, Sealed Reports',
  bio: 'Keeps 692 envelopes in the order they came, and opens none. Before that she bound maps for a harbor pilot. Asked what is inside, she reads out the shelf mark.',
  alt: 'A woman of about sixty in a dark jacket, looking down. Stripes bend along her collar.',
}

const ninth = { year: 2025, reports: 171 }

/** Returns the length of a content entry as JSON, in characters. */
const length = (of: object): number => JSON.stringify(of).length

/** Returns the median length of content entries. */
function median(all: readonly object[]): number {
  return all.map(length).sort((a, b) => a - b)[Math.floor(all.length / 2)] ?? 0
}

test.beforeAll(() => {
  copy = new WorkingCopy()
  const first = (file: string, list: string, item: object) =>
    copy.edit(`src/content/${file}.ts`, `${list} = [\n`, `${list} = [\n${JSON.stringify(item)},\n`)
  first('cases', 'cases: readonly ResearchCase[]', sixth)
  first('archive', 'archive: readonly ArchiveYear[]', ninth)
  first('team', 'members: readonly Member[]', tenth)
  for (const contribute of [...plate, ...field]) contribute(copy)
  copy.copyFiles('media/plates', 'cascade-', `${sixth.id}-`)
  copy.copyFiles('public/archive', '2024-', `${ninth.year}-`)
  copy.copyFiles('media/portraits', '09-', `${tenth.portrait}-`)
})
test.afterAll(() => copy.remove())

test('with one more case, year, person and field every budget passes, and no published file contains the reserved host', () => {
  // Allows for a build under load.
  test.setTimeout(300_000)
  expect(length(sixth)).toBeGreaterThanOrEqual(median(cases))
  expect(length(tenth)).toBeGreaterThanOrEqual(median(members))

  // As in the shell of somebody who develops: the build takes React's production code all the same.
  const { status, output } = copy.build({ SITE_ORIGIN: origin, NODE_ENV: 'development' })
  expect(status, output).toBe(0)

  const research = copy.read('dist/research.html')
  expect(research).toContain(sixth.alt)
  expect(research).toContain(`${ninth.reports} reports`)
  expect(copy.read('dist/team.html')).toContain(tenth.alt)
  expect(copy.read('dist/report.html')).toMatch(/<input(?=[^>]* type="tel")(?=[^>]* autocomplete="tel")[^>]*>/i)

  const dist = join(copy.folder, 'dist')
  const texts = readdirSync(dist, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(html|xml|json|csv|txt|js|webmanifest)$/.test(name))
    .map((name) => ({ name, text: readFileSync(join(dist, name), 'utf8') }))
  expect(texts.filter(({ text }) => text.includes(reservedOrigin)).map(({ name }) => name)).toEqual([])
  // Every page, the feed, the data and a form's report contain the site's URL.
  const named = texts.filter(({ text }) => text.includes(origin)).map(({ name }) => name)
  expect(named).toEqual(expect.arrayContaining(['index.html', 'feed.xml', 'cases.json', 'report.schema.json']))
  expect(named.some((name) => /^assets.*\.js$/.test(name))).toBe(true)
})
