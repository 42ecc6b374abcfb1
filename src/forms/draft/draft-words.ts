import { evidenceLimit, mostFiles, sizeWords } from '../bytes/byte-size.ts'
import type { DraftState, OpeningState, Stopped } from '../form/state.ts'
import type { DraftFileFault } from './draft-file.ts'
import { missingPart, plainDraftWords } from './plain-draft-words.ts'

const pageKeeps = 'Nothing on this page was lost.'

/** Why a draft could not be kept or found, and what to do. */
const faultWords: Readonly<Record<Exclude<Stopped, 'part'>, string>> = {
  refused: `This browser does not let the page keep anything, perhaps because the window is private. ${pageKeeps} Save the draft to a file instead.`,
  full: `There is no room for the draft on this device. ${pageKeeps} Remove a file, or save the draft to a file.`,
  unreadable: `One of the files was moved or changed since it was chosen. ${pageKeeps} Remove it, or choose it again.`,
  gone: `The draft that was kept on this device is no longer there: the browser made room, or another tab erased it. ${pageKeeps} Keep it again, or save it to a file.`,
  conflict: `Another draft of this form is on this device, from another tab or an earlier visit. ${pageKeeps} Open that one, or keep this one in its place.`,
  damaged: `The draft kept on this device cannot be read any more. It can only be erased. ${pageKeeps}`,
  newer: `The draft kept on this device was made by a later version of this page. Reload the page to open it. ${pageKeeps}`,
}

/** Says why a file was not opened as a draft. */
export const draftFileWords: Readonly<Record<DraftFileFault, string>> = {
  foreign: 'That file is not a draft from this page. Nothing was changed.',
  'too-much': `That file holds more than this form takes: ${sizeWords(evidenceLimit)}, in ${mostFiles.toLocaleString('en-US')} files. Nothing was changed.`,
  damaged: 'That draft file is damaged, so it was not opened. Nothing was changed.',
  newer:
    'That draft was made by a later version of this page. Reload the page, then open it again. Nothing was changed.',
  'other-form': 'That is a draft of the other form. Open it there. Nothing was changed.',
  unreadable: 'That file could not be read. If it was moved or renamed, choose it again. Nothing was changed.',
}

const onDay = new Intl.DateTimeFormat('en-US', { dateStyle: 'long' })

/** How it stands with the draft on this device; empty where there is nothing to say. */
export function draftWords(draft: DraftState): string {
  switch (draft.is) {
    case 'kept':
      return `A draft is kept on this device. It will be erased on ${onDay.format(draft.expiresAt)}.`
    case 'found':
      return `A draft of ${onDay.format(draft.savedAt)} is on this device. It will be erased on ${onDay.format(draft.expiresAt)}.${draft.said ? ` ${missingPart}` : ''}`
    case 'stopped':
      return draft.why === 'part' ? plainDraftWords(draft) : faultWords[draft.why]
    default:
      return 'said' in draft && draft.said !== undefined && draft.said in faultWords
        ? faultWords[draft.said as keyof typeof faultWords]
        : plainDraftWords(draft)
  }
}

/** What came of a draft file that was chosen. */
export function openingWords(opening: OpeningState): string {
  switch (opening.is) {
    case 'opened':
      return `Opened ${opening.name}.`
    case 'canceled':
      return 'Canceled. Nothing was changed.'
    case 'refused':
      return opening.why === 'part' ? missingPart : draftFileWords[opening.why as DraftFileFault]
    default:
      return ''
  }
}
