import { statuses } from '../../../content/cases.ts'
import { formatDay } from '../../../content/dates.ts'
import { formatNumberInWords } from '../../../content/format-numbers.ts'
import { nexus, nexusTable } from '../../../content/readings/nexus.ts'
import type { Evidence } from './evidence.ts'

const chance = Math.round(nexus.chance)
const near = nexus.countsNear.toLocaleString('en-US')
const days = formatNumberInWords(nexus.equalDays)
/** In how many days two such counts are equal once by chance: the normal distribution at 0. */
const once = Math.round(nexus.chance * Math.sqrt(2 * Math.PI))
const times = nexus.exchangeCount === 2 ? 'twice' : `${formatNumberInWords(nexus.exchangeCount)} times`
const after = nexus.differencesAfter.slice(1)
const within = after.filter((difference) => Math.abs(difference) <= nexus.chance).length

const evidence: Evidence = {
  head: {
    plot: 'nexus',
    caption: `By how many counts the two rooms differed, day by day. Two times in three, two such counts differ by less than ${chance} (gray). These differed by 0, ${days} days in a row.`,
    table: nexusTable,
  },
  questions: [
    {
      id: 'chance',
      question: 'Was it chance?',
      answer: `A background count is what a detector finds when nothing is put in front of it. Chance decides it. Two counts near ${near} are equal on one day in ${once}. These were equal on ${days}, one after the other.`,
      result: {
        measurement: `1 day in ${once}`,
        note: 'How often chance alone makes two such counts equal.',
      },
    },
    {
      id: 'detectors',
      question: 'Was it the detectors?',
      answer: `No. They were exchanged ${times}, on ${nexus.exchangeDays.map(formatDay).join(' and ')}. The agreement stayed with the rooms.`,
      result: { measurement: `${nexus.exchangeCount} exchanges`, note: 'After none of them did the counts differ.' },
    },
    {
      id: 'end',
      question: 'Has it ended?',
      answer: `Yes. On ${formatDay(nexus.firstApart)} the counts differed by ${nexus.firstDifference}, and they have differed ever since, as they should: on ${within} of ${after.length} days by less than ${chance}.`,
      result: {
        measurement: `${within} of ${after.length} days`,
        note: `How many days since then differed by less than ${chance}. By chance, two in three.`,
      },
    },
    {
      id: 'unknown',
      question: 'What do we not know?',
      answer: `Why two rooms agreed, and what they agreed about. ${statuses.ended.meaning.split('. ').at(-1)}`,
    },
  ],
}

export default evidence
