import { organization } from '../../content/organization.ts'

export const contactFormText = {
  withoutScript: '',
  copied: 'Copied as it stands now. Paste it where it is safe.',
  erases: 'This erases every answer.',
  answer: `Once it is here, ${organization.correspondent} reads it.`,
} as const
