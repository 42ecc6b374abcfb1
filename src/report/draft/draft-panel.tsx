import { useEffect } from 'react'
import { getReportAnswers } from '../documents/report-input.ts'
import { renderUnfinishedText } from '../documents/report-text.ts'
import { isRejected } from '../evidence/evidence-file.ts'
import { focusElement, runAfterDelayOrKey } from '../form/focus.ts'
import { getElementId } from '../form/form-markup.ts'
import { CopyButton } from '../send/press-button.tsx'
import type { ReportEvent, ReportState, ReportView } from '../state/report-state.ts'
import { hasContent } from '../state/update.ts'
import { isDraftWanted } from '../state/update-draft.ts'
import { draftText } from './draft.text.ts'

/** Milliseconds after which a screen reader has told that the page is loaded. */
const focusDelayMs = 1500

/** The id of what names the notice: Firefox takes no name from the notice itself. */
export const erasureId = 'report-erasure'

/** Says on the page after erasing what was erased. It takes the focus unless the visitor has put it somewhere. */
export function ErasureNotice({ erasure }: { readonly erasure: NonNullable<ReportState['erasure']> }) {
  useEffect(
    () =>
      runAfterDelayOrKey(focusDelayMs, () => {
        if (document.activeElement === document.body) focusElement(getElementId('notice'))
      }),
    [],
  )
  const { title, words } = draftText.erasure[erasure]
  return (
    <span id={erasureId}>
      <strong>{title}</strong> {words}
    </span>
  )
}

/** Offers what can be done with a draft on this device. */
export function DraftActions({ state, send }: ReportView) {
  const { draft } = state
  const isFound = draft.status === 'found'
  const isErasable = draft.status === 'off' ? draft.after === 'failed erasing' : isDraftWanted(draft)
  if (!isFound && !isErasable) return null
  const run = (event: ReportEvent) => () => {
    document.getElementById('report-save-draft')?.focus()
    send(event)
  }
  return (
    <>
      {isFound && hasContent(state) && <p className="caption">{draftText.replaces}</p>}
      <p className="buttons">
        {isFound && (
          <button className="button" type="button" onClick={run({ type: 'draftOpenRequested' })}>
            {draftText.actions.open}
          </button>
        )}
        {isFound && draft.isWanted ? (
          <button className="button" type="button" onClick={run({ type: 'draftReplaceRequested' })}>
            {draftText.actions.replace}
          </button>
        ) : (
          <button className="button" type="button" onClick={run({ type: 'draftEraseRequested' })}>
            {draftText.actions.erase}
          </button>
        )}
      </p>
    </>
  )
}

/** Shows a button that copies what was written so far, which needs no storage. */
export function CopyUnfinished({ state }: Pick<ReportView, 'state'>) {
  const getText = () => {
    const names = state.files.filter((file) => !isRejected(file)).map(({ name }) => name)
    return renderUnfinishedText(getReportAnswers(state.answers), names)
  }
  return hasContent(state) && <CopyButton label={draftText.copy} getText={getText} status={draftText.copied} />
}
