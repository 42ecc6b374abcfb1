import {
  type EvidenceFile,
  type FileNotice,
  getKeptFiles,
  isAccepted,
  isRejected,
  type RejectedFile,
} from '../evidence/evidence-file.ts'
import { createRejection } from '../evidence/file-rejection.text.ts'
import { reportFields } from '../report.fields.ts'
import { type Answers, type DraftState, initialState, type ReportEvent, type ReportState } from './report-state.ts'

/** Returns the state after an event: what the event says, then everything that follows from it. */
export function update(state: ReportState, event: ReportEvent): ReportState {
  const changed = apply(state, event)
  if (changed === state) return state
  return derive(changed, state, event.type !== 'opened' && event.type !== 'draft')
}

function apply(state: ReportState, event: ReportEvent): ReportState {
  const { draft, files, handOver } = state
  const withDraft = (change: Partial<DraftState>): ReportState => ({ ...state, draft: { ...draft, ...change } })
  const withFile = (
    id: string,
    change: object,
    fileNotice: FileNotice | undefined = state.fileNotice,
  ): ReportState => ({
    ...state,
    files: files.map((file) => (file.id === id ? ({ ...file, ...change } as EvidenceFile) : file)),
    fileNotice,
  })

  switch (event.type) {
    case 'opened': {
      const { session } = event
      const draftId = session?.draftId
      return {
        ...initialState,
        answers: pickAnswers({ ...session?.answers, ...event.answers }),
        files: event.files,
        missing: session?.fileNames ?? [],
        draft: draftId
          ? { id: draftId, isEnabled: true, task: 'continue' }
          : { id: event.draftId, isEnabled: false, task: 'look' },
        handOver: session?.handOver,
        handOverStatus: session?.handOverStatus,
        sent: session?.sent,
      }
    }
    case 'opened erased':
      return { ...initialState, wasErased: true, draft: { id: event.draftId, isEnabled: false, task: 'erase' } }
    case 'read': {
      const answers = mergeAnswers(state.answers, event.answers)
      if (answers === state.answers && isEqual(event.invalid, state.invalid)) return state
      return { ...state, answers, invalid: event.invalid }
    }
    case 'answered':
      return { ...state, answers: mergeAnswers(state.answers, event.answers) }
    case 'submitted': {
      if (state.step !== 'edit') return state
      const reported = state.invalid.map(({ name }) => name)
      if (reported.length > 0) return { ...state, reported, failedSubmitCount: state.failedSubmitCount + 1 }
      return { ...state, step: 'review', focusTarget: 'submit', reported }
    }
    case 'went': {
      const { step } = event
      const isPossible = step === 'edit' || (step === 'sent' ? state.sent !== undefined : state.invalid.length === 0)
      return step === state.step || !isPossible ? state : { ...state, step, focusTarget: 'submit', reported: [] }
    }
    case 'changing':
      return state.step === 'edit' ? state : { ...state, step: 'edit', focusTarget: event.name }
    case 'stored':
      return { ...state, isSessionStored: event.isSessionStored }
    case 'erased':
      return { ...initialState, isErasing: true }

    case 'prepared': {
      const isCurrent = event.from.answers === state.answers && event.from.files === files
      return isCurrent ? { ...state, report: event.report } : state
    }
    case 'handed over':
      return { ...state, handOver: event.handOver, handOverStatus: 'asked' }
    case 'set aside':
      return { ...state, handOverStatus: 'set aside' }
    case 'confirmed': {
      if (!handOver) return state
      const { reference, text } = handOver
      return { ...state, step: 'sent', handOverStatus: 'sent', sent: { reference, text, sentAt: event.at } }
    }

    case 'chose':
      return { ...state, files: [...files, ...event.files] }
    case 'checked': {
      const decided = new Map(event.files.map((file) => [file.id, file]))
      if (!files.some(({ id }) => decided.has(id))) return state
      const names = event.files.filter(isAccepted).map(({ file }) => file.name)
      const left = files.filter((file) => !(isRejected(file) && names.includes(file.file.name)))
      return {
        ...state,
        files: left.map((file) => decided.get(file.id) ?? file),
        fileNotice: { kind: 'accepted', name: event.files.at(-1)?.file.name ?? '' },
      }
    }
    case 'examined': {
      const found = files.find(({ id }) => id === event.id)
      if (!found) return state
      const isLost = 'rejection' in event.result
      return withFile(event.id, event.result, isLost ? { kind: 'lost', name: found.file.name } : undefined)
    }
    case 'cleaned': {
      const found = files.find(({ id, shouldClean }) => id === event.id && shouldClean)
      if (!found) return state
      const { copy, reason } = event
      if (copy) return withFile(found.id, { cleanedCopy: copy })
      return withFile(found.id, { shouldClean: false }, { kind: 'not cleaned', name: found.file.name, reason })
    }
    case 'cleaning':
      return withFile(event.id, { shouldClean: event.shouldClean, cleanedCopy: undefined })
    case 'removed': {
      const removed = files.find(({ id }) => id === event.id)
      if (!removed) return state
      // A message goes with all that say the same; with a file those about its place, which is free now.
      const isAnswered = (file: EvidenceFile) =>
        isRejected(file) &&
        (isRejected(removed)
          ? file.rejection.message === removed.rejection.message ||
            (file.rejection.reason === 'not-restored' && removed.rejection.reason === 'not-restored')
          : file.rejection.reason === 'too-much')
      return {
        ...state,
        files: files.filter((file) => file !== removed && !isAnswered(file)),
        fileNotice: { kind: isRejected(removed) ? 'dismissed' : 'removed', name: removed.file.name },
      }
    }

    case 'shown':
      // Another tab may have erased it meanwhile, which saving finds out.
      return draft.saved && !draft.task ? withDraft({ tried: undefined }) : state
    case 'draft wanted': {
      const { isEnabled } = event
      if (isEnabled === draft.isEnabled) return state
      // What is being erased is erased first, and what is there is found first.
      const isBusy = draft.task === 'erase' || draft.task === 'look' || (isEnabled && draft.task === 'withdraw')
      const task = isEnabled || draft.foundAt !== undefined ? undefined : 'withdraw'
      return withDraft({
        isEnabled,
        task: isBusy ? draft.task : task,
        saved: undefined,
        tried: undefined,
        notice: undefined,
      })
    }
    case 'draft opening':
      return draft.foundAt === undefined ? state : withDraft({ task: 'open' })
    case 'draft erasing': {
      const { id, isEnabled, foundAt } = draft
      return { ...state, draft: { id, isEnabled: isEnabled && foundAt !== undefined, task: 'erase' } }
    }
    case 'draft': {
      if (event.task !== (draft.task ?? 'save')) return state
      const next = withDraft({ task: undefined, ...event.change })
      const { opened, files: stored = [] } = event
      if (!opened) return { ...next, files: [...files, ...stored] }
      return {
        ...next,
        answers: pickAnswers(opened.answers),
        files: stored,
        missing: [],
        reported: [],
        handOver: undefined,
        handOverStatus: undefined,
      }
    }
  }
}

