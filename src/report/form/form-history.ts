import { tryBrowser } from '../../components/tab-storage.ts'
import type { ReportStore } from '../run-report.ts'
import { type Step, steps } from '../state/report-state.ts'

/** What an entry of session history shows. `depth` counts the entries since the form's own. */
interface StepEntry {
  readonly step: Step
  readonly depth: number
}

/** Returns this entry's content if the report has run in it. */
function readEntry(): StepEntry | undefined {
  return history.state?.step && history.state
}

/** Writes what this entry shows, or with `pushState` a new one, and its address where that changes. */
export function writeEntry(
  entry: StepEntry,
  method: 'replaceState' | 'pushState' = 'replaceState',
  address?: string,
): void {
  // Safari refuses more than 100 in half a minute: the entry stays as it was.
  tryBrowser(() => history[method](entry, '', address))
}

/**
 * Synchronizes session history with the step; the state wins. `onVisit` is called for another entry's step. `isUsed`: the
 * form was used on this page, and its step is not left for that of the entry.
 */
export function syncHistory({ get, subscribe }: ReportStore, isUsed: boolean, onVisit: (step: Step) => void): void {
  let isTraveling = false
  let depth = 0
  const travel = (delta: number) => {
    isTraveling = true
    history.go(delta)
  }
  const syncEntry = () => {
    if (isTraveling) return
    const { step } = get().progress
    const entry = readEntry() ?? { step: 'edit', depth: 0 }
    depth = entry.depth
    // Each step brings its own focus into view; the scroll position of the other would undo that.
    history.scrollRestoration = step === 'edit' ? 'auto' : 'manual'
    if (step === entry.step) return
    // After the end, and from the form, Back leads to the page before.
    const isFirst = step === 'edit' || step === 'sent'
    if (isFirst && entry.depth > 0) return travel(-entry.depth)
    if (isFirst) return writeEntry({ step, depth: 0 })
    if (steps.indexOf(step) < steps.indexOf(entry.step) && entry.depth > 0) return travel(-1)
    writeEntry({ step, depth: depth + 1 }, 'pushState')
    depth = readEntry()?.depth ?? depth
  }
  addEventListener('popstate', () => {
    const entry = readEntry()
    const { step } = get().progress
    const hasArrived = isTraveling
    isTraveling = false
    // A link to a fragment, such as the skip link, makes an entry without a state.
    if (!entry) writeEntry({ step, depth: step === 'edit' ? 0 : depth + 1 })
    else if (!hasArrived) onVisit(entry.step)
    syncEntry()
  })
  // A reload returns to the step; one that no longer exists is the form.
  const entry = readEntry()
  if (entry && !isUsed) onVisit(entry.step)
  else if (!entry) writeEntry({ step: 'edit', depth: 0 })
  syncEntry()
  subscribe(syncEntry)
}
