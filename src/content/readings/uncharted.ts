import { fitLine, getOnlyValue } from './fit.ts'
import { defineTable, getDay, type Row, readTable, type Source, uncertaintyOfReading } from './table.ts'

/** NOAA's station in San Francisco. */
export const tideStation = '9414290'

/** Whose predictions the tide tables are, and the constants from which the column `tide_table_m` can be computed again. */
export const tideSource: Source = {
  name: `National Oceanic and Atmospheric Administration, CO-OPS, station ${tideStation}`,
  url: `https://tidesandcurrents.noaa.gov/harcon.html?id=${tideStation}`,
  constants: {
    name: 'tide-constituents',
    description:
      'The 37 constituents of the tide tables. With the mean sea level, heights of San Francisco are computed from them.',
  },
}

/** What each column of a table of UNCHARTED but the first contains. */
export const lengthColumns = {
  length_m: { type: 'number', unit: 'm', description: 'Length of the way around the block.' },
  uncertainty_m: { type: 'number', unit: 'm', description: `Uncertainty of the length: ${uncertaintyOfReading}.` },
  tide_table_m: {
    type: 'number',
    unit: 'm',
    description:
      'Height in the tide tables, of the ten minutes that begin at or before that moment, above mean lower low water.',
  },
  water_m: {
    type: 'number',
    unit: 'm',
    description: 'Height of the water at the organization’s own gauge at that moment, above mean lower low water.',
  },
} as const

export const unchartedTable = defineTable({
  name: 'uncharted',
  description: `One row per walk around the block. The tide tables are NOAA’s prediction for San Francisco, station ${tideStation}; lengths and water are measured by the organization.`,
  sources: [tideSource],
  key: 'walked',
  columns: { walked: { type: 'datetime', description: 'The middle of the walk.' }, ...lengthColumns },
})

type Walk = Row<typeof unchartedTable>

/** Returns the figures derived from the walks around the block, in meters. */
function deriveUncharted(walks: readonly Walk[]) {
  const lengths = walks.map(({ length_m }) => length_m)
  const heights = walks.map(({ tide_table_m }) => tide_table_m)
  const [shortest, longest] = [Math.min(...lengths), Math.max(...lengths)]
  const latest = walks.at(-1)
  if (!latest) throw new Error('uncharted.csv has no rows.')
  return {
    walks,
    walkCount: walks.length,
    shortest,
    longest,
    /** A quarter of the way around the block, to ten meters. */
    side: 10 * Math.round((shortest + longest) / 80),
    /** More than so many full meters are between the shortest and the longest. */
    leastRange: Math.floor(longest - shortest),
    /** The heights in the tide tables between which it was walked. */
    lowest: Math.min(...heights),
    highest: Math.max(...heights),
    uncertainty: getOnlyValue(
      walks.map(({ uncertainty_m }) => uncertainty_m),
      'uncertainty of a length',
    ),
    line: fitLine(walks.map(({ tide_table_m, length_m }) => [tide_table_m, length_m])),
    latest: { day: getDay(latest.walked), length: latest.length_m },
  }
}

export const uncharted = deriveUncharted(readTable(unchartedTable))
