import { renderReportText } from '../documents/report-text.ts'
import { SentFiles } from '../evidence-list/file-list.tsx'
import { CopyButton } from '../form/press-button.tsx'
import { getStepHeadingId } from '../form/use-steps.ts'
import { CheckAnswers } from '../review/check-answers.tsx'
import type { Attempt, ReportView } from '../state/report-state.ts'
import { stepTitles } from '../state/step.text.ts'
import { formatDay } from '../time/local-time.ts'
import { MissingFiles } from './missing-files.tsx'
import { otherWaysText, questionText } from './send.text.ts'
import { Address } from './send-methods.tsx'

interface Props extends Pick<ReportView, 'send'> {
  readonly attempt: Attempt
}

/** Asks what the page cannot know: whether the report that was handed over was sent. */
export function Question({ attempt, send }: Props) {
  const { report, hasFiles } = attempt
  const { reference, answers, evidence } = report
  const confirm = () => send({ type: 'deliveryConfirmed', sentOn: formatDay(Date.now()) })
  return (
    <div className="step question">
      <h1 className="screen-only" id={getStepHeadingId('question')} tabIndex={-1}>
        {stepTitles.question}
      </h1>
      <div className="step-main step-answer stack screen-only">
        <p className="lead-paragraph">
          <Instruction attempt={attempt} />
        </p>
        {!hasFiles && <p className="inset-text">{questionText.notIncluded(evidence.length)}</p>}
        <MissingFiles report={report} />
        <p className="buttons">
          <button className="button" type="button" onClick={() => send({ type: 'deliveryDenied' })}>
            {questionText.notYet}
          </button>
          <button className="button button-primary" type="button" onClick={confirm}>
            {questionText.yes}
          </button>
        </p>
      </div>
      <div className="question-side">
        <details className="folded">
          <summary className="screen-only">{questionText.content}</summary>
          <CheckAnswers reference={reference} answers={answers} send={send}>
            <SentFiles evidence={evidence} />
          </CheckAnswers>
        </details>
        {attempt.by === 'email' && (
          <div className="no-email screen-only">
            <h2>{questionText.noEmail}</h2>
            <p>
              {questionText.writeYourself} <br />
              <Address />
            </p>
            <CopyButton
              label={otherWaysText.copy}
              getText={() => renderReportText(report)}
              status={questionText.copied}
            />
          </div>
        )}
      </div>
    </div>
  )
}

function Instruction({ attempt: { by, report, attachment, isAddressCopied = false } }: { readonly attempt: Attempt }) {
  if (by === 'email')
    return (
      <>
        {attachment ? <AttachInstruction name={attachment} reference={report.reference} /> : questionText.inEmail}{' '}
        {questionText.pressThere}
      </>
    )
  return (
    <>
      {by === 'copy' ? questionText.pasteText : questionText.pasteAddress(isAddressCopied)} <br />
      <Address /> <br />
      {questionText.pressThere}
    </>
  )
}

function AttachInstruction({ name, reference }: { readonly name: string; readonly reference: string }) {
  const { before, after } = questionText.attach
  const [start, extension] = name.split(reference)
  return (
    <>
      {before}{' '}
      <bdi translate="no">
        {start}
        <span className="reference">{`${reference}${extension}`}</span>
      </bdi>{' '}
      {after}
    </>
  )
}
