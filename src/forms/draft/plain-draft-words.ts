import type { DraftState } from '../form/state.ts'

/** Said where the code that keeps and opens drafts did not arrive. */
export const missingPart = 'Part of this page did not load. Drafts need it. Nothing on this page was lost; try again.'

const words: Readonly<Record<string, string>> = {
  erased: 'The draft was erased from this device.',
  expired: 'A draft from an earlier visit was erased from this device: its 30 days are over.',
  'not erased': 'The draft could not be erased. Try again, or clear the data that your browser keeps for this site.',
  part: missingPart,
}

/** What can be said of the draft without the later code; empty where there is nothing to say. */
export function plainDraftWords(draft: DraftState): string {
  if (draft.is === 'found') return `A draft is on this device. ${draft.said ? missingPart : ''}`
  const word = draft.is === 'stopped' ? draft.why : draft.is === 'off' ? draft.said : undefined
  return (word && words[word]) ?? ''
}
