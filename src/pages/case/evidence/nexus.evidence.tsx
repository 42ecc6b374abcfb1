import { formatDay } from '../../../content/dates.ts'
import { capitalize, formatNumberInWords } from '../../../content/format-numbers.ts'
import { nexus, nexusTable } from '../../../content/readings/nexus.ts'
import type { Evidence } from './evidence.ts'

const chance = Math.round(nexus.chance)
const days = formatNumberInWords(nexus.equalDays)
const rooms = formatNumberInWords(nexus.roomCount)
const once = Math.round(nexus.daysPerEqual)
const times = nexus.exchangeCount === 2 ? 'twice' : `${formatNumberInWords(nexus.exchangeCount)} times`
// biome-ignore lint/plugin: By chance 68 of 100 values are within one standard deviation.
const [usually, usual] = ['Two times in three', 'two in three']
const within = `${nexus.daysWithinChance} of ${nexus.daysSince} days`

export default {
  head: {
    plot: 'nexus',
    caption: `By how many counts the ${rooms} rooms differed, day by day. ${usually}, ${rooms} such counts differ by less than ${chance} (gray). These differed by 0, ${days} days in a row.`,
    table: nexusTable,
  },
  answers: [
    {
      question: 'Was it chance?',
      answer: `A background count is what a detector finds when nothing is put in front of it. Chance decides it. ${capitalize(rooms)} counts near ${nexus.countsNear.toLocaleString('en-US')} are equal on one day in ${once}. These were equal on ${days}, one after the other.`,
      proof: {
        measurement: `1 day in ${once}`,
        caption: `How often chance alone makes ${rooms} such counts equal.`,
      },
    },
    {
      question: 'Was it the detectors?',
      answer: `No. They were exchanged ${times}, on ${nexus.exchangeDays.map(formatDay).join(' and ')}. The agreement stayed with the rooms.`,
      proof: { measurement: `${nexus.exchangeCount} exchanges`, caption: 'After none of them did the counts differ.' },
    },
    {
      question: 'Has it ended?',
      answer: `Yes. On ${formatDay(nexus.firstApart)} the counts differed by ${nexus.firstDifference}, and they have differed ever since, as they should: on ${within} by less than ${chance}.`,
      proof: {
        measurement: within,
        caption: `How many days since then differed by less than ${chance}. By chance, ${usual}.`,
      },
    },
  ],
  unknown: `Why ${rooms} rooms agreed, and what they agreed about.`,
} satisfies Evidence
