import type { DraftNotice, DraftState } from '../state/report-state.ts'
import { draftLifetimeMs } from './stored-draft.ts'

const nothingLost = 'Nothing on this page was lost.'
const notErased = 'The draft could not be erased. Try again, or clear the data that your browser keeps for this site.'

export const draftText = {
  title: 'Not finished?',
  save: 'Save a draft on this device',
  warning:
    'Files are saved too. Anyone who uses this browser can open the draft: do not save one on a shared computer. When this page is opened 30 days after the last change, the draft is erased. The browser may remove it sooner.',
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
} as const

const notices: Readonly<Record<DraftNotice, string>> = {
  // Stated once, beside the button that copies.
  blocked: '',
  full: `There is no room for the draft on this device. ${nothingLost} Remove a file, or copy what you have written.`,
  unreadable: `One of the files was moved or changed since it was chosen. ${nothingLost} Remove it, or choose it again.`,
  locked: `Another tab of this browser is saving a draft of this form. ${nothingLost} Go on there, or close it and try again.`,
  missing: 'The draft of this tab was erased in another tab, or by the browser. It is no longer saved.',
  erased: 'The draft was erased from this device.',
  expired: 'A draft from an earlier visit was erased from this device: its 30 days are over.',
  'not erased': notErased,
}

const choiceText = `Another draft of this form is on this device, from an earlier visit. ${nothingLost} Open that one, or keep this one in its place.`
const writingText = 'Your files are still being saved on this device. Stay until this says that they are.'

/** Returns the status of the draft on this device; empty if there is none. `isWriting`: it does not contain every file. */
export function describeDraft({ isEnabled, foundAt, saved, notice }: DraftState, isWriting: boolean): string {
  if (notice) return notices[notice]
  if (foundAt !== undefined && isEnabled) return choiceText
  if (foundAt !== undefined) return `A draft of ${formatDate(foundAt)} is on this device. ${describeEnd(foundAt)}`
  if (isWriting) return writingText
  return saved ? `A draft is saved on this device. ${describeEnd(saved.savedAt)}` : ''
}

/** Returns whether everything could be erased, on the page that follows; empty until it is known. */
export function describeErasure({ task, notice }: DraftState): string {
  if (task === 'erase') return ''
  return notice === 'not erased' || notice === 'blocked' ? notErased : 'Everything was erased from this device.'
}

/** Nothing runs while the page is closed, so nothing is erased then. */
function describeEnd(savedAt: number): string {
  return `After ${formatDate(savedAt + draftLifetimeMs)} it is erased when this page is next opened.`
}

function formatDate(time: number): string {
  return new Date(time).toLocaleDateString('en-US', { dateStyle: 'long' })
}
