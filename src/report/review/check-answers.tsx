import type { ReactNode } from 'react'
import { reportTitle } from '../documents/create-report.ts'
import type { ReportAnswer } from '../documents/report.ts'
import { fileField } from '../report.fields.ts'
import type { ReportView } from '../state/report-state.ts'
import { joinTimes } from '../time/event-time.ts'
import { reviewText } from './review.text.ts'

/** Characters that fit beside the label in a line on a phone. */
const shortAnswerLength = 16

interface Props extends Pick<ReportView, 'send'> {
  /** Undefined until the report is made. */
  readonly reference: string | undefined
  readonly answers: readonly ReportAnswer[]
  /** The list of files. */
  readonly children: ReactNode
}

/** Lists every answer and file, each with a way to change it. On paper it is the one sheet of the report. */
export function CheckAnswers({ reference, answers, children, send }: Props) {
  const change = (name: string) => () => send({ type: 'changeRequested', name })
  return (
    <section className="check-answers step-main" aria-label={reviewText.answers}>
      <p className="print-only print-title">
        <span>{reportTitle}</span> <span>{reference}</span>
      </p>
      <p className="print-only caption">{reviewText.printNote}</p>
      <dl className="summary-list">
        {answers.map(({ name, label, value, displayValue }) => (
          <SummaryListRow
            key={name}
            label={label}
            isWide={displayValue.length > shortAnswerLength}
            onChange={change(name)}
          >
            {displayValue ? (
              <span className="answer-text" translate="no">
                {/* What was typed stays as it is. */}
                {displayValue === value ? value : joinTimes(displayValue)}
              </span>
            ) : (
              <i>{reviewText.blank}</i>
            )}
          </SummaryListRow>
        ))}
        <SummaryListRow label={fileField.label} isWide onChange={change(fileField.name)}>
          {children}
        </SummaryListRow>
      </dl>
      <p className="print-only office-use">
        {reviewText.office.map((label) => (
          <span key={label}>{label}</span>
        ))}
      </p>
    </section>
  )
}

interface RowProps {
  readonly label: string
  readonly isWide: boolean
  readonly onChange: () => void
  readonly children: ReactNode
}

/** Shows an answer with its button inside: screen readers count what is beside it as a second answer. */
function SummaryListRow({ label, isWide, onChange, children }: RowProps) {
  return (
    <div className={isWide ? 'is-wide' : undefined}>
      <dt>{label}</dt>
      <dd>
        {children}
        <button className="text-button summary-list-action" type="button" onClick={onChange}>
          {reviewText.change}
          <span className="visually-hidden">{` ${label.toLowerCase()}`}</span>
        </button>
      </dd>
    </div>
  )
}
