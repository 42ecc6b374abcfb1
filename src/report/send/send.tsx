import { isUndecided } from '../evidence/evidence-file.ts'
import { evidenceText, listNames } from '../evidence-list/evidence.text.ts'
import { sendTitleId } from '../form/form-markup.ts'
import type { ReportView } from '../state/report-state.ts'
import { sendText } from './send.text.ts'
import { SendMethods } from './send-methods.tsx'

/** Shows one way to send this report; before it is made, what it waits for. */
export function Send({ state: { report, savedReference, files }, send }: ReportView) {
  const undecided = files.filter(isUndecided)
  return (
    <section className="send stack screen-only" aria-labelledby={sendTitleId}>
      <h2 id={sendTitleId} tabIndex={-1}>
        {sendText.title}
      </h2>
      {report ? (
        <SendMethods key={report.reference} report={report} isSaved={report.reference === savedReference} send={send} />
      ) : (
        <p className={undecided.length > 0 ? 'field-error has-error' : 'field-status'} role="status">
          {undecided.length > 0 ? evidenceText.undecided(listNames(undecided)) : sendText.reading}
        </p>
      )}
    </section>
  )
}
