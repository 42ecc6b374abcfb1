import './stop-checkbox.css'
import type { ReactNode } from 'react'
import { recordedLengthText } from './recorded-length.text.ts'

interface Props {
  readonly children: ReactNode
}

/** Shows the checkbox that stops what moves or changes by itself (WCAG 2.2.2). It is there while something does. */
export function StopCheckbox({ children }: Props) {
  return (
    <>
      <label className="stop">
        <input type="checkbox" id="stop" />
        <span>{children}</span>
      </label>
      {/* Says that the number was stopped, and nothing while it runs. */}
      <p className="visually-hidden" role="status" data-stopped={recordedLengthText.live.stopped} />
    </>
  )
}
