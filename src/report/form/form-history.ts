import type { ReadableStore } from './form-definition.ts'
import type { FormState, FormStep } from './form-state.ts'

/** The content of a history entry: which step it shows, and how many entries it is behind the form's own. */
interface FormHistoryState {
  readonly step: FormStep
  readonly depth: number
}

/**
 * Returns the content of this entry if a store has run in it before: then the answers that the browser restored are
 * stale.
 */
export function readHistoryState(): FormHistoryState | undefined {
  return history.state?.step && history.state
}

let lastErasedAt = 0

/**
 * Returns when this tab last erased its answers, in milliseconds since 1970. Firefox writes a tab's sessionStorage to disk
 * every 15 s and restores an older one to a tab that is closed before; it keeps its history at once.
 */
export function getLastErasedAt(): number {
  // The visitor may have gone to an entry from before.
  lastErasedAt = Math.max(lastErasedAt, history.state?.lastErasedAt ?? 0)
  return lastErasedAt
}

/** Records in this history entry that everything was erased now. */
export function recordErasure(): void {
  lastErasedAt = Date.now()
  writeHistoryState(history.state)
}

/** Writes what this entry shows, or with `pushState` what a new one does. */
function writeHistoryState(state: FormHistoryState | undefined, method: 'replaceState' | 'pushState' = 'replaceState') {
  try {
    history[method]({ ...state, lastErasedAt: getLastErasedAt() }, '')
  } catch (error) {
    // Safari refuses more than 100 in half a minute: the entry stays as it was.
    if (!(error instanceof DOMException)) throw error
  }
}

/**
 * Synchronizes session history with the form step: Back leads from the review to the form, Forward to the review again.
 * Where an entry and the store disagree, the store wins. `onStepChange` is called when the visitor has gone to an entry
 * that shows another step, or has loaded the page in an entry that shows the review.
 */
export function syncHistory(
  { get, subscribe }: ReadableStore<FormState>,
  onStepChange: (step: FormStep) => void,
): void {
  let depth = 0
  // `history.back()` takes effect only later.
  let isGoingBack = false
  const syncEntry = () => {
    if (isGoingBack) return
    const { step } = get()
    const shown = readHistoryState()?.step
    if (step === 'review' && shown !== step) {
      depth = 1
      // Each step brings its own focus into view; the scroll position of the other would undo that.
      history.scrollRestoration = 'manual'
      writeHistoryState({ step, depth }, 'pushState')
    } else if (step === 'edit' && shown === 'review') {
      isGoingBack = true
      history.go(-depth)
    }
  }
  addEventListener('popstate', () => {
    const entry = readHistoryState()
    if (!entry) {
      // A link to a fragment, such as the skip link, makes an entry without a state.
      const { step } = get()
      depth = step === 'review' ? depth + 1 : 0
      return writeHistoryState({ step, depth })
    }
    depth = entry.depth
    writeHistoryState(entry)
    if (!isGoingBack) onStepChange(entry.step)
    isGoingBack = false
    syncEntry()
  })
  // A reload, or a phone that has closed the tab meanwhile, returns to the review; one that no longer exists is the form.
  const entry = readHistoryState()
  if (entry?.step === 'review') onStepChange('review')
  const { step } = get()
  depth = step === 'review' && entry ? entry.depth : 0
  writeHistoryState({ step, depth })
  history.scrollRestoration = step === 'review' ? 'manual' : 'auto'
  subscribe(syncEntry)
}