/** Adds what follows from a state and its changes by the visitor or a reload. */
function derive(state: ReportState, before: ReportState, isByVisitor: boolean): ReportState {
  const { answers, invalid, reported, draft, sent } = state
  const isLooking = draft.task === 'look' || draft.task === 'continue' || state.missing.length === 0
  const lost = isLooking ? [] : createMissingFiles(state)
  const files = lost.length > 0 ? [...state.files, ...lost] : state.files
  const isOther = answers !== before.answers || !isSameContent(files, before.files)
  const errors = invalid.filter(({ name }) => reported.includes(name))
  const handOverStatus = isOther && isByVisitor && state.handOver ? 'set aside' : state.handOverStatus
  const next: ReportState = {
    ...state,
    files,
    fileNotice: lost.length > 0 ? { kind: 'not restored', name: '' } : state.fileNotice,
    missing: isLooking ? state.missing : [],
    errors: isEqual(errors, before.errors) ? before.errors : errors,
    handOverStatus,
    wasErased: state.wasErased && !hasContent(state),
    report: isOther ? undefined : state.report,
  }
  const isSent = sent !== undefined && handOverStatus === 'sent'
  const isUnsaved = !next.isSessionStored && hasAnswers(next) && !isEqual(answers, draft.saved?.answers)
  return { ...next, isAtRisk: !isSent && (isUnsaved || getUnsavedFiles(next).length > 0) }
}

/** Names the files from before a reload, to be chosen again. */
function createMissingFiles({ files, missing }: ReportState): RejectedFile[] {
  const kept = getKeptFiles(files).map(({ file }) => file.name)
  return missing
    .filter((name) => !kept.includes(name))
    .map((name, index) => ({
      id: `missing-${index}`,
      file: new File([], name),
      shouldClean: false,
      status: 'rejected',
      rejection: createRejection(name, 'not-restored'),
    }))
}

function isSameContent(files: readonly EvidenceFile[], others: readonly EvidenceFile[]): boolean {
  return files === others || isEqual(listContent(files), listContent(others))
}

/** Returns which files are kept, and which of them without what they record. */
export function listContent(files: readonly EvidenceFile[]) {
  return getKeptFiles(files).map(({ id, shouldClean }) => ({ id, shouldClean }))
}

const names = reportFields.filter(({ type }) => type !== 'file').map(({ name }) => name)

/** Returns the answers to the questions asked. Stored ones may have others. */
function pickAnswers(answers: Answers): Answers {
  return Object.fromEntries(names.map((name) => [name, answers[name] ?? '']))
}

/** Returns answers with new ones; the same object if there is none. */
function mergeAnswers(answers: Answers, found: Answers): Answers {
  return Object.entries(found).every(([name, value]) => answers[name] === value) ? answers : { ...answers, ...found }
}

export function hasAnswers({ answers }: Pick<ReportState, 'answers'>): boolean {
  return Object.values(answers).some((answer) => answer !== '')
}

export function hasContent(state: Pick<ReportState, 'answers' | 'files'>): boolean {
  return hasAnswers(state) || getKeptFiles(state.files).length > 0
}

/** Returns the files that this tab has not saved as they are now. */
export function getUnsavedFiles({ files, draft }: Pick<ReportState, 'files' | 'draft'>) {
  const saved = new Map(draft.saved?.files.map(({ id, shouldClean }) => [id, shouldClean]))
  return getKeptFiles(files).filter(({ id, shouldClean }) => saved.get(id) !== shouldClean)
}

/** Returns whether two values of plain data are the same. */
export const isEqual = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)
