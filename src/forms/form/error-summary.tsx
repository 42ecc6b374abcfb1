import { useEffect, useRef } from 'react'
import { bringIntoView } from './bring-into-view.ts'
import type { Fault } from './field.ts'

interface Props {
  readonly faults: readonly Fault[]
  readonly prefix: string
  /** Counts the tries, so that each of them brings focus back here. */
  readonly attempt: number
}

/**
 * Everything that is wrong, in one list that takes focus; each entry leads to its field. Its name and its description
 * are read when focus arrives. It is no alert: an alert would be read again, whole, at every correction.
 */
export function ErrorSummary({ faults, prefix, attempt }: Props) {
  const box = useRef<HTMLElement>(null)
  useEffect(() => {
    if (attempt === 0) return
    box.current?.focus({ preventScroll: true })
    box.current?.scrollIntoView({ block: 'nearest' })
  }, [attempt])
  if (faults.length === 0) return null
  const id = `${prefix}-errors`
  return (
    <section className="error-summary" tabIndex={-1} ref={box} aria-labelledby={id} aria-describedby={`${id}-list`}>
      <h2 id={id}>{faults.length === 1 ? 'One answer needs work' : `${faults.length} answers need work`}</h2>
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
