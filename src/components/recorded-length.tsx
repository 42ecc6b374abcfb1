import './recorded-length.css'
import type { ReactNode } from 'react'
import { recordedLengthText as text } from './recorded-length.text.ts'

const { live } = text

/**
 * Shows the range of the lengths on record, in the same space as the length at this second, which a script shows. It
 * writes the words of `data-live` once, and a value into each `<b>` whenever that changes, which no translator changes.
 */
export function RecordedLength({ children }: { readonly children?: ReactNode }) {
  return (
    <div className="length">
      <p className="length-value">
        <b translate="no">{text.range}</b>
      </p>
      <p className="length-words">
        {/* Words that a script keeps would move within their line: it replaces them all. */}
        <span data-live={live.before}>{text.walks}</span>
        <b translate="no" />
        <span data-live={live.after} />
        <b className="print-only" translate="no" />
      </p>
      <p className="length-line">
        <span data-live={live.change}>{text.latest}</span>
        <b translate="no" />
        <span className="length-longer" data-live={live.longer} />
        <span className="length-shorter" data-live={live.shorter} />
        <span className="print-only" data-live={live.turn} />
        <b className="print-only" translate="no" />
      </p>
      {children}
    </div>
  )
}
