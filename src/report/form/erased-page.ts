import { draftText } from '../draft/draft.text.ts'
import type { ReportStore } from '../run-report.ts'
import { hasContent } from '../state/update.ts'
import { focusElement, runAfterDelayOrKey } from './focus.ts'
import { writeEntry } from './form-history.ts'
import { getElementId } from './form-markup.ts'

/** The fragment of the page that says that a report was erased. */
const erased = '#erased'

/** Milliseconds after which a screen reader has told that the page is loaded. */
const focusDelayMs = 1500

/** Loads the page anew once its report is gone: a new document has no undo and no timers. A draft that is left keeps the page. */
export function leaveGoneReport(form: HTMLFormElement, { get, subscribe }: ReportStore): void {
  subscribe(({ type }) => {
    const isGone = type === 'reportErased' || type === 'reportBegunAnew'
    if (!isGone || get().draft.trouble === 'not erased') return
    const fragment = type === 'reportErased' ? erased : ''
    writeEntry({ step: 'edit', depth: 0 }, 'replaceState', location.pathname + fragment)
    form.reset()
    location.reload()
  })
}

/** Says what was erased until something is written or stored. It takes the focus unless the visitor has put it somewhere. */
export function showErasure({ get, subscribe }: ReportStore): void {
  const notice = document.getElementById(getElementId('notice'))
  if (location.hash !== erased || !notice) return
  const title = document.createElement('strong')
  title.textContent = draftText.erased.title
  notice.append(title, ` ${draftText.erased.words}`)
  // A region once it has a name: Orca does not read the text of a focused element without a role.
  notice.setAttribute('aria-label', notice.textContent)
  const cancelFocus = runAfterDelayOrKey(focusDelayMs, () => {
    if (document.activeElement === document.body) focusElement(notice.id)
  })
  const hide = () => {
    const state = get()
    if (!notice.firstChild || !(hasContent(state) || state.draft.isWanted)) return
    cancelFocus()
    notice.replaceChildren()
    notice.removeAttribute('aria-label')
    writeEntry(history.state, 'replaceState', location.pathname)
  }
  hide()
  subscribe(hide)
}
