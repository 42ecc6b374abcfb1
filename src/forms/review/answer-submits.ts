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
  store.subscribe(() => {
    if (store.get().faults.length > 0) store.mend(faults())
  })
  keepHistory({
    step: () => store.get().step,
    subscribe: store.subscribe,
    onEntry: (step) => store.show(step, faults()),
  })
}
