import { useMemo } from 'react'
import { DraftActions, DraftStatus, ErasureNotice } from './draft/draft-panel.tsx'
import { describeFiles } from './evidence-list/evidence.text.ts'
import { EvidenceList } from './evidence-list/evidence-list.tsx'
import { LostFiles } from './evidence-list/lost-files.tsx'
import { EraseAll } from './form/erase-all.tsx'
import { Part, StatusMessage } from './form/part.tsx'
import { getStepHeadingId, useSteps } from './form/use-steps.ts'
import { CheckAnswers } from './review/check-answers.tsx'
import { ErrorSummary } from './review/error-summary.tsx'
import { reviewText } from './review/review.text.ts'
import { CopyUnfinished, StorageStatus } from './send/copy-unfinished.tsx'
import { Question } from './send/question.tsx'
import { Send } from './send/send.tsx'
import { Sent } from './send/sent.tsx'
import { stepTitles } from './state/step.text.ts'
import { type ReportView, useDeferredReport, useReport } from './state/use-report.ts'
import { describeEventTime } from './time/event-time.ts'

/** Shows what the prerendered markup does not contain, each part in its slot. */
export function ReportParts({ store }: ReportView) {
  const isShown = useSteps(store)
  return (
    <>
      <EventTimeStatus store={store} />
      <FileStatus store={store} />
      <DraftStatus store={store} />
      <StorageStatus store={store} />
      <Part slot="notice">
        <ErasureNotice store={store} />
      </Part>
      <Part slot="lost-files">
        <LostFiles store={store} />
      </Part>
      <Part slot="errors">
        <ErrorSummary store={store} />
      </Part>
      <Part slot="documentation-files">
        <EvidenceList store={store} />
      </Part>
      <Part slot="draft-actions">
        <DraftActions store={store} />
      </Part>
      <Part slot="copy">
        <CopyUnfinished store={store} />
      </Part>
      <Part slot="erase">
        <EraseAll store={store} step="edit" label={reviewText.startAgain} />
      </Part>
      <Part slot="review">{isShown('review') && <Review store={store} />}</Part>
      <Part slot="question">{isShown('question') && <Question store={store} />}</Part>
      <Part slot="sent">{isShown('sent') && <Sent store={store} />}</Part>
    </>
  )
}

/** Shows everything that the visitor entered, and one way to send the report. It sends nothing. */
function Review({ store }: ReportView) {
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

function EventTimeStatus({ store }: ReportView) {
  const value = useDeferredReport(store, ({ answers }) => answers['date-time'] ?? '')
  const state = useDeferredReport(store, ({ answers }) => answers.state ?? '')
  const text = useMemo(() => describeEventTime(value, state, Date.now())?.text ?? '', [value, state])
  return <StatusMessage region="date-time-status" text={text} />
}

function FileStatus({ store }: ReportView) {
  const files = useReport(store, (state) => state.files)
  const notice = useReport(store, (state) => state.fileNotice)
  return <StatusMessage region="documentation-status" text={describeFiles(files, notice)} />
}
