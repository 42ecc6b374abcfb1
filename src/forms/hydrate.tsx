// The form code: one chunk with everything but the file worker. A new form is listed here.

import type { EarlyInteraction } from './connect-controls.ts'
import { contactDefinition } from './contact/contact.definition.ts'
import { ContactForm } from './contact/contact.form.tsx'
import { hydrateForm } from './hydrate-form.tsx'
import { reportDefinition } from './report/report.definition.ts'
import { ReportForm } from './report/report.form.tsx'

/** Hydrates the form of this page, with what the visitor did before. */
export function hydratePageForm(early: EarlyInteraction): void {
  hydrateForm({ definition: reportDefinition, render: (store) => <ReportForm store={store} /> }, early)
  hydrateForm({ definition: contactDefinition, render: (store) => <ContactForm store={store} /> }, early)
}
