import { formatDate } from '../content/dates.ts'
import { joinQuantities } from '../content/format-numbers.ts'
import { uncharted } from '../content/readings/uncharted.ts'

const { shortest, longest, walkCount, latest } = uncharted

export const recordedLengthText = {
  range: joinQuantities(`${shortest.toFixed(2)} to\n${longest.toFixed(2)} m`),
  walks: `the shortest and longest of ${walkCount} walks around one block of San Francisco.`,
  latest: joinQuantities(`Last walked ${formatDate(latest.day)}: ${latest.length.toFixed(2)} m.`),
  /** The words around what a script computes. */
  live: {
    before: 'around one block of San Francisco, by the tide tables, at\u00a0',
    after: ' there.',
    change: 'While you read this: ',
    longer: ' longer.',
    shorter: ' shorter.',
    turn: 'Next turn: ',
    stopped: 'The number is stopped.',
  },
} as const
