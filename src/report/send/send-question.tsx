import type { HandOver } from '../state/report-state.ts'
import type { ReportStore } from '../state/run-report.ts'
import { Address } from './address.tsx'
import { CopyButton } from './copy-button.tsx'
import { sendText as text } from './send.text.ts'

interface Props {
  readonly handOver: HandOver
  readonly send: ReportStore['send']
}

/** Asks whether a report that was handed over is sent, and says what is left to do for that. */
export function SendQuestion({ handOver, send }: Props) {
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
