import type { EvidenceCommands } from '../evidence/evidence-commands.ts'
import { createQueue } from '../form/create-queue.ts'
import type { DraftDatabase } from './draft-database.ts'
import {
  type Clock,
  createDraft,
  type Draft,
  type DraftEvent,
  type DraftReference,
  type DraftSnapshot,
  type DraftState,
  getUnsavedFiles,
  isDraftCurrent,
  isDraftEnabled,
  isDraftUnreadable,
  type StoredDraft,
  type StoreState,
} from './draft-state.ts'

interface Context {
  readonly formId: string
  readonly database: DraftDatabase
  readonly clock: Clock
  readonly get: () => StoreState
  readonly set: (change: { readonly draft: DraftState }) => void
  readonly persist: () => void
  /** Puts a draft's answers in place of those of the form, and no files in place of its files. */
  readonly replaceContent: (draft: Draft) => void
  readonly addFiles: EvidenceCommands['addFiles']
}

/**
 * Creates the commands about the draft on this device. A tab that saves holds the form's lock. Work on storage is done in
 * one queue, which erases after what was started before, and reads the state again after every wait.
 */
export function createDraftCommands(context: Context) {
  const { formId, database, clock, get, set, persist, replaceContent, addFiles } = context
  const enqueue = createQueue()
  let own: DraftReference = {}
  let release: (() => void) | undefined
  /** Aborted where saving ends, with a save that is under way. */
  let saving = new AbortController()

  const isEnabled = () => isDraftEnabled(get().draft)
  const setDraft = (draft: DraftState, reference = own) => {
    own = reference
    set({ draft })
    persist()
  }
  const takeLock = async () => {
    release ??= await database.lock(formId)
    return release !== undefined
  }
  const releaseDraft = () => {
    release?.()
    release = undefined
  }
  const enable = () => {
    saving = new AbortController()
    const { signal } = saving
    setDraft({ status: 'saving' })
    enqueue(() => start(signal))
  }
  const enqueueSave = () => {
    const { signal } = saving
    enqueue(() => save(signal))
  }
  const end = (reference: DraftReference, lastEvent?: DraftEvent) => {
    saving.abort()
    setDraft({ status: 'off', lastEvent }, reference)
    enqueue(finish)
  }
  /** Ends saving. A draft saved at this time or before is erased, unless another tab saves one. */
  const disable = ({ changedAt } = own) => end({ changedAt, isErased: changedAt !== undefined })
  const setProblem = (problem: DraftEvent, reference = own) => {
    if (problem === 'full' || problem === 'unreadable') setDraft({ status: 'failed', reason: problem }, reference)
    else if (problem === 'blocked' && reference.changedAt !== undefined) disable(reference)
    else end({}, problem)
  }

  /** Loads the stored draft, which only the tab with the lock may go on with; undefined if it is not to any more. */
  const loadLocked = async (isRequested: () => boolean) => {
    const stored = (await takeLock()) ? await database.load(formId, clock.now()) : 'locked'
    return isRequested() ? stored : undefined
  }

  /** Continues, after a reload, with the draft of this tab, or saves the first one. */
  async function start(signal: AbortSignal): Promise<void> {
    if (signal.aborted) return
    // Storage has refused to erase.
    if (own.isErased) return disable()
    const stored = await loadLocked(() => !signal.aborted)
    if (!stored) return
    if (own.changedAt === undefined && (stored === 'missing' || stored === 'expired')) return save()
    if (typeof stored === 'string') return setProblem(stored)
    if (own.changedAt === undefined || stored.savedAt > own.changedAt)
      return setDraft({ status: 'found', isEnabled: true, ...stored }, {})
    await show(stored, own.changedAt)
  }

  /** `signal`: that of the saving for which it was requested, which may have ended or begun anew. */
  async function save(signal = saving.signal): Promise<void> {
    const state = get()
    if (signal !== saving.signal || !isEnabled() || state.draft.status === 'found' || isDraftCurrent(state)) return
    const before = own
    const now = clock.now()
    own = { changedAt: Math.max(now, before.changedAt ?? 0) }
    persist()
    const saved = await database.save(formId, createDraft(state), { now, signal, added: getUnsavedFiles(state) })
    if (signal.aborted) return
    if (typeof saved === 'string') setProblem(saved, before)
    else setDraft({ status: 'saved', ...saved })
  }

  /** Shows the files of a stored draft. Answers typed since it was saved remain, and are saved. */
  function show(stored: StoredDraft, changedAt: number): Promise<void> {
    setDraft({ status: 'saved', ...stored }, { changedAt })
    addFiles(stored.draft.files)
    return save()
  }

  async function open(found: DraftState): Promise<void> {
    const isRequested = () => get().draft === found
    const stored = isRequested() && (await loadLocked(isRequested))
    if (!stored) return
    if (typeof stored === 'string') return setProblem(stored)
    saving = new AbortController()
    replaceContent(stored.draft)
    await show(stored, stored.savedAt)
  }

  /** Erases what this tab has erased, releases the lock where nothing is saved, and looks for another draft. */
  async function finish(): Promise<void> {
    const erased = own
    if (erased.isErased) {
      const outcome = (await takeLock()) ? await database.erase(formId, erased.changedAt ?? 0) : 'locked'
      if (outcome !== 'not erased' && own === erased) own = {}
      if (!isEnabled()) set({ draft: { status: 'off', lastEvent: outcome === 'other' ? undefined : outcome } })
      persist()
    }
    const { draft } = get()
    if (isDraftEnabled(draft)) return
    releaseDraft()
    if (draft.status !== 'off' || draft.lastEvent) return
    const stored = await database.load(formId, clock.now())
    if (get().draft !== draft) return
    if (typeof stored !== 'string') set({ draft: { status: 'found', isEnabled: false, ...stored } })
    else if (stored !== 'missing' && stored !== 'blocked') set({ draft: { status: 'off', lastEvent: stored } })
  }

  return {
    setDraftEnabled(isChecked: boolean): void {
      if (isChecked === isEnabled()) return
      if (isChecked) enable()
      else disable()
    },
    getSnapshot: (): DraftSnapshot | undefined =>
      isEnabled() || own.changedAt !== undefined ? { ...own, isEnabled: isEnabled() } : undefined,
    /** Continues the tab's own draft, or looks for a stored one. `isChecked`: the checkbox as used before. */
    restoreDraft(snapshot: DraftSnapshot | undefined, isChecked = snapshot?.isEnabled): void {
      saving.abort()
      own = { changedAt: snapshot?.changedAt, isErased: snapshot?.isErased }
      set({ draft: { status: 'off' } })
      if (!isChecked && snapshot?.isEnabled) disable()
      else if (!isChecked || own.isErased) enqueue(finish)
      if (isChecked) enable()
    },
    openStoredDraft(): void {
      const { draft } = get()
      if (draft.status === 'found') enqueue(() => open(draft))
    },
    /** Saves this form in place of the draft that was found. */
    replaceStoredDraft(): void {
      const { draft } = get()
      if (draft.status !== 'found' || !draft.isEnabled) return
      setDraft({ status: 'saving' }, { changedAt: draft.savedAt })
      enqueueSave()
    },
    /** Erases the stored draft: this tab's, or the one that was found and not opened. */
    eraseStoredDraft(): void {
      const { draft } = get()
      if (draft.status === 'found') disable({ changedAt: draft.savedAt })
      else disable(isDraftUnreadable(draft) ? { changedAt: Number.MAX_SAFE_INTEGER } : own)
    },
    /** Saves some time after the last change: a file at once, and the first time, so that a problem is shown. */
    saveSoon(): void {
      const state = get()
      const delay = state.draft.status === 'saved' && getUnsavedFiles(state).length === 0 ? 1000 : 0
      if (isEnabled()) clock.schedule(delay, () => get().answers === state.answers && enqueueSave())
    },
    /** Releases the lock: the page is left, perhaps for the page cache. */
    releaseDraft,
    /** Saves at once what has changed: the page is hidden, and may be about to go. */
    savePendingDraft: enqueueSave,
  }
}

export type DraftCommands = ReturnType<typeof createDraftCommands>
