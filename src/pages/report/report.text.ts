import { answersWithin } from '../../content/answer-time.ts'
import { formatNumberInWords } from '../../content/format-numbers.ts'
import { emergencyNumber } from '../../content/organization.ts'
import { stateNames } from '../../content/states.ts'
import { getMember } from '../../content/team.ts'

export const reportText = {
  warning: `If anyone is in danger, call ${emergencyNumber} now. This form does not call for help.`,
  lead: 'Write down what happened while you still remember it. You need not explain it, and please do not go back to check.',
  before: {
    title: 'Before you write',
    facts: [
      'Your name is never published. Nobody outside this office reads what you write.',
      `${getMember('farahani').name} reads every report, and answers within ${answersWithin}.`,
    ],
    elsewhere: `Outside the ${formatNumberInWords(stateNames.length)} states, or without this form:`,
  },
  paper: {
    title: 'On paper',
    text: 'Answer by hand. Enclose copies and keep the originals: nothing is sent back. Mail it to the office. The answer comes by the email, telephone or postal address that you write down.',
  },
  after: {
    title: 'What happens next',
    words:
      'A report with a date, a place and something we can check joins the archive. You may withdraw it at any time: we erase your name and keep the measurement.',
  },
  privacy: 'Files are read on this device alone.',
} as const
