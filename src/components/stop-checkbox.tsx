import './stop-checkbox.css'
import type { ReactNode } from 'react'

interface Props {
  /** The name for screen readers, where there is room for its first word alone. */
  readonly name?: string
  readonly children: ReactNode
}

/** Shows the checkbox that stops what moves or changes by itself (WCAG 2.2.2). It is there while something does. */
export function StopCheckbox({ name, children }: Props) {
  return (
    <label className="stop">
      <input type="checkbox" id="stop" aria-label={name} />
      <span>{children}</span>
    </label>
  )
}
