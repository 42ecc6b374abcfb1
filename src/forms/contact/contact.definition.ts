import { organization } from '../../content/organization.ts'
import type { FormDefinition } from '../form/form-definition.ts'
import { contactFields } from './contact.fields.ts'
import { contactFormText } from './contact.form.text.ts'

/** The message to the office. It requires nothing and checks nothing (specification, section 5). */
export const contactDefinition: FormDefinition = {
  id: 'contact',
  noun: 'message',
  title: 'Message',
  recipient: organization.email.office,
  fields: contactFields,
  isValidated: false,
  hasDraft: false,
  text: contactFormText,
}
