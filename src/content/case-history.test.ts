import { expect, test } from '@playwright/test'
import { getLastReadingDay } from './case-attributes.ts'
import { checkHistory } from './case-history.ts'
import { publishedCases, type ResearchCase } from './cases.ts'
import { getTableState, readReadingFile } from './readings/table.ts'

const [uncharted, nexus] = publishedCases
if (!uncharted || !nexus) throw new Error('There are no cases.')
const state = getTableState(nexus.tables[0])
const entry = { date: '2025-12-15', description: 'Readings published.', states: [state] } as const

for (const [title, change, sentence] of [
  ['two entries of one day', { changes: [entry, entry] }, 'the entry of December 15, 2025 in `changes` is not later'],
  ['an entry before the day of publication', { published: '2026-01-01' }, 'the entry of December 15, 2025 in'],
  ['a publication before the report', { reported: '2025-03-04' }, 'it was published on March 3, 2025, before'],
  ['an end before the report', { ended: '2025-02-13' }, 'it ended on February 13, 2025, before it was reported'],
  [
    'an end without a reading',
    { ended: '2025-04-07' },
    'it ended on April 7, 2025, but its last reading is of April 6,',
  ],
  [
    'an end without an entry',
    { ended: '2025-04-06', changes: [] },
    'its newest entry in `changes` is of March 3, 2025',
  ],
  [
    'another number of rows than the newest entry has',
    { changes: [{ ...entry, states: [{ ...state, rows: 50 }] }] },
    "but its newest entry, of December 15, 2025, has rows: 50, columns: 6, last: '2025-04-06'. Add an entry",
  ],
  [
    'a new column',
    { changes: [{ ...entry, states: [{ ...state, columns: 5 }] }] },
    'nexus.csv has rows: 49, columns: 6',
  ],
  ['a table that no entry has', { changes: [] }, 'but `changes` has nothing of it. Add an entry'],
  [
    'an entry that has readings of later days',
    { changes: [{ ...entry, states: [{ ...state, last: '2025-12-16' }] }] },
    'the entry of December 15, 2025 has nexus.csv to December 16, 2025',
  ],
] satisfies readonly (readonly [string, Partial<ResearchCase>, string])[])
  test(`${title} is named, with the case`, () => {
    const researchCase: ResearchCase = { ...nexus, changes: [entry] }
    expect(() => checkHistory(researchCase)).not.toThrow()
    expect(() => checkHistory({ ...researchCase, ...change })).toThrow(`src/content/cases.ts, NEXUS: `)
    expect(() => checkHistory({ ...researchCase, ...change })).toThrow(sentence)
  })

test('the last reading of a case is the newest of all its tables', () => {
  const days = uncharted.tables.flatMap(({ name }) => readReadingFile(`${name}.csv`).match(/\d{4}-\d\d-\d\d/g) ?? [])
  const [first, ...others] = uncharted.tables
  for (const tables of [
    [first, ...others],
    [first, ...others.toReversed()],
  ] as const)
    expect(getLastReadingDay({ ...uncharted, tables })).toBe(days.toSorted().at(-1))
})
