import { organization, postalAddress } from '../../content/organization.ts'
import { referenceNote } from '../documents/report-text.ts'

/** Text of a form's review; `noun` is "report" or "message". */
export const reviewText = {
  errors: (count: number) =>
    count === 1 ? 'One answer is missing or incomplete' : `${count} answers are missing or incomplete`,
  title: (noun: string) => `Check your ${noun}`,
  lead: (noun: string) =>
    `Nothing has been sent. Your ${noun} is here, on this device. Check it, then choose how it gets to us.`,
  /** After a press: what was done, then what comes next. */
  leadAfterPress: (done: string, answer: string, reference: string) => `${done} ${answer} Keep ${reference}.`,
  delivery: 'Ways to send it',
  reading: 'Reading your files.',
  readingLabel: 'Reading your files',
  reference: 'Reference',
  referenceNote: `It ${referenceNote}.`,
  plateNote: 'The plate is computed from it.',
  call: 'In danger, call 911. If nothing here works, call',
  callHours: `, ${organization.hours}.`,
  blank: 'left blank',
  change: 'Change',
  showAll: (words: number) => `Show all${words > 1 ? ` ${words.toLocaleString('en-US')} words` : ''}`,
  ofAnswer: (label: string) => ` of ${label}`,
  showLess: 'Show less',
  office: ['Received on', 'By', 'Filed under'],
  prepared: 'Prepared on the writer’s own device.',
  printReference: `The reference ${referenceNote}.`,
  recipient: `To ${organization.name}, ${postalAddress}.`,
} as const

export const eraseText = {
  open: 'Erase everything and start again',
  title: (noun: string) => `Erase this ${noun}?`,
  remains: 'What you saved or sent stays. Your browser may still suggest the name and email.',
  cancel: 'Keep it',
  erase: 'Erase it',
} as const
