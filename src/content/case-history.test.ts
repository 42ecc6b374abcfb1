import { expect, test } from '@playwright/test'
import { getLastReadingDay } from './case-attributes.ts'
import { checkHistory } from './case-history.ts'
import { publishedCases, type ResearchCase } from './cases.ts'
import { getTableState, readReadingFile } from './readings/table.ts'
import { dailyTable } from './readings/uncharted-daily.ts'

const [uncharted, nexus] = publishedCases
if (!uncharted || !nexus) throw new Error('There are no cases.')
const state = getTableState(nexus.tables[0])
const createEntry = (change = {}) =>
  ({ date: '2025-12-15', description: 'New.', states: [{ ...state, ...change }] }) as const

test('dates that contradict each other, and a table that its newest entry does not have so, are named with their case', () => {
  const entry = createEntry()
  const faults: readonly (readonly [Partial<ResearchCase>, string])[] = [
    [{ changes: [entry, entry] }, 'the entry of December 15, 2025 in `changes` is not later than what is before it.'],
    [{ published: '2026-01-01' }, 'the entry of December 15, 2025 in `changes` is not later than what is before it.'],
    [{ reported: '2025-03-04' }, 'it was published on March 3, 2025, before it was reported.'],
    [{ ended: '2025-02-13' }, 'it ended on February 13, 2025, before it was reported.'],
    [{ ended: '2026-01-01' }, 'it ended on January 1, 2026, but its last reading is of '],
    [{ ended: '2025-03-04', changes: [] }, 'its newest entry in `changes` is of March 3, 2025. Add one.'],
    [{ changes: [] }, 'but `changes` has nothing of it. Add an entry'],
    [
      { changes: [createEntry({ rows: 0 })] },
      'but its newest entry, of December 15, 2025, has rows: 0, columns: 6, last: ',
    ],
    [{ changes: [createEntry({ columns: 5 })] }, `columns: 5, last: '${state.last}'. Add an entry, with what changed.`],
    [{ changes: [createEntry({ last: '2025-12-16' })] }, 'of December 15, 2025 has nexus.csv to December 16, 2025.'],
  ]
  const researchCase: ResearchCase = { ...nexus, changes: [entry] }
  expect(() => checkHistory(researchCase)).not.toThrow()
  for (const [change, sentence] of faults) {
    expect(() => checkHistory({ ...researchCase, ...change })).toThrow('src/content/cases.ts, NEXUS: ')
    expect(() => checkHistory({ ...researchCase, ...change })).toThrow(sentence)
  }
})

test('the last reading of a case is the newest of all its tables', () => {
  const days = uncharted.tables.flatMap(({ name }) => readReadingFile(`${name}.csv`).match(/\d{4}-\d\d-\d\d/g) ?? [])
  for (const tables of [uncharted.tables, [dailyTable, uncharted.tables[0]]] as const)
    expect(getLastReadingDay({ ...uncharted, tables })).toBe(days.toSorted().at(-1))
})
