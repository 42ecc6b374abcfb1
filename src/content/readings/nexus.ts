import { computeMean } from './fit.ts'
import { type Row, readTable } from './table.ts'
import { nexusTable } from './tables.ts'

function deriveNexus(days: readonly Row<typeof nexusTable>[]) {
  const firstApart = days.findIndex(({ difference }) => difference !== 0)
  const [firstDay, lastDay, dayApart] = [days[0], days.at(-1), days[firstApart]]
  if (!firstDay || !lastDay || !dayApart) throw new Error('nexus.csv has no day on which the rooms differed.')
  const exchanges = days.filter(
    ({ detector_a }, index) => index > 0 && index < firstApart && days[index - 1]?.detector_a !== detector_a,
  )
  const counts = days.flatMap(({ room_a_counts, room_b_counts }) => [room_a_counts, room_b_counts])
  return {
    days,
    /** Days at the beginning on which the counts were equal. */
    equalDays: firstApart,
    firstDifference: dayApart.difference,
    firstApart: dayApart.day,
    firstDay: firstDay.day,
    lastDay: lastDay.day,
    /** One standard deviation of the difference of two such counts, by chance (Poisson). */
    chance: Math.sqrt(2 * computeMean(counts)),
    countsNear: Math.round(computeMean(counts) / 1000) * 1000,
    exchangeCount: exchanges.length,
    digitCounts: new Set(counts.map((count) => String(count).length)),
    differencesAfter: days.slice(firstApart).map(({ difference }) => difference),
    differencesAreRight: days.every((day) => day.room_b_counts - day.room_a_counts === day.difference),
  }
}

export const nexus = deriveNexus(readTable(nexusTable))
