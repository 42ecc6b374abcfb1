import { draftLifetimeMs } from './draft-database.ts'
import type { DraftEvent, DraftState, StoredDraft } from './draft-state.ts'

const nothingLostText = 'Nothing on this page was lost.'

/** Text of the draft panel. */
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
  nothingStored: `Nothing is remembered here: this browser does not let the page keep anything, perhaps because the window is private. ${nothingLostText} Copy what you have written, because a reload forgets it.`,
  noDraft: `No draft can be saved: this browser does not let the page keep one, perhaps because the window is private. ${nothingLostText} A reload keeps your answers and forgets your files; closing this tab forgets both. Copy what you have written before you close it.`,
} as const

/** Why a draft could not be saved or found, and what to do; or what happened to one last. */
const messages: Readonly<Record<DraftEvent, string>> = {
  // Stated once, beside the button that copies.
  blocked: '',
  full: `There is no room for the draft on this device. ${nothingLostText} Remove a file, or copy what you have written.`,
  unreadable: `One of the files was moved or changed since it was chosen. ${nothingLostText} Remove it, or choose it again.`,
  missing: `The draft of this tab is no longer on this device: the browser made room, or it was erased elsewhere. ${nothingLostText} Save it again, or copy what you have written.`,
  locked: `Another tab of this browser is saving a draft of this form. ${nothingLostText} Go on there, or close it and try again.`,
  corrupt: `The draft kept on this device cannot be read any more. It can only be erased. ${nothingLostText}`,
  'newer-version': `The draft kept on this device was made by a later version of this page. Reload the page to open it. ${nothingLostText}`,
  erased: 'The draft was erased from this device.',
  expired: 'A draft from an earlier visit was erased from this device: its 30 days are over.',
  'not erased': 'The draft could not be erased. Try again, or clear the data that your browser keeps for this site.',
}

const choiceText = `Another draft of this form is on this device, from an earlier visit. ${nothingLostText} Open that one, or keep this one in its place.`

const writingMessage = 'Your files are still being saved on this device. Stay until this says that they are.'

/** Returns the status of the draft on this device; empty if there is none. `isWriting`: it does not contain every file. */
export function describeDraft(draft: DraftState, isWriting: boolean): string {
  if (isWriting && draft.status !== 'failed') return writingMessage
  switch (draft.status) {
    case 'saved':
      return `A draft is saved on this device. ${describeEnd(draft)}`
    case 'found':
      return draft.isEnabled ? choiceText : `${formatFoundDraft(draft)} ${describeEnd(draft)}`
    case 'failed':
      return messages[draft.reason]
    case 'off':
      return draft.lastEvent ? messages[draft.lastEvent] : ''
    case 'saving':
      return ''
  }
}

function formatFoundDraft({ savedAt, expiresAt }: StoredDraft): string {
  return expiresAt === savedAt + draftLifetimeMs
    ? `A draft of ${formatDate(savedAt)} is on this device.`
    : 'A draft of an earlier visit is on this device.'
}

/** Nothing runs while the page is closed, so nothing is erased then. */
function describeEnd({ expiresAt, isPersistent }: StoredDraft): string {
  return `After ${formatDate(expiresAt)} it is erased when this page is next opened${isPersistent ? '' : ', unless the browser removes it sooner'}.`
}

function formatDate(time: number): string {
  return new Date(time).toLocaleDateString('en-US', { dateStyle: 'long' })
}
