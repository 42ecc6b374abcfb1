import { type Step, steps } from '../state/report-state.ts'
import type { ReportStore } from '../state/run-report.ts'

/** `depth` counts the entries since the form's own. */
interface EntryState {
  readonly step: Step
  readonly depth: number
}

/** Returns this entry's content if the report has run in it: answers that the browser restored are then stale. */
export function readEntry(): EntryState | undefined {
  return history.state?.step && history.state
}

/** Returns whether everything was erased in this entry. A reopened tab may have its session from before. */
export function isErasedEntry(): boolean {
  return history.state?.isErased === true
}

/** Makes this entry the one that is loaded after erasing. */
export function writeErasedEntry(): void {
  writeEntry({ isErased: true })
}

/** Writes what this entry shows, or with `pushState` a new one. */
function writeEntry(entry: EntryState | { isErased: true }, method: 'replaceState' | 'pushState' = 'replaceState') {
  try {
    history[method](entry, '')
  } catch (error) {
    // Safari refuses more than 100 in half a minute: the entry stays as it was.
    if (!(error instanceof DOMException)) throw error
  }
}

/** Synchronizes session history with the step; the state wins. `onStepChange` is called for another entry's step. */
export function syncHistory({ get, subscribe }: ReportStore, onStepChange: (step: Step) => void): void {
  let depth = 0
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
  // A reload returns to the step; one that no longer exists is the form.
  const entry = readEntry()
  if (entry) onStepChange(entry.step)
  const { step } = get()
  depth = step !== 'edit' && entry ? entry.depth : 0
  if (!isErasedEntry()) writeEntry({ step, depth })
  history.scrollRestoration = step === 'edit' ? 'auto' : 'manual'
  subscribe(syncEntry)
}

/** Removes the mark of erasing from this entry. */
export function writeNewEntry(): void {
  writeEntry({ step: 'edit', depth: 0 })
}
