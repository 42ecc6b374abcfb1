import { isRejected } from '../evidence/evidence-file.ts'
import { evidenceText, listNames } from '../evidence-list/evidence.text.ts'
import type { ReportView } from '../state/report-state.ts'
import { sendText } from './send.text.ts'
import { Ways } from './ways.tsx'

const headingId = 'send-title'

/** Shows one way to send this report. */
export function Send({ state: { report, savedReference, files }, send }: ReportView) {
  const rejected = files.filter(isRejected)
  return (
    <section className="send stack screen-only" aria-labelledby={headingId}>
      <h2 id={headingId}>{sendText.title}</h2>
      {rejected.length > 0 && <p className="field-error has-error">{evidenceText.notInReport(listNames(rejected))}</p>}
      {report ? (
        <Ways key={report.reference} report={report} isSaved={report.reference === savedReference} send={send} />
      ) : (
        <p className="field-status" role="status">
          {sendText.reading}
        </p>
      )}
    </section>
  )
}
