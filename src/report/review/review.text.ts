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
