import type { Column, ReadingTable } from './table.ts'

function define<const Columns extends Readonly<Record<string, Column>>>(
  table: ReadingTable<Columns> & { readonly key: keyof Columns },
): ReadingTable<Columns> {
  return table
}

/** Whose predictions the tide tables are. */
export const tideSource = {
  name: 'National Oceanic and Atmospheric Administration, CO-OPS, station 9414290',
  url: 'https://tidesandcurrents.noaa.gov/harcon.html?id=9414290',
}

const one = 'one standard deviation of a single reading'

/** What each column of a table of UNCHARTED but the first contains. */
const lengthColumns = {
  length_m: { type: 'number', unit: 'm', description: 'Length of the boundary.' },
  uncertainty_m: { type: 'number', unit: 'm', description: `Uncertainty of the length: ${one}.` },
  tide_table_m: {
    type: 'number',
    unit: 'm',
    description: 'Height in the tide tables at that moment, above mean lower low water.',
  },
  water_m: {
    type: 'number',
    unit: 'm',
    description: 'Height of the water at the organization’s own gauge at that moment, above mean lower low water.',
  },
} as const

export const unchartedTable = define({
  name: 'uncharted',
  caseId: 'uncharted',
  description:
    'One row a walk around the boundary. The tide tables are NOAA’s prediction for San Francisco, station 9414290; lengths and water are measured by the organization.',
  sources: [tideSource],
  key: 'walked',
  columns: { walked: { type: 'datetime', description: 'The middle of the walk.' }, ...lengthColumns },
})

export const stormTable = define({
  name: 'uncharted-storm',
  caseId: 'uncharted',
  description:
    'One row a half hour of a storm: a tape that stayed around the boundary was read. The tide tables are NOAA’s prediction for San Francisco, station 9414290; lengths and water are measured by the organization.',
  sources: [tideSource],
  key: 'read',
  columns: { read: { type: 'datetime', description: 'When the tape was read.' }, ...lengthColumns },
})

export const forecastTable = define({
  name: 'uncharted-forecast',
  caseId: 'uncharted',
  description:
    'A forecast: one row a high or low water of San Francisco in NOAA’s tide tables, with the length that the line fitted to the walks of uncharted.csv gives. Nothing in it is measured.',
  sources: [tideSource],
  key: 'time',
  columns: {
    time: { type: 'datetime', description: 'When the water is high or low in the tide tables, to the minute.' },
    tide: { type: 'flag', words: ['high', 'low'], description: 'Whether it is high water.' },
    tide_table_m: lengthColumns.tide_table_m,
    length_m: { type: 'number', unit: 'm', description: 'Length of the boundary by the line.' },
    uncertainty_m: { type: 'number', unit: 'm', description: `Uncertainty of the length by the fit: ${one}.` },
  },
})

export const nexusTable = define({
  name: 'nexus',
  caseId: 'nexus',
  description: 'One row a day: the background counts of two rooms, each over 24 hours.',
  key: 'day',
  columns: {
    day: { type: 'date', description: 'The day.' },
    detector_a: { type: 'integer', description: 'Number of the detector in room A.' },
    detector_b: { type: 'integer', description: 'Number of the detector in room B.' },
    room_a_counts: {
      type: 'integer',
      unit: 'counts',
      description: 'What the detector in room A found. Chance alone gives ± its root.',
    },
    room_b_counts: {
      type: 'integer',
      unit: 'counts',
      description: 'What the detector in room B found. Chance alone gives ± its root.',
    },
    difference: { type: 'integer', unit: 'counts', description: 'Room B less room A.' },
  },
})

export const thresholdTable = define({
  name: 'threshold',
  caseId: 'threshold',
  description: 'One row a measurement of the doorway’s width, from both sides.',
  key: 'measured',
  columns: {
    measured: { type: 'datetime', description: 'When it was measured.' },
    instrument: { type: 'text', description: 'The instrument.' },
    outside_mm: { type: 'number', unit: 'mm', description: 'Width from the outside.' },
    inside_mm: { type: 'number', unit: 'mm', description: 'Width from the inside.' },
    difference_mm: { type: 'number', unit: 'mm', description: 'Outside less inside.' },
    uncertainty_mm: { type: 'number', unit: 'mm', description: `Uncertainty of the difference: ${one}.` },
  },
})

export const cascadeTable = define({
  name: 'cascade',
  caseId: 'cascade',
  description: 'One row a clock that stopped.',
  key: 'bought',
  columns: {
    bought: { type: 'date', description: 'The day on its receipt.' },
    make: { type: 'text', description: 'Its make.' },
    office: { type: 'integer', description: 'Number of the office that kept the receipt.' },
    stopped: { type: 'datetime', description: 'When it stopped.' },
  },
})

export const eighthClockTable = define({
  name: 'cascade-eighth',
  caseId: 'cascade',
  description: 'One row a day of the eighth clock. It was ours, on loan.',
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

export const resonanceTable = define({
  name: 'resonance',
  caseId: 'resonance',
  description: 'One row a reading of the tone, with mains and without.',
  key: 'measured',
  columns: {
    measured: { type: 'datetime', description: 'When it was measured.' },
    mains: { type: 'flag', words: ['on', 'off'], description: 'Whether the building had mains power.' },
    tone: { type: 'flag', words: ['yes', 'no'], description: 'Whether the tone was there.' },
    frequency_hz: { type: 'number', unit: 'Hz', optional: true, description: 'Its frequency. None without a tone.' },
    uncertainty_hz: {
      type: 'number',
      unit: 'Hz',
      optional: true,
      description: `Uncertainty of the frequency: ${one}. None without a tone.`,
    },
  },
})

/** Every published table of readings, in the order of the cases. */
export const readingTables: readonly ReadingTable[] = [
  unchartedTable,
  stormTable,
  nexusTable,
  thresholdTable,
  cascadeTable,
  eighthClockTable,
  resonanceTable,
]

/** The constants from which the column `tide_table_m` can be computed again. */
export const tideConstituents = {
  name: 'tide-constituents',
  caseId: 'uncharted',
  description:
    'The 37 harmonic constituents and the mean sea level from which the tide tables of San Francisco are computed.',
} as const
