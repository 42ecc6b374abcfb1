import { organization, postalAddress } from '../../content/organization.ts'
import { referenceNote } from '../documents/report-text.ts'

export const reviewText = {
  errors: (count: number) =>
    count === 1 ? 'One answer is missing or incomplete' : `${count} answers are missing or incomplete`,
  answers: 'Your report',
  blank: 'left blank',
  change: 'Change',
  startAgain: 'Erase everything and start again',
  office: ['Received on', 'By', 'Filed under'],
  printNote: `Prepared on the writer’s own device. ${referenceNote} To ${organization.name}, ${postalAddress}.`,
} as const

export const eraseText = {
  title: 'Erase this report?',
  words:
    'This erases every answer, every file and any draft on this device. What you saved or sent stays. Your browser may still suggest the name and email.',
  cancel: 'Keep it',
  erase: 'Erase it',
} as const
