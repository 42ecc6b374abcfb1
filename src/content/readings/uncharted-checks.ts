import { computeMean, fitLine } from './fit.ts'
import { defineTable, getDay, type Row, readTable } from './table.ts'
import { lengthColumns, uncharted } from './uncharted.ts'

export const checksTable = defineTable({
  name: 'uncharted-checks',
  description:
    'One row per walk since September 5, 2025, except the one in the storm: the length that a second walker found in the same hour, the neighboring block and the temperature of the air. The first length is that of uncharted.csv.',
  key: 'walked',
  columns: {
    walked: { type: 'datetime', description: 'The middle of the walk.' },
    length_m: lengthColumns.length_m,
    second_length_m: {
      type: 'number',
      unit: 'm',
      description:
        'Length of the way around the block by a second walker, who was told neither the tide tables nor the first length.',
    },
    neighbor_length_m: {
      type: 'number',
      unit: 'm',
      description: 'Length of the way around the neighboring block by the same tape, in the same hour.',
    },
    temperature_c: { type: 'number', unit: '°C', description: 'Temperature of the air.' },
  },
})

/** Returns the figures derived from the checks. Lengths are in centimeters' steps: a difference of two has no more. */
function deriveChecks(rows: readonly Row<typeof checksTable>[]) {
  const { slope, intercept } = uncharted.line
  const heights = new Map(uncharted.walks.map(({ walked, tide_table_m }) => [walked, tide_table_m]))
  const checks = rows.map((row) => {
    const height = heights.get(row.walked)
    if (height === undefined) throw new Error(`uncharted.csv has no walk of ${row.walked}.`)
    const difference = Math.round(100 * (row.second_length_m - row.length_m)) / 100
    return { ...row, height, difference, residual: row.length_m - slope * height - intercept }
  })
  const [first, last] = [checks[0], checks.at(-1)]
  if (!first || !last) throw new Error('uncharted-checks.csv has no rows.')
  const temperatures = checks.map(({ temperature_c }) => temperature_c)
  const neighbor = computeMean(checks.map(({ neighbor_length_m }) => neighbor_length_m))
  return {
    checks,
    checkCount: checks.length,
    firstDay: getDay(first.walked),
    lastDay: getDay(last.walked),
    largestDifference: Math.max(...checks.map(({ difference }) => Math.abs(difference))),
    neighbor,
    neighborShortest: Math.min(...checks.map(({ neighbor_length_m }) => neighbor_length_m)),
    neighborLongest: Math.max(...checks.map(({ neighbor_length_m }) => neighbor_length_m)),
    /** In meters for each meter in the tide tables. */
    neighborSlope: fitLine(checks.map(({ height, neighbor_length_m }) => [height, neighbor_length_m])).slope,
    coldest: Math.min(...temperatures),
    warmest: Math.max(...temperatures),
    /** In meters for each degree. */
    heatSlope: fitLine(checks.map(({ temperature_c, residual }) => [temperature_c, residual])).slope,
  }
}

export const unchartedChecks = deriveChecks(readTable(checksTable))
