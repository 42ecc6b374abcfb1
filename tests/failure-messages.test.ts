// What a newcomer gets wrong fails, and the last lines of the output name it. Limits of the build are in build/.
import { expect, test } from '@playwright/test'
import { WorkingCopy } from './support/working-copy.ts'

let copy: WorkingCopy
test.beforeEach(() => {
  copy = new WorkingCopy()
})
test.afterEach(() => copy.remove())

/** Returns what is printed last: from the first of the lines that repeat each failure. */
const lastLines = (output: string) => output.trimEnd().split('\n\n').at(-1) ?? ''

test('a misspelled word and a number that another page has otherwise', async () => {
  copy.edit('src/pages/about/about.text.ts', "alt: '", "alt: 'We recieve it. ")
  const team = 'src/content/team.ts'
  copy.write(team, copy.read(team).replace(/UNCHARTED \S+ times/, 'UNCHARTED 63 times'))
  const built = copy.build()
  expect(built.status, built.output).toBe(0)
  const { status, output } = await copy.test('tests/spelling', 'tests/repeated-facts')
  expect(status, output).toBe(1)
  expect(lastLines(output)).toContain('“recieve” in src/pages/about/about.text.ts: no dictionary has it.')
  expect(lastLines(output)).toMatch(
    /\/research says (\d+), \/team says 63: how often the boundary of UNCHARTED was walked/,
  )
})

for (const [title, file, added, fault] of [
  ['a console.log on a page', 'src/pages/about/about.page.tsx', "console.log('here')", "Don't use console."],
  ['a wrong type', 'src/site.ts', "export const wrong: number = 'here'", 'error TS2322: Type '],
] as const)
  test(title, async () => {
    copy.write(file, `${copy.read(file)}${added}\n`)
    const { status, output } = copy.npm(['test'])
    expect(status, output).toBe(1)
    const last = output.trimEnd().split('\n').at(-1)
    expect(last).toContain(file)
    expect(last).toContain(fault)
  })
