import { getReportAnswers } from '../documents/report-input.ts'
import { renderUnfinishedText } from '../documents/report-text.ts'
import { draftText } from '../draft/draft.text.ts'
import { isRejected } from '../evidence/evidence-file.ts'
import { StatusMessage } from '../form/part.tsx'
import { reportFields } from '../report.fields.ts'
import type { ReportState } from '../state/report-state.ts'
import { hasContent } from '../state/update.ts'
import { type ReportView, useReport } from '../state/use-report.ts'
import { CopyButton } from './press-button.tsx'

/** Says what the browser refuses to store. */
export function StorageStatus({ store }: ReportView) {
  const problem = useReport(store, getStorageProblem)
  return <StatusMessage region="storage-status" text={problem ? draftText[problem] : ''} />
}

/** Shows a button that copies what was written so far, which needs no storage. */
export function CopyUnfinished({ store }: ReportView) {
  const isShown = useReport(store, hasContent)
  const getText = () => {
    const { answers, files } = store.get()
    const label = reportFields.find(({ type }) => type === 'file')?.label ?? ''
    const names = files.filter((file) => !isRejected(file)).map(({ name }) => name)
    return renderUnfinishedText(getReportAnswers(answers), { label, names })
  }
  return isShown && <CopyButton label={draftText.copy} getText={getText} status={draftText.copied} />
}

function getStorageProblem({ isSessionStored, draft }: ReportState): 'nothingStored' | 'noDraft' | undefined {
  if (!isSessionStored && draft.status !== 'kept') return 'nothingStored'
  return draft.status === 'refused' && draft.why === 'blocked' ? 'noDraft' : undefined
}
