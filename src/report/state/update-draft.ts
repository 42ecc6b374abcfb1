import type { Draft, OwnRevisions, ReportEvent, StoredDraft } from './report-state.ts'

const none = { status: 'none' } as const

/** Returns the draft after an event: what the visitor wants, or what is known of the device since an attempt. */
export function updateDraft(draft: Draft, event: ReportEvent): Draft {
  const { wish, ownRevisions, device } = draft
  const other = device.status === 'other' ? device : undefined
  const known = other ? getRevisions(other) : ownRevisions
  const change = (changed: Partial<Draft>) => changeWish(draft, changed)
  switch (event.type) {
    case 'reportOpened': {
      const { wish = 'none', own = {} } = event.session?.draft ?? {}
      return { wish, ownRevisions: own, device: { status: 'unknown' } }
    }
    case 'draftChosen': {
      if (event.isWanted === isDraftWanted(draft)) return draft
      if (!event.isWanted) return other ? change({ wish: 'none' }) : dropDraft(draft)
      if (wish !== 'erase') return change({ wish: 'keep' })
      // Whether the erasing was done is not known yet. What is saved from now on is another draft.
      return change({
        wish: 'keep',
        ownRevisions: { ...ownRevisions, draftId: undefined },
        device: { status: 'unknown' },
      })
    }
    case 'draftOpenRequested':
      return other ? change({ wish: 'open' }) : draft
    case 'draftReplaceRequested':
      // The transaction that saves compares with the draft that the visitor was told of.
      return other ? change({ wish: 'keep', ownRevisions: { revision: other.id }, device: none }) : draft
    case 'draftEraseRequested':
      return change({ wish: 'erase', ownRevisions: known })
    case 'reportErased':
      return change({ wish: 'erase', ownRevisions: { ...known, isAny: true } })
    case 'draftRetryRequested':
      return { ...draft, trouble: undefined }
    case 'draftFailed':
      return { ...draft, trouble: event.trouble }
    case 'databaseClosed':
      return { ...draft, device: { status: 'unknown' }, trouble: undefined }
    case 'draftSaveStarted':
      return {
        ...draft,
        ownRevisions: { ...ownRevisions, draftId: ownRevisions.draftId ?? event.revision, writing: event.revision },
      }
    case 'deviceSearched':
      if (wish === 'erase') return { ...draft, trouble: undefined }
      if (event.stored) return compareDraft(draft, event.stored)
      if (event.wasErased) return endDraft('erased')
      // Where the browser has cleared it, what is written from now on is saved again.
      return { wish: wish === 'open' ? 'none' : wish, ownRevisions: {}, device: none, end: draft.end }
    case 'draftSaved':
      return { ...draft, ...readOwn(event.stored), trouble: undefined }
    case 'draftOpened':
      return { wish: 'keep', ...readOwn(event.stored) }
    case 'otherDraftFound':
      return { ...compareDraft(draft, event.stored), wish: wish === 'erase' ? 'none' : wish }
    case 'draftMissed':
      return endDraft('erased')
    case 'draftExpired':
      return wish === 'keep' ? { wish, ownRevisions: {}, device: none } : endDraft('expired')
    case 'draftErased':
      return wish === 'erase'
        ? endDraft(event.wasNone ? undefined : 'erased')
        : { wish, ownRevisions: {}, device: none }
    default:
      return draft
  }
}

/** A new wish has met no trouble yet. */
function changeWish(draft: Draft, changed: Partial<Draft>): Draft {
  return { ...draft, trouble: undefined, end: undefined, ...changed }
}

/** Returns the draft once the visitor wants none any more. One that this tab may have written is to be erased. */
export function dropDraft(draft: Draft): Draft {
  return changeWish(draft, { wish: hasRevision(draft.ownRevisions) ? 'erase' : 'none' })
}

function compareDraft({ wish, ownRevisions }: Draft, stored: StoredDraft): Draft {
  if (isOwn(ownRevisions, stored)) return { wish, ...readOwn(stored) }
  const { id, draftId, savedAt, overdueSince } = stored
  // It may be what another tab has made of this one's.
  const own = { draftId: ownRevisions.draftId }
  return { wish, ownRevisions: own, device: { status: 'other', id, draftId, savedAt, overdueSince } }
}

function getRevisions({ id, draftId = id }: Pick<StoredDraft, 'id' | 'draftId'>): OwnRevisions {
  return { draftId, revision: id }
}

function readOwn(stored: StoredDraft): Pick<Draft, 'ownRevisions' | 'device'> {
  const { savedAt, answers, files, missing } = stored
  return {
    ownRevisions: getRevisions(stored),
    device: { status: 'own', savedAt, content: { answers, files, missing } },
  }
}

function endDraft(end: Draft['end']): Draft {
  return { wish: 'none', ownRevisions: {}, device: none, end }
}

/** Returns whether this tab has written a draft, or may have, or may erase any. */
function hasRevision({ revision, writing, isAny }: OwnRevisions): boolean {
  return revision !== undefined || writing !== undefined || isAny === true
}

/** Returns whether a stored draft is one that this tab may write over or erase. */
export function isOwn({ revision, writing, isAny }: OwnRevisions, { id }: Pick<StoredDraft, 'id'>): boolean {
  return isAny === true || id === revision || id === writing
}

/** Returns whether the visitor wants a draft of this report: what the checkbox shows. */
export function isDraftWanted({ wish }: Pick<Draft, 'wish'>): boolean {
  return wish === 'keep' || wish === 'open'
}
