import { organization } from '../../content/organization.ts'
import type { FormDefinition } from '../form/definition.ts'
import { contactFields } from './contact.fields.ts'

/** The message to the office. It requires nothing and checks nothing (specification, section 5). */
export const contactDefinition: FormDefinition = {
  id: 'contact',
  noun: 'message',
  title: 'Message',
  address: organization.email.office,
  fields: contactFields,
  submit: 'Prepare message',
  checked: false,
}
