import { atBeginning, numberInWords } from '../../content/in-words.ts'
import { team } from '../../content/team.ts'

export const teamText = {
  lead: `${atBeginning(numberInWords(team.length))} people answer for the record. Each of them has asked for a case to be reopened.`,
  membersTitle: 'Members',
  divisionsTitle: 'Divisions',
  cases: 'Measured',
  portraits: 'The portraits are computer renderings of people who do not exist.',
} as const
