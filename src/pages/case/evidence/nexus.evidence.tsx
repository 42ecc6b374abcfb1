import { equalDaysAt, largest } from '../../../components/plots/nexus.plot.tsx'
import { formatDay } from '../../../content/dates.ts'
import { formatNumberInWords } from '../../../content/format-numbers.ts'
import { nexus, nexusTable } from '../../../content/readings/nexus.ts'
import { Chance, ChanceRings } from '../chance.tsx'
import type { Evidence } from './evidence.ts'

const rooms = formatNumberInWords(nexus.roomCount)
const once = Math.round(nexus.daysPerEqual)
// biome-ignore lint/plugin: By chance 68 of 100 values are within one standard deviation.
const usually = 'two times in three'

/** Chance counts that long at once: in so many days a few are equal. */
const [years, days] = [100, 36_525]

export default {
  head: {
    plot: 'nexus',
    mark: <ChanceRings at={equalDaysAt} />,
    content: (
      <Chance
        once="Let chance count"
        often={`${years} years`}
        data={{
          'data-often': days,
          'data-deviation': nexus.chance.toFixed(2),
          'data-largest': largest,
          'data-never': 'Never two in a row.',
          'data-note': `In these rooms: ${formatNumberInWords(nexus.equalDays)}.`,
        }}
      />
    ),
    caption: `By how many counts the ${rooms} rooms differed, day by day. Gray: how far chance alone parts them, ${usually}. Upright lines: the detectors were exchanged.`,
    table: nexusTable,
  },
  answers: [
    {
      question: 'Was it chance?',
      answer: `Chance decides a background count: what a detector finds when nothing is put in front of it. It makes ${rooms} such counts equal on one day in ${once}.`,
    },
    {
      question: 'Was it the detectors?',
      answer: `No. They were exchanged on ${nexus.exchangeDays.map(formatDay).join(' and ')}. The agreement stayed with the rooms.`,
    },
    {
      question: 'Has it ended?',
      answer: `Yes. The counts have differed on every day since, as they should: after the first, on ${nexus.daysWithinChance} of ${nexus.daysSince} by no more than the gray.`,
    },
  ],
  unknown: `Why ${rooms} rooms agreed, and what they agreed about.`,
} satisfies Evidence
