import { organization } from '../content/organization.ts'

/** Where the code of a form is not there after a press. */
const createText = (content: string, address: string, rest = '') => ({
  before: 'The form has not loaded.',
  link: 'Write the email',
  whole: `It has your ${content}. ${rest}If a part is missing, write to ${address} yourself.`,
  tooLong: `Your ${content} is longer than an email link carries.`,
  copy: 'Copy the text',
  copied: `Copied. Paste it into an email to ${address}.`,
  notCopied: `The browser did not allow copying. Select your ${content} above, copy it, and paste it into an email to ${address}.`,
})

const { reports, office } = organization.email

/** The words of each form, by its path. */
export const lateCodeTexts: Readonly<Record<string, ReturnType<typeof createText>>> = {
  '/report': createText('report', reports, 'Files are added there. '),
  '/contact': createText('message', office),
}
