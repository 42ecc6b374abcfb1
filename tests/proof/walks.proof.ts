// The walks of CONTRIBUTING.md, walked on a copy of this tree: what is added is shown everywhere and leaves nothing false.
import { expect, test } from '@playwright/test'
import { TreeCopy } from '../support/tree-copy.ts'

const cases = 'src/content/cases.ts'
const finishing = 'src/forms/delivery/finishing.ts'
const testsOfTheRecord = [
  'src/content',
  'src/record',
  'src/pages',
  ...['chart', 'feeds', 'forms-contact', 'grid', 'open-data', 'published'].map((name) => `tests/${name}`),
  ...['research', 'structured-data'].map((name) => `tests/${name}`),
]
let copy: TreeCopy

test.describe.configure({ timeout: 600_000 })
test.beforeEach(() => {
  copy = new TreeCopy()
})
test.afterEach(() => copy.remove())

/** Builds the copy, which checks its contents. */
function builds() {
  const { status, output } = copy.build()
  expect(status, output).toBe(0)
}

/** The end of a walk: its types are right, and it builds. */
function isSound() {
  const { status, output } = copy.check()
  expect(status, output).toBe(0)
  builds()
}

/** A page of the copy as it is read: no markup, one space between words. */
function said(page: string): string {
  const html = copy.read(`dist/${page}.html`)
  const text = html.replace(/<(style|script).*?<\/\1>/gs, '').replace(/<[^>]+>/g, ' ')
  return text.replace(/&nbsp;|\s+/g, ' ')
}

/** Runs test files of the copy, which pass. */
async function passes(...words: readonly string[]) {
  const { status, output } = await copy.test(...words)
  expect(status, output).toBe(0)
}

/** Runs all tests that read the record: only the one place that says the specification twice may fail. */
async function onlyTheSpecificationFails() {
  const { output } = await copy.test(...testsOfTheRecord, 'tests/specification')
  const failed = output.match(/^ {4}\S+\.test\.ts:\d+/gm) ?? []
  expect(failed.length, output).toBeGreaterThan(0)
  for (const line of failed) expect(line, output).toContain('tests/specification.test.ts')
}

function end(name: string, reported: string, day: string) {
  copy.edit(cases, `reported: '${reported}',`, `reported: '${reported}',\n    ended: '${day}',`)
  const [before, after = ''] = copy.read(cases).split(`name: '${name}'`)
  // Behind the last of its changes.
  const changed = after.replace(
    /changes: \[(.*?),?\s*\],\n {4}plate/s,
    (_, earlier: string) => `changes: [${earlier && `${earlier}, `}{ day: '${day}', what: 'Ended.' }],\n    plate`,
  )
  copy.write(cases, `${before}name: '${name}'${changed}`)
}

function addCase() {
  copy.copyFiles('media/plates', 'network-', 'open-water-')
  copy.edit(
    'src/content/recipes.ts',
    '  network: {',
    "  'open-water': {\n    kind: 'sources',\n    points: [\n      { x: 5, y: 6.5 },\n      { x: 15, y: 6.5 },\n    ],\n    view: { x: 0, y: 0, width: 20 },\n  },\n  network: {",
  )
  copy.edit(
    cases,
    'cases: readonly Case[] = [',
    `cases: readonly Case[] = [
  {
    id: 'open-water',
    name: 'OPEN WATER',
    location: 'Reno',
    state: 'Nevada',
    latitude: 39.53,
    longitude: -119.81,
    people: ['anand'],
    reported: '2026-01-12',
    description: 'A pool of still water 3 meters wide has a tide of its own.',
    summary: 'The tide is 4.0 ± 0.3 mm.',
    published: '2026-01-14',
    changes: [],
    plate: 'Waves from three point sources.',
    alt: 'Gray fringes around two bright points.',
  },`,
  )
}

test('a case is added, with a name of two words, all cases end, and the year is sealed into the archive', async () => {
  addCase()
  builds()
  expect(said('research')).toContain('Six cases of 2025 and 2026, two of them active')
  expect(said('research')).toContain('Record as of January 14, 2026')
  expect(said('team')).toMatch(/UNCHARTED 61 times\..* Measured OPEN WATER , UNCHARTED/)
  expect(copy.read('dist/cases.csv')).toContain('open-water,OPEN WATER,active')
  expect(copy.read('dist/feed.xml')).toMatch(/<entry>\s*<id>tag:[^<]*open-water</)
  await passes(...testsOfTheRecord)

  end('UNCHARTED', '2025-04-19', '2026-02-05')
  builds()
  expect(said('research')).toContain('Six cases of 2025 and 2026, one of them active')
  expect(said('research')).toContain('ended Feb 5 2026')

  end('OPEN WATER', '2026-01-12', '2026-03-01')
  copy.edit('src/content/archive.ts', '= [\n', '= [\n  { year: 2025, reports: 168 },\n')
  isSound()
  expect(said('research')).toContain(
    'Six cases of 2025 and 2026, none of them active, and the sealed archive of every accepted report from 2017 to 2025.',
  )
  expect(said('research')).toMatch(/2025 , 168 reports , sealed/)
  expect(said('research')).not.toContain('Date first reported')
  expect(copy.read('dist/cases.json')).toMatch(/"year": 2025,\s*"reports": 168/)
  await onlyTheSpecificationFails()
})

