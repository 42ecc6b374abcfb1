import { formatDay } from '../../../content/dates.ts'
import { formatNumberInWords } from '../../../content/format-numbers.ts'
import { nexus, nexusTable } from '../../../content/readings/nexus.ts'
import type { Evidence } from './evidence.ts'

const chance = Math.round(nexus.chance)
const days = formatNumberInWords(nexus.equalDays)
/** On one day in how many two such counts are equal by chance: the inverse of the normal distribution's density at 0. */
const once = Math.round(nexus.chance * Math.sqrt(2 * Math.PI))
const times = nexus.exchangeCount === 2 ? 'twice' : `${formatNumberInWords(nexus.exchangeCount)} times`
const after = nexus.differencesAfter.slice(1)
const within = after.filter((difference) => Math.abs(difference) <= nexus.chance).length

export default {
  head: {
    plot: 'nexus',
    caption: `By how many counts the two rooms differed, day by day. Two times in three, two such counts differ by less than ${chance} (gray). These differed by 0, ${days} days in a row.`,
    table: nexusTable,
  },
  answers: [
    {
      question: 'Was it chance?',
      answer: `A background count is what a detector finds when nothing is put in front of it. Chance decides it. Two counts near ${nexus.countsNear.toLocaleString('en-US')} are equal on one day in ${once}. These were equal on ${days}, one after the other.`,
      proof: {
        measurement: `1 day in ${once}`,
        caption: 'How often chance alone makes two such counts equal.',
      },
    },
    {
      question: 'Was it the detectors?',
      answer: `No. They were exchanged ${times}, on ${nexus.exchangeDays.map(formatDay).join(' and ')}. The agreement stayed with the rooms.`,
      proof: { measurement: `${nexus.exchangeCount} exchanges`, caption: 'After none of them did the counts differ.' },
    },
    {
      question: 'Has it ended?',
      answer: `Yes. On ${formatDay(nexus.firstApart)} the counts differed by ${nexus.firstDifference}, and they have differed ever since, as they should: on ${within} of ${after.length} days by less than ${chance}.`,
      proof: {
        measurement: `${within} of ${after.length} days`,
        caption: `How many days since then differed by less than ${chance}. By chance, two in three.`,
      },
    },
  ],
  unknown: 'Why two rooms agreed, and what they agreed about.',
} satisfies Evidence
