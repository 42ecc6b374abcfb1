import { computeMean, getOnlyValue } from './fit.ts'
import { defineTable, type Row, readTable, uncertaintyOfReading } from './table.ts'

export const resonanceTable = defineTable({
  name: 'resonance',
  description: 'One row per reading of the tone, with mains and without.',
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
      description: `Uncertainty of the frequency: ${uncertaintyOfReading}. None without a tone.`,
    },
  },
})

type Reading = Row<typeof resonanceTable>

/** Returns the figures derived from the readings of the tone, in hertz. */
function deriveResonance(readings: readonly Reading[]) {
  const heard = readings.filter(({ tone }) => tone)
  const lastHeard = readings.findLastIndex(({ tone }) => tone)
  const outages = findOutages(readings)
  const [before, after] = [readings[lastHeard], readings[lastHeard + 1]]
  if (!before || !after) throw new Error('resonance.csv has no reading without a tone after the last with one.')
  return {
    readings,
    frequency: computeMean(heard.flatMap(({ frequency_hz }) => frequency_hz ?? [])),
    uncertainty: getOnlyValue(
      heard.flatMap(({ uncertainty_hz }) => uncertainty_hz ?? []),
      'uncertainty of a frequency',
    ),
    outages,
    outageCount: outages.length,
    /** Readings that found the tone, and readings that found none: those after its end. */
    foundCount: heard.length,
    silentCount: readings.length - heard.length,
    lastHeard: before.measured,
    firstSilent: after.measured,
  }
}

/** Returns the first and the last instant of each run of readings without mains. */
function findOutages(readings: readonly Reading[]): { readonly from: string; readonly to: string }[] {
  return readings.flatMap(({ mains, measured }, index) => {
    if (mains || readings[index - 1]?.mains === false) return []
    const length = readings.slice(index).findIndex((reading) => reading.mains)
    return [{ from: measured, to: readings[index + length - 1]?.measured ?? measured }]
  })
}

export const resonance = deriveResonance(readTable(resonanceTable))
