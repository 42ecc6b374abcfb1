import type { EvidenceCommands } from '../evidence/evidence-commands.ts'
import { getKeptFiles } from '../evidence/evidence-state.ts'
import { createQueue } from '../form/create-queue.ts'
import type { Draft, DraftDatabase, StoredDraft } from './draft-database.ts'
import {
  type Clock,
  createStoredContent,
  type DraftEvent,
  type DraftReference,
  type DraftSnapshot,
  type DraftState,
  getSaveDelay,
  isDraftCurrent,
  isDraftEnabled,
  isDraftUnreadable,
  type StoreState,
} from './draft-state.ts'

interface Context {
  readonly formId: string
  readonly database: DraftDatabase
  readonly clock: Clock
  readonly get: () => StoreState
  readonly set: (draft: DraftState) => void
  /** Called when the tab's reference to its draft changed. */
  readonly persist: () => void
  /** Puts a draft's answers in place of those of the form, and no files in place of its files. */
  readonly replaceContent: (draft: Omit<Draft, 'files'>) => void
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
  /** Releases the lock that this tab holds. */
  let release: (() => void) | undefined
  /** Aborted where saving ends, with a save that is under way. */
  let saving = new AbortController()

  const isEnabled = () => isDraftEnabled(get().draft)
  const setDraft = (draft: DraftState, reference = own) => {
    own = reference
    set(draft)
    persist()
  }
  const takeLock = async () => {
    release ??= await database.lock(formId)
    return release !== undefined
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
  /** Ends saving. A draft saved at this time or before is erased; where it needs the lock, unless another tab has that. */
  const disable = ({ changedAt, needsLock }: DraftReference = own) => {
    saving.abort()
    setDraft({ status: 'off' }, { changedAt, needsLock, isErased: changedAt !== undefined })
    enqueue(finish)
  }
  /** Ends saving, and leaves alone what is stored. */
  const stop = (lastEvent: DraftEvent) => {
    saving.abort()
    setDraft({ status: 'off', lastEvent }, {})
    enqueue(finish)
  }
  const setProblem = (problem: DraftEvent) => {
    if (problem === 'full' || problem === 'unreadable') set({ status: 'failed', reason: problem })
    else if (problem === 'blocked' && own.changedAt !== undefined) disable()
    else stop(problem)
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
    if (own.changedAt !== undefined && stored.savedAt <= own.changedAt) {
      own = { changedAt: own.changedAt }
      return show(stored)
    }
    setDraft(createFound(stored, true), {})
  }

  /** `signal`: that of the saving for which it was requested, which may have ended or begun anew. */
  async function save(signal = saving.signal): Promise<void> {
    const state = get()
    if (signal !== saving.signal || !isEnabled() || state.draft.status === 'found' || isDraftCurrent(state)) return
    const before = own
    const now = clock.now()
    own = { changedAt: Math.max(now, before.changedAt ?? 0) }
    persist()
    const { answers, evidence, draft } = state
    const saved = await database.save(
      formId,
      { answers, hasOriginalNames: evidence.hasOriginalNames, files: getKeptFiles(state) },
      { now, signal, isStored: (id) => draft.status === 'saved' && draft.content.files.has(id) },
    )
    if (signal.aborted) return
    if (typeof saved !== 'string') return setDraft({ status: 'saved', ...saved, content: createStoredContent(state) })
    own = before
    persist()
    setProblem(saved)
  }

  /** Shows the files of a stored draft. Answers typed since it was saved remain, and are saved. */
  function show({ draft, ...dates }: StoredDraft): Promise<void> {
    const { answers, hasOriginalNames, files } = draft
    const ids = files.flatMap(({ id, removal }) => (id === undefined ? [] : [[id, removal] as const]))
    setDraft({ status: 'saved', ...dates, content: { answers, hasOriginalNames, files: new Map(ids) } })
    addFiles(files)
    return save()
  }

  async function open(found: DraftState): Promise<void> {
    const isRequested = () => get().draft === found
    const stored = isRequested() && (await loadLocked(isRequested))
    if (!stored) return
    if (typeof stored === 'string') return setProblem(stored)
    saving = new AbortController()
    own = { changedAt: stored.savedAt }
    replaceContent(stored.draft)
    await show(stored)
  }

  /** Erases what this tab has erased, releases the lock where nothing is saved, and looks for another draft. */
  async function finish(): Promise<void> {
    const erased = own
    if (erased.isErased) {
      const isAllowed = !erased.needsLock || (await takeLock())
      const outcome = isAllowed ? await database.erase(formId, erased.changedAt ?? 0) : 'locked'
      if (outcome !== 'not erased' && own === erased) own = {}
      if (!isEnabled()) set(outcome === 'other' ? { status: 'off' } : { status: 'off', lastEvent: outcome })
      persist()
    }
    const { draft } = get()
    if (isDraftEnabled(draft)) return
    release?.()
    release = undefined
    if (draft.status !== 'off' || draft.lastEvent) return
    const stored = await database.load(formId, clock.now())
    if (get().draft !== draft) return
    if (typeof stored !== 'string') set(createFound(stored, false))
    else if (stored !== 'missing' && stored !== 'blocked') set({ status: 'off', lastEvent: stored })
  }

  /** Erases the stored draft: this tab's, or the one that was found and not opened. */
  const eraseStoredDraft = () => {
    const { draft } = get()
    if (draft.status === 'found') disable({ changedAt: draft.savedAt, needsLock: true })
    else disable(isDraftUnreadable(draft) ? { changedAt: Number.MAX_SAFE_INTEGER, needsLock: true } : own)
  }

  return {
    /** Checks the draft checkbox, or clears it. */
    setDraftEnabled(isChecked: boolean): void {
      if (isChecked === isEnabled()) return
      if (isChecked) enable()
      else disable()
    },
    /** Returns the reference to its draft that the tab stores. */
    getSnapshot: (): DraftSnapshot | undefined =>
      isEnabled() || own.changedAt !== undefined ? { ...own, isEnabled: isEnabled() } : undefined,
    /** Continues the tab's own draft, or looks for a stored one. `isChecked`: the checkbox as used before. */
    restoreDraft(snapshot: DraftSnapshot | undefined, isChecked = snapshot?.isEnabled): void {
      saving.abort()
      const { isEnabled: wasEnabled, ...reference }: Partial<DraftSnapshot> = snapshot ?? {}
      // In a duplicate of the tab that saves it, a draft is that tab’s.
      own = { ...reference, needsLock: !reference.isErased || reference.needsLock }
      set({ status: 'off' })
      const isUnchecked = !isChecked && wasEnabled
      if (own.isErased || !(isChecked || isUnchecked)) enqueue(finish)
      if (isChecked) enable()
      if (isUnchecked) disable()
    },
    /** Opens the draft that was found, in place of the answers in the form. */
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
    eraseStoredDraft,
    /** Saves some time after the last change. */
    saveSoon(): void {
      const { answers } = get()
      if (isEnabled()) clock.schedule(getSaveDelay(get()), () => get().answers === answers && enqueueSave())
    },
    /** Releases the lock: the page is left, perhaps for the page cache. */
    releaseDraft(): void {
      release?.()
      release = undefined
    },
    /** Saves at once what has changed: the page is hidden, and may be about to go. */
    savePendingDraft: enqueueSave,
  }
}

function createFound({ draft: _, ...dates }: StoredDraft, isEnabled: boolean): DraftState {
  return { status: 'found', isEnabled, ...dates }
}

export type DraftCommands = ReturnType<typeof createDraftCommands>
