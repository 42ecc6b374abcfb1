// CONTRIBUTING.md, followed word for word in a copy of this tree: one more of everything is shown everywhere, leaves nothing
// false and is within every budget, at a long host name.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { reservedOrigin } from '../../src/content/organization.ts'
import { findFreePort } from '../../tooling/free-port.ts'
import { findProgram } from '../../tooling/programs.ts'
import { addedTest, applyChange, contributions } from '../support/contributions.ts'
import { type ProgramResult, WorkingCopy } from '../support/working-copy.ts'

const origin = 'https://www.department-of-measurements.your-university.example.org'
const cases = 'src/content/cases.ts'
/** The tests of what a case changes. */
const caseTests = [
  ...['src/content', 'src/published-data', 'src/pages'],
  ...['chart', 'page-layout', 'print-layout', 'published', 'readings', 'research', 'structured-data'].map(
    (name) => `tests/${name}`,
  ),
]
/** The tests of what the sections change. */
const tests = [
  ...caseTests,
  ...['packages/pictures/tests/readme', 'packages/pictures/tests/pictures.test'],
  ...['added', 'forms-validation', 'print', 'team'].map((name) => `tests/${name}`),
]
let copy: WorkingCopy

test.describe.configure({ timeout: 900_000 })
test.beforeEach(() => {
  copy = new WorkingCopy()
})
test.afterEach(() => copy.remove())

/** Expects a program to end with 0. Reports otherwise what it printed last, then all that it printed. */
function expectSuccess({ status, output }: ProgramResult) {
  expect(status, `${output.trimEnd().split('\n').at(-1)}\n${output}`).toBe(0)
}

/** Returns the numbered steps of a section of the guide, with `<name>` replaced. */
function readSteps(section: string, name: string): string[] {
  const [, text = ''] = readFileSync('CONTRIBUTING.md', 'utf8').split(`## ${section}\n`)
  const [list = ''] = text.split('\n## ')
  return list.replaceAll('<name>', name).match(/^\d\. .+(?:\n {3}.+)*/gm) ?? []
}

