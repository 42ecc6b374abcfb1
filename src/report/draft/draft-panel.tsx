import { useEffect } from 'react'
import { focusElement, runAfterDelayOrKey } from '../form/focus.ts'
import { getElementId } from '../form/form-markup.ts'
import { StatusMessage } from '../form/part.tsx'
import type { ReportEvent } from '../state/report-state.ts'
import { getUnsavedFiles, hasContent } from '../state/update.ts'
import { isDraftWanted } from '../state/update-draft.ts'
import { type ReportView, useReport } from '../state/use-report.ts'
import { describeDraft, draftText as text } from './draft.text.ts'

/** Milliseconds after which a screen reader has told that the page is loaded. */
const focusDelayMs = 1500

/** Says what is stored on this device. */
export function DraftStatus({ store }: ReportView) {
  const draft = useReport(store, (state) => state.draft)
  const isWriting = useReport(store, (state) => getUnsavedFiles(state).length > 0)
  return <StatusMessage region="draft-status" text={describeDraft(draft, isWriting)} />
}

/** The id of what names the notice: Firefox takes no name from the notice itself. */
export const erasureId = 'report-erasure'

/** Says on the page after erasing what was erased. It takes the focus unless the visitor has put it somewhere. */
export function ErasureNotice({ store }: ReportView) {
  const erasure = useReport(store, (state) => state.erasure)
  useEffect(() => {
    if (!erasure) return undefined
    return runAfterDelayOrKey(focusDelayMs, () => {
      if (document.activeElement === document.body) focusElement(getElementId('notice'))
    })
  }, [erasure])
  if (!erasure) return null
  const { title, words } = text.erasure[erasure]
  return (
    <span id={erasureId}>
      <strong>{title}</strong> {words}
    </span>
  )
}

/** Offers what can be done with a draft on this device. */
export function DraftActions({ store }: ReportView) {
  const draft = useReport(store, (state) => state.draft)
  const isReplacing = useReport(store, hasContent)
  const isFound = draft.status === 'found'
  const isErasable = draft.status === 'off' ? draft.after === 'failed erasing' : isDraftWanted(draft)
  if (!isFound && !isErasable) return null
  const run = (event: ReportEvent) => () => {
    document.getElementById('report-save-draft')?.focus()
    store.send(event)
  }
  return (
    <>
      {isFound && isReplacing && <p className="caption">{text.replaces}</p>}
      <p className="buttons">
        {isFound && (
          <button className="button" type="button" onClick={run({ type: 'draftOpenRequested' })}>
            {text.actions.open}
          </button>
        )}
        {isFound && draft.isWanted ? (
          <button className="button" type="button" onClick={run({ type: 'draftReplaceRequested' })}>
            {text.actions.replace}
          </button>
        ) : (
          <button className="button" type="button" onClick={run({ type: 'draftEraseRequested' })}>
            {text.actions.erase}
          </button>
        )}
      </p>
    </>
  )
}
