import { computeDeviation, fitLine, getOnlyValue } from './fit.ts'
import { getDay, type Row, readTable } from './table.ts'
import { unchartedTable } from './tables.ts'

type Walk = Row<typeof unchartedTable>

/** Returns the figures derived from the walks around the boundary, in meters. */
export function deriveUncharted(walks: readonly Walk[]) {
  const lengths = walks.map(({ length_m }) => length_m)
  const line = fitLine(walks.map(({ tide_table_m, length_m }) => [tide_table_m, length_m]))
  const againstWater = fitLine(walks.map(({ water_m, length_m }) => [water_m, length_m]))
  const rise = ({ water_m, tide_table_m }: Walk) => water_m - tide_table_m
  const [highest] = walks.toSorted((a, b) => rise(b) - rise(a))
  const [shortest] = walks.toSorted((a, b) => a.length_m - b.length_m)
  const latest = walks.at(-1)
  if (!highest || !shortest || !latest) throw new Error('uncharted.csv has no rows.')
  return {
    walks,
    walkCount: walks.length,
    lengthCount: new Set(lengths).size,
    shortest: shortest.length_m,
    longest: Math.max(...lengths),
    uncertainty: getOnlyValue(
      walks.map(({ uncertainty_m }) => uncertainty_m),
      'uncertainty of a length',
    ),
    line,
    againstWater,
    residualDeviation: computeDeviation(
      walks.map(({ tide_table_m, length_m }) => length_m - line.slope * tide_table_m - line.intercept),
    ),
    storm: {
      day: getDay(highest.walked),
      rise: rise(highest),
      water: highest.water_m,
      length: highest.length_m,
    },
    shortestDay: getDay(shortest.walked),
    latest: { day: getDay(latest.walked), length: latest.length_m },
  }
}

export const uncharted = deriveUncharted(readTable(unchartedTable))
