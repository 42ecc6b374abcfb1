import type { Draft, Trouble } from '../state/report-state.ts'
import { formatDay } from '../time/local-time.ts'
import { draftLifetimeDays } from './draft-lifetime.ts'
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
  notErased:
    'The draft is still on this device: the browser did not let the page erase it. Clear what this site has stored in the settings of the browser.',
  copied: 'Copied as it stands now, without files. Paste it where it is safe.',
  nothingStored: `This browser does not let the page keep anything, perhaps because the window is private. ${nothingLost} Copy what you have written, because a reload forgets it.`,
  erased: {
    title: 'This report is erased.',
    words: 'Its answers and any draft are gone from this device. Your own files and what you saved or sent stay.',
  },
} as const

const ends = {
  erased: 'The draft was erased from this device.',
  expired: `A draft older than ${draftLifetimeDays} days was erased from this device.`,
} as const

const choiceText = `Another draft of this form is on this device. ${nothingLost} Open that one, or keep this one in its place.`

/** What hinders the device, as the beginning of a sentence about the draft. */
const hindrances: Readonly<Record<Exclude<Trouble, 'not erased'>, string>> = {
  full: 'There is no room for the draft on this device.',
  refused: 'This browser does not let the page keep a draft, perhaps because the window is private.',
}

/** Returns the status of the draft on this device, and whether the browser keeps nothing else; empty if there is neither. */
export function describeDraft(draft: Draft, isTabKept: boolean): string {
  const isNothingStored = !isTabKept && draft.device.status !== 'own'
  // Stated once, for all that the page keeps.
  const status = isNothingStored && draft.trouble === 'refused' ? '' : describeStatus(draft)
  return [status, isNothingStored && draftText.nothingStored].filter(Boolean).join(' ')
}

function describeStatus({ isWanted, device, trouble, end }: Draft): string {
  if (trouble === 'not erased') return draftText.notErased
  if (!isWanted && device.status === 'none') return end ? ends[end] : ''
  if (!isWanted && device.status === 'other')
    return `A draft of ${formatDay(device.stored.savedAt)} is on this device. ${describeEnd(device.stored)}`
  if (device.status === 'other') return choiceText
  if (trouble) {
    const saved = device.status === 'own' ? 'The draft lacks what you wrote last.' : 'No draft is saved yet.'
    return `${hindrances[trouble]} ${saved} ${nothingLost} Copy what you have written.`
  }
  return device.status === 'none' ? '' : `A draft is saved on this device. ${describeEnd(device.stored)}`
}

/** Nothing runs while the page is closed, so nothing is erased then. */
function describeEnd(draft: Parameters<typeof getExpiry>[0]): string {
  return `After ${formatDay(getExpiry(draft))} it is erased when this page is opened.`
}
