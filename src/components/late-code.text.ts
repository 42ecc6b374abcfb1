import { organization } from '../content/organization.ts'

/** Where the code of a form is not there after a press. */
export const lateCodeText = {
  before: 'The form has not loaded.',
  link: 'Write the email',
  after: `It has your answers. Files are added there. If a part is missing, write to ${organization.email.reports} yourself.`,
} as const
