// What wakes the forms: fetched by wake.ts after the page is painted, or at the first touch. A new form is listed here.

import { contactDefinition } from './contact/contact.definition.ts'
import { ContactForm } from './contact/contact.form.tsx'
import { draftShelf } from './draft/draft-shelf.ts'
import { importAgain } from './form/import-again.ts'
import { type AwakeForm, wakeForm } from './form/wake-form.tsx'
import { reportDefinition } from './report/report.definition.ts'
import { ReportForm } from './report/report.form.tsx'
import { loadAnswer } from './review/later-answer.tsx'

const shared = { load: importAgain(() => import('./report/report.later.tsx')), shelf: draftShelf }

let awake: AwakeForm | undefined

/** Wakes the form that the page has, once, as what the page's first script noted before. */
export function wake(
  ...noted: [written: ReadonlySet<string>, arrived: string, fillsIn: (event: Event) => boolean]
): void {
  awake ??=
    wakeForm({ ...shared, definition: reportDefinition, view: (store) => <ReportForm store={store} /> }, ...noted) ??
    wakeForm({ ...shared, definition: contactDefinition, view: (store) => <ContactForm store={store} /> }, ...noted)
}

/** Has the awake form answer its submits in the browser's place. Rejects if what that needs does not come. */
export async function answer(): Promise<void> {
  const { answerSubmits, askBeforeLeaving } = await loadAnswer()
  if (!awake) return
  answerSubmits(awake)
  askBeforeLeaving(awake.store)
}
