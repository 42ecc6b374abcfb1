import { organization, postalAddress } from '../../content/organization.ts'

/** Text of the delivery methods; sizes are formatted. `done` follows the heading of the review after a press. */
export const deliveryText = {
  share: {
    title: 'Share it',
    lead: (files: number, size: string) =>
      `Hands ${describeContent(files, size)} to an app on this device, such as your email app.`,
    /** The text that goes with the files. */
    to: (address: string) => `To: ${address}`,
    tooMuch: (files: number, size: string) =>
      `Sharing with an app is not among them: this device does not take ${files === 1 ? 'your file' : `your ${files} files`}, ${size}, at once.`,
    button: 'Choose an app',
    rest: 'Send it there, to',
    done: (noun: string) => `Your ${noun} is in the app you chose. Send it there.`,
    shared: 'Handed to the app you chose. Check there that it was sent.',
    canceled: 'Canceled. Nothing was shared.',
    canceledAgain: 'Canceled this time. What you handed over before stays there.',
    /** After reading so long that the browser no longer takes the press for a reason to open the list of apps. */
    pressAgain: 'Your files are read now. Press again to choose an app.',
    failed: 'This device could not share it. Choose another way.',
  },
  email: {
    title: 'Send it by email',
    lead: 'Opens an email with the text, to',
    attachFirst: (files: number) =>
      `A page cannot attach files: save ${files === 1 ? 'yours' : 'each'} here, then attach ${files === 1 ? 'it' : 'them'} there.`,
    attachPackage: (files: number) =>
      `A page cannot attach files: save your ${files} here as one file (ZIP), then attach it there.`,
    savePackage: 'Save everything as one file',
    saveSeparately: 'Save them one by one',
    tooLarge: (size: string) =>
      `Many mailboxes refuse an email above 10 MB, and this one would be ${size}. Leave out the largest file and say so in the email, or bring everything on a USB drive.`,
    truncated: 'It is longer than an email link carries.',
    truncationNote: '[Cut here: the text is longer than an email link carries. Paste the whole text in its place.]',
    save: (name: string) => `Save ${name}`,
    whole: 'Nothing was removed from it.',
    saved: (name: string) => `Your browser was asked to save ${name}. Check your downloads.`,
    button: 'Write the email',
    done: (noun: string) => `Your ${noun} is in an email, if your email program has opened. Send it there.`,
    opened: 'Your email program was asked to open. Nothing is sent until you send it there.',
    /** `files`: the one file with everything, and what it contains. */
    packageOrFiles: (name: string, files: number) => `${name} (or all ${files} files)`,
    files: (names: readonly string[]) => (names.length < 3 ? names.join(' and ') : `all ${names.length} files`),
    rest: (files: string, isTruncated: boolean) => {
      if (isTruncated) return `Paste the text there,${files && ` attach ${files},`} and send it.`
      return files ? `Attach ${files} there, and send it.` : 'Check it there, and send it.'
    },
    otherwise: 'If nothing opens, write an email of your own:',
    copyAddress: 'Copy the address',
    addressCopied: 'The address is copied. Paste it where you write.',
    copyText: 'Copy the text',
    textCopied: 'The text is copied.',
  },
  print: {
    title: 'Print it and mail it',
    lead: (files: number) =>
      `Needs no email. A sheet with every answer${files ? ', and the names of your files but not the files' : ''}.`,
    button: 'Print the sheet',
    done: (noun: string) => `Your ${noun} is on paper, if your browser has printed it. Mail it.`,
    printed: 'Your browser was asked to print it. Nothing is sent until you mail it.',
    rest: `Mail it to ${postalAddress}.`,
  },
  file: {
    title: 'Save everything as one file',
    lead: (files: number, size: string) =>
      `To bring on a USB drive, or to hand over: ${describeContent(files, size)} in one file (ZIP).`,
    button: 'Save the file',
    rest: `Bring it to ${postalAddress}. The office is open ${organization.hours}.`,
    progress: (read: string, total: string) => `${read} of ${total}`,
    cancel: 'Cancel',
    done: (noun: string) => `Your ${noun} is in one file, if your browser has saved it. Bring it to us.`,
    saved: (name: string, size: string) =>
      `Your browser was asked to save it as ${name}, ${size.replace(' ', '\u00a0')}. Check your downloads. Nothing is sent yet.`,
    canceled: 'Canceled. Nothing was saved.',
    canceledAgain: 'Canceled this time. What was saved before stays there.',
    failed: 'The browser could not make the file. Free some space on this device, then try again.',
  },
  /** About a file that cannot be read as it was. */
  changed: (name: string) =>
    `“${name}” was changed, moved or deleted since you chose it. Remove it and choose it again.`,
  copy: {
    blocked: 'The browser did not allow copying. The text is selected below: copy it from there.',
    fallback: 'Text to copy',
  },
} as const

function describeContent(files: number, size: string): string {
  if (files === 0) return 'the text'
  return `the text and your ${files === 1 ? 'file' : `${files}\u00a0files`} of ${size.replace(' ', '\u00a0')}`
}
