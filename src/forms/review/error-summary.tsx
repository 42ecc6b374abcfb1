import { useEffect, useRef } from 'react'
import { bringIntoView } from '../form/bring-into-view.ts'
import { type Readable, useAnswered } from '../form/use-store.ts'

interface Props {
  readonly store: Readable<unknown>
  readonly prefix: string
}

/**
 * Everything that is wrong, in one list that takes focus; each entry leads to its field. Its name and its description
 * are read when focus arrives. It is no alert: an alert would be read again, whole, at every correction.
 */
export function ErrorSummary({ store, prefix }: Props) {
  const faults = useAnswered(store, (state) => state.faults)
  const box = useRef<HTMLElement>(null)
  useEffect(() => {
    // In step with the browser's focus: each try that was refused draws this anew, and brings it here.
    box.current?.focus({ preventScroll: true })
    box.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  const id = `${prefix}-errors`
  return (
    <section className="error-summary" tabIndex={-1} ref={box} aria-labelledby={id} aria-describedby={`${id}-list`}>
      <h2 id={id}>
        {faults.length === 1
          ? 'One answer is missing or incomplete'
          : `${faults.length} answers are missing or incomplete`}
      </h2>
      <ul id={`${id}-list`}>
        {faults.map(({ name, message }) => (
          <li key={name}>
            <a
              href={`#${prefix}-${name}`}
              onClick={(event) => bringIntoView(`${prefix}-${name}`) && event.preventDefault()}
            >
              {message}
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
