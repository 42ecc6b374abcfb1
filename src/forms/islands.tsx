// The one entry of all browser code: whichever form the page has wakes up.
import { hydrateRoot } from 'react-dom/client'
import { ContactForm } from './contact/contact.form.tsx'
import { ReportForm } from './report/report.form.tsx'

for (const [name, Form] of [
  ['report', ReportForm],
  ['contact', ContactForm],
] as const) {
  const root = document.getElementById(`${name}-form`)
  if (root) hydrateRoot(root, <Form />, { identifierPrefix: name })
}
