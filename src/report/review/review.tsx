import { type ReactNode, useMemo, useState } from 'react'
import { organization } from '../../content/organization.ts'
import { DeliveryList } from '../delivery/delivery-list.tsx'
import { createReport } from '../documents/create-report.ts'
import { EvidenceReview } from '../evidence/evidence-list.tsx'
import { getDeliverableFiles, getReadingProgress } from '../evidence/evidence-state.ts'
import { focusElement, reviewHeadingId } from '../form/focus.ts'
import { findFileField, getDisplayAnswers } from '../form/form-definition.ts'
import { ChangingText, useFormState } from '../form/form-view.tsx'
import type { FormStore } from '../store/form-store.ts'
import { EraseAll } from './erase-all.tsx'
import { ReportPlate } from './report-plate.tsx'
import { reviewText as text } from './review.text.ts'
import { ChangeButton, SummaryListRow } from './summary-list-row.tsx'

const deliveryHeadingId = 'deliver-title'

interface Props {
  readonly store: FormStore
  readonly notes: Readonly<Record<string, ReactNode>>
}

/** Shows everything that the visitor entered, to be checked, then the delivery methods. It sends nothing. */
export function Review({ store, notes }: Props) {
  const { definition } = store
  const { id: form, noun, title, recipient } = definition
  const written = useFormState(store, (state) => state.answers)
  const evidence = useFormState(store, (state) => state.evidence)
  const answers = useMemo(() => getDisplayAnswers(definition, written), [definition, written])
  const files = useMemo(() => getDeliverableFiles(evidence), [evidence])
  const report = useMemo(
    () => files && createReport({ form, title, address: recipient, answers, evidence: files }),
    [form, title, recipient, answers, files],
  )
  const [done, setDone] = useState<string>()
  const lead = done && report ? text.leadAfterPress(done, definition.text.answer, report.reference) : text.lead(noun)
  const fileField = findFileField(definition)
  return (
    <div className="review">
      <PrintHeader title={title} reference={report?.reference} />
      <h1 id={reviewHeadingId} tabIndex={-1}>
        {text.title(noun)}
      </h1>
      <div className="review-header">
        <p className="lead-paragraph">
          <ChangingText text={lead} />
        </p>
        <p>
          <a
            className="skip-to-delivery"
            href={`#${deliveryHeadingId}`}
            onClick={(event) => focusElement(deliveryHeadingId, 'start') && event.preventDefault()}
          >
            {text.delivery}
          </a>
        </p>
      </div>
      <ReportPlate reference={report?.reference} note={definition.plateNote} />
      <section className="check-answers" aria-labelledby={reviewHeadingId}>
        <dl className="summary-list">
          {answers.map(({ name, label, displayValue }) => (
            <SummaryListRow key={name} label={label} shown={displayValue} onChange={() => store.editField(name)}>
              {notes[name]}
            </SummaryListRow>
          ))}
          {fileField && (
            <div>
              <dt>{fileField.label}</dt>
              <dd className="summary-list-wide">
                <EvidenceReview store={store} />
                <ChangeButton label={fileField.label} onClick={() => store.editField(fileField.name)} />
              </dd>
            </div>
          )}
        </dl>
        <div className="erase-all screen-only">
          <EraseAll store={store} step="review" />
        </div>
        <p className="print-header office-use">
          {text.office.map((label) => (
            <span key={label}>{label}</span>
          ))}
        </p>
      </section>
      <section className="delivery" aria-labelledby={deliveryHeadingId}>
        <h2 id={deliveryHeadingId} tabIndex={-1}>
          {text.delivery}
        </h2>
        <p className="status-message" aria-live="polite">
          {report ? '' : text.reading}
        </p>
        {!report && <progress aria-label={text.readingLabel} value={getReadingProgress(evidence)} />}
        {report && <DeliveryList key={report.reference} definition={definition} report={report} onHandOver={setDone} />}
        <p className="call">
          {text.call} <a href={organization.telephone.uri}>{organization.telephone.text}</a>
          {text.callHours}
        </p>
      </section>
    </div>
  )
}

/** Shows, in print, what stands in place of the controls of the screen. */
function PrintHeader({ title, reference }: { readonly title: string; readonly reference: string | undefined }) {
  return (
    <div className="print-header">
      <p className="print-title">{title}</p>
      <p>{reference}</p>
      <p>{[text.prepared, ...(reference ? [text.printReference] : []), text.recipient].join(' ')}</p>
    </div>
  )
}
