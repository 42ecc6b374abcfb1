import { answersIn } from '../form/controls.ts'
import type { AwakeForm } from '../form/wake-form.tsx'
import { faultsIn } from './faults.ts'
import { keepHistory } from './steps-in-history.ts'

/** Has an awake form answer its submits itself: with what is wrong, or with the review. Until then the browser does. */
export function answerSubmits({ store, form, definition: { fields, checked } }: AwakeForm): void {
  const faults = () => (checked ? faultsIn(form, fields) : [])
  form.noValidate = true
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    store.write(answersIn(form))
    store.submit(faults())
  })
  const button = form.querySelector('[type="submit"]')
  store.subscribe(() => {
    // Seen at once: the review is drawn after it, a tenth of a second later, or half a one on a slow phone.
    button?.classList.toggle('pressed', store.get().step === 'reviewing')
    if (store.get().faults.length > 0) store.mend(faults())
  })
  keepHistory({
    step: () => store.get().step,
    subscribe: store.subscribe,
    onEntry: (step) => store.show(step, faults()),
  })
}
