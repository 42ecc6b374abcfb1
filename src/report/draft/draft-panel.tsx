import { getReportAnswers } from '../documents/report-input.ts'
import { renderUnfinishedText } from '../documents/report-text.ts'
import { isRefused } from '../evidence/evidence-file.ts'
import { CopyButton } from '../form/press-button.tsx'
import type { ReportEvent, ReportView } from '../state/report-state.ts'
import { hasContent } from '../state/update.ts'
import { draftText } from './draft.text.ts'

/** Offers what can be done with another draft on this device. The checkbox erases the draft of this tab. */
export function DraftActions({ state, send }: ReportView) {
  const { device, isWanted } = state.draft
  if (device.status !== 'other') return null
  const button = (label: string, event: ReportEvent) => {
    const press = () => {
      // The pressed button is about to be removed.
      document.getElementById('report-save-draft')?.focus()
      send(event)
    }
    return (
      <button className="button" type="button" onClick={press}>
        {label}
      </button>
    )
  }
  const { open, replace, erase } = draftText.actions
  return (
    <>
      {hasContent(state) && <p className="caption">{draftText.replaces}</p>}
      <p className="buttons">
        {button(open, { type: 'draftOpened' })}
        {isWanted ? button(replace, { type: 'draftReplaced' }) : button(erase, { type: 'draftErased' })}
      </p>
    </>
  )
}

/** Shows a button that copies what was written so far, which needs no storage. */
export function CopyUnfinished({ state }: Pick<ReportView, 'state'>) {
  const getText = () => {
    const names = state.files.filter((file) => !isRefused(file)).map(({ name }) => name)
    return renderUnfinishedText(getReportAnswers(state.answers), names)
  }
  return hasContent(state) && <CopyButton label={draftText.copy} getText={getText} status={draftText.copied} />
}
