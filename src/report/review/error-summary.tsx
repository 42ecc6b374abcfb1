import { useEffect, useRef } from 'react'
import { focusElement } from '../form/focus.ts'
import type { ReadableStore } from '../form/form-definition.ts'
import type { FormState } from '../form/form-state.ts'
import { FormSlot, useDeferredFormState } from '../form/form-view.tsx'
import { reviewText } from './review.text.ts'

/**
 * Lists every validation error and takes focus; each entry links to its field. Its name and description are announced
 * with focus. It is no alert, which would be announced again completely at every correction.
 */
export function ErrorSummary({ store }: { readonly store: ReadableStore<FormState> }) {
  const errors = useDeferredFormState(store, (state) => state.errors)
  const failedSubmitCount = useDeferredFormState(store, (state) => state.failedSubmitCount)
  return (
    <FormSlot store={store} slot="errors">
      {errors.length > 0 && <ErrorList key={failedSubmitCount} errors={errors} formId={store.definition.id} />}
    </FormSlot>
  )
}

function ErrorList({ errors, formId }: Pick<FormState, 'errors'> & { readonly formId: string }) {
  const summary = useRef<HTMLElement>(null)
  useEffect(() => {
    // Synchronizes the browser's focus with each failed submit, which mounts this anew.
    summary.current?.focus({ preventScroll: true })
    summary.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  const id = `${formId}-errors-title`
  return (
    <section className="error-summary" tabIndex={-1} ref={summary} aria-labelledby={id} aria-describedby={`${id}-list`}>
      <h2 id={id}>{reviewText.errors(errors.length)}</h2>
      <ul id={`${id}-list`}>
        {errors.map(({ name, message }) => (
          <li key={name}>
            <a
              href={`#${formId}-${name}`}
              onClick={(event) => focusElement(`${formId}-${name}`) && event.preventDefault()}
            >
              {message}
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
