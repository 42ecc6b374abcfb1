import { useEffect, useRef } from 'react'
import type { Fault } from './field.ts'

interface Props {
  readonly faults: readonly Fault[]
  readonly prefix: string
  /** Counts the tries, so that each of them brings focus back here. */
  readonly attempt: number
}

/** Everything that is wrong, in one list that takes focus; each entry leads to its field. */
export function ErrorSummary({ faults, prefix, attempt }: Props) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (attempt > 0) box.current?.focus()
  }, [attempt])
  if (faults.length === 0) return null
  return (
    <div className="error-summary" role="alert" tabIndex={-1} ref={box} aria-labelledby={`${prefix}-errors`}>
      <h2 id={`${prefix}-errors`}>
        {faults.length === 1 ? 'One answer needs work' : `${faults.length} answers need work`}
      </h2>
      <ul>
        {faults.map(({ name, message }) => (
          <li key={name}>
            <a href={`#${prefix}-${name}`} onClick={(event) => bringIntoView(event, `${prefix}-${name}`)}>
              {message}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** Focus alone may leave the label above the screen; a visitor needs both. */
function bringIntoView(event: { preventDefault(): void }, id: string) {
  const control = document.getElementById(id)
  if (!control) return
  event.preventDefault()
  control.focus({ preventScroll: true })
  ;(control.closest('.field') ?? control).scrollIntoView({ block: 'nearest' })
}
