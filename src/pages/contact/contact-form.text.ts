import { answersWithin } from '../../content/answer-time.ts'

/** No other words of the page belong here: the module contains them. */
export const contactFormText = {
  subject: 'Message',
  submit: 'Write the email',
  next: 'It opens in your own email app. You send it there.',
  withoutScript: (address: string) =>
    `Without script, letters outside of English can be damaged on the way into the email. They are not if you write to ${address} yourself.`,
  /** What is left to do in the email, and what the page says before: in one that is empty, or longer than a link carries. */
  press: 'Press Send in your email app.',
  pressEmpty: 'Write it in your email app, then press Send there.',
  pressTooLong: 'Paste it into your email app, then press Send there.',
  answers: (name: string) => `${name} answers within ${answersWithin}.`,
  again: 'Write the email again',
  empty: 'Your message is empty.',
  tooLong: 'Your message is longer than an email link carries. It is copied.',
  tooLongNotCopied:
    'Your message is longer than an email link carries, and the browser did not allow copying. Select it above and copy it.',
  /** In an email whose text is longer than a link carries. */
  paste: '[Your message is copied. Paste it here.]',
  noEmail: 'No email opened?',
  writeYourself: 'Write one yourself, to',
  copy: 'Copy the text',
  copied: 'Copied. Paste it into your email.',
  notCopied: 'The browser did not allow copying. Select your message above and copy it.',
} as const
