// The one entry of all browser code: whichever form the page has wakes up.
import { hydrateRoot } from 'react-dom/client'
import { ContactForm } from './contact/contact.form.tsx'
import { ReportForm } from './report/report.form.tsx'

const report = document.getElementById('report-form')
if (report) hydrateRoot(report, <ReportForm />, { identifierPrefix: 'report' })

const contact = document.getElementById('contact-form')
if (contact) {
  // Facts of the record are written into the page, not into the script.
  const list = (name: string): readonly string[] => JSON.parse(contact.dataset[name] ?? '[]')
  const known = { cases: list('cases'), years: list('years') }
  hydrateRoot(contact, <ContactForm known={known} />, { identifierPrefix: 'contact' })
}
