import { defineTable, getDay, type Row, readTable } from './table.ts'
import { lengthColumns, tideSource, tideStation, uncharted } from './uncharted.ts'

export const stormTable = defineTable({
  name: 'uncharted-storm',
  description: `One row per half hour of a storm: a tape that stayed around the block was read. The tide tables are NOAA’s prediction for San Francisco, station ${tideStation}; lengths and water are measured by the organization.`,
  sources: [tideSource],
  key: 'read',
  columns: { read: { type: 'datetime', description: 'When the tape was read.' }, ...lengthColumns },
})

/** Returns the figures derived from the night of the storm, in meters. */
export function deriveStorm(readings: readonly Row<typeof stormTable>[]) {
  const [first, last] = [readings[0], readings.at(-2)]
  if (!first || !last) throw new Error('uncharted-storm.csv has too few rows.')
  const { slope, intercept } = uncharted.line
  const getRise = ({ water_m, tide_table_m }: (typeof readings)[number]) => water_m - tide_table_m
  const highest = readings.reduce((a, b) => (getRise(b) > getRise(a) ? b : a))
  const rise = getRise(highest)
  return {
    readings,
    firstDay: getDay(first.read),
    /** The last row is the midnight at which this day ends. */
    lastDay: getDay(last.read),
    /** The reading at which the water was highest above the tables, and how far. */
    highest,
    rise,
    riseInCentimeters: Math.round(100 * rise),
    /** How much longer the block would have been then, had it followed the water. */
    growthWithWater: slope * rise,
    readingCount: readings.length,
    hours: (Date.parse(readings.at(-1)?.read ?? '') - Date.parse(first.read)) / 3_600_000,
    /** How far a length was from the line of the walks at most. */
    largestResidual: Math.max(
      ...readings.map(({ tide_table_m, length_m }) => Math.abs(length_m - slope * tide_table_m - intercept)),
    ),
  }
}

export const storm = deriveStorm(readTable(stormTable))
