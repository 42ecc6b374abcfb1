import { useEffect, useRef } from 'react'
import { organization } from '../../content/organization.ts'
import type { Exhibit } from '../finished/report.ts'
import { Form } from '../form/form.tsx'
import { useLater } from '../form/later.ts'
import { tabState } from '../form/tab-memory.ts'
import { Review } from '../review/review.tsx'
import { contactFields } from './contact.fields.ts'
import { applyPrefill, type Known, prefillOf } from './contact.prefill.ts'

const address = organization.email.office
const noFiles: readonly Exhibit[] = []

export function ContactForm({ known }: { readonly known: Known }) {
  const form = useRef<HTMLFormElement>(null)
  const later = useLater(() => import('../delivery/deliver.tsx'))
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
      onChanged={later.begin}
      review={(props) => (
        <Review form="contact" noun="message" address={address} later={later} exhibits={noFiles} {...props} />
      )}
    />
  )
}
