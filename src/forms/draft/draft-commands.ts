import type { EvidenceCommands } from '../evidence/evidence-commands.ts'
import { getKeptFiles } from '../evidence/evidence-state.ts'
import type { Answers } from '../form/form-state.ts'
import { createStoredFile, type DraftDatabase, openStoredFile, type StoredDraft } from './draft-database.ts'
import {
  type Clock,
  createStoredContent,
  type DraftProblem,
  type DraftSnapshot,
  type DraftState,
  getSaveDelay,
  isDraftEnabled,
  isDraftUnreadable,
  needsDecision,
  type StoreState,
} from './draft-state.ts'

interface Context {
  readonly formId: string
  readonly database: DraftDatabase
  readonly clock: Clock
  readonly createId: () => string
  readonly get: () => StoreState
  readonly set: (draft: DraftState) => void
  /** Called when the tab's reference to its draft changed. */
  readonly persist: () => void
  /** Puts a draft's answers in place of those of the form, and no files in place of its files. */
  readonly replaceContent: (answers: Answers) => void
  readonly addFiles: EvidenceCommands['addFiles']
}

/**
 * Creates the commands about the draft on this device. Work on storage is done one after the other and reads the state
 * again after every wait. Nothing here rejects.
 */
export function createDraftCommands(context: Context) {
  const { formId, database, clock, createId, get, set, persist, replaceContent, addFiles } = context
  let ownRevisions: readonly string[] = []
  let erasedRevisions: readonly string[] = []
  /** What was last seen there that is not this tab's. */
  let foreignRevision: string | undefined
  /** False after a reload, while the files are only in storage: a save before they are back would lose them. */
  let isResumed = true
  /** The checkbox was checked before hydration; nothing is saved until it is known whether a draft is there. */
  let isCheckedEarly = false
  /** Stops the save that is under way. */
  let saveController: AbortController | undefined
  let cancelTimer = () => {}
  /** A save that has not started yet will contain the answers until then. */
  let isQueued = false
  let queue = Promise.resolve()

  const enqueue = (work: () => Promise<void>): void => {
    queue = queue.then(work)
  }
  const isEnabled = () => isDraftEnabled(get().draft) && !isCheckedEarly
  const getRevisions = () => [...ownRevisions, ...erasedRevisions]
  const setRevisions = (own: readonly string[], erased: readonly string[] = []) => {
    ownRevisions = own
    erasedRevisions = erased
    persist()
  }
  const setDraft = (draft: DraftState) => {
    isCheckedEarly = false
    set(draft)
    persist()
  }
  const enableDraft = () => {
    setDraft({ status: 'saving' })
    enqueue(save)
  }
  const disableDraft = (draft: DraftState) => {
    isResumed = true
    saveController?.abort()
    setDraft(draft)
    if (getRevisions().length > 0) enqueue(eraseOwn)
  }
  const setProblem = (reason: DraftProblem) => {
    if (reason === 'blocked' || !isEnabled()) disableDraft({ status: 'off', lastEvent: reason })
    else set({ status: 'failed', reason })
  }

  async function save(): Promise<void> {
    cancelTimer()
    isQueued = false
    if (isEnabled() && !isResumed) await resume()
    if (!isEnabled() || !isResumed || needsDecision(get().draft)) return
    const revision = createId()
    const before = ownRevisions
    setRevisions([...before, revision], erasedRevisions)
    saveController = new AbortController()
    const content = get()
    const kept = getKeptFiles(content)
    const saved = await database.save(
      { form: formId, answers: content.answers, files: kept.map(createStoredFile) },
      [...before, ...erasedRevisions],
      { revision, now: clock.now(), signal: saveController.signal, shouldExist: before.length > 0 },
    )
    saveController = undefined
    // Whatever was written is part of what the visitor has erased since.
    if (content.eraseCount !== get().eraseCount) return
    if (!('problem' in saved)) {
      if (isEnabled()) set({ status: 'saved', ...saved, ...createStoredContent(content.answers, kept) })
      return setRevisions([revision])
    }
    if (saved.problem === 'missing' || saved.problem === 'conflict') setRevisions([])
    else setRevisions(before, erasedRevisions)
    if (saved.problem === 'conflict') foreignRevision = saved.revision
    if (isEnabled() && saved.problem !== 'canceled') setProblem(saved.problem)
  }

  /** Continues, after a reload, with the draft of this tab. Answers typed since it was saved remain. */
  async function resume(): Promise<void> {
    const { eraseCount } = get()
    const stored = await database.load(formId, clock.now())
    if (!isEnabled() || isResumed || eraseCount !== get().eraseCount) return
    isResumed = true
    if (stored && 'problem' in stored) return setProblem(stored.problem)
    // Everything was erased, and what was to be stored since has not been written.
    if (erasedRevisions.length > 0 && (!stored || erasedRevisions.includes(stored.revision)))
      return setRevisions([], erasedRevisions)
    if (stored && ownRevisions.includes(stored.revision)) return showStored(stored)
    setRevisions([])
    foreignRevision = stored?.revision
    setProblem(stored ? 'conflict' : 'missing')
  }

  async function openStored(shown: DraftState): Promise<void> {
    const stored = await database.load(formId, clock.now())
    if (get().draft !== shown) return
    if (!stored) return disableDraft({ status: 'off', lastEvent: 'missing' })
    if ('problem' in stored) return setProblem(stored.problem)
    isResumed = true
    foreignRevision = undefined
    setRevisions([stored.revision])
    replaceContent(stored.draft.answers)
    await showStored(stored)
  }

  async function showStored({ draft, revision: _, ...dates }: StoredDraft): Promise<void> {
    const files = draft.files.map(openStoredFile)
    setDraft({ status: 'saved', ...dates, ...createStoredContent(draft.answers, files) })
    await addFiles(files)
    // Under a revision of its own: a duplicate of this tab has the same reference, and must not treat the draft as its own.
    enqueue(save)
  }

  async function find(): Promise<void> {
    const found = await database.find(formId, clock.now())
    if (found === 'none' || isEnabled() || getRevisions().length > 0) return
    if (found === 'expired') return set({ status: 'off', lastEvent: found })
    const { revision, ...dates } = found
    foreignRevision = revision
    set({ status: 'found', ...dates })
  }

  async function search(): Promise<void> {
    await eraseOwn()
    await find()
    // An early check counts, but not over a draft that was found.
    if (isCheckedEarly && get().draft.status !== 'found') enableDraft()
    isCheckedEarly = false
  }

  async function eraseOwn(): Promise<void> {
    if (!isEnabled() && getRevisions().length > 0) await erase(getRevisions(), isEnabled)
  }

  async function eraseFound(draft: DraftState): Promise<void> {
    const isUnreadable = isDraftUnreadable(draft)
    if (get().draft !== draft || (draft.status !== 'found' && !isUnreadable)) return
    await erase(isUnreadable ? 'any' : [foreignRevision ?? []].flat(), () => get().draft !== draft)
  }

  async function erase(revisions: readonly string[] | 'any', isOutdated: () => boolean): Promise<void> {
    const outcome = await database.erase(formId, revisions)
    if (outcome !== 'failed') setRevisions([])
    if (isOutdated()) return
    // Another tab has saved since: it is not what was shown.
    if (outcome === 'other') return find()
    set({ status: 'off', lastEvent: outcome === 'failed' ? 'not erased' : 'erased' })
    persist()
  }

  return {
    /** Checks the draft checkbox, or clears it. */
    setDraftEnabled(isChecked: boolean): void {
      if (isChecked === isDraftEnabled(get().draft) && isChecked === isEnabled()) return
      if (isChecked) enableDraft()
      else disableDraft({ status: 'off' })
    },
    /** Returns the reference to its draft that the tab stores. */
    getSnapshot(): DraftSnapshot | undefined {
      if (!isEnabled() && getRevisions().length === 0) return undefined
      return { isEnabled: isEnabled(), ownRevisions, erasedRevisions }
    },
    /** Continues the tab's own draft, or looks for a stored one. `isChecked`: the checkbox as used before. */
    restoreDraft(snapshot: DraftSnapshot | undefined, isChecked: boolean | undefined): void {
      saveController?.abort()
      ownRevisions = snapshot?.ownRevisions ?? []
      erasedRevisions = snapshot?.erasedRevisions ?? []
      isResumed = ownRevisions.length === 0
      isCheckedEarly = isChecked === true && !snapshot?.isEnabled
      set({ status: snapshot?.isEnabled || isCheckedEarly ? 'saving' : 'off' })
      if (isChecked === false && isEnabled()) disableDraft({ status: 'off' })
      enqueue(isEnabled() ? save : search)
    },
    /** Opens the draft that was found, in place of the answers in the form. */
    openStoredDraft(): void {
      const { draft } = get()
      if (draft.status === 'found' || (draft.status === 'failed' && draft.reason === 'conflict'))
        enqueue(() => openStored(draft))
    },
    /** Saves this form in place of the draft that was found there, or again after it was gone. */
    replaceStoredDraft(): void {
      const { draft } = get()
      if (draft.status !== 'failed') return
      if (draft.reason === 'conflict' && foreignRevision) ownRevisions = [foreignRevision]
      foreignRevision = undefined
      enableDraft()
    },
    eraseStoredDraft(): void {
      const { draft } = get()
      const isForeign = draft.status === 'failed' && (draft.reason === 'conflict' || isDraftUnreadable(draft))
      if (isDraftEnabled(draft) && !isForeign) disableDraft({ status: 'off' })
      else enqueue(() => (getRevisions().length > 0 && !isEnabled() ? eraseOwn() : eraseFound(draft)))
    },
    /** Erases the stored draft: this tab's, or the one that was found and not opened. */
    resetDraft(): void {
      erasedRevisions = [...getRevisions(), foreignRevision ?? []].flat()
      foreignRevision = undefined
      ownRevisions = []
      disableDraft({ status: 'off' })
      enqueue(find)
    },
    /** Saves some time after the last change. */
    saveSoon(): void {
      if (!isEnabled() || needsDecision(get().draft)) return
      cancelTimer()
      cancelTimer = clock.schedule(getSaveDelay(get()), () => {
        if (!isQueued) enqueue(save)
        isQueued = true
      })
    },
    /** Saves at once: the page is hidden, and may be about to go. */
    savePendingDraft: () => enqueue(save),
  }
}

export type DraftCommands = ReturnType<typeof createDraftCommands>
