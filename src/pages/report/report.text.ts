export const reportText = {
  danger: 'If anyone is in danger, call 911 now. This form reaches nobody in an emergency.',
  lead: 'Write down what happened while you still remember it plainly. Nothing leaves this device until you choose to send it.',
  next: {
    title: 'What happens next',
    steps: [
      'Your report is assembled on this device.',
      'You check it, then send it from your own mail, share it, print it or keep it.',
      'Close the page and it is gone, unless you asked to keep a draft.',
    ],
  },
  paper: {
    title: 'On paper',
    text: 'Print this page and answer by hand. Enclose copies and keep the originals: nothing is sent back. Mail it to the office. A person reads it there and answers by e-mail.',
  },
  after: {
    title: 'What becomes of a report',
    text: [
      'A person reads every report that reaches us, and answers it. If an instrument can be sent, it is sent within a day.',
      'An accepted report joins the year’s archive, which is sealed. Your name is never published.',
    ],
  },
  privacy: [
    'A draft is kept on this device only if you ask for it, files included. It is gone after 30 days, and at once when you erase it.',
    'Files are read here and nowhere else. Without a draft a reload forgets them, so the page asks before you leave it while it holds any.',
  ],
} as const
