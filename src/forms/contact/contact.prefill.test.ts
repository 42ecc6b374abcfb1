import { expect, test } from '@playwright/test'
import fc from 'fast-check'
import { fillWith, prefillOf } from './contact.prefill.ts'

const known = { cases: ['UNCHARTED', 'NEXUS'], years: ['2021', '2024'] }

for (const [hash, subject, opening] of [
  ['', '', ''],
  ['#', '', ''],
  ['#content', '', ''],
  ['#subject=research', 'research', ''],
  ['#subject=specific-case', 'specific-case', ''],
  ['#subject=specific-case&case=UNCHARTED', 'specific-case', 'About case UNCHARTED.\n\n'],
  ['#case=UNCHARTED&subject=specific-case', 'specific-case', 'About case UNCHARTED.\n\n'],
  ['#subject=specific-case&case=uncharted', 'specific-case', ''],
  ['#subject=specific-case&case=PRIZE', 'specific-case', ''],
  ['#subject=specific-case&year=2021', 'specific-case', ''],
  ['#subject=archived-report&year=2021', 'archived-report', 'About the sealed reports of 2021.\n\n'],
  ['#subject=archived-report&year=2025', 'archived-report', ''],
  ['#subject=other&case=UNCHARTED', 'other', ''],
  ['#subject=<b>&case=UNCHARTED', '', ''],
  ['#case=UNCHARTED', '', ''],
  ['#subject=%E0%A4%A', '', ''],
] as const) {
  test(`“${hash}” fills in “${subject}” and “${opening.trim()}”`, () => {
    expect(prefillOf(hash, known)).toEqual({ subject, opening })
  })
}

test('no link can put words of its own into the form', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), fc.string(), (subject, name, year) => {
      const { opening } = prefillOf(`#${new URLSearchParams({ subject, case: name, year })}`, known)
      expect(['', ...known.cases.map((each) => `About case ${each}.\n\n`)]).toContain(opening)
    }),
  )
})

test('what was typed is never overwritten', () => {
  fc.assert(
    fc.property(fc.string({ minLength: 1 }), fc.constantFrom('research', 'other'), (typed, chosen) => {
      const answers = { subject: chosen, message: typed }
      expect(fillWith(prefillOf('#subject=specific-case&case=NEXUS', known))(answers, {}).answers).toEqual(answers)
    }),
  )
})
