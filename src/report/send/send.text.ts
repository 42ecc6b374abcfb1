import { organization, postalAddress } from '../../content/organization.ts'

export const sendText = {
  title: 'Send it',
  reading: 'Reading your files.',
  share: {
    button: 'Send from this device',
    help: 'Choose your email app, then paste the address. It is copied for you:',
    to: (address: string, subject: string) => `To: ${address}\n${subject}`,
    large: (size: string) => `If the app refuses ${size}, come back and choose another way.`,
    handedOver: (isCopied: boolean) =>
      `Your report is in the app you chose. ${isCopied ? 'Paste' : 'Write'} the address there:`,
    canceled: 'Nothing was shared.',
    failed: 'This device could not share it. Send it this way:',
  },
  save: {
    button: 'Save the report',
    content: (files: number, size: string) =>
      files ? `One file with your answers and your ${formatFiles(files)}, ${size}.` : 'One file with your answers.',
    /** A page may be open inside another app. */
    inApp: 'If nothing is saved, open this page in your phone’s own browser.',
    saved: (name: string) => `Look for ${name} in your downloads.`,
    failed: 'The browser could not make the file. Free some space on this device, then try again.',
  },
  email: {
    button: 'Write the email',
    whole: 'Your email app opens with everything in it. It goes to',
    attach: 'Attach the file there. It goes to',
    to: 'It goes to',
    tooLarge: (files: number, size: string) =>
      `Your ${formatFiles(files)}, ${size}, ${files === 1 ? 'is' : 'are'} too large for an email. The email says so, and we answer with a way to send ${files === 1 ? 'it' : 'them'}.`,
    handedOver: (attachment: string | undefined) =>
      attachment ? `Attach ${attachment} to the email that opened.` : 'Your report is in the email that opened.',
    noEmail: 'No email opened? Write one yourself, to',
  },
  inEmail: {
    attached: (name: string) => `Attached: ${name}`,
    tooLarge: (files: number, size: string) =>
      `With it ${files === 1 ? 'belongs' : 'belong'} ${formatFiles(files)}, ${size}, too large for an email. Please answer with a way to send ${files === 1 ? 'it' : 'them'}.`,
  },
  question: 'Did you press Send?',
  yes: 'Yes, it is sent',
  notYet: 'Not yet',
  before: (reference: string) => `You have changed the report since you sent it as ${reference}.`,
  another: {
    title: 'Another way',
    copy: 'Copy the text',
    copied: 'The text is copied. Paste it into an email to',
    copiedThere: 'The text is copied. Paste it there.',
    print: 'Print it',
    mail: `Mail the sheet to ${postalAddress}.`,
    call: 'Call',
    hours: organization.hours,
  },
  end: {
    lead: 'Your report is sent. Keep its reference:',
    answer: (date: string) => `${organization.correspondent} answers by ${date}.`,
    silence: { before: 'If you hear nothing by then, call', after: 'and name the reference.' },
    save: 'Save a copy',
    erase: 'Erase everything from this device',
    plate: 'The plate is computed from the reference. If we accept the report, it joins the archive’s wall.',
  },
  changed: (name: string) =>
    `“${name}” was changed, moved or deleted since you chose it. Remove it and choose it again.`,
  copy: {
    blocked: 'The browser did not allow copying. The text is selected below: copy it from there.',
    fallback: 'Text to copy',
  },
} as const

function formatFiles(files: number): string {
  return files === 1 ? 'file' : `${files}\u00a0files`
}
