import { type EvidenceFile, isUndecided } from '../evidence/evidence-file.ts'
import { evidenceText, listNames } from '../evidence-list/evidence.text.ts'
import { focusElement } from '../form/focus.ts'
import type { ReportEvent, ReportView } from '../state/report-state.ts'
import { sendText } from './send.text.ts'
import { SendMethods } from './send-methods.tsx'

const headingId = 'send-title'

/** Shows one way to send this report; before it is made, what it waits for. */
export function Send({ state: { report, savedReference, files }, send }: ReportView) {
  const undecided = files.filter(isUndecided)
  return (
    <section className="send stack screen-only" aria-labelledby={headingId}>
      <h2 id={headingId} tabIndex={-1}>
        {sendText.title}
      </h2>
      {report ? (
        <SendMethods key={report.reference} report={report} isSaved={report.reference === savedReference} send={send} />
      ) : (
        <>
          <p className={undecided.length > 0 ? 'field-error has-error' : 'field-status'} role="status">
            {undecided.length > 0 ? evidenceText.undecided(listNames(undecided)) : sendText.reading}
          </p>
          {undecided.map((file) => (
            <Decision key={file.id} file={file} send={send} />
          ))}
        </>
      )}
    </section>
  )
}

/** Shows what can be done with a file that is not as it was wished. One that was forgotten has its buttons above. */
function Decision({ file, send }: Pick<ReportView, 'send'> & { readonly file: EvidenceFile }) {
  const { id, name, outcome } = file
  if (outcome === 'forgotten') return null
  const decide = (event: ReportEvent) => () => {
    // The pressed button is about to be removed.
    focusElement(headingId)
    send(event)
  }
  return (
    <p className="buttons">
      <button className="button" type="button" onClick={decide({ type: 'cleaningChosen', id, shouldClean: false })}>
        {evidenceText.sendAsItIs}
        <span className="visually-hidden"> {name}</span>
      </button>
      <button className="button" type="button" onClick={decide({ type: 'fileRemoved', id })}>
        {evidenceText.leaveOut}
        <span className="visually-hidden"> {name}</span>
      </button>
    </p>
  )
}
