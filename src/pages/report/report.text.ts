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
    there: [
      'We accept a report that has a date, a place and something we can check. Within a day of accepting it we send a team, where the site can be reached. Most places measure as they should. Then there is no case. A report that is not accepted is kept too, and its writer is told why. If it turns out to be ordinary, you are told what it was.',
      'An accepted report joins the archive of its year. When that is sealed, the plate of the report is shown, and what you wrote is not. You may withdraw a report at any time: we erase your name and keep the measurement.',
    ],
  },
  privacy: [
    // biome-ignore lint/plugin: That of the draft.
    'A draft is saved on this device only if you ask for it, files included, and you can erase it at once. When this page is opened 30 days after the last change, it says that the draft is due and keeps it one more day. Opened after that, it erases it. The browser may remove it sooner.',
    'Files are read on this device and nowhere else. Without a draft, most browsers forget them at a reload. Most ask before they do, and this page then lists the files to choose again.',
  ],
} as const
