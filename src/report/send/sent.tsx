import { useEffect, useRef } from 'react'
import { organization } from '../../content/organization.ts'
import { renderReferencePlate } from '../../reference/reference-plate.ts'
import { EraseAll } from '../form/erase-all.tsx'
import { getStepHeadingId } from '../form/use-steps.ts'
import { stepTitles } from '../state/step.text.ts'
import { type ReportView, useReport } from '../state/use-report.ts'
import { formatAnswerDate } from './answer-date.ts'
import { PressButton } from './press-button.tsx'
import { saveText } from './save-report.ts'
import { sendText } from './send.text.ts'

const { end: text } = sendText

/** Shows the end: the reference, who answers and by when. A reload keeps it. */
export function Sent({ store }: ReportView) {
  const progress = useReport(store, (state) => state.progress)
  if (progress.step !== 'sent') return null
  const { attempt, sentAt } = progress
  const { reference, files, remainingFiles } = attempt
  const { telephone } = organization
  return (
    <div className="step sent">
      <div className="step-main step-answer stack">
        <h1 id={getStepHeadingId('sent')} tabIndex={-1}>
          <span className="sent-lead">
            {stepTitles.sent}. {text.keep}
          </span>{' '}
          <span className="sent-reference">{reference}</span>
        </h1>
        <p className="lead-paragraph">{text.answer(formatAnswerDate(sentAt))}</p>
        {remainingFiles > 0 && <p className="inset-text">{text.remaining(remainingFiles)}</p>}
        <p>
          {text.silence.before} <a href={telephone.uri}>{telephone.text}</a> {text.silence.after}
        </p>
        <div className="buttons screen-only">
          <div>
            <PressButton label={text.save} className="button" onPress={() => saveText(reference, attempt.text)}>
              <p className="caption">{text.copy(files)}</p>
            </PressButton>
          </div>
          <button className="button" type="button" onClick={() => store.send({ type: 'reportBegunAnew' })}>
            {text.another}
          </button>
        </div>
        <div className="erase-all screen-only">
          <EraseAll store={store} step="sent" label={text.erase} />
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
      <figcaption className="caption">{sendText.end.plate}</figcaption>
    </figure>
  )
}
