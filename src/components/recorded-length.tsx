import './recorded-length.css'
import type { ReactNode } from 'react'
import { recordedLengthText as text } from './recorded-length.text.ts'

/** Shows the range of the lengths on record, in the same space as the length at this second, which a script shows. */
export function RecordedLength({ children }: { readonly children?: ReactNode }) {
  return (
    <div className="length">
      <p className="length-value">
        <b>{text.range}</b>
      </p>
      <p className="length-words">
        {/* Words that a script keeps would move within their line: it replaces them all. */}
        <span>{text.walks}</span>
        <span className="length-time" />
        <span className="print-only" />
        <span />
      </p>
      <p className="length-line">
        <span>{text.latest}</span>
        <b /> <span className="print-only" />
      </p>
      {children}
    </div>
  )
}
