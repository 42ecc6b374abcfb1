import type { Draft, ReportState } from '../state/report-state.ts'
import { draftLifetimeMs } from '../state/stored-draft.ts'

const nothingLost = 'Nothing on this page was lost.'
const notErased = 'The draft could not be erased. Try again, or clear the data that your browser keeps for this site.'

export const draftText = {
  replaces: 'Opening a draft replaces what is in the form.',
  actions: {
    open: 'Open the draft on this device',
    replace: 'Replace it with this one',
    erase: 'Erase draft now',
  },
  copy: 'Copy what I have written',
  copied: 'Copied as it stands now, without files. Paste it where it is safe.',
  nothingStored: `This browser does not let the page keep anything, perhaps because the window is private. ${nothingLost} Copy what you have written, because a reload forgets it.`,
  noDraft: `No draft can be saved: this browser does not let the page keep one, perhaps because the window is private. ${nothingLost} Closing this tab forgets it. Copy what you have written before that.`,
  erasure: {
    done: {
      title: 'This report is erased.',
      words: 'Its answers and any draft are gone from this device. Your own files and what you saved or sent stay.',
    },
    failed: { title: 'Your answers are erased.', words: notErased },
  },
} as const

const ends = {
  erasing: 'The draft was erased from this device.',
  'failed erasing': notErased,
  expiry: 'A draft from an earlier visit was erased from this device: its 30 days are over.',
} as const

const refusals = {
  full: `There is no room for the draft on this device. ${nothingLost} Remove a file, or copy what you have written.`,
  unreadable: `One of the files was moved or changed since it was chosen. ${nothingLost} Remove it, or choose it again.`,
  // Stated once, beside the button that copies.
  blocked: '',
} as const

const choiceText = `Another draft of this form is on this device. ${nothingLost} Open that one, or keep this one in its place.`
const writingText = 'Your files are still being saved on this device. Stay until this says that they are.'

/** Returns the status of the draft on this device; empty if there is none. `isWriting`: it does not contain every file. */
export function describeDraft(draft: Draft, isWriting: boolean): string {
  switch (draft.status) {
    case 'off':
      return draft.after ? ends[draft.after] : ''
    case 'found':
      return draft.isWanted
        ? choiceText
        : `A draft of ${formatDate(draft.savedAt)} is on this device. ${describeEnd(draft.savedAt)}`
    case 'kept':
      return isWriting ? writingText : `A draft is saved on this device. ${describeEnd(draft.savedAt)}`
    case 'wanted':
      return isWriting ? writingText : ''
    case 'refused':
      return refusals[draft.why]
    default:
      return ''
  }
}

/** Returns what the browser refuses to store, and what to do; empty if nothing. */
export function describeStorage({ isSessionStored, draft }: Pick<ReportState, 'isSessionStored' | 'draft'>): string {
  if (!isSessionStored && draft.status !== 'kept') return draftText.nothingStored
  return draft.status === 'refused' && draft.why === 'blocked' ? draftText.noDraft : ''
}

/** Nothing runs while the page is closed, so nothing is erased then. */
function describeEnd(savedAt: number): string {
  return `After ${formatDate(savedAt + draftLifetimeMs)} it is erased when this page is next opened.`
}

function formatDate(time: number): string {
  return new Date(time).toLocaleDateString('en-US', { dateStyle: 'long' })
}
