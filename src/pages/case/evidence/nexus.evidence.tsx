import { equalDaysAt, largest } from '../../../components/plots/nexus.plot.tsx'
import { formatDay } from '../../../content/dates.ts'
import { formatNumberInWords } from '../../../content/format-numbers.ts'
import { nexus, nexusTable } from '../../../content/readings/nexus.ts'
import { Chance, ChanceRings } from '../chance.tsx'
import type { Evidence } from './evidence.ts'

const rooms = formatNumberInWords(nexus.roomCount)
const chance = Math.round(nexus.chance)
// biome-ignore lint/plugin: By chance 68 of 100 values are within one standard deviation.
const usually = 'two times in three'
// biome-ignore lint/plugin: Fewer are no row.
const twoInARow = `Two in a row: once in ${nexus.yearsPerPair.toLocaleString('en-US')} years.`
/** What chance counts at once: so long that some days are equal. */
const [years, daysAtOnce] = [100, 36_525]
const [exchanged, returned] = nexus.exchangeDays.map(formatDay)

export default {
  head: {
    plot: 'nexus',
    mark: <ChanceRings at={equalDaysAt} />,
    content: (
      <Chance
        title="Equal days, by chance"
        expected={twoInARow}
        measured={`In these rooms: ${formatNumberInWords(nexus.equalDays)}.`}
        data={{
          'data-once': 'Let chance count',
          'data-often': `${years} years`,
          'data-times': daysAtOnce,
          'data-deviation': nexus.chance.toFixed(2),
          'data-largest': largest,
        }}
      />
    ),
    caption: `By how many counts the ${rooms} rooms differed, day by day. Gray: how far chance alone parts them, ${usually}. Upright lines: the detectors changed rooms.`,
    table: nexusTable,
  },
  answers: [
    {
      question: 'Was it chance?',
      answer: `No. Chance decides a background count: what a detector finds when nothing is put in front of it. It makes ${rooms} such counts equal on one day in ${Math.round(nexus.daysPerEqual)}.`,
    },
    {
      question: 'Was it the detectors?',
      answer: `No. They changed rooms on ${exchanged}, and back on ${returned}. The agreement stayed with the rooms.`,
    },
    {
      question: 'Has it ended?',
      answer: `Yes. The counts differed on each of the ${nexus.daysApart} days to ${formatDay(nexus.lastDay)}, as they should: after the first, on ${nexus.daysWithinChance} of the next ${nexus.daysSince} by ${chance} or less.`,
    },
  ],
  unknown: `Why ${rooms} rooms agreed, and what they agreed about.`,
} satisfies Evidence
