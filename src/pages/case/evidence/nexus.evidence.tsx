import { formatDay } from '../../../content/dates.ts'
import { nexus, nexusTable } from '../../../content/readings/nexus.ts'
import type { Evidence } from './evidence.ts'

/** On one day in how many two such counts are equal by chance: the inverse of the normal distribution's density at 0. */
const once = Math.round(nexus.chance * Math.sqrt(2 * Math.PI))
const after = nexus.differencesAfter.slice(1)
const within = after.filter((difference) => Math.abs(difference) <= nexus.chance).length

export default {
  head: {
    plot: 'nexus',
    caption:
      'By how many counts the two rooms differed, day by day. Gray: how far chance alone parts them, two times in three. Upright lines: the detectors were exchanged.',
    table: nexusTable,
  },
  answers: [
    {
      question: 'Was it chance?',
      answer: `Chance decides a background count: what a detector finds when nothing is put in front of it. It makes two such counts equal on one day in ${once}. These were equal day after day.`,
    },
    {
      question: 'Was it the detectors?',
      answer: `No. They were exchanged on ${nexus.exchangeDays.map(formatDay).join(' and ')}. The agreement stayed with the rooms.`,
    },
    {
      question: 'Has it ended?',
      answer: `Yes. The counts have differed ever since, as they should: on ${within} of ${after.length} days by no more than the gray.`,
    },
  ],
  unknown: 'Why two rooms agreed, and what they agreed about.',
} satisfies Evidence
