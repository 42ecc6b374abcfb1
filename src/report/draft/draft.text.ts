import { hasBytes } from '../evidence/evidence-file.ts'
import type { Draft, ReportState, Trouble } from '../state/report-state.ts'
import { getExpiry } from './stored-draft.ts'

const nothingLost = 'Nothing on this page was lost.'

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
  erased: {
    title: 'This report is erased.',
    words: 'Its answers and any draft are gone from this device. Your own files and what you saved or sent stay.',
  },
} as const

const ends = {
  erased: 'The draft was erased from this device.',
  expired: 'A draft from an earlier visit was erased from this device: its 30 days are over.',
} as const

const choiceText = `Another draft of this form is on this device. ${nothingLost} Open that one, or keep this one in its place.`
const namesText = ' It has the names of your files, and not the files.'

/** What hinders the device, as the beginning of a sentence about the draft. */
const hindrances: Readonly<Record<Trouble, string>> = {
  full: 'There is no room for the draft on this device.',
  refused: 'This browser does not let the page keep a draft, perhaps because the window is private.',
}

/** Returns the status of the draft on this device; empty if there is none. */
export function describeDraft({ draft, files, isSessionStored }: ReportState): string {
  const { isWanted, device, trouble, end } = draft
  if (!isWanted && device.status === 'none') return end ? ends[end] : ''
  if (!isWanted && device.status === 'other')
    return `A draft of ${formatDate(device.stored.savedAt)} is on this device. ${describeEnd(device.stored)}`
  if (device.status === 'other') return choiceText
  // Stated once, for all that the page keeps.
  if (trouble === 'refused' && !isSessionStored) return ''
  if (trouble) return describeTrouble(draft, trouble)
  if (device.status === 'none') return ''
  return `A draft is saved on this device.${files.some(hasBytes) ? namesText : ''} ${describeEnd(device.stored)}`
}

function describeTrouble({ device }: Draft, trouble: Trouble): string {
  const state = device.status === 'own' ? 'The draft lacks what you wrote last.' : 'No draft is saved yet.'
  return `${hindrances[trouble]} ${state} ${nothingLost} Copy what you have written.`
}

/** Returns what the browser refuses to store, and what to do; empty if nothing. */
export function describeStorage({ isSessionStored, draft }: Pick<ReportState, 'isSessionStored' | 'draft'>): string {
  return isSessionStored || draft.device.status === 'own' ? '' : draftText.nothingStored
}

/** Nothing runs while the page is closed, so nothing is erased then. */
function describeEnd(draft: Parameters<typeof getExpiry>[0]): string {
  return `After ${formatDate(getExpiry(draft))} it is erased when this page is opened.`
}

function formatDate(time: number): string {
  return new Date(time).toLocaleDateString('en-US', { dateStyle: 'long' })
}
