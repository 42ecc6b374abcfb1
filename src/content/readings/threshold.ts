import { computeMean, getOnlyValue } from './fit.ts'
import { defineTable, getDay, type Row, readTable, uncertaintyOfReading } from './table.ts'

export const thresholdTable = defineTable({
  name: 'threshold',
  description: 'One row per measurement of the doorway’s width, from both sides.',
  key: 'measured',
  columns: {
    measured: { type: 'datetime', description: 'When it was measured.' },
    instrument: { type: 'text', description: 'The instrument.' },
    outside_mm: { type: 'number', unit: 'mm', description: 'Width from the outside.' },
    inside_mm: { type: 'number', unit: 'mm', description: 'Width from the inside.' },
    difference_mm: { type: 'number', unit: 'mm', description: 'Outside less inside.' },
    uncertainty_mm: {
      type: 'number',
      unit: 'mm',
      description: `Uncertainty of the difference: ${uncertaintyOfReading}.`,
    },
  },
})

const computeOutside = (rows: readonly Row<typeof thresholdTable>[]) => computeMean(rows.map((row) => row.outside_mm))

/** Returns figures in millimeters from the doorway's widths. Throws where the two sides never measured alike. */
function deriveThreshold(readings: readonly Row<typeof thresholdTable>[]) {
  const firstClosed = readings.find(({ difference_mm }) => difference_mm < (readings[0]?.difference_mm ?? 0) / 2)
  if (!firstClosed) throw new Error('threshold.csv has no reading of less than half the first difference.')
  const ended = getDay(firstClosed.measured)
  const before = readings.filter(({ measured }) => measured < ended)
  const onLastDay = readings.filter(({ measured }) => measured.startsWith(ended))
  const lastOpen = before.at(-1)
  if (!lastOpen) throw new Error('threshold.csv has no reading before the last day.')
  const after = readings.slice(before.length + onLastDay.length)
  const [outside, outsideAfter] = [computeOutside(before), computeOutside(after)]
  const instruments = [...new Set(before.map(({ instrument }) => instrument))].map((name) => {
    const found = before.filter(({ instrument }) => instrument === name)
    return { name, count: found.length, difference: computeMean(found.map(({ difference_mm }) => difference_mm)) }
  })
  return {
    readings,
    ended,
    /** Readings to the end of the last day. */
    readingCount: before.length + onLastDay.length,
    /** What each instrument found before the last day. */
    instruments,
    instrumentCount: instruments.length,
    countBefore: before.length,
    countOnLastDay: onLastDay.length,
    /** The last reading before it closed, and the first after. */
    lastOpen: lastOpen.measured,
    firstClosed: firstClosed.measured,
    difference: computeMean(before.map(({ difference_mm }) => difference_mm)),
    outside,
    inside: computeMean(before.map(({ inside_mm }) => inside_mm)),
    /** The same after the last day. */
    outsideAfter,
    insideAfter: computeMean(after.map(({ inside_mm }) => inside_mm)),
    /** How far both are apart outside, rounded up to a tenth. */
    outsideChange: Math.ceil(10 * Math.abs(outsideAfter - outside)) / 10,
    uncertainty: getOnlyValue(
      readings.map(({ uncertainty_mm }) => uncertainty_mm),
      'uncertainty of a difference',
    ),
    /** Full weeks of readings after the last day. */
    weeksAfter: Math.floor(after.length / 7),
    lastDay: getDay(readings.at(-1)?.measured ?? ended),
  }
}

export const threshold = deriveThreshold(readTable(thresholdTable))
