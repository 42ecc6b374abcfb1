import { answersWithin } from '../../content/answer-time.ts'

/** No other words of the page belong here: the module contains them. */
export const contactFormText = {
  subject: 'Message',
  submit: 'Write the email',
  next: 'It opens in your own email app. You send it there.',
  withoutScript: (address: string) =>
    `Without script, letters outside of English can be damaged on the way into the email. They are not if you write to ${address} yourself.`,
  /** The heading once an email is opened, and the line below it: of one that is empty, or longer than a link carries, too. */
  press: 'Press Send in your email app',
  answers: (name: string) => `${name} answers within ${answersWithin}.`,
  writeThere: 'Write it in your email app',
  empty: 'Your message is empty. Write it there, then press Send.',
  pasteThere: 'Paste it into your email app',
  tooLong: 'Your message is longer than an email link carries. It is copied. Paste it there, then press Send.',
  tooLongNotCopied:
    'Your message is longer than an email link carries, and the browser did not allow copying. Copy it below, paste it there, then press Send.',
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
