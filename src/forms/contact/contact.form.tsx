import { organization } from '../../content/organization.ts'
import { Form } from '../form.tsx'
import { contactFields } from './contact.fields.ts'

export function ContactForm() {
  return (
    <Form
      prefix="contact"
      fields={contactFields}
      noun="message"
      address={organization.email.office}
      submit="Prepare message"
      unchecked
    />
  )
}