test('a person, a page, a field and a way to deliver are added', async () => {
  addPage()
  const cardless = copy.build()
  expect(cardless.status).toBe(1)
  expect(cardless.output).toContain('/press shows /share/press.jpg when it is shared, which does not exist.')
  copy.copyFiles('public/share', 'team', 'press')
  addPerson()
  addField()
  addWay()
  isSound()

  expect(said('press')).toContain('Ask the office.')
  expect(copy.read('dist/press.html')).toContain('.press-only')
  expect(copy.read('dist/sitemap.xml')).toContain('/press</loc>')
  expect(copy.read('dist/404.html')).toContain('The seven pages that exist')

  expect(said('team')).toContain('Ten people answer for the record.')
  expect(copy.read('dist/team.html')).toContain('The ten people who answer for the record')
  expect(copy.read('dist/index.html')).toContain('"name":"Hana Ito"')

  expect(said('report')).toMatch(/Weather .*Roughly\..* Detailed description/)
  expect(copy.read('dist/report.html')).toMatch(/<input[^>]*name="weather"/)

  await passes('added-way', 'delivery/ways')
})

function addPerson() {
  copy.copyFiles('media/portraits', '09-', '10-')
  copy.edit(
    'src/content/team.ts',
    'team: readonly Member[] = [',
    `team: readonly Member[] = [
  {
    id: 'ito',
    portrait: '10',
    name: 'Hana Ito',
    title: 'Archivist',
    bio: 'Keeps what was sealed.',
    alt: 'A woman of about sixty in a dark jacket, looking down.',
  },`,
  )
}

function addPage() {
  copy.edit(
    'src/site.ts',
    'export const pages: readonly Page[] = [home,',
    'export const pages: readonly Page[] = [home, press,',
  )
  copy.edit(
    'src/site.ts',
    '/** Every page with an address',
    `export const press: Page = {
  path: '/press',
  name: 'Press',
  title: 'Press',
  description: 'What may be quoted, whom to ask and where the pictures are, for people who write about measurements.',
  modified: '2026-01-12',
}

/** Every page with an address`,
  )
  const folder = 'src/pages/press'
  copy.makeFolder(folder)
  copy.write(`${folder}/press.css`, '.press-only { color: inherit; }\n')
  copy.write(`${folder}/press.text.ts`, "export const words = 'Ask the office.'\n")
  copy.write(
    `${folder}/press.page.tsx`,
    `import './press.css'
import { words } from './press.text.ts'

export default function Press() {
  return (
    <div className="page press-only">
      <h1>Press</h1>
      <p>{words}</p>
    </div>
  )
}
`,
  )
}

function addField() {
  copy.edit(
    'src/forms/report/report.fields.ts',
    "  {\n    name: 'description',",
    "  { name: 'weather', label: 'Weather', type: 'text', hint: 'Roughly.' },\n  {\n    name: 'description',",
  )
}

function addWay() {
  copy.write(
    'src/forms/delivery/fax-way.tsx',
    `import type { WayProps } from './ways.ts'

export function FaxWay({ report }: WayProps) {
  return (
    <li className="way">
      <h3>Fax it</h3>
      <p>Write {report.reference} on every sheet.</p>
    </li>
  )
}
`,
  )
  copy.edit(finishing, 'import { FileWay }', "import { FaxWay } from './fax-way.tsx'\nimport { FileWay }")
  copy.edit(finishing, '  file: { Way: FileWay },\n', '  file: { Way: FileWay },\n  fax: { Way: FaxWay },\n')
  copy.write(
    'tests/added-way.test.ts',
    `import { fillReport } from './support/forms-words.ts'
import { expect, test } from './support/site.ts'

test('the added way is offered, before paper', async ({ page }) => {
  await page.goto('/report')
  await fillReport(page)
  await page.getByRole('button', { name: 'Prepare report' }).click()
  await expect(page.getByRole('heading', { name: /^(Fax|Print) it/ })).toHaveText(['Fax it', 'Print it and post it'])
})
`,
  )
}
