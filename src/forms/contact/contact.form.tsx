import { useEffect, useRef } from 'react'
import { organization } from '../../content/organization.ts'
import { Form } from '../form.tsx'
import { Review } from '../review.tsx'
import { tabState } from '../tab-memory.ts'
import { contactFields } from './contact.fields.ts'
import { applyPrefill, type Known, prefillOf } from './contact.prefill.ts'

const address = organization.email.office

export function ContactForm({ known }: { readonly known: Known }) {
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    let filled = { subject: '', opening: '' }
    const prefill = () => {
      const subject = form.current?.elements.namedItem('subject')
      const message = form.current?.elements.namedItem('message')
      if (!(subject instanceof HTMLSelectElement && message instanceof HTMLTextAreaElement)) return
      filled = applyPrefill({ subject, message }, prefillOf(location.hash, known), filled)
    }
    // After a reload, what the visitor made of it stands, even where that is nothing.
    if (!tabState().answers) prefill()
    addEventListener('hashchange', prefill)
    return () => removeEventListener('hashchange', prefill)
  }, [known])
  return (
    <Form
      form={form}
      prefix="contact"
      fields={contactFields}
      noun="message"
      address={address}
      submit="Prepare message"
      unchecked
      review={(props) => <Review noun="message" address={address} {...props} />}
    />
  )
}
