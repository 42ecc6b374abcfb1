import { Send } from '../send/send.tsx'
import { stepTitles } from '../state/step.text.ts'
import type { ReportView } from '../state/use-report.ts'
import { CheckAnswers } from './check-answers.tsx'
import { getStepHeadingId } from './use-steps.ts'

/** Shows everything that the visitor entered, and one way to send the report. It sends nothing. */
export function Review({ store }: ReportView) {
  return (
    <div className="step">
      <h1 className="screen-only" id={getStepHeadingId('review')} tabIndex={-1}>
        {stepTitles.review}
      </h1>
      <CheckAnswers store={store} />
      <Send store={store} />
    </div>
  )
}
