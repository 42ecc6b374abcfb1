import { answersWithin } from '../../content/answer-time.ts'

const pasteThere = 'Paste it into your email app'
const tooLong = 'Your message is longer than an email link carries'

/** No other words of the page belong here: the module contains them. */
export const contactFormText = {
  subject: 'Message',
  submit: 'Write the email',
  next: 'It opens in your own email app. You send it there.',
  withoutScript: (address: string) =>
    `Without script, letters outside of English can be damaged on the way into the email. They are not if you write to ${address} yourself.`,
  answers: (name: string) => `${name} answers within ${answersWithin}.`,
  /** What the page says once an email is opened: of a message, of an empty one, and of one longer than a link carries. */
  pressed: {
    short: { title: 'Press Send in your email app', words: (answers: string) => answers },
    empty: {
      title: 'Write it in your email app',
      words: () => 'Your message is empty. Write it there, then press Send.',
    },
    copied: {
      title: pasteThere,
      words: (answers: string) => `${tooLong}. It is copied. Paste it there, then press Send. ${answers}`,
    },
    notCopied: {
      title: pasteThere,
      words: (answers: string) =>
        `${tooLong}, and the browser did not allow copying. Copy it below, paste it there, then press Send. ${answers}`,
    },
  },
  again: 'Write the email again',
  written: 'What you wrote',
  /** In an email whose text is longer than a link carries. */
  paste: '[Your message is copied. Paste it here.]',
  noEmail: 'No email opened?',
  writeYourself: 'Write one yourself, to',
  copy: 'Copy the text',
  copied: 'Copied. Paste it into your email.',
  notCopied: 'The browser did not allow copying. Your message is selected below: copy it from there.',
} as const
