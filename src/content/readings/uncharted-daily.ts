import type { IsoDate } from '../dates.ts'
import { defineTable, type Row, readTable } from './table.ts'
import { lengthColumns, tideSource, tideStation, uncharted } from './uncharted.ts'

const { length_m, tide_table_m } = lengthColumns

export const dailyTable = defineTable({
  name: 'uncharted-daily',
  description: `One row per day of the permanent instruments, which read the length every minute: when the block was longest and shortest. The tide tables are NOAA’s prediction for San Francisco, station ${tideStation}.`,
  sources: [tideSource],
  key: 'day',
  columns: {
    day: { type: 'date', description: 'The day.' },
    longest_at: { type: 'datetime', description: 'The minute at which the block was longest.' },
    longest_m: length_m,
    longest_tide_table_m: tide_table_m,
    shortest_at: { type: 'datetime', description: 'The minute at which the block was shortest.' },
    shortest_m: length_m,
    shortest_tide_table_m: tide_table_m,
  },
})

/** Returns the figures derived from the days of the instruments, in meters. */
function deriveDaily(days: readonly Row<typeof dailyTable>[]) {
  const { slope, intercept } = uncharted.line
  const [first, last] = [days[0], days.at(-1)]
  if (!first || !last) throw new Error('uncharted-daily.csv has no rows.')
  const residuals = days.flatMap((row) => [
    row.longest_m - slope * row.longest_tide_table_m - intercept,
    row.shortest_m - slope * row.shortest_tide_table_m - intercept,
  ])
  return {
    days,
    dayCount: days.length,
    firstDay: first.day,
    lastDay: last.day,
    missing: findMissingDays(days.map(({ day }) => day)),
    shortest: Math.min(...days.map(({ shortest_m }) => shortest_m)),
    longest: Math.max(...days.map(({ longest_m }) => longest_m)),
    /** How far a length was from the line of the walks at most. */
    largestResidual: Math.max(...residuals.map(Math.abs)),
  }
}

/** Returns the days between the first and the last of these that are not among them. */
export function findMissingDays(days: readonly IsoDate[]): IsoDate[] {
  const [first = '', last = ''] = [days[0], days.at(-1)]
  const missing: IsoDate[] = []
  for (let time = Date.parse(first); time < Date.parse(last); time += 86_400_000) {
    const day = new Date(time).toISOString().slice(0, 10) as IsoDate
    if (!days.includes(day)) missing.push(day)
  }
  return missing
}

export const unchartedDaily = deriveDaily(readTable(dailyTable))
