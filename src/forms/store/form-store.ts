import { createDraftCommands } from '../draft/draft-commands.ts'
import type { DraftDatabase } from '../draft/draft-database.ts'
import { type Clock, getUnstoredFiles, initialDraft, type StoreState } from '../draft/draft-state.ts'
import { createEvidenceCommands, type EvidenceDependencies } from '../evidence/evidence-commands.ts'
import { emptyEvidence, getUnrestoredFiles } from '../evidence/evidence-state.ts'
import { createFormCommands } from '../form/form-commands.ts'
import { type FormDefinition, getFileFieldName } from '../form/form-definition.ts'
import { type Answers, hasAnswers, initialFormState } from '../form/form-state.ts'
import type { SessionSnapshot, SessionStore } from './session-store.ts'

/** The store's dependencies. */
export interface StoreDependencies {
  readonly sessionStore: SessionStore
  readonly draftDatabase: DraftDatabase
  readonly files: EvidenceDependencies
  readonly clock: Clock
  /** Returns a unique id. */
  readonly createId: () => string
}

/** What the page has before its store starts. */
export interface StartInput {
  /** The values of the controls, by name. */
  readonly answers: Answers
  /** Names of the controls that the visitor used; all of them in a new history entry. */
  readonly touchedFields: readonly string[] | 'all'
  /** The draft checkbox, if the visitor used it. */
  readonly isDraftChecked: boolean | undefined
  readonly files: readonly File[]
}

const initialState: StoreState = { ...initialFormState, evidence: emptyEvidence, draft: initialDraft }

/**
 * Creates the store of one form. It depends on neither React nor the DOM; storage, clock and ids are injected. Commands
 * may be repeated and may arrive in any order.
 */
export function createFormStore(definition: FormDefinition, dependencies: StoreDependencies) {
  const { sessionStore, draftDatabase: database, files, clock, createId } = dependencies
  let state = initialState
  let writeId: string | undefined
  const listeners = new Set<() => void>()
  const get = () => state
  const set = (change: Partial<StoreState>) => {
    state = { ...state, ...change }
    for (const listener of [...listeners]) listener()
  }

  const persist = () => {
    const { answers, prefilledAnswers, evidence } = state
    const snapshot = draft.getSnapshot()
    const fileNames = [...getUnrestoredFiles(evidence), ...getUnstoredFiles(state)].map(({ file }) => file.name)
    const isEmpty = !snapshot && !hasAnswers(state) && fileNames.length === 0
    const { hasOriginalNames } = evidence
    const next = isEmpty
      ? undefined
      : { writeId: createId(), answers, prefilledAnswers, draft: snapshot, fileNames, hasOriginalNames }
    writeId = next?.writeId
    const isSessionStored = sessionStore.write(next)
    if (isSessionStored !== state.isSessionStored) set({ isSessionStored })
  }
  const handleChange = () => {
    persist()
    draft.saveSoon()
  }
  const form = createFormCommands({ definition, get, set, onChange: handleChange })
  const evidence = createEvidenceCommands({
    dependencies: files,
    createId,
    get: () => state.evidence,
    set: (evidence) => set({ evidence }),
    onChange: handleChange,
  })
  const draft = createDraftCommands({
    formId: definition.id,
    database,
    clock,
    get,
    set: (draft) => set({ draft }),
    persist,
    replaceContent({ answers, hasOriginalNames }) {
      evidence.eraseFiles(hasOriginalNames)
      form.replaceAnswers(answers)
    },
    addFiles: evidence.addFiles,
  })

  /** Restores the session snapshot, which is newer than this page: after a load, or from the back/forward cache. */
  const restore = (
    snapshot: SessionSnapshot | undefined,
    more: Answers,
    files: readonly File[],
    isDraftChecked?: boolean,
  ) => {
    writeId = snapshot?.writeId
    set({
      step: 'edit',
      answers: { ...snapshot?.answers, ...more },
      prefilledAnswers: snapshot?.prefilledAnswers ?? {},
      errors: [],
    })
    evidence.eraseFiles(snapshot?.hasOriginalNames)
    evidence.addUnrestoredFiles((snapshot?.fileNames ?? []).filter((name) => !files.some((file) => file.name === name)))
    evidence.addFiles(files.map((file) => ({ file })))
    if (definition.hasDraft) draft.restoreDraft(snapshot?.draft, isDraftChecked)
    if (Object.keys(more).length > 0) persist()
  }

  return {
    ...form,
    ...draft,
    get,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    setRemoval: evidence.setRemoval,
    setOriginalNames: evidence.setOriginalNames,
    removeFile: evidence.removeFile,
    addFiles(files: readonly File[]): void {
      evidence.addFiles(files.map((file) => ({ file })))
    },
    /** Takes over from the prerendered page. Called once, first. */
    start({ answers, touchedFields, isDraftChecked, files }: StartInput): void {
      const typed = Object.entries(answers).filter(([name, value]) =>
        touchedFields === 'all' ? value !== '' : touchedFields.includes(name),
      )
      const snapshot = sessionStore.read()
      const fileField = getFileFieldName(definition) ?? ''
      // Firefox restores files, too, also those that were erased since.
      const isTouched = touchedFields === 'all' || touchedFields.includes(fileField)
      const restored = files.filter(({ name }) => isTouched || snapshot?.fileNames?.includes(name))
      restore(snapshot, Object.fromEntries(typed), restored, isDraftChecked)
    },
    /** Shows the page as it was left. Answers that the session no longer has are dropped. */
    restoreFromPageCache(): void {
      const snapshot = sessionStore.read()
      if (snapshot?.writeId === writeId) return
      set({ eraseCount: state.eraseCount + 1 })
      restore(snapshot, {}, [])
    },
    /** Erases everything at once: the answers, the session snapshot and the stored draft. */
    eraseAll(): void {
      const focusTarget = definition.fields[0]?.name ?? ''
      set({ ...initialState, focusTarget, draft: state.draft, eraseCount: state.eraseCount + 1 })
      evidence.eraseFiles()
      if (definition.hasDraft) draft.eraseStoredDraft()
      persist()
    },
  }
}

export type FormStore = ReturnType<typeof createFormStore>
