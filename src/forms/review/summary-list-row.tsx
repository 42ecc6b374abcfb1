import { type ReactNode, useState } from 'react'
import { ChangingText } from '../form/form-view.tsx'
import { reviewText } from './review.text.ts'

/** Characters that fit beside the label in a line on a phone. */
const shortAnswerLength = 24

interface Props {
  readonly label: string
  readonly shown: string
  readonly onChange: () => void
  readonly children?: ReactNode
}

export function SummaryListRow({ label, shown, onChange, children }: Props) {
  return (
    <div>
      <dt>{label}</dt>
      <dd className={shown.length > shortAnswerLength ? 'summary-list-wide' : undefined}>
        {shown ? <CollapsibleText text={shown} label={label} /> : <i>{reviewText.blank}</i>}
        {children}
        <ChangeButton label={label} onClick={onChange} />
      </dd>
    </div>
  )
}

/** Leads back to one answer. It is inside the answer, because screen readers would count it as a second one beside it. */
export function ChangeButton({ label, onClick }: { readonly label: string; readonly onClick: () => void }) {
  return (
    <button className="text-button summary-list-action" type="button" onClick={onClick}>
      {reviewText.change}
      <span className="visually-hidden">{` ${label.toLowerCase()}`}</span>
    </button>
  )
}

/** A text of this many words, or as many characters as they have, is shown whole. */
const [maxWholeWords, maxWholeLength] = [300, 2400]

/** Shows a text and collapses a long one visually. Print and screen readers get all of it. */
function CollapsibleText({ text, label }: { readonly text: string; readonly label: string }) {
  const [isExpanded, setIsExpanded] = useState(false)
  const words = text.split(/\s+/).filter(Boolean).length
  const isLong = words > maxWholeWords || text.length > maxWholeLength
  return (
    <>
      <span className={isLong && !isExpanded ? 'collapsible-text is-collapsed' : 'collapsible-text'}>{text}</span>
      {isLong && (
        <button
          className="text-button expand-button"
          type="button"
          aria-expanded={isExpanded}
          onClick={() => setIsExpanded(!isExpanded)}
        >
          <ChangingText text={isExpanded ? reviewText.showLess : reviewText.showAll(words)} />
          <span className="visually-hidden">{reviewText.ofAnswer(label.toLowerCase())}</span>
        </button>
      )}
    </>
  )
}
