import { type Step, steps } from '../state/report-state.ts'
import type { ReportStore } from '../state/run-report.ts'

/** The content of a history entry: which step it shows, and how many entries it is behind the form's own. */
interface EntryState {
  readonly step: Step
  readonly depth: number
}

/**
 * Returns the content of this entry if the report has run in it before: then the answers that the browser restored are
 * stale.
 */
export function readEntry(): EntryState | undefined {
  return history.state?.step && history.state
}

/** Returns whether everything was erased in this entry. A tab that is closed and opened again may have its session from before. */
export function isErasedEntry(): boolean {
  return history.state?.isErased === true
}

/** Makes this entry the one that is loaded after erasing. */
export function writeErasedEntry(): void {
  writeEntry({ isErased: true })
}

/** Writes what this entry shows, or with `pushState` what a new one does. */
function writeEntry(entry: EntryState | { isErased: true }, method: 'replaceState' | 'pushState' = 'replaceState') {
  try {
    history[method](entry, '')
  } catch (error) {
    // Safari refuses more than 100 in half a minute: the entry stays as it was.
    if (!(error instanceof DOMException)) throw error
  }
}

/**
 * Synchronizes session history with the step: Back leads from the end to the review and on to the form, Forward again.
 * Where an entry and the state disagree, the state wins. `onStepChange` is called when the visitor has gone to an entry
 * that shows another step, or has loaded the page in such an entry.
 */
export function syncHistory({ get, subscribe }: ReportStore, onStepChange: (step: Step) => void): void {
  let depth = 0
  // `history.go()` takes effect only later.
  let isGoingBack = false
  const syncEntry = () => {
    if (isGoingBack) return
    const { step } = get()
    const shown = readEntry()?.step ?? 'edit'
    if (steps.indexOf(step) > steps.indexOf(shown)) {
      depth += 1
      // Each step brings its own focus into view; the scroll position of the other would undo that.
      history.scrollRestoration = 'manual'
      writeEntry({ step, depth }, 'pushState')
    } else if (step === 'edit' && shown !== 'edit') {
      isGoingBack = true
      history.go(-depth)
    }
  }
  addEventListener('popstate', () => {
    const entry = readEntry()
    if (!entry) {
      // A link to a fragment, such as the skip link, makes an entry without a state.
      const { step } = get()
      depth = step === 'edit' ? 0 : depth + 1
      return writeEntry({ step, depth })
    }
    depth = entry.depth
    if (!isGoingBack) onStepChange(entry.step)
    isGoingBack = false
    syncEntry()
  })
  // A reload, or a phone that has closed the tab meanwhile, returns to the step; one that no longer exists is the form.
  const entry = readEntry()
  if (entry) onStepChange(entry.step)
  const { step } = get()
  depth = step !== 'edit' && entry ? entry.depth : 0
  if (!isErasedEntry()) writeEntry({ step, depth })
  history.scrollRestoration = step === 'edit' ? 'auto' : 'manual'
  subscribe(syncEntry)
}

/** Takes from this entry that everything was erased in it: there is something new. */
export function writeNewEntry(): void {
  writeEntry({ step: 'edit', depth: 0 })
}
