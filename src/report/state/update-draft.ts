import type { Draft, ReportEvent, StoredDraft } from './report-state.ts'

const none = { status: 'none' } as const

/** Returns the draft after an event: what the visitor wants, and what is known of the device. */
export function updateDraft(draft: Draft, event: ReportEvent): Draft {
  const { device } = draft
  const other = device.status === 'other' ? device.stored : undefined
  switch (event.type) {
    case 'reportOpened': {
      const { session, stored, isExpired } = event
      if (isExpired) return { isWanted: false, device: none, end: 'expired' }
      return findDraft({ isWanted: session?.isDraftWanted ?? false, device: none }, session?.draftId, stored)
    }
    case 'draftFound':
      return findDraft(draft, getOwnId(draft), event.stored)
    case 'draftChosen':
      if (event.isWanted === draft.isWanted) return draft
      return event.isWanted ? { isWanted: true, device } : dropDraft(draft)
    case 'draftReplaced':
      return other ? ownDraft(other) : draft
    case 'draftErased':
      return other ? endDraft : draft
    case 'draftSaved':
      return ownDraft(event.stored)
    case 'draftFailed':
      return draft.trouble === event.trouble ? draft : { ...draft, trouble: event.trouble, end: undefined }
    case 'reportErased':
      return { isWanted: false, device: none }
    default:
      return draft
  }
}

/** Returns a draft that is this tab's from now on. */
export function ownDraft(stored: StoredDraft): Draft {
  return { isWanted: true, device: { status: 'own', stored } }
}

const endDraft = { isWanted: false, device: none, end: 'erased' } as const satisfies Draft

/** Returns the draft once the visitor wants none any more. That of another tab stays. */
export function dropDraft({ device }: Draft): Draft {
  return device.status === 'own' ? endDraft : { isWanted: false, device }
}

/** Returns the draft with what is on the device now. One that is gone was erased, and nothing of it is saved again unasked. */
function findDraft(draft: Draft, ownId: string | undefined, stored: StoredDraft | undefined): Draft {
  if (stored) return { ...draft, device: { status: stored.id === ownId ? 'own' : 'other', stored }, end: undefined }
  const isNothingGone = ownId === undefined && draft.device.status === 'none' && draft.trouble !== 'not erased'
  return isNothingGone ? draft : endDraft
}

/** Returns the id of the draft that this tab may write over. */
export function getOwnId({ device }: Draft): string | undefined {
  return device.status === 'own' ? device.stored.id : undefined
}
