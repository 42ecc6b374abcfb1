import type { Step } from './state.ts'

/** What a history entry says: which step is shown. `since` counts the entries from the form's own to this one. */
interface Entry {
  readonly step: Step
  readonly since: number
}

interface Steps {
  readonly step: () => Step
  readonly subscribe: (listener: () => void) => unknown
  /** Told when the visitor has gone to an entry that shows another step. */
  readonly onEntry: (step: Step) => void
}

/** Whether the store has been awake in this history entry before. Then what the browser put into the controls is stale. */
export function isKnownEntry(): boolean {
  return entry() !== undefined
}

/**
 * Keeps the tab's history in step with the store: Back leads from the review to the form, Forward to the review again.
 * What the store shows is law; an entry that says otherwise is left.
 */
export function keepHistory({ step, subscribe, onEntry }: Steps): void {
  let since = 0
  // A way back that has been asked for and not been gone yet: the browser does it later.
  let leaving = false
  const note = (next: Entry) => {
    since = next.since
    history.replaceState(next, '')
  }
  const align = () => {
    if (leaving) return
    const now = step()
    if (now === 'reviewing' && entry()?.step !== now) {
      since = 1
      // Each step brings its own focus into view; the scroll position of the other would undo that.
      history.scrollRestoration = 'manual'
      history.pushState({ step: now, since } satisfies Entry, '')
    } else if (now === 'writing' && entry()?.step === 'reviewing') {
      leaving = true
      history.go(-since)
    }
  }
  addEventListener('popstate', () => {
    const here = entry()
    // A link to a fragment, such as the skip link, makes an entry that says nothing yet.
    if (!here) return note({ step: step(), since: step() === 'reviewing' ? since + 1 : 0 })
    since = here.since
    if (!leaving) onEntry(here.step)
    leaving = false
    align()
  })
  // Reloaded at the review: the answers come back into the form, and the form is what is shown.
  note({ step: 'writing', since: 0 })
  history.scrollRestoration = 'auto'
  subscribe(align)
}

function entry(): Entry | undefined {
  const found: unknown = history.state
  return typeof found === 'object' && found !== null && 'step' in found ? (found as Entry) : undefined
}
