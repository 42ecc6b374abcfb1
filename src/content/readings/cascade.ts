import type { IsoDate } from '../dates.ts'
import { computeDeviation, computeMean } from './fit.ts'
import { defineTable, getDay, type Row, readTable } from './table.ts'

/** CASCADE was reported before its last clock stopped. */
export const cascadeReported: IsoDate = '2025-01-21'

export const cascadeTable = defineTable({
  name: 'cascade',
  description: 'One row per clock that stopped.',
  key: 'bought',
  columns: {
    bought: { type: 'date', description: 'The day on its receipt.' },
    make: { type: 'text', description: 'Its make.' },
    office: { type: 'integer', description: 'Number of the office that kept the receipt.' },
    stopped: { type: 'datetime', description: 'When it stopped.' },
  },
})

export const eighthClockTable = defineTable({
  name: 'cascade-eighth',
  description: 'One row per day of the eighth clock. It was ours, on loan.',
  key: 'day',
  columns: {
    day: { type: 'date', description: 'The day.' },
    gain_ms: {
      type: 'number',
      unit: 'ms',
      description: 'What it gained over that day. The uncertainty of one such reading is the spread of the column.',
    },
  },
})

function deriveCascade(clocks: readonly Row<typeof cascadeTable>[], eighth: readonly Row<typeof eighthClockTable>[]) {
  const stops = clocks.map(({ stopped }) => getDay(stopped)).toSorted()
  const gains = eighth.map(({ gain_ms }) => gain_ms)
  const [firstEighth, lastEighth] = [eighth[0], eighth.at(-1)]
  if (!firstEighth || !lastEighth) throw new Error('cascade-eighth.csv has no rows.')
  return {
    /** In the order of buying. */
    clocks: clocks.toSorted((a, b) => a.bought.localeCompare(b.bought)),
    clockCount: clocks.length,
    /** Ours, which kept running, is counted after them. */
    countWithLoaned: clocks.length + 1,
    stoppedBefore: stops.filter((day) => day < cascadeReported).length,
    /** How many had stopped when the readings of ours begin. */
    stoppedBeforeEighth: stops.filter((day) => day < firstEighth.day).length,
    /** How many days after the report the last one stopped. */
    daysToLastStop: (Date.parse(stops.at(-1) ?? '') - Date.parse(cascadeReported)) / 86_400_000,
    /** In how many ways the clocks could have been put in order. */
    orders: clocks.reduce((product, _, index) => product * (index + 1), 1),
    makeCount: new Set(clocks.map(({ make }) => make)).size,
    officeCount: new Set(clocks.map(({ office }) => office)).size,
    eighth,
    eighthDays: eighth.length,
    eighthFirstDay: firstEighth.day,
    eighthLastDay: lastEighth.day,
    gain: computeMean(gains),
    gainDeviation: computeDeviation(gains),
  }
}

export const cascade = deriveCascade(readTable(cascadeTable), readTable(eighthClockTable))
