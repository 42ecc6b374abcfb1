import { organization, postalAddress } from '../../content/organization.ts'

/** Text of the delivery methods; sizes are formatted. */
export const deliveryText = {
  share: {
    title: 'Share it',
    lead: (files: number) => `Hands ${describeContent(files)} to an app on this device, such as your email app.`,
    button: 'Choose an app',
    rest: 'Send it there, to',
    shared: 'Handed to the app you chose. Check there that it was sent.',
    canceled: 'Canceled. Nothing was shared.',
    failed: 'This device could not share it. Choose another way.',
  },
  email: {
    title: 'Send it by email',
    lead: 'Opens an email with the text, to',
    attachFirst: (files: number) =>
      `A page cannot attach files: save ${files === 1 ? 'yours' : 'each'} here, then attach ${files === 1 ? 'it' : 'them'} there.`,
    tooLarge: (size: string) =>
      `Many mailboxes refuse an email above 10 MB, and this one would be ${size}. Leave out the largest file and say so in the email, or bring everything on a USB drive.`,
    truncated: 'It is longer than an email link carries.',
    truncationNote: '[Cut here: the text is longer than an email link carries. Paste the whole text in its place.]',
    save: (name: string) => `Save ${name}`,
    whole: 'Nothing was removed from it.',
    saved: (name: string) => `Your browser was asked to save ${name}. Check your downloads.`,
    button: 'Write the email',
    opened: 'Your email program was asked to open. Nothing is sent until you send it there.',
    rest: (names: readonly string[], isTruncated: boolean) => {
      const files = names.length < 3 ? names.join(' and ') : `all ${names.length} files`
      if (isTruncated) return `Paste the text there,${names.length > 0 ? ` attach ${files},` : ''} and send it.`
      return names.length > 0 ? `Attach ${files} there, and send it.` : 'Check it there, and send it.'
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
    printed: 'Your browser was asked to print it. Nothing is sent until you mail it.',
    rest: `Mail it to ${postalAddress}.`,
  },
  file: {
    title: 'Save everything as one file',
    lead: (files: number, size: string) =>
      `To bring on a USB drive, or to hand over: ${describeContent(files)}${files ? `, ${size},` : ''} in one file (ZIP).`,
    button: 'Save the file',
    rest: `Bring it to ${postalAddress}. The office is open ${organization.hours}.`,
    progress: (read: string, total: string) => `${read} of ${total}`,
    cancel: 'Cancel',
    saved: (name: string, size: string) =>
      `Your browser was asked to save it as ${name}, ${size}. Check your downloads. Nothing is sent yet.`,
    changed: (name: string) => `“${name}” was changed or moved since you chose it. Remove it and choose it again.`,
    canceled: 'Canceled. Nothing was saved.',
    failed: 'The browser could not make the file. Free some space on this device, then try again.',
  },
  copy: {
    blocked: 'The browser did not allow copying. The text is selected below: copy it from there.',
    fallback: 'Text to copy',
  },
} as const

function describeContent(files: number): string {
  if (files === 0) return 'the text'
  return files === 1 ? 'the text and your file' : `the text and your ${files} files`
}