/** Follows the guide: writes only files that a step names, and runs the step's commands. */
function followGuide() {
  for (const { section, name, steps } of contributions) {
    const described = readSteps(section, name)
    expect(described.length, `“${section}” has as many steps as the test follows`).toBe(steps.length)
    for (const [index, text] of described.entries()) {
      const quoted = [...text.matchAll(/`([^`]+)`/g)].map(([, code = '']) => code)
      copy.written.length = 0
      for (const change of steps[index] ?? []) applyChange(copy, change)
      const isNamed = (file: string) =>
        quoted.some((path) => (path.endsWith('/') ? file.startsWith(path) : file === path))
      expect(
        copy.written.filter((file) => !isNamed(file)),
        text,
      ).toEqual([])
      for (const command of quoted.filter((code) => code.startsWith('npm ')))
        expectSuccess(copy.npm(command.split(' ').slice(1)))
    }
  }
}

/** Returns a page of the copy as it is read: no markup, one space between words. */
function readPage(page: string): string {
  const html = copy.read(`dist/${page}.html`)
  const text = html.replace(/<(style|script).*?<\/\1>/gs, '').replace(/<[^>]+>/g, ' ')
  return text.replace(/&nbsp;|\s+/g, ' ')
}

/** Runs test files of the copy. Only the test that states the specification again may fail, and it does. */
async function expectOnlySpecificationFails(files: readonly string[]) {
  const args = ['node_modules/@playwright/test/cli.js', 'test', ...files, 'tests/specification']
  const { output } = copy.node(args, { SITE_PORT: String(await findFreePort()) })
  const failed = output.match(/^ {4}\S+\.test\.ts:\d+/gm) ?? []
  expect(failed.length, output).toBeGreaterThan(0)
  for (const line of failed) expect(line, output).toContain('tests/specification.test.ts')
}

/** Ends a case: gives it a day, and a change behind the last. */
function endCase(name: string, reported: string, day: string) {
  copy.edit(cases, `reported: '${reported}',`, `reported: '${reported}',\n    ended: '${day}',`)
  const [before, after = ''] = copy.read(cases).split(`name: '${name}'`)
  const change = `{ date: '${day}', description: 'Ended.' }`
  const changed = after.replace(
    /changes: \[(.*?),?\s*\],\n {4}plate/s,
    (_, earlier: string) => `changes: [${earlier && `${earlier}, `}${change}],\n    plate`,
  )
  copy.write(cases, `${before}name: '${name}'${changed}`)
}

test('a page, a plate, a case, a person, a field and a delivery method are added and a token is changed, then cases end and a year is sealed', async () => {
  findProgram('avifenc')
  followGuide()
  expectSuccess(copy.npm(['run', '--silent', 'check']))
  copy.write('tests/added.test.ts', addedTest)
  // As in the shell of somebody who develops: the build takes React's production code all the same.
  expectSuccess(copy.build({ SITE_ORIGIN: origin, NODE_ENV: 'development' }))
  const published = readdirSync(join(copy.folder, 'dist'), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(html|xml|json|csv|txt|js|webmanifest)$/.test(name))
    .map((name) => ({ name, text: copy.read(`dist/${name}`) }))
  expect(published.filter(({ text }) => text.includes(reservedOrigin)).map(({ name }) => name)).toEqual([])
  const named = published.filter(({ text }) => text.includes(origin)).map(({ name }) => name)
  expect(named).toEqual(expect.arrayContaining(['index.html', 'feed.xml', 'cases.json', 'report.schema.json']))

  expectSuccess(copy.build())
  expect(readPage('press')).toContain('Ask the office.')
  expect(copy.read('dist/press.html')).toContain('.press-only')
  expect(copy.read('dist/sitemap.xml')).toContain('/press</loc>')
  expect(copy.read('dist/404.html')).toContain('The seven pages that exist')
  expect(readPage('research')).toContain('Six cases of 2025 and 2026, two of them active')
  expect(readPage('team')).toMatch(/Measured OPEN WATER , UNCHARTED .* UNCHARTED 61 times\./)
  expect(copy.read('dist/cases.csv')).toContain('open-water,OPEN WATER,active')
  expect(copy.read('dist/feed.xml')).toMatch(/<entry>\s*<id>tag:[^<]*open-water</)
  expect(readPage('team')).toContain('Ten people answer for the record.')
  expect(copy.read('dist/team.html')).toContain('The ten people who answer for the record')
  expect(copy.read('dist/index.html')).toContain('"name":"Hana Ito"')
  expect(readPage('report')).toMatch(/Email .*Telephone .*If we may call you\..* Others who saw it .* State /)
  await expectOnlySpecificationFails(tests)

  endCase('UNCHARTED', '2025-04-19', '2026-05-05')
  expectSuccess(copy.build())
  await expectOnlySpecificationFails(['tests/print-layout', 'tests/research'])

  endCase('OPEN WATER', '2026-01-12', '2026-05-06')
  copy.edit('src/content/archive.ts', '= [\n', '= [\n  { year: 2025, reports: 168 },\n')
  expectSuccess(copy.npm(['run', '--silent', 'generate', '--', 'archive/2025']))
  expectSuccess(copy.npm(['run', '--silent', 'typecheck']))
  expectSuccess(copy.build())
  const research = readPage('research')
  expect(research).toContain('none of them active, and the sealed archive of every accepted report from 2017 to 2025.')
  expect(research).toContain('ended May 5 2026')
  expect(research).toMatch(/2025 , 168 reports , sealed/)
  expect(research).not.toContain('Date first reported')
  expect(copy.read('dist/cases.json')).toMatch(/"year": 2025,\s*"reports": 168/)
  await expectOnlySpecificationFails(caseTests)
})
