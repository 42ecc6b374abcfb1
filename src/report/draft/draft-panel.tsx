import { useEffect } from 'react'
import { focusElement, runAfterDelayOrKey } from '../form/focus.ts'
import { getElementId, writeText } from '../form/form-markup.ts'
import { StatusMessage } from '../form/part.tsx'
import type { ReportEvent } from '../state/report-state.ts'
import { getUnsavedFiles, hasContent } from '../state/update.ts'
import { type ReportView, useReport } from '../state/use-report.ts'
import { describeDraft, describeErasure, draftText as text } from './draft.text.ts'

/** Milliseconds after which a screen reader has told that the page is loaded. */
const focusDelayMs = 1500

/** Says what is stored on this device. */
export function DraftStatus({ store }: ReportView) {
  const draft = useReport(store, (state) => state.draft)
  const wasErased = useReport(store, (state) => state.wasErased)
  const isWriting = useReport(store, (state) => state.draft.isEnabled && getUnsavedFiles(state).length > 0)
  return <StatusMessage region="draft-status" text={wasErased ? '' : describeDraft(draft, isWriting)} />
}

/** Says on the page after erasing that everything was erased. */
export function ErasureNotice({ store }: ReportView) {
  const text = useReport(store, ({ wasErased, draft }) => (wasErased ? describeErasure(draft) : ''))
  useEffect(() => {
    writeText('notice', text)
    return text ? runAfterDelayOrKey(focusDelayMs, () => focusElement(getElementId('notice'))) : undefined
  }, [text])
  return null
}

/** Offers what can be done with a draft on this device. */
export function DraftActions({ store }: ReportView) {
  const isFound = useReport(store, ({ draft }) => draft.foundAt !== undefined)
  const isEnabled = useReport(store, ({ draft }) => draft.isEnabled)
  const isReplacing = useReport(store, hasContent)
  if (!isFound && !isEnabled) return null
  const run = (event: ReportEvent) => () => {
    document.getElementById('report-save-draft')?.focus()
    store.send(event)
  }
  return (
    <>
      {isFound && isReplacing && <p className="caption">{text.replaces}</p>}
      <p className="buttons">
        {isFound && (
          <button className="button" type="button" onClick={run({ type: 'draft opening' })}>
            {text.actions.open}
          </button>
        )}
        <button className="button" type="button" onClick={run({ type: 'draft erasing' })}>
          {isFound && isEnabled ? text.actions.replace : text.actions.erase}
        </button>
      </p>
    </>
  )
}
