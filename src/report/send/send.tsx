import { isRejected } from '../evidence/evidence-file.ts'
import { evidenceText, listNames } from '../evidence-list/evidence.text.ts'
import { type ReportView, useReport } from '../state/use-report.ts'
import { sendText as text } from './send.text.ts'
import { Ways } from './ways.tsx'

const headingId = 'send-title'

/** Shows one way to send this report. */
export function Send({ store }: ReportView) {
  const report = useReport(store, (state) => state.report)
  const isSaved = useReport(store, (state) => state.report?.reference === state.savedReference)
  const rejected = useReport(store, (state) => state.files).filter(isRejected)
  return (
    <section className="send stack screen-only" aria-labelledby={headingId}>
      <h2 id={headingId}>{text.title}</h2>
      {rejected.length > 0 && <p className="field-error has-error">{evidenceText.notInReport(listNames(rejected))}</p>}
      {report ? (
        <Ways
          key={report.reference}
          report={report}
          isSaved={isSaved}
          onSave={() => store.send({ type: 'reportSaved', reference: report.reference })}
          onHandOver={(attempt) => store.send({ type: 'reportHandedOver', attempt })}
        />
      ) : (
        <p className="field-status" role="status">
          {text.reading}
        </p>
      )}
    </section>
  )
}
