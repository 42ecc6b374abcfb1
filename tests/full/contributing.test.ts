// CONTRIBUTING.md, followed word for word in a copy of this tree: what is added is shown everywhere and leaves nothing false.
import { expect, test } from '@playwright/test'
import { findProgram } from '../../tooling/programs.ts'
import { followGuide } from '../support/contributing-guide.ts'
import { addTests, deliveryMethod, field, person, plate, researchCase, sitePage } from '../support/contributions.ts'
import { type ProgramResult, WorkingCopy } from '../support/working-copy.ts'

const cases = 'src/content/cases.ts'
const testsOfTheCases = [
  'src/content',
  'src/published-data',
  'src/pages',
  ...['chart', 'feeds', 'forms-contact', 'line-lengths', 'open-data', 'published'].map((name) => `tests/${name}`),
  ...['research', 'structured-data'].map((name) => `tests/${name}`),
]
let copy: WorkingCopy

test.describe.configure({ timeout: 600_000 })
test.beforeEach(() => {
  copy = new WorkingCopy()
})
test.afterEach(() => copy.remove())

/** Expects a program to end with 0. Reports otherwise what it printed last, then all that it printed. */
function expectSuccess({ status, output }: ProgramResult) {
  expect(status, `${output.trimEnd().split('\n').at(-1)}\n${output}`).toBe(0)
}

/** Returns a page of the copy as it is read: no markup, one space between words. */
function readPage(page: string): string {
  const html = copy.read(`dist/${page}.html`)
  const text = html.replace(/<(style|script).*?<\/\1>/gs, '').replace(/<[^>]+>/g, ' ')
  return text.replace(/&nbsp;|\s+/g, ' ')
}

/** Runs test files of the copy, which pass. */
async function passes(...words: readonly string[]) {
  expectSuccess(await copy.test(...words))
}

/** Runs test files of the copy and the specification's: only the test that repeats the specification may fail. */
async function onlyTheSpecificationFails(...words: readonly string[]) {
  const { output } = await copy.test(...words, 'tests/specification')
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
    (_, earlier: string) =>
      `changes: [${earlier && `${earlier}, `}{ date: '${day}', description: 'Ended.' }],\n    plate`,
  )
  copy.write(cases, `${before}name: '${name}'${changed}`)
}

function addCase() {
  followGuide(copy, 'Add a plate', 'open-water', plate)
  followGuide(copy, 'Add a case, or end one', 'open-water', researchCase)
}

test('a case is added, with a name of two words, all cases end, and the year is sealed into the archive', async () => {
  findProgram('avifenc')
  addCase()
  expectSuccess(copy.build())
  expect(readPage('research')).toContain('Six cases of 2025 and 2026, two of them active')
  expect(readPage('research')).toContain('Record as of January 14, 2026')
  expect(readPage('team')).toMatch(/Measured OPEN WATER , UNCHARTED .* UNCHARTED 61 times\./)
  expect(copy.read('dist/cases.csv')).toContain('open-water,OPEN WATER,active')
  expect(copy.read('dist/feed.xml')).toMatch(/<entry>\s*<id>tag:[^<]*open-water</)
  await passes(...testsOfTheCases, 'tests/readings')

  end('UNCHARTED', '2025-04-19', '2026-02-05')
  expectSuccess(copy.build())
  expect(readPage('research')).toContain('Six cases of 2025 and 2026, one of them active')
  expect(readPage('research')).toContain('ended Feb 5 2026')

  end('OPEN WATER', '2026-01-12', '2026-03-01')
  copy.edit('src/content/archive.ts', '= [\n', '= [\n  { year: 2025, reports: 168 },\n')
  expectSuccess(copy.npm(['run', '--silent', 'generate', '--', 'archive/2025']))
  expectSuccess(copy.npm(['run', '--silent', 'typecheck']))
  expectSuccess(copy.build())
  expect(readPage('research')).toContain(
    'Six cases of 2025 and 2026, none of them active, and the sealed archive of every accepted report from 2017 to 2025.',
  )
  expect(readPage('research')).toMatch(/2025 , 168 reports , sealed/)
  expect(readPage('research')).not.toContain('Date first reported')
  expect(copy.read('dist/cases.json')).toMatch(/"year": 2025,\s*"reports": 168/)
  await onlyTheSpecificationFails(...testsOfTheCases)
})

test('a page, a person, a field and a delivery method are added, and every test of the site passes', async () => {
  test.setTimeout(1_800_000)
  followGuide(copy, 'Add a page', 'press', sitePage)
  followGuide(copy, 'Add a person', '10', person)
  followGuide(copy, 'Add a field', 'telephone', field)
  followGuide(copy, 'Add a delivery method', 'fax', deliveryMethod)
  expectSuccess(copy.npm(['run', '--silent', 'check']))
  addTests(copy)
  expectSuccess(copy.build())

  expect(readPage('press')).toContain('Ask the office.')
  expect(copy.read('dist/press.html')).toContain('.press-only')
  expect(copy.read('dist/sitemap.xml')).toContain('/press</loc>')
  expect(copy.read('dist/404.html')).toContain('The seven pages that exist')

  expect(readPage('team')).toContain('Ten people answer for the record.')
  expect(copy.read('dist/team.html')).toContain('The ten people who answer for the record')
  expect(copy.read('dist/index.html')).toContain('"name":"Hana Ito"')

  expect(readPage('report')).toMatch(
    /Detailed description .*Telephone .*If we may call you\..* Supporting documentation/,
  )

  // /team on paper and a phone's first screen of it depend on the length of what is said of each person.
  const ofTeam = '/team (is set on|preloads)'
  const folders = ['src', 'media', 'tests'].map((folder) => `${copy.folder}/${folder}/`)
  await onlyTheSpecificationFails(...folders, '--grep-invert', ofTeam)
})
