import { type DraftProblem, type DraftState, isDraftEnabled, isDraftUnreadable } from './draft-state.ts'
import type { DraftContext, DraftSession, DraftSnapshot } from './draft-types.ts'
import { createDraftSaver } from './save-draft.ts'

/**
 * Creates the commands about the draft on this device. Work on storage is done one after the other and reads the session
 * again after every wait. Nothing here rejects.
 */
export function createDraftCommands(context: DraftContext) {
  const { formId, database, clock, get, set, persist } = context
  const session: DraftSession = {
    isEnabled: false,
    ownRevisions: [],
    erasedRevisions: [],
    foreignRevision: undefined,
    isResumed: true,
    saveController: undefined,
  }
  let queue = Promise.resolve()
  /** The checkbox was checked before hydration, and that has not been taken back. */
  let isCheckedEarly = false

  const enqueue = (work: () => Promise<void>): Promise<void> => {
    queue = queue.then(work)
    return queue
  }
  const setRevisions = (own: readonly string[], erased: readonly string[] = []) => {
    session.ownRevisions = own
    session.erasedRevisions = erased
    persist()
  }
  const getRevisions = () => [...session.ownRevisions, ...session.erasedRevisions]
  const setEnabled = (isEnabled: boolean, draft: DraftState) => {
    session.isEnabled = isEnabled
    set(draft)
    persist()
  }
  const disableDraft = (draft: DraftState) => {
    isCheckedEarly = false
    session.isResumed = true
    session.saveController?.abort()
    setEnabled(false, draft)
    if (getRevisions().length > 0) void enqueue(eraseOwn)
  }
  const setProblem = (reason: DraftProblem) => {
    if (reason === 'blocked') disableDraft({ status: 'off', lastEvent: reason })
    else set({ status: 'failed', reason })
  }
  const saver = createDraftSaver({ ...context, session, setRevisions, setEnabled, setProblem, disableDraft, enqueue })
  const save = () =>
    enqueue(async () => {
      if (session.isEnabled) await saver.save()
    })

  async function eraseOwn(): Promise<void> {
    if (session.isEnabled || getRevisions().length === 0) return
    const outcome = await database.erase(formId, getRevisions())
    if (outcome !== 'failed') setRevisions([])
    if (session.isEnabled) return
    if (outcome === 'other') return find()
    set({ status: 'off', lastEvent: outcome === 'failed' ? 'not erased' : 'erased' })
  }

  async function find(): Promise<void> {
    const found = await database.find(formId, clock.now())
    if (session.isEnabled || getRevisions().length > 0) return
    if (found === 'expired') return set({ status: 'off', lastEvent: found })
    if (found === 'none') return
    const { revision, ...dates } = found
    session.foreignRevision = revision
    set({ status: 'found', ...dates })
  }

  async function eraseFound(draft: DraftState): Promise<void> {
    if (get() !== draft) return
    const isUnreadable = isDraftUnreadable(draft)
    if (draft.status !== 'found' && !isUnreadable) return
    const { foreignRevision } = session
    const outcome = await database.erase(formId, isUnreadable ? 'any' : foreignRevision ? [foreignRevision] : [])
    if (get() !== draft) return
    if (outcome !== 'failed') setRevisions([])
    // Another tab has saved since: it is not what was shown.
    if (outcome === 'other') return find()
    setEnabled(false, { status: 'off', lastEvent: outcome === 'failed' ? 'not erased' : 'erased' })
  }

  const setDraftEnabled = (isEnabled: boolean) => {
    if (isEnabled === isDraftEnabled(get()) && isEnabled === session.isEnabled) return
    if (!isEnabled) return disableDraft({ status: 'off' })
    setEnabled(true, { status: 'saving' })
    void save()
  }
  return {
    /** Checks the draft checkbox, or clears it. */
    setDraftEnabled,
    /** Returns the reference to its draft that the tab stores. */
    getSnapshot(): DraftSnapshot | undefined {
      const { isEnabled, ownRevisions, erasedRevisions } = session
      return isEnabled || getRevisions().length > 0 ? { isEnabled, ownRevisions, erasedRevisions } : undefined
    },
    /** Continues the tab's own draft, or looks for a stored one. `isChecked`: the checkbox as used before. */
    restoreDraft(snapshot: DraftSnapshot | undefined, isChecked: boolean | undefined): void {
      session.saveController?.abort()
      session.ownRevisions = snapshot?.ownRevisions ?? []
      session.erasedRevisions = snapshot?.erasedRevisions ?? []
      session.isEnabled = snapshot?.isEnabled ?? false
      session.isResumed = session.ownRevisions.length === 0
      isCheckedEarly = isChecked === true
      set({ status: session.isEnabled || isCheckedEarly ? 'saving' : 'off' })
      if (isChecked === false) setDraftEnabled(false)
      if (session.isEnabled) return void save()
      void enqueue(async () => {
        await eraseOwn()
        await find()
        // An early check counts, but not over a draft that was found.
        if (isCheckedEarly && get().status !== 'found') setDraftEnabled(true)
      })
    },
    /** Opens the draft that was found, in place of what the form holds. */
    openStoredDraft(): void {
      const draft = get()
      if (draft.status !== 'found' && !(draft.status === 'failed' && draft.reason === 'conflict')) return
      void enqueue(async () => {
        if (get() === draft) await saver.openStored()
      })
    },
    /** Saves this form in place of the draft that was found there, or again after it was gone. */
    replaceStoredDraft(): void {
      const draft = get()
      if (draft.status !== 'failed') return
      if (draft.reason === 'conflict' && session.foreignRevision) session.ownRevisions = [session.foreignRevision]
      session.foreignRevision = undefined
      setEnabled(true, { status: 'saving' })
      void save()
    },
    eraseStoredDraft(): void {
      const draft = get()
      const { status } = draft
      const isOwnProblem = status === 'failed' && draft.reason !== 'conflict' && !isDraftUnreadable(draft)
      if (status === 'saved' || status === 'saving' || isOwnProblem) disableDraft({ status: 'off' })
      else void enqueue(() => (getRevisions().length > 0 && !session.isEnabled ? eraseOwn() : eraseFound(draft)))
    },
    /** Erases the stored draft: this tab's, or the one that was found and not opened. */
    resetDraft(): void {
      session.erasedRevisions = [...getRevisions(), session.foreignRevision ?? []].flat()
      session.foreignRevision = undefined
      session.ownRevisions = []
      disableDraft({ status: 'off' })
      void enqueue(find)
    },
    /** Saves a moment after a change. */
    saveSoon: saver.saveSoon,
    /** Saves at once: the page is hidden, and may be about to go. */
    savePendingDraft: () => void save(),
  }
}

export type DraftCommands = ReturnType<typeof createDraftCommands>
