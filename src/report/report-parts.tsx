import { type ReactNode, useDeferredValue, useLayoutEffect, useState } from 'react'
import { getReportAnswers } from './documents/report-input.ts'
import { CopyUnfinished, DraftActions } from './draft/draft-panel.tsx'
import { FileList, ReviewedFiles } from './evidence-list/file-list.tsx'
import { EraseAll } from './form/erase-all.tsx'
import { getElementId, getStepClass } from './form/form-markup.ts'
import { SlotContent } from './form/slot-content.tsx'
import { getStepHeadingId, useSteps } from './form/use-steps.ts'
import { CheckAnswers } from './review/check-answers.tsx'
import { ErrorSummary } from './review/error-summary.tsx'
import { reviewText } from './review/review.text.ts'
import type { ReportStore } from './run-report.ts'
import { Question } from './send/question.tsx'
import { Send } from './send/send.tsx'
import { Sent } from './send/sent.tsx'
import type { Step } from './state/report-state.ts'
import { stepTitles } from './state/step.text.ts'
import { getErrors, hasContent } from './state/update.ts'

interface Props {
  readonly store: Pick<ReportStore, 'get' | 'send' | 'subscribe'>
}

/** Shows what the prerendered markup does not contain, each part in its slot. */
export function ReportParts({ store }: Props) {
  const { send } = store
  const [state, setState] = useState(store.get)
  // Not useSyncExternalStore: a change would begin the first rendering anew, in one task, and a key would wait.
  useLayoutEffect(() => {
    const show = () => setState(store.get())
    show()
    return store.subscribe(show)
  }, [store])
  // What is rendered after the browser has painted the response to a press or key.
  const later = useDeferredValue(state)
  const { progress, answers } = later
  const errors = getErrors(later)
  const isShown = useSteps(later)
  const showStep = (step: Step, content: ReactNode) => (
    <div id={getElementId(step)} className={getStepClass(step, progress.step)}>
      {content}
    </div>
  )
  return (
    <>
      <SlotContent slot="errors">
        {errors.length > 0 && <ErrorSummary key={later.failedSubmitCount} errors={errors} />}
      </SlotContent>
      <SlotContent slot="documentation-files">
        <FileList state={state} send={send} />
      </SlotContent>
      <SlotContent slot="draft">
        <DraftActions state={state} send={send} />
        <CopyUnfinished state={state} />
        {/* Forward leads to another step under its dialog, which goes with it. */}
        {state.progress.step === 'edit' && hasContent(state) && <EraseAll label={reviewText.startAgain} send={send} />}
      </SlotContent>
      <SlotContent slot="steps">
        {isShown('review') &&
          showStep(
            'review',
            <div className="step">
              <h1 className="screen-only" id={getStepHeadingId('review')} tabIndex={-1}>
                {stepTitles.review}
              </h1>
              <CheckAnswers reference={later.report?.reference} answers={getReportAnswers(answers)} send={send}>
                <ReviewedFiles files={later.files} send={send} />
              </CheckAnswers>
              <Send state={later} send={send} />
            </div>,
          )}
        {/* It stays for a moment after Yes: screen readers of Chromium are silent where the pressed button is gone. */}
        {isShown('question') &&
          'attempt' in progress &&
          showStep('question', <Question attempt={progress.attempt} send={send} />)}
        {progress.step === 'sent' &&
          showStep('sent', <Sent {...progress} isDraftLeft={state.draft.trouble === 'not erased'} send={send} />)}
      </SlotContent>
    </>
  )
}
