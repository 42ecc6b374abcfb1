import type { Draft, OwnRevisions, ReportEvent, StoredDraft } from './report-state.ts'

const off = { status: 'off', own: {} } as const
const wanted = { status: 'wanted', own: {} } as const

/** Returns the draft after an event: what the visitor asked for, or what was found or done on the device. */
export function updateDraft(draft: Draft, event: ReportEvent): Draft {
  switch (event.type) {
    case 'reportOpened': {
      const { isWanted = false, own = {} } = event.session?.draft ?? {}
      if (hasRevision(own) && (!isWanted || event.session?.progress?.step === 'sent')) return eraseDraft(own)
      return { status: 'looking', isWanted, own }
    }
    case 'draftChosen':
      return chooseDraft(draft, event.isWanted)
    case 'draftOpenRequested':
      return draft.status === 'found' ? { status: 'opening', id: draft.id, savedAt: draft.savedAt } : draft
    case 'draftReplaceRequested':
      // The transaction that saves compares with the draft that the visitor was told of.
      return draft.status === 'found' ? { status: 'wanted', own: { revision: draft.id } } : draft
    case 'draftEraseRequested':
      return draft.status === 'found' ? eraseDraft({ revision: draft.id }) : eraseDraft(getOwnRevisions(draft))
    case 'deliveryConfirmed':
      return dropDraft(draft)
    case 'deviceSearched':
      return compareDraft(draft, event.stored)
    case 'draftSaveStarted':
      return 'own' in draft ? { ...draft, own: { ...draft.own, writing: event.revision } } : draft
    case 'draftSaved':
    case 'draftOpened':
      return keepDraft(event.stored)
    case 'otherDraftFound':
      return findDraft(event.stored, isDraftWanted(draft))
    case 'draftMissed':
      // A draft that was to be replaced may be gone: then this one is saved.
      return draft.status === 'wanted' ? wanted : { ...off, after: 'erasing' }
    case 'draftExpired':
      // What was asked for since then is still to be done.
      return draft.status === 'off' || draft.status === 'erasing' ? draft : { ...off, after: 'expiry' }
    case 'draftErased':
      return draft.status === 'erasing' && draft.isWanted ? wanted : { ...off, after: 'erasing' }
    case 'draftRefused': {
      const own = getOwnRevisions(draft)
      if (draft.status === 'erasing') return { status: 'off', after: 'failed erasing', own }
      const isTried = draft.status !== 'looking' || draft.isWanted
      return isTried ? { status: 'refused', why: event.why, own, files: event.files } : off
    }
    default:
      return draft
  }
}

function chooseDraft(draft: Draft, isWanted: boolean): Draft {
  switch (draft.status) {
    case 'looking':
    case 'found':
    case 'erasing':
      return { ...draft, isWanted }
    case 'opening':
      return { ...draft, status: 'found', isWanted }
    default: {
      if (isWanted === isDraftWanted(draft)) return draft
      // What could not be erased before is replaced.
      if (isWanted) return { status: 'wanted', own: getOwnRevisions(draft) }
      return dropDraft(draft)
    }
  }
}

/** Compares the draft of this tab with what the device has. */
function compareDraft(draft: Draft, stored: StoredDraft | undefined): Draft {
  if (draft.status === 'off' || draft.status === 'opening' || draft.status === 'erasing') return draft
  const isWanted = isDraftWanted(draft)
  const own = getOwnRevisions(draft)
  if (!stored) {
    if (draft.status === 'refused') return { ...draft, own: {} }
    if (isWanted && own.revision !== undefined) return { ...off, after: 'erasing' }
    return isWanted ? wanted : off
  }
  if (!isOwn(own, stored)) return findDraft(stored, isWanted)
  return draft.status === 'refused' ? draft : keepDraft(stored)
}

function keepDraft(stored: StoredDraft): Draft {
  const { id, savedAt, answers, files } = stored
  return { status: 'kept', own: { revision: id }, savedAt, content: { answers, files } }
}

function findDraft({ id, savedAt }: StoredDraft, isWanted: boolean): Draft {
  return { status: 'found', isWanted, id, savedAt }
}

/** Returns the draft when it is not wanted any more: to be erased where this tab has written one. */
function dropDraft(draft: Draft): Draft {
  const own = getOwnRevisions(draft)
  return hasRevision(own) ? eraseDraft(own) : off
}

function eraseDraft(own: OwnRevisions): Draft {
  return { status: 'erasing', isWanted: false, own }
}

/** Returns the revisions that this tab may write over or erase. */
export function getOwnRevisions(draft: Draft): OwnRevisions {
  return 'own' in draft ? draft.own : {}
}

/** Returns whether this tab has written a draft, or may have. */
export function hasRevision({ revision, writing }: OwnRevisions): boolean {
  return revision !== undefined || writing !== undefined
}

/** Returns whether a stored draft is one that this tab read or wrote last. */
export function isOwn({ revision, writing }: OwnRevisions, stored: Pick<StoredDraft, 'id'>): boolean {
  return stored.id === revision || stored.id === writing
}

/** Returns whether the visitor wants a draft of this report: what the checkbox shows. */
export function isDraftWanted(draft: Draft): boolean {
  if ('isWanted' in draft) return draft.isWanted
  return draft.status === 'refused' ? draft.why !== 'blocked' : draft.status !== 'off'
}
