import { getStepHeadingId } from '../form/use-steps.ts'
import { CheckAnswers } from '../review/check-answers.tsx'
import type { Attempt } from '../state/report-state.ts'
import { stepTitles } from '../state/step.text.ts'
import { type ReportView, useReport } from '../state/use-report.ts'
import { CopyButton } from './press-button.tsx'
import { sendText } from './send.text.ts'
import { Address } from './ways.tsx'

const { question: text } = sendText

/** Asks what the page cannot know: whether the report that was handed over was sent. */
export function Question({ store }: ReportView) {
  const progress = useReport(store, (state) => state.progress)
  if (progress.step !== 'question') return null
  const { attempt } = progress
  return (
    <div className="step question">
      <h1 className="screen-only" id={getStepHeadingId('question')} tabIndex={-1}>
        {stepTitles.question}
      </h1>
      <div className="step-main step-answer stack screen-only">
        <p className="lead-paragraph">
          <Instruction attempt={attempt} />
        </p>
        {attempt.remainingFiles > 0 && <p className="inset-text">{text.notIncluded(attempt.remainingFiles)}</p>}
        <p className="buttons">
          <button
            className="button button-primary"
            type="button"
            onClick={() => store.send({ type: 'deliveryConfirmed', at: Date.now() })}
          >
            {text.yes}
          </button>
          <button className="button" type="button" onClick={() => store.send({ type: 'deliveryDenied' })}>
            {text.notYet}
          </button>
        </p>
      </div>
      <div className="question-side">
        <details className="folded">
          <summary>{text.content}</summary>
          <CheckAnswers store={store} handedOver={attempt.reference} />
        </details>
        {attempt.by === 'email' && (
          <div className="no-email screen-only">
            <h2>{text.noEmail}</h2>
            <p>
              {text.writeYourself} <br />
              <Address />
            </p>
            <CopyButton label={sendText.another.copy} getText={() => attempt.text} status={text.copied} />
          </div>
        )}
      </div>
    </div>
  )
}

function Instruction({ attempt: { by, attachment, isAddressCopied } }: { readonly attempt: Attempt }) {
  if (by === 'email') return `${attachment ? text.attach(attachment) : text.inEmail} ${text.pressThere}`
  const [before, after] = by === 'copy' ? text.pasteText : text.pasteAddress(isAddressCopied)
  return (
    <>
      {before} <Address />
      {after}
    </>
  )
}
