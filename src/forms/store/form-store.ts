import { createDraftCommands } from '../draft/draft-commands.ts'
import type { DraftDatabase } from '../draft/draft-database.ts'
import { type Clock, getUnsavedFiles, type StoreState } from '../draft/draft-state.ts'
import { createEvidenceCommands } from '../evidence/evidence-commands.ts'
import { emptyEvidence, getUnrestoredFiles } from '../evidence/evidence-state.ts'
import type { FileOperations } from '../evidence/file-worker.ts'
import type { ValidationError } from '../form/answers.ts'
import { type FormDefinition, findFileField } from '../form/form-definition.ts'
import { type Answers, type FormStep, hasAnswers } from '../form/form-state.ts'
import type { SessionSnapshot, SessionStore } from './session-store.ts'

export interface StoreDependencies {
  readonly sessionStore: SessionStore
  readonly draftDatabase: DraftDatabase
  readonly files: FileOperations
  readonly clock: Clock
  readonly createId: () => string
}

export interface StartInput {
  readonly answers: Answers
  /** Names of the controls that the visitor used; all of them in a new history entry. */
  readonly touchedFields: readonly string[] | 'all'
  /** The draft checkbox, if the visitor used it. */
  readonly isDraftChecked: boolean | undefined
  readonly files: readonly File[]
}

/** The state of the prerendered page. */
const initialState: StoreState = {
  step: 'edit',
  focusTarget: '',
  answers: {},
  errors: [],
  failedSubmitCount: 0,
  eraseCount: 0,
  isSessionStored: true,
  evidence: emptyEvidence,
  draft: { status: 'off' },
}

/**
 * Creates the store of one form. It depends on neither React nor the DOM; storage, clock and ids are injected. Commands
 * may be repeated and may arrive in any order.
 */
export function createFormStore(definition: FormDefinition, dependencies: StoreDependencies) {
  const { sessionStore, draftDatabase: database, files, clock, createId } = dependencies
  let state = initialState
  /** The session snapshot that belongs to this state, as text. */
  let written: string | undefined
  const listeners = new Set<() => void>()
  const get = () => state
  const set = (change: Partial<StoreState>) => {
    state = { ...state, ...change }
    for (const listener of [...listeners]) listener()
  }

  const createSnapshot = (): SessionSnapshot | undefined => {
    const { answers, evidence } = state
    const snapshot = draft.getSnapshot()
    const fileNames = [...getUnrestoredFiles(evidence), ...getUnsavedFiles(state)].map(({ file }) => file.name)
    if (!snapshot && !hasAnswers(state) && fileNames.length === 0) return undefined
    return { answers, draft: snapshot, fileNames, hasOriginalNames: evidence.hasOriginalNames }
  }
  const persist = () => {
    const snapshot = createSnapshot()
    written = JSON.stringify(snapshot)
    const isSessionStored = sessionStore.write(snapshot)
    if (isSessionStored !== state.isSessionStored) set({ isSessionStored })
  }
  const handleChange = () => {
    persist()
    draft.saveSoon()
  }
  const normalize = (answers: Answers) => definition.normalizeAnswers?.(answers, state.answers) ?? answers
  const evidence = createEvidenceCommands({
    operations: files,
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
    set,
    persist,
    replaceContent({ answers, hasOriginalNames }) {
      evidence.eraseFiles(hasOriginalNames)
      set({ answers: normalize(answers), errors: [] })
      handleChange()
    },
    addFiles: evidence.addFiles,
  })

  /** Restores the session snapshot, which is newer than this page: after a load, or from the back/forward cache. */
  const restore = (
    snapshot: SessionSnapshot | undefined,
    typed: Answers,
    files: readonly File[],
    isDraftChecked?: boolean,
  ) => {
    written = JSON.stringify(snapshot)
    set({ step: 'edit', answers: { ...snapshot?.answers, ...typed }, errors: [] })
    evidence.eraseFiles(snapshot?.hasOriginalNames)
    evidence.addUnrestoredFiles((snapshot?.fileNames ?? []).filter((name) => !files.some((file) => file.name === name)))
    evidence.addFiles(files.map((file) => ({ file })))
    draft.restoreDraft(snapshot?.draft, isDraftChecked)
    if (Object.keys(typed).length > 0) persist()
  }

  return {
    ...draft,
    definition,
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
      const isTouched = (name = '') => touchedFields === 'all' || touchedFields.includes(name)
      const typed = Object.entries(answers).filter(
        ([name, value]) => isTouched(name) && (value || touchedFields !== 'all'),
      )
      const snapshot = sessionStore.read()
      // Firefox restores files, too, also those that were erased since.
      const areFilesChosen = isTouched(findFileField(definition)?.name)
      const restored = files.filter(({ name }) => areFilesChosen || snapshot?.fileNames?.includes(name))
      restore(snapshot, Object.fromEntries(typed), restored, isDraftChecked)
    },
    /** Shows the page as it was left. Answers that the session no longer has are dropped. */
    restoreFromPageCache(): void {
      const snapshot = sessionStore.read()
      if (JSON.stringify(snapshot) === written) return
      set({ eraseCount: state.eraseCount + 1 })
      restore(snapshot, {}, [])
    },
    setAnswers(changed: Answers): void {
      const { answers } = state
      if (Object.entries(changed).every(([name, value]) => (answers[name] ?? '') === value)) return
      set({ answers: normalize({ ...answers, ...changed }) })
      handleChange()
    },
    /** Drops the errors that are corrected; adds none, because errors are not shown while typing. */
    updateErrors(found: readonly ValidationError[]): void {
      const { errors } = state
      const left = found.filter(({ name }) => errors.some((shown) => shown.name === name))
      if (JSON.stringify(left) !== JSON.stringify(errors)) set({ errors: left })
    },
    submit(errors: readonly ValidationError[]): void {
      const { step, failedSubmitCount } = state
      if (step === 'review') return
      if (errors.length > 0) set({ errors, failedSubmitCount: failedSubmitCount + 1 })
      else set({ step: 'review', focusTarget: 'submit', errors })
    },
    /** Shows the step of a history entry; the review only without validation errors. */
    showStep(step: FormStep, errors: readonly ValidationError[]): void {
      if (step === state.step || (step === 'review' && errors.length > 0)) return
      set({ step, focusTarget: 'submit', errors: [] })
    },
    editField(focusTarget: string): void {
      if (state.step === 'review') set({ step: 'edit', focusTarget })
    },
    /** Erases everything at once: the answers, the session snapshot and the stored draft. */
    eraseAll(): void {
      const focusTarget = definition.fields[0]?.name ?? ''
      set({ ...initialState, focusTarget, draft: state.draft, eraseCount: state.eraseCount + 1 })
      evidence.eraseFiles()
      draft.eraseStoredDraft()
      persist()
    },
  }
}

export type FormStore = ReturnType<typeof createFormStore>
