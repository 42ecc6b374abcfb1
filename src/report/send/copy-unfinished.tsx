import { getReportAnswers } from '../documents/report-input.ts'
import { renderUnfinishedText } from '../documents/report-text.ts'
import { draftText } from '../draft/draft.text.ts'
import { isRejected } from '../evidence/evidence-file.ts'
import type { ReportView } from '../state/report-state.ts'
import { hasContent } from '../state/update.ts'
import { CopyButton } from './press-button.tsx'

/** Shows a button that copies what was written so far, which needs no storage. */
export function CopyUnfinished({ state }: Pick<ReportView, 'state'>) {
  const getText = () => {
    const names = state.files.filter((file) => !isRejected(file)).map(({ name }) => name)
    return renderUnfinishedText(getReportAnswers(state.answers), names)
  }
  return hasContent(state) && <CopyButton label={draftText.copy} getText={getText} status={draftText.copied} />
}
