import type { Step } from './state.ts'

/** What a history entry says: which step is shown. `since` counts the entries from the form's own to this one. */
export interface Entry {
  readonly step: Step
  readonly since: number
}

/** What this entry says, if the store has been awake in it before. Then what the browser put into the controls is stale. */
export function entryHere(): Entry | undefined {
  const found: unknown = history.state
  return typeof found === 'object' && found !== null && 'step' in found ? (found as Entry) : undefined
}

/**
 * When this tab last erased what it remembered, in ms since 1970. Firefox looks at a tab's sessionStorage every 15 s, and
 * gives an older one to a tab that is closed before and opened again; its history it knows at once (140 ESR, 2026-11-22).
 */
export let erased: number = history.state?.erased ?? 0

export function noteErased(): void {
  erased = Date.now()
  history.replaceState({ ...history.state, erased }, '')
}

/** Notes what this entry shows, or with `pushState` a new one. */
export function noteEntry(entry: Entry, how: 'replaceState' | 'pushState' = 'replaceState'): void {
  history[how]({ ...entry, erased }, '')
}
