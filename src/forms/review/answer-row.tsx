import type { ReactNode } from 'react'
import { Folded } from './folded.tsx'

/** What a line of a phone holds beside its label. */
const lineLength = 24

interface Props {
  readonly label: string
  /** As a person reads it; empty means left blank. */
  readonly shown: string
  readonly onChange: () => void
  /** Said under the answer. */
  readonly children?: ReactNode
}

/** One answer, with the way back to it. */
export function AnswerRow({ label, shown, onChange, children }: Props) {
  return (
    <div>
      <dt>{label}</dt>
      <dd className={shown.length > lineLength ? 'answer-wide' : undefined}>
        {shown ? <Folded text={shown} of={label} /> : <i>left blank</i>}
        {children}
        <ChangeButton label={label} onClick={onChange} />
      </dd>
    </div>
  )
}

/** The way back to one answer. It stands in the answer: beside it, it would be counted as a second one. */
export function ChangeButton({ label, onClick }: { readonly label: string; readonly onClick: () => void }) {
  return (
    <button className="change answer-change" type="button" onClick={onClick}>
      Change<span className="visually-hidden"> {label.toLowerCase()}</span>
    </button>
  )
}
