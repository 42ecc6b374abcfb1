import { entryHere, noteEntry } from '../form/history-entry.ts'
import type { Step } from '../form/state.ts'

interface Steps {
  readonly step: () => Step
  readonly subscribe: (listener: () => void) => unknown
  /** Told when the visitor has gone to an entry that shows another step. */
  readonly onEntry: (step: Step) => void
}

/**
 * Keeps the tab's history in step with the store: Back leads from the review to the form, Forward to the review again.
 * What the store shows is law; an entry that says otherwise is left.
 */
export function keepHistory({ step, subscribe, onEntry }: Steps): void {
  let since = 0
  // A way back that has been asked for and not been gone yet: the browser does it later.
  let leaving = false
  const align = () => {
    if (leaving) return
    const now = step()
    if (now === 'reviewing' && entryHere()?.step !== now) {
      since = 1
      // Each step brings its own focus into view; the scroll position of the other would undo that.
      history.scrollRestoration = 'manual'
      noteEntry({ step: now, since }, 'pushState')
    } else if (now === 'writing' && entryHere()?.step === 'reviewing') {
      leaving = true
      history.go(-since)
    }
  }
  addEventListener('popstate', () => {
    const here = entryHere()
    if (!here) {
      // A link to a fragment, such as the skip link, makes an entry that says nothing yet.
      since = step() === 'reviewing' ? since + 1 : 0
      return noteEntry({ step: step(), since })
    }
    since = here.since
    noteEntry(here)
    if (!leaving) onEntry(here.step)
    leaving = false
    align()
  })
  // Somebody may have gone forward to a review while there was none to show.
  noteEntry({ step: 'writing', since: 0 })
  history.scrollRestoration = 'auto'
  subscribe(align)
}
