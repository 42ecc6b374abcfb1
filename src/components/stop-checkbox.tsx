import './stop-checkbox.css'
import type { ReactNode } from 'react'

/** Shows the checkbox that stops what moves or changes by itself (WCAG 2.2.2). It is there while something does. */
export function StopCheckbox({ children }: { readonly children: ReactNode }) {
  return (
    <label className="stop">
      <input type="checkbox" id="stop" />
      <span>{children}</span>
    </label>
  )
}
