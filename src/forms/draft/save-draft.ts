import { sumBlobSizes } from '../bytes/byte-size.ts'
import { getKeptFiles, type WithEvidence } from '../evidence/evidence-state.ts'
import type { FormState } from '../form/form-state.ts'
import { type DraftProblem, type DraftState, needsDecision } from './draft-state.ts'
import type { Draft, DraftContext, DraftSession, DraftStorageProblem, StoredDraft, StoredFile } from './draft-types.ts'
import { getUnstoredFiles } from './unstored-files.ts'

interface SaverContext extends DraftContext {
  readonly session: DraftSession
  readonly setRevisions: (own: readonly string[], erased?: readonly string[]) => void
  readonly setEnabled: (isEnabled: boolean, draft: DraftState) => void
  readonly setProblem: (reason: DraftProblem) => void
  readonly disableDraft: (draft: DraftState) => void
  readonly enqueue: (work: () => Promise<void>) => Promise<void>
}

/** Creates what writes the draft to storage and opens one. It reads the session again after every wait; nothing rejects. */
export function createDraftSaver(context: SaverContext) {
  const { formId, database, clock, createId, get, set, getContent, session } = context
  const { setRevisions, setEnabled, setProblem, disableDraft, enqueue } = context
  let cancelTimer = () => {}
  /** A save that was not begun yet will hold what is written until then. */
  let isQueued = false

  async function save(): Promise<void> {
    cancelTimer()
    isQueued = false
    if (!session.isResumed) await resume()
    if (!session.isEnabled || !session.isResumed || needsDecision(get())) return
    const revision = createId()
    const { ownRevisions, erasedRevisions } = session
    setRevisions([...ownRevisions, revision], erasedRevisions)
    const control = new AbortController()
    session.saveController = control
    const content = getContent()
    const options = { revision, now: clock.now(), signal: control.signal, expected: ownRevisions.length > 0 }
    const saved = await database.save(createDraft(formId, content), [...ownRevisions, ...erasedRevisions], options)
    session.saveController = undefined
    // What was written, if it was, is among what the visitor has erased since.
    if (content.eraseCount !== getContent().eraseCount) return
    if (!('problem' in saved)) {
      const files = new Set(getKeptFiles(content).map(({ file }) => file))
      if (session.isEnabled) set({ status: 'saved', ...saved, files })
      setRevisions([revision])
      return
    }
    if (saved.problem === 'missing' || saved.problem === 'conflict') setRevisions([])
    else setRevisions(ownRevisions, session.erasedRevisions)
    if (saved.problem === 'conflict') session.foreignRevision = saved.revision
    if (session.isEnabled && saved.problem !== 'canceled') setProblem(saved.problem)
  }

  /** Goes on, after a reload, with the draft that this tab stores. What was typed since it was saved stands. */
  async function resume(): Promise<void> {
    const { eraseCount } = getContent()
    const stored = await database.load(formId, clock.now())
    if (!session.isEnabled || session.isResumed || eraseCount !== getContent().eraseCount) return
    session.isResumed = true
    if (stored && 'problem' in stored) return setProblem(toDraftProblem(stored))
    const { ownRevisions, erasedRevisions } = session
    if (erasedRevisions.length > 0 && (!stored || erasedRevisions.includes(stored.revision))) {
      // Everything was erased, and what was to be stored since has not been written.
      session.ownRevisions = []
      return
    }
    const isOwn = stored && ownRevisions.includes(stored.revision)
    if (!isOwn) setRevisions([])
    if (!stored) return setProblem('missing')
    if (!isOwn) {
      session.foreignRevision = stored.revision
      return setProblem('conflict')
    }
    await showStored(stored)
  }

  async function openStored(): Promise<void> {
    const shown = get()
    const { eraseCount } = getContent()
    const stored = await database.load(formId, clock.now())
    if (eraseCount !== getContent().eraseCount || get() !== shown) return
    if (!stored) return disableDraft({ status: 'off', lastEvent: 'missing' })
    if ('problem' in stored) {
      const reason = toDraftProblem(stored)
      return session.isEnabled ? setProblem(reason) : set({ status: 'off', lastEvent: reason })
    }
    session.isResumed = true
    session.ownRevisions = [stored.revision]
    session.erasedRevisions = []
    session.foreignRevision = undefined
    session.isEnabled = true
    context.replaceContent(stored.draft.answers)
    await showStored(stored)
  }

  async function showStored({ draft, savedAt, expiresAt, isPersistent }: StoredDraft): Promise<void> {
    const files = createFiles(draft.files)
    const stored = new Set(files.map(({ file }) => file))
    setEnabled(true, { status: 'saved', savedAt, expiresAt, isPersistent, files: stored })
    await context.addFiles(files)
    // Under a revision of its own: a duplicate of this tab has the same reference, and must not treat the draft as its own.
    void enqueue(save)
  }

  return {
    save,
    openStored,
    /** Saves a second after the last change, later where there is much to write. */
    saveSoon(): void {
      const draft = get()
      if (!session.isEnabled || needsDecision(draft)) return
      const content = getContent()
      const bytes = sumBlobSizes(getKeptFiles(content).map(({ file }) => file))
      // Neither the first save waits nor that of a file: a problem is to be shown, and a file to be safe, at once.
      const isUrgent = draft.status !== 'saved' || getUnstoredFiles(content).length > 0
      cancelTimer()
      cancelTimer = clock.schedule(isUrgent ? 0 : 1000 + bytes / 10_000, () => {
        if (!isQueued) void enqueue(save)
        isQueued = true
      })
    },
  }
}

function toDraftProblem({ problem }: DraftStorageProblem): DraftProblem {
  return problem === 'canceled' ? 'blocked' : problem
}

/** Returns what is stored of a form as it is now, with files that were not examined yet. */
function createDraft(form: string, state: FormState & WithEvidence): Draft {
  const files = getKeptFiles(state).map(({ file, removal }) => {
    const { name, lastModified } = file
    return { name, lastModified, content: file, removal }
  })
  return { form, answers: state.answers, files }
}

/** Returns the files of a draft as a form adds files: their format is detected again. */
function createFiles(files: readonly StoredFile[]) {
  return files.map(({ name, lastModified, content, removal }) => ({
    file: new File([content], name, { lastModified }),
    removal,
  }))
}
