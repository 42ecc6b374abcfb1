import { type ReactNode, useEffect, useLayoutEffect } from 'react'
import { getReportAnswers } from '../documents/report-input.ts'
import { renderUnfinishedText } from '../documents/report-text.ts'
import { isRefused } from '../evidence/evidence-file.ts'
import { focusElement, runAfterDelayOrKey } from '../form/focus.ts'
import { getElementId } from '../form/form-markup.ts'
import { CopyButton } from '../form/press-button.tsx'
import { getStepHeadingId } from '../form/use-steps.ts'
import type { ReportEvent, ReportView } from '../state/report-state.ts'
import { hasContent } from '../state/update.ts'
import { isDraftWanted } from '../state/update-draft.ts'
import { describeErasing, draftText } from './draft.text.ts'

/** Milliseconds after which a screen reader has told that the page is loaded. */
const focusDelayMs = 1500

/** The id of what names the notice: Firefox takes no name from the notice itself. */
const erasureId = 'report-erasure'

/** Says on the page after erasing what was erased. It takes a moment, in which there is nothing to say. */
export function ErasureNotice({ state: { draft, isErased }, send }: ReportView) {
  const isDue = draft.wish === 'erase'
  if (!isErased || (isDue && !draft.trouble)) return null
  const { done, due } = draftText.erasure
  return (
    <FocusedNotice>
      <strong>{isDue ? due.title : done.title}</strong>{' '}
      {isDue ? <ErasingTrouble draft={draft} send={send} /> : done.words}
    </FocusedNotice>
  )
}

/** Shows a notice that takes the focus unless the visitor has put it somewhere. */
function FocusedNotice({ children }: { readonly children: ReactNode }) {
  useLayoutEffect(() => {
    const notice = document.getElementById(getElementId('notice'))
    // A region once it has a name: Orca does not read the text of a focused element without a role.
    notice?.setAttribute('aria-labelledby', erasureId)
    return () => notice?.removeAttribute('aria-labelledby')
  }, [])
  useEffect(
    () =>
      runAfterDelayOrKey(focusDelayMs, () => {
        if (document.activeElement === document.body) focusElement(getElementId('notice'))
      }),
    [],
  )
  return <span id={erasureId}>{children}</span>
}

/** Says that a draft is not erased yet, with a button that tries again. */
export function ErasingTrouble({ draft, send }: Pick<ReportView['state'], 'draft'> & Pick<ReportView, 'send'>) {
  const words = describeErasing(draft)
  const retry = () => {
    // The pressed button is about to be removed. On the page after erasing its notice comes back.
    focusElement(getStepHeadingId('sent'))
    send({ type: 'draftRetryRequested' })
  }
  return (
    words && (
      <span className="erasing-trouble" role="status">
        {words}{' '}
        <button className="text-button" type="button" onClick={retry}>
          {draftText.actions.retry}
        </button>
      </span>
    )
  )
}

/** Offers what can be done with another draft on this device. The checkbox erases the draft of this tab. */
export function DraftActions({ state, send }: ReportView) {
  const { draft } = state
  const isErasing = draft.wish === 'erase'
  const isFound = draft.device.status === 'other'
  if (isErasing ? !draft.trouble || state.isErased : !isFound) return null
  const run = (event: ReportEvent) => () => {
    document.getElementById('report-save-draft')?.focus()
    send(event)
  }
  const button = (label: string, event: ReportEvent) => (
    <button className="button" type="button" onClick={run(event)}>
      {label}
    </button>
  )
  const { open, replace, erase, retry } = draftText.actions
  if (isErasing) return <p className="buttons">{button(retry, { type: 'draftRetryRequested' })}</p>
  return (
    <>
      {hasContent(state) && <p className="caption">{draftText.replaces}</p>}
      <p className="buttons">
        {button(open, { type: 'draftOpenRequested' })}
        {isDraftWanted(draft)
          ? button(replace, { type: 'draftReplaceRequested' })
          : button(erase, { type: 'draftEraseRequested' })}
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
