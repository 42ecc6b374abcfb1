import { hasBytes } from '../evidence/evidence-file.ts'
import type { Draft, ReportState, StoredDraft, Trouble } from '../state/report-state.ts'
import { getUnsavedFiles, isDraftCurrent } from '../state/update.ts'
import { getExpiry } from './stored-draft.ts'

const nothingLost = 'Nothing on this page was lost.'
const again = 'This page goes on trying.'

export const draftText = {
  replaces: 'Opening a draft replaces what is in the form.',
  actions: {
    open: 'Open the draft on this device',
    replace: 'Replace it with this one',
    erase: 'Erase draft now',
    retry: 'Try again',
  },
  copy: 'Copy what I have written',
  copied: 'Copied as it stands now, without files. Paste it where it is safe.',
  nothingStored: `This browser does not let the page keep anything, perhaps because the window is private. ${nothingLost} Copy what you have written, because a reload forgets it.`,
  erasure: {
    done: {
      title: 'This report is erased.',
      words: 'Its answers and any draft are gone from this device. Your own files and what you saved or sent stay.',
    },
    due: { title: 'Your answers are erased.' },
  },
} as const

const ends = {
  erased: 'The draft was erased from this device.',
  expired: 'A draft from an earlier visit was erased from this device: its 30 days are over.',
} as const

const choiceText = `Another draft of this form is on this device. ${nothingLost} Open that one, or keep this one in its place.`
const writingText = 'Your files are still being saved on this device. Stay until this says that they are.'

/** What hinders the device, as the beginning of a sentence about the draft. */
const hindrances: Readonly<Record<Trouble, string>> = {
  busy: 'This device is not answering.',
  full: 'There is no room for the draft on this device.',
  unreadable: 'One of the files was moved or changed since it was chosen.',
  refused: 'This browser does not let the page reach what it has stored.',
  ours: 'This page made an error. The error is ours.',
}

/** Returns the status of the draft on this device; empty if there is none. */
export function describeDraft(state: ReportState): string {
  const { draft, files } = state
  const { wish, device, trouble, end } = draft
  const describeSaved = () => (device.status === 'own' ? `A draft is saved on this device. ${describeEnd(device)}` : '')
  switch (wish) {
    case 'erase':
      // After erasing everything the notice says so.
      return state.isErased ? '' : describeErasing(draft)
    case 'open':
      return trouble ? `${hindrances[trouble]} The draft is not open yet. ${again}` : ''
    case 'none':
      if (device.status === 'other')
        return `A draft of ${formatDate(device.savedAt)} is on this device. ${describeEnd(device)}`
      return end ? ends[end] : ''
    case 'keep':
      if (device.status === 'other') return choiceText
      if (isDraftCurrent(state)) return describeSaved()
      if (getUnsavedFiles(state).length > 0 && (!trouble || trouble === 'busy')) return writingText
      // Stated once, beside the button that copies.
      if (trouble === 'refused' && !isOnDevice(draft)) return ''
      if (trouble) return describeTrouble(draft, trouble, files.some(hasBytes))
      return describeSaved()
  }
}

/** Returns why a draft is not erased yet; empty where it is, or is about to be. */
export function describeErasing({ wish, trouble }: Draft): string {
  return wish === 'erase' && trouble ? `${hindrances[trouble]} The draft is not erased yet. ${again}` : ''
}

function describeTrouble(draft: Draft, trouble: Trouble, hasFiles: boolean): string {
  const lacking =
    draft.device.status === 'own'
      ? 'The draft lacks what you wrote last.'
      : 'Whether the draft has what you wrote last is not known yet.'
  const state = isOnDevice(draft) ? lacking : 'No draft is saved yet.'
  const advice = {
    busy: '',
    full: hasFiles ? 'Remove a file, or copy what you have written.' : 'Copy what you have written.',
    unreadable: 'Remove it, or choose it again.',
    refused: 'Copy what you have written.',
    ours: 'Copy what you have written.',
  }[trouble]
  return [hindrances[trouble], state, nothingLost, advice, again].filter(Boolean).join(' ')
}

/** Returns whether a draft of this tab is on the device, or may be. */
function isOnDevice({ device, ownRevisions }: Draft): boolean {
  return device.status === 'own' || ownRevisions.revision !== undefined
}

/** Returns what the browser refuses to store, and what to do; empty if nothing. */
export function describeStorage({ isSessionStored, draft }: Pick<ReportState, 'isSessionStored' | 'draft'>): string {
  if (!isSessionStored && draft.device.status !== 'own') return draftText.nothingStored
  const isRefused = draft.wish === 'keep' && draft.trouble === 'refused' && !isOnDevice(draft)
  return isRefused
    ? `No draft can be saved: this browser does not let the page keep one, perhaps because the window is private. ${nothingLost} Closing this tab forgets it. Copy what you have written before that.`
    : ''
}

/** Nothing runs while the page is closed, so nothing is erased then, and what is due is first said to be. */
function describeEnd(draft: Pick<StoredDraft, 'savedAt' | 'overdueSince'>): string {
  const date = formatDate(getExpiry(draft))
  if (draft.overdueSince !== undefined) return `It is due: after ${date} it is erased when this page is next opened.`
  return `After ${date} it is due: this page then keeps it one more day, and erases it when it is opened after that.`
}

function formatDate(time: number): string {
  return new Date(time).toLocaleDateString('en-US', { dateStyle: 'long' })
}
