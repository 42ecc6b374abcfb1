import { useMemo } from 'react'
import { DraftActions, DraftStatus, ErasureNotice } from './draft/draft-panel.tsx'
import { describeFiles } from './evidence/evidence.text.ts'
import { EvidenceList } from './evidence/evidence-list.tsx'
import { LostFiles } from './evidence/lost-files.tsx'
import { Part, StatusMessage } from './form/part.tsx'
import { EraseAll } from './review/erase-all.tsx'
import { ErrorSummary } from './review/error-summary.tsx'
import { reviewText } from './review/review.text.ts'
import { Review } from './review/review.tsx'
import { useSteps } from './review/use-steps.ts'
import { CopyUnfinished, StorageStatus } from './send/copy-unfinished.tsx'
import { Question } from './send/question.tsx'
import { Sent } from './send/sent.tsx'
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
