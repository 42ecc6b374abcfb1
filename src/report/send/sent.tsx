import { useEffect, useRef } from 'react'
import { organization } from '../../content/organization.ts'
import { renderReferencePlate } from '../../reference/reference-plate.ts'
import { draftText } from '../draft/draft.text.ts'
import { EraseAll } from '../form/erase-all.tsx'
import { PressButton } from '../form/press-button.tsx'
import { getStepHeadingId } from '../form/use-steps.ts'
import type { Attempt, ReportView } from '../state/report-state.ts'
import { stepTitles } from '../state/step.text.ts'
import { MissingFiles } from './missing-files.tsx'
import { saveTextFile } from './save-report.ts'
import { endText } from './send.text.ts'

interface Props extends Pick<ReportView, 'send'> {
  readonly attempt: Attempt
  readonly sentOn: string
  /** Whether the draft of this report could not be erased. */
  readonly isDraftLeft: boolean
}

/** Shows the end: the reference, the day, who answers and how soon. A reload keeps it. */
export function Sent({ attempt, sentOn, isDraftLeft, send }: Props) {
  const { report, hasFiles } = attempt
  const { reference, evidence } = report
  const { telephone } = organization
  return (
    <div className="step sent">
      <div className="step-main step-answer stack">
        <h1 id={getStepHeadingId('sent')} tabIndex={-1}>
          <span className="sent-title">{stepTitles.sent}.</span> <span className="sent-lead">{endText.keep}</span>{' '}
          <span className="sent-reference">{reference}</span>
        </h1>
        <p className="lead-paragraph">
          {endText.sent(sentOn)} {endText.answer}
        </p>
        {!hasFiles && <p className="inset-text">{endText.remaining(evidence.length)}</p>}
        <MissingFiles report={report} />
        {isDraftLeft && <p className="inset-text">{draftText.notErased}</p>}
        <p>
          {endText.silence.before} <a href={telephone.uri}>{telephone.text}</a> {endText.silence.after}
        </p>
        <div className="buttons screen-only">
          <div>
            <PressButton label={endText.save} className="button" onPress={() => saveTextFile(report, sentOn)}>
              <p className="caption">{endText.copy(evidence.length)}</p>
            </PressButton>
          </div>
          <button className="text-button" type="button" onClick={() => send({ type: 'reportBegunAnew' })}>
            {endText.another}
          </button>
        </div>
        <div className="erase-all screen-only">
          <EraseAll label={endText.erase} send={send} />
        </div>
      </div>
      <ReportPlate reference={reference} />
    </div>
  )
}

/** Width and height of the plate in pixels. */
const size = 480

function ReportPlate({ reference }: { readonly reference: string }) {
  const canvas = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    const context = canvas.current?.getContext('2d')
    if (!context) return
    const image = context.createImageData(size, size)
    for (const [index, gray] of renderReferencePlate(reference, size).entries())
      image.data.set([gray, gray, gray, 255], 4 * index)
    context.putImageData(image, 0, 0)
  }, [reference])
  return (
    <figure className="report-plate stack">
      <canvas ref={canvas} width={size} height={size} />
      <figcaption className="caption">{endText.plate}</figcaption>
    </figure>
  )
}
