import { useDeferredValue, useLayoutEffect, useMemo, useState } from 'react'
import { describeDraft, describeStorage } from './draft/draft.text.ts'
import { CopyUnfinished, DraftActions, ErasureNotice } from './draft/draft-panel.tsx'
import { describeFiles } from './evidence-list/evidence.text.ts'
import { EvidenceList } from './evidence-list/evidence-list.tsx'
import { LostFiles } from './evidence-list/lost-files.tsx'
import { EraseAll } from './form/erase-all.tsx'
import { Part, StatusMessage } from './form/part.tsx'
import { getStepHeadingId, useSteps } from './form/use-steps.ts'
import { CheckAnswers } from './review/check-answers.tsx'
import { ErrorSummary } from './review/error-summary.tsx'
import { reviewText } from './review/review.text.ts'
import { Question } from './send/question.tsx'
import { Send } from './send/send.tsx'
import { Sent } from './send/sent.tsx'
import type { ReportStore } from './state/run-report.ts'
import { stepTitles } from './state/step.text.ts'
import { getErrors, hasContent } from './state/update.ts'
import { getUnsavedFiles } from './state/update-files.ts'
import { describeEventTime } from './time/event-time.ts'

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
  const { 'date-time': time = '', state: place = '' } = answers
  const eventTime = useMemo(() => describeEventTime(time, place, Date.now())?.text, [time, place])
  const errors = getErrors(later)
  const isShown = useSteps(later)
  return (
    <>
      <StatusMessage region="date-time-status" text={eventTime ?? ''} />
      <StatusMessage region="documentation-status" text={describeFiles(state.files, state.fileNotice)} />
      <StatusMessage region="draft-status" text={describeDraft(state.draft, getUnsavedFiles(state).length > 0)} />
      <StatusMessage region="storage-status" text={describeStorage(state)} />
      <Part slot="notice">{state.erasure && <ErasureNotice erasure={state.erasure} />}</Part>
      <Part slot="lost-files">
        <LostFiles state={state} send={send} />
      </Part>
      <Part slot="errors">{errors.length > 0 && <ErrorSummary key={later.failedSubmitCount} errors={errors} />}</Part>
      <Part slot="documentation-files">
        <EvidenceList state={state} send={send} />
      </Part>
      <Part slot="draft-actions">
        <DraftActions state={state} send={send} />
      </Part>
      <Part slot="copy">
        <CopyUnfinished state={state} />
      </Part>
      <Part slot="erase">
        <EraseAll
          isShown={state.progress.step === 'edit' && hasContent(state)}
          label={reviewText.startAgain}
          send={send}
        />
      </Part>
      <Part slot="review">
        {isShown('review') && (
          <div className="step">
            <h1 className="screen-only" id={getStepHeadingId('review')} tabIndex={-1}>
              {stepTitles.review}
            </h1>
            <CheckAnswers state={later} send={send} />
            <Send state={later} send={send} />
          </div>
        )}
      </Part>
      <Part slot="question">
        {/* It stays for a moment after Yes: screen readers of Chromium are silent where the pressed button is gone. */}
        {isShown('question') && 'attempt' in progress && (
          <Question attempt={progress.attempt} state={later} send={send} />
        )}
      </Part>
      <Part slot="sent">
        {progress.step === 'sent' && <Sent attempt={progress.attempt} sentAt={progress.sentAt} send={send} />}
      </Part>
    </>
  )
}
