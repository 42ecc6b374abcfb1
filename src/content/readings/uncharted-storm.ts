import { getDay, type Row, readTable } from './table.ts'
import { stormTable } from './tables.ts'
import { uncharted } from './uncharted.ts'

/** Returns the figures derived from the night of the storm, in meters. */
export function deriveStorm(readings: readonly Row<typeof stormTable>[]) {
  const [first, last] = [readings[0], readings.at(-2)]
  if (!first || !last) throw new Error('uncharted-storm.csv has too few rows.')
  const { slope, intercept } = uncharted.line
  return {
    readings,
    firstDay: getDay(first.read),
    /** The last row is the midnight at which this day ends. */
    lastDay: getDay(last.read),
    /** How far the water was above the tables at most. */
    rise: Math.max(...readings.map(({ water_m, tide_table_m }) => water_m - tide_table_m)),
    /** How far a length was from the line of the walks at most. */
    largestResidual: Math.max(
      ...readings.map(({ tide_table_m, length_m }) => Math.abs(length_m - slope * tide_table_m - intercept)),
    ),
  }
}

export const storm = deriveStorm(readTable(stormTable))
