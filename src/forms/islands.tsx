// What wakes the forms: fetched by wake.ts after the page is painted, or at the first touch. A new form is listed here.

import { contactDefinition } from './contact/contact.definition.ts'
import { ContactForm } from './contact/contact.form.tsx'
import { draftShelf } from './draft/draft-shelf.ts'
import { askBeforeLeaving, takeFiles } from './evidence/take-files.ts'
import { importAgain } from './form/import-again.ts'
import { type AwakeForm, type Before, wakeForm } from './form/wake-form.tsx'
import { reportDefinition } from './report/report.definition.ts'
import { ReportForm } from './report/report.form.tsx'

const load = importAgain(() => import('./report/report.later.tsx'))
const shared = { load, shelf: draftShelf }

/** Wakes whichever form the page has. */
export function wake(before: Before): void {
  holdFiles(
    wakeForm({ ...shared, definition: reportDefinition, view: (store) => <ReportForm store={store} /> }, before),
  )
  wakeForm({ ...shared, definition: contactDefinition, view: (store) => <ContactForm store={store} /> }, before)
}

/** Files come in however they come, and are not left behind without a question unless a draft keeps them. */
function holdFiles(form: AwakeForm | undefined): void {
  if (!form?.picker) return
  const { store, picker } = form
  takeFiles(picker, (files) => store.offer(files.map((file) => ({ file }))))
  askBeforeLeaving(() => {
    const { files, draft } = store.get()
    return files.items.length + files.waiting.length > 0 && draft.is !== 'kept'
  }, store.subscribe)
}
