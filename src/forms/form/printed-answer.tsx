import { formatEmailAddress } from './email-address.ts'
import type { Field } from './field.ts'
import type { FormState } from './form-state.ts'
import { type ReadableStore, useDeferredFormState } from './use-form-store.ts'

interface Props {
  readonly store: ReadableStore<FormState>
  readonly field: Field
}

/** Shows, in print, the whole answer in place of a text control, which shows as much as fits into it. */
export function PrintedAnswer({ store, field: { name, type } }: Props) {
  const answer = useDeferredFormState(store, ({ answers }) => answers[name] ?? '')
  return (
    <p className="print-only printed-answer" translate="no">
      {type === 'email' ? formatEmailAddress(answer) : answer}
    </p>
  )
}
