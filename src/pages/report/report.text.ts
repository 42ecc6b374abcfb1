import { memberOf } from '../../content/team.ts'

export const reportText = {
  danger: 'If anyone is in danger, call 911 now. This form does not call for help.',
  lead: 'Write down what happened while you still remember it plainly. You need not explain it, and please do not go back to check. Nothing leaves this device until you choose to send it.',
  before: {
    title: 'Before you write',
    facts: [
      'Your name is never published.',
      `${memberOf('farahani').name} reads every report. You hear from her within ten working days.`,
    ],
    elsewhere: 'Outside the fifty states, or without this form, write or call:',
  },
  paper: {
    title: 'On paper',
    text: 'Print this page and answer by hand. Enclose copies and keep the originals: nothing is sent back. Mail it to the office. The answer comes by email.',
  },
  after: {
    title: 'What happens next',
    here: 'Your report is put together on this device. You check it, then send it from your own email, share it, print it or keep it.',
    there: [
      'Accepted means dated, placed and possible to check. Within a day of accepting a report we send an instrument, where the site can be reached. A report that is not accepted is kept too, and its writer is told why. If it turns out to be ordinary, you are told what it was.',
      'An accepted report joins the year’s archive, which is sealed when the year ends. You may withdraw a report at any time: we erase your name and keep the measurement.',
    ],
  },
  privacy: [
    'A draft is kept on this device only if you ask for it, files included. It is erased after 30 days, or at once when you erase it.',
    'Files are read on this device and nowhere else. Without a draft, a reload forgets them. If you leave with files attached, the page asks first.',
  ],
} as const
