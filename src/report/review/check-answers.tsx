import { type ReactNode, useMemo } from 'react'
import { reportTitle } from '../documents/create-report.ts'
import { getReportAnswers } from '../documents/report-input.ts'
import { EvidenceReview } from '../evidence-list/evidence-list.tsx'
import { reportFields } from '../report.fields.ts'
import { type ReportView, useReport } from '../state/use-report.ts'
import { reviewText as text } from './review.text.ts'

/** Characters that fit beside the label in a line on a phone. */
const shortAnswerLength = 16

interface Props extends ReportView {
  /** The reference of the report that was handed over; otherwise that of the report as it is now. */
  readonly handedOver?: string
}

/** Lists every answer and file, each with a way to change it. On paper it is the one sheet of the report. */
export function CheckAnswers({ store, handedOver }: Props) {
  const written = useReport(store, (state) => state.answers)
  const prepared = useReport(store, (state) => state.report?.reference)
  const answers = useMemo(() => getReportAnswers(written), [written])
  const fileField = reportFields.find(({ type }) => type === 'file')
  const change = (name: string) => () => store.send({ type: 'changeRequested', name })
  return (
    <section className="check-answers step-main" aria-label={text.answers}>
      <p className="print-only print-title">
        <span>{reportTitle}</span> <span>{handedOver ?? prepared}</span>
      </p>
      <p className="print-only caption">{text.printNote}</p>
      <dl className="summary-list">
        {answers.map(({ name, label, displayValue }) => (
          <SummaryListRow
            key={name}
            label={label}
            isWide={displayValue.length > shortAnswerLength}
            onChange={change(name)}
          >
            {displayValue ? <span className="answer-text">{displayValue}</span> : <i>{text.blank}</i>}
          </SummaryListRow>
        ))}
        {fileField && (
          <SummaryListRow label={fileField.label} isWide onChange={change(fileField.name)}>
            <EvidenceReview store={store} />
          </SummaryListRow>
        )}
      </dl>
      <p className="print-only office-use">
        {text.office.map((label) => (
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
          {text.change}
          <span className="visually-hidden">{` ${label.toLowerCase()}`}</span>
        </button>
      </dd>
    </div>
  )
}
