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

/** Notes that the form is what is shown, also where it is loaded again at the review. */
export function noteWriting(): void {
  history.replaceState({ step: 'writing', since: 0 } satisfies Entry, '')
}
