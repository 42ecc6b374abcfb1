import { computeMean, getOnlyValue } from './fit.ts'
import { defineTable, type Row, readTable } from './table.ts'

export const nexusTable = defineTable({
  name: 'nexus',
  description: 'One row per day: the background counts of two rooms, each over 24 hours.',
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

function deriveNexus(days: readonly Row<typeof nexusTable>[]) {
  const firstApart = days.findIndex(({ difference }) => difference !== 0)
  const [firstDay, lastDay, dayApart] = [days[0], days.at(-1), days[firstApart]]
  if (!firstDay || !lastDay || !dayApart) throw new Error('nexus.csv has no day on which the rooms differed.')
  const exchanges = days.filter(
    ({ detector_a }, index) => index > 0 && index < firstApart && days[index - 1]?.detector_a !== detector_a,
  )
  const counts = days.flatMap(({ room_a_counts, room_b_counts }) => [room_a_counts, room_b_counts])
  /** One standard deviation of the difference of two such counts, by chance (Poisson). */
  const chance = Math.sqrt(2 * computeMean(counts))
  const since = days.slice(firstApart + 1)
  return {
    days,
    roomCount: Object.keys(nexusTable.columns).filter((name) => name.startsWith('room_')).length,
    digits: getOnlyValue(
      counts.map((count) => String(count).length),
      'number of digits',
    ),
    /** Days at the beginning on which the counts were equal. */
    equalDays: firstApart,
    /** The day on which they differed first, counted from the beginning. */
    dayNumberApart: firstApart + 1,
    firstDifference: dayApart.difference,
    firstApart: dayApart.day,
    firstDay: firstDay.day,
    lastDay: lastDay.day,
    chance,
    /** On one day in how many two such counts are equal by chance: the inverse of the normal distribution's density at 0. */
    daysPerEqual: chance * Math.sqrt(2 * Math.PI),
    /** Once in how many years two such days come in a row by chance, to the century. */
    yearsPerPair: Math.round((chance * Math.sqrt(2 * Math.PI)) ** 2 / 36_525) * 100,
    countsNear: Math.round(computeMean(counts) / 1000) * 1000,
    exchangeCount: exchanges.length,
    exchangeDays: exchanges.map(({ day }) => day),
    /** Days from the one on which they differed first, and after it. */
    daysApart: days.length - firstApart,
    daysSince: since.length,
    /** On how many days after it they differed by less than chance alone makes it. */
    daysWithinChance: since.filter(({ difference }) => Math.abs(difference) <= chance).length,
  }
}

export const nexus = deriveNexus(readTable(nexusTable))
