import { useEffect, useRef } from 'react'
import { evidenceText, listNames } from '../evidence/evidence.text.ts'
import { isRejected } from '../evidence/evidence-file.ts'
import { focusElement } from '../form/focus.ts'
import type { HandOver } from '../state/report-state.ts'
import type { ReportStore } from '../state/run-report.ts'
import { type ReportView, useReport } from '../state/use-report.ts'
import { CopyButton } from './press-button.tsx'
import { sendText as text } from './send.text.ts'
import { Address, Ways } from './ways.tsx'

const headingId = 'send-title'

/** Shows one way to send this report, and after the press the question whether it was sent. */
export function Send({ store }: ReportView) {
  const report = useReport(store, (state) => state.report)
  const handOver = useReport(store, (state) => state.handOver)
  const isAsking = useReport(store, ({ handOverStatus }) => handOverStatus === 'asked' || handOverStatus === 'sent')
  const missing = useReport(store, (state) => state.files).filter(isRejected)
  const wasAsking = useRef(isAsking)
  useEffect(() => {
    if (wasAsking.current !== isAsking) focusElement(headingId)
    wasAsking.current = isAsking
  }, [isAsking])
  return (
    <section className="send screen-only" aria-labelledby={headingId}>
      <h2 id={headingId} key={String(isAsking)} tabIndex={-1}>
        {isAsking ? text.question : text.title}
      </h2>
      {/* Orca does not say the heading: the pressed button is gone. */}
      <p className="visually-hidden" aria-live="polite">
        {isAsking && text.question}
      </p>
      {isAsking && handOver ? (
        <SendQuestion handOver={handOver} send={store.send} />
      ) : (
        <>
          {missing.length > 0 && (
            <p className="field-error has-error">{evidenceText.notInReport(listNames(missing))}</p>
          )}
          {report && handOver && handOver.reference !== report.reference && (
            <p className="caption">{text.before(handOver.reference)}</p>
          )}
          {report ? (
            <Ways
              key={report.reference}
              report={report}
              onHandOver={(handOver) => store.send({ type: 'handed over', handOver })}
            />
          ) : (
            <p className="status-message" role="status">
              {text.reading}
            </p>
          )}
        </>
      )}
    </section>
  )
}

interface QuestionProps {
  readonly handOver: HandOver
  readonly send: ReportStore['send']
}

function SendQuestion({ handOver, send }: QuestionProps) {
  const { by, instruction } = handOver
  return (
    <>
      <p>
        {instruction} {by !== 'email' && <Address />}
      </p>
      <p className="buttons">
        <button
          className="button button-primary"
          type="button"
          onClick={() => send({ type: 'confirmed', at: Date.now() })}
        >
          {text.yes}
        </button>
        <button className="button" type="button" onClick={() => send({ type: 'set aside' })}>
          {text.notYet}
        </button>
      </p>
      {by === 'email' && (
        <div className="no-email">
          <p className="caption">
            {text.email.noEmail} <Address />
          </p>
          <CopyButton label={text.another.copy} getText={() => handOver.text} status={text.another.copiedThere} />
        </div>
      )}
    </>
  )
}
