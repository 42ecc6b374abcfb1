import { fitLine, getOnlyValue } from './fit.ts'
import { getDay, type Row, readTable } from './table.ts'
import { unchartedTable } from './tables.ts'

type Walk = Row<typeof unchartedTable>

/** Returns the figures derived from the walks around the boundary, in meters. */
function deriveUncharted(walks: readonly Walk[]) {
  const lengths = walks.map(({ length_m }) => length_m)
  const latest = walks.at(-1)
  if (!latest) throw new Error('uncharted.csv has no rows.')
  return {
    walks,
    walkCount: walks.length,
    shortest: Math.min(...lengths),
    longest: Math.max(...lengths),
    uncertainty: getOnlyValue(
      walks.map(({ uncertainty_m }) => uncertainty_m),
      'uncertainty of a length',
    ),
    line: fitLine(walks.map(({ tide_table_m, length_m }) => [tide_table_m, length_m])),
    latest: { day: getDay(latest.walked), length: latest.length_m },
  }
}

export const uncharted = deriveUncharted(readTable(unchartedTable))
