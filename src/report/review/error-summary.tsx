import { useEffect, useRef } from 'react'
import { focusElement } from '../form/focus.ts'
import { formId } from '../form/form-markup.ts'
import type { ValidationError } from '../state/report-state.ts'
import { reviewText } from './review.text.ts'

const titleId = `${formId}-errors-title`

/** Lists every validation error and takes focus. No alert, which would be announced again at every correction. */
export function ErrorSummary({ errors }: { readonly errors: readonly ValidationError[] }) {
  const summary = useRef<HTMLElement>(null)
  useEffect(() => {
    summary.current?.focus({ preventScroll: true })
    summary.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  const listId = `${titleId}-list`
  return (
    <section
      className="error-summary has-error"
      tabIndex={-1}
      ref={summary}
      aria-labelledby={titleId}
      aria-describedby={listId}
    >
      <h2 id={titleId}>{reviewText.errors(errors.length)}</h2>
      <ul id={listId}>
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
