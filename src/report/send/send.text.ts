import { answersWithin } from '../../content/answer-time.ts'
import { organization, postalAddress } from '../../content/organization.ts'
import { getPronoun } from '../evidence-list/evidence.text.ts'

const isOrAre = (files: number) => (files === 1 ? 'is' : 'are')
const yourFiles = (files: number) => `Your ${formatFiles(files)}`

/** What the visitor is told of files that do not go with the words: to keep them. */
const keep = (files: number) => `Keep ${getPronoun(files)}: we answer with a way to send ${getPronoun(files)}.`

export const sendText = {
  title: 'Send it',
  reading: 'Reading your files.',
} as const

export const shareText = {
  button: 'Send from this device',
  help: 'Choose your email app, then paste the address. It is copied for you:',
  to: (address: string, subject: string) => `To: ${address}\n${subject}`,
  large: (size: string) => `If the app refuses ${size}, come back and choose another way.`,
  canceled: 'Nothing was shared.',
  failed: 'This device could not share it. Send it this way:',
} as const

export const saveText = {
  button: 'Save the report',
  content: (files: number, size: string) =>
    files ? `One file with your answers and your ${formatFiles(files)}, ${size}.` : 'One file with your answers.',
  /** A page may be open inside another app, whose tabs no browser has. */
  inApp:
    'If nothing is saved, copy the text first, then open this page in your phone’s own browser and paste it there.',
  saved: (name: string) => `Look for ${name} in your downloads.`,
  failed: 'The browser could not make the file. Free some space on this device, then try again.',
  changed: (name: string) =>
    `“${name}” was changed, moved or deleted since you chose it. Remove it and choose it again.`,
} as const

export const emailText = {
  button: 'Write the email',
  whole: 'Your email app opens with your report in it.',
  attach: 'Attach the file there.',
  to: 'To',
  tooLarge: (files: number, size: string) =>
    `The email carries your words. ${yourFiles(files)}, ${size}, ${isOrAre(files)} too large for it. ${keep(files)}`,
  /** In the email itself. */
  attached: (name: string) => `Attached: ${name}`,
  missing: (files: number) => `Not in this report: ${formatFiles(files)}. What is attached names ${getPronoun(files)}.`,
  notIncluded: (files: number, size: string, isTooLarge: boolean) =>
    `Not in this email: ${files === 1 ? 'a file' : formatFiles(files)}, ${size}${isTooLarge ? ', too large for an email' : ''}. Please answer with a way to send ${getPronoun(files)}.`,
} as const

export const questionText = {
  inEmail: 'Your report is in the email that opened.',
  attach: { before: 'Attach', after: 'to the email that opened.' },
  pressThere: 'Press Send there, then come back here.',
  pasteText: 'The text is copied. Paste it into an email to:',
  pasteAddress: (isCopied: boolean) =>
    `Your report is in the app you chose. ${isCopied ? 'Paste' : 'Write'} the address there:`,
  notIncluded: (files: number) => `${yourFiles(files)} ${isOrAre(files)} not in it. ${keep(files)}`,
  yes: 'Yes, it is sent',
  notYet: 'Not yet',
  content: 'What you are sending',
  noEmail: 'No email opened?',
  writeYourself: 'Write one yourself, to',
  copied: 'The text is copied. Paste it there.',
} as const

export const otherWaysText = {
  title: 'Another way',
  copy: 'Copy the text',
  print: 'Print it',
  mail: `Mail the sheet to ${postalAddress}.`,
  call: 'Call',
  hours: organization.hours,
} as const

export const endText = {
  keep: 'Keep its reference:',
  sent: (day: string) => `Sent ${day}.`,
  answer: `${organization.correspondent} answers within ${answersWithin}.`,
  remaining: (files: number) =>
    `${yourFiles(files)} ${isOrAre(files)} still on this device. Keep ${getPronoun(files)} until we ask.`,
  silence: { before: 'To withdraw it, or if you hear nothing by then, call', after: 'and name the reference.' },
  save: 'Save a copy of your answers',
  copy: (files: number) => (files ? `A text file. ${yourFiles(files)} ${isOrAre(files)} not in it.` : 'A text file.'),
  another: 'Report something else',
  erase: 'Erase this report from this device',
  plate: 'The plate of your report. In the archive it is one square.',
} as const

function formatFiles(files: number): string {
  return files === 1 ? 'file' : `${files}\u00a0files`
}
