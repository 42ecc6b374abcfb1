import {
  type AcceptedFile,
  type ChosenFile,
  type EvidenceFile,
  type FileChoice,
  type FileNotice,
  getKeptFiles,
  isAccepted,
  isChosen,
  isLost,
  isRejected,
  listChoices,
  type RejectedFile,
} from '../evidence/evidence-file.ts'
import { type Answers, answerFields } from '../report.fields.ts'
import { type Content, initialState, type Progress, type ReportEvent, type ReportState } from './report-state.ts'
import { errorTitle, stepTitles } from './step.text.ts'
import { isDraftWanted, updateDraft } from './update-draft.ts'

/** Returns the state after an event: what the event says, then everything that follows from it. */
export function update(state: ReportState, event: ReportEvent): ReportState {
  const draft = updateDraft(state.draft, event)
  const changed = apply(draft === state.draft ? state : { ...state, draft }, event)
  return changed === state ? state : derive(changed, state)
}

function apply(state: ReportState, event: ReportEvent): ReportState {
  const { files, progress } = state
  switch (event.type) {
    case 'reportOpened': {
      const { session } = event
      if (session?.progress?.step === 'sent') return { ...initialState, draft: state.draft, progress: session.progress }
      const restored = session ? restoreFiles(session.files, event.restored) : event.restored
      return {
        ...initialState,
        progress: session?.progress ?? initialState.progress,
        answers: pickAnswers({ ...session?.answers, ...event.answers }),
        files: [...restored, ...event.files],
        draft: state.draft,
        isLookDue: true,
      }
    }
    case 'erasedPageOpened':
      return { ...initialState, erasure: event.erasure }
    case 'reportErased':
      return { ...initialState, leaving: 'erased' }
    case 'reportBegunAnew':
      return progress.step === 'sent' ? { ...initialState, leaving: 'begun anew' } : state
    case 'formRead': {
      if (progress.step === 'sent') return state
      const answers = mergeAnswers(state.answers, event.answers)
      if (answers === state.answers && isEqual(event.invalid, state.invalid)) return state
      return { ...state, answers, invalid: event.invalid }
    }
    case 'answersFilled':
      return { ...state, answers: mergeAnswers(state.answers, event.answers) }
    case 'formSubmitted': {
      if (progress.step !== 'edit') return state
      const reported = state.invalid.map(({ name }) => name)
      if (reported.length > 0) return { ...state, reported, failedSubmitCount: state.failedSubmitCount + 1 }
      return { ...state, progress: { step: 'review' }, focusTarget: 'submit', reported }
    }
    case 'stepVisited': {
      const { step } = event
      const isPossible = step !== progress.step && progress.step !== 'sent'
      if (!isPossible || (step !== 'edit' && step !== 'review')) return state
      return { ...state, progress: { step }, focusTarget: 'submit', reported: [] }
    }
    case 'changeRequested':
      return { ...state, progress: { step: 'edit' }, focusTarget: event.name }
    case 'sessionWritten':
      return { ...state, isSessionStored: event.isSessionStored }
    case 'pageShown':
      return progress.step === 'sent' ? state : { ...state, isLookDue: true }
    case 'reportPrepared': {
      const isCurrent = event.from.answers === state.answers && event.from.files === files
      return isCurrent ? { ...state, report: event.report } : state
    }
    case 'reportSaved':
      return { ...state, savedReference: event.reference }
    case 'reportHandedOver': {
      const isCurrent = progress.step === 'review' && event.attempt.reference === state.report?.reference
      return isCurrent ? { ...state, progress: { step: 'question', attempt: event.attempt } } : state
    }
    case 'deliveryDenied':
      return progress.step === 'question' ? { ...state, progress: { step: 'review' } } : state
    case 'deliveryConfirmed': {
      if (progress.step !== 'question') return state
      const { attempt } = progress
      const { draft, isSessionStored } = state
      return { ...initialState, draft, isSessionStored, progress: { step: 'sent', attempt, sentAt: event.at } }
    }
    case 'deviceSearched':
      return { ...state, isLookDue: false, files: addContents(files, event.contents) }
    case 'draftOpened':
      return {
        ...state,
        progress: { step: 'edit' },
        answers: pickAnswers(event.stored.answers),
        files: addContents(
          event.stored.files.map((file) => ({ ...file, status: 'lost' as const })),
          event.contents,
        ),
        reported: [],
      }
    case 'filesChosen':
    case 'cleaningChosen':
    case 'fileRemoved':
    case 'lostFilesDismissed':
      return isOpen(progress) ? changeFiles(state, event) : state
    default:
      return applyFileResult(state, event)
  }
}

type FileChange = Extract<
  ReportEvent,
  { type: 'filesChosen' | 'cleaningChosen' | 'fileRemoved' | 'lostFilesDismissed' }
>

/** Applies what the visitor did with files. */
function changeFiles(state: ReportState, event: FileChange): ReportState {
  const { files } = state
  switch (event.type) {
    case 'filesChosen':
      return { ...state, files: [...files, ...event.files] }
    case 'cleaningChosen': {
      const { shouldClean } = event
      return replaceFile(state, event.id, (file) => ({ ...file, shouldClean, cleanedCopy: undefined }))
    }
    case 'fileRemoved':
      return removeFile(state, event.id)
    case 'lostFilesDismissed':
      return { ...state, files: files.filter((file) => !isLost(file)) }
  }
}

function replaceFile(
  state: ReportState,
  id: string,
  change: (file: EvidenceFile) => EvidenceFile,
  fileNotice = state.fileNotice,
): ReportState {
  if (!state.files.some((file) => file.id === id)) return state
  return { ...state, files: state.files.map((file) => (file.id === id ? change(file) : file)), fileNotice }
}

/** Applies what was found out about files, or removed from a copy. */
function applyFileResult(state: ReportState, event: ReportEvent): ReportState {
  switch (event.type) {
    case 'filesChecked':
      return applyChecks(state, event.files)
    case 'fileExamined':
      return replaceFile(state, event.id, (file) => ({ ...file, ...event.result }))
    case 'fileRejected': {
      const { id, rejection } = event
      const name = state.files.find((file) => file.id === id)?.name ?? ''
      return replaceFile(state, id, (file) => reject(file, rejection), { kind: 'unreadable', name })
    }
    case 'fileCleaned': {
      const found = state.files.find(({ id, shouldClean }) => id === event.id && shouldClean)
      if (!found) return state
      const { copy, reason } = event
      if (copy) return replaceFile(state, event.id, (file) => ({ ...file, cleanedCopy: copy }))
      const notice: FileNotice = { kind: 'not cleaned', name: found.name, reason }
      return replaceFile(state, event.id, (file) => ({ ...file, shouldClean: false }), notice)
    }
    default:
      return state
  }
}

function reject({ id, name, shouldClean }: EvidenceFile, rejection: RejectedFile['rejection']): RejectedFile {
  return { id, name, shouldClean, status: 'rejected', rejection }
}

/** Takes over which chosen files are accepted. Each takes the place of a lost or rejected one of its name. */
function applyChecks(state: ReportState, checked: readonly (AcceptedFile | RejectedFile)[]): ReportState {
  const decided = new Map(checked.map((file) => [file.id, file]))
  if (!state.files.some(({ id }) => decided.has(id))) return state
  let files = state.files.map((file) => decided.get(file.id) ?? file)
  for (const { id, name } of checked.filter(isAccepted)) {
    files = files.filter((file) => !(isRejected(file) && file.name === name))
    const isRestored = state.files.some((file) => file.id === id && isChosen(file) && file.isRestored)
    const lost = isRestored ? undefined : files.find((file) => isLost(file) && file.name === name)
    if (lost) files = files.filter((file) => file !== lost).map((file) => (file.id === id ? follow(file, lost) : file))
  }
  return { ...state, files, fileNotice: { kind: 'accepted', name: checked.at(-1)?.name ?? '' } }
}

/** Returns a file that was chosen again with the choice made about it before. */
function follow(file: EvidenceFile, { shouldClean }: EvidenceFile): EvidenceFile {
  return { ...file, shouldClean }
}

function removeFile(state: ReportState, id: string): ReportState {
  const removed = state.files.find((file) => file.id === id)
  if (!removed) return state
  // A message goes with all that say the same; with a file those about its place, which is free now.
  const isAnswered = (file: EvidenceFile) =>
    isRejected(file) &&
    (isRejected(removed) ? file.rejection.message === removed.rejection.message : file.rejection.reason === 'too-much')
  return {
    ...state,
    files: state.files.filter((file) => file !== removed && !isAnswered(file)),
    fileNotice: { kind: isRejected(removed) ? 'dismissed' : 'removed', name: removed.name },
  }
}

/** Returns the files of a session, those as chosen that the browser has restored. One that the session lacks was removed. */
function restoreFiles(kept: readonly FileChoice[], restored: readonly ChosenFile[]): readonly EvidenceFile[] {
  const rest = [...restored]
  return kept.map((choice) => {
    const index = rest.findIndex(({ name }) => name === choice.name)
    const [found] = index < 0 ? [] : rest.splice(index, 1)
    return found ? { ...found, ...choice, isRestored: true } : { ...choice, status: 'lost' }
  })
}

/** Returns the files with the bytes that were found of lost ones. */
function addContents(files: readonly EvidenceFile[], contents: ReadonlyMap<string, File>): readonly EvidenceFile[] {
  return files.map((item): EvidenceFile => {
    const file = contents.get(item.id)
    return isLost(item) && file ? ({ ...item, file, status: 'chosen', isRestored: true } satisfies ChosenFile) : item
  })
}

/** Adds what follows from a state: what must hold in each, whatever led to it. */
function derive(state: ReportState, before: ReportState): ReportState {
  const { answers, invalid, reported, files } = state
  const progress = state.progress.step === 'review' && invalid.length > 0 ? initialState.progress : state.progress
  const errors = invalid.filter(({ name }) => reported.includes(name))
  const isOther = answers !== before.answers || !isEqual(listChoices(files), listChoices(before.files))
  const report = isOther ? undefined : state.report
  const next: ReportState = {
    ...state,
    progress,
    errors: isEqual(errors, before.errors) ? before.errors : errors,
    report,
    // What is stored since is not erased.
    erasure: hasContent(state) || isDraftWanted(state.draft) ? undefined : state.erasure,
  }
  return { ...next, title: getTitle(next), isAtRisk: isAtRisk(next) }
}

/** Returns what the title of the page begins with. */
function getTitle({ progress: { step }, errors }: Pick<ReportState, 'progress' | 'errors'>): string {
  if (step !== 'edit') return `${stepTitles[step]} · `
  return errors.length > 0 ? `${errorTitle}: ` : ''
}

function isAtRisk(state: ReportState): boolean {
  const { progress, leaving, isSessionStored, answers, draft } = state
  if (progress.step === 'sent' || leaving) return false
  const isSaved = isSessionStored || (draft.status === 'kept' && isEqual(answers, draft.content.answers))
  return getUnsavedFiles(state).length > 0 || (hasAnswers(state) && !isSaved)
}

/** Returns the answers to the questions asked. Stored ones may have others. */
function pickAnswers(answers: Answers): Answers {
  return Object.fromEntries(answerFields.map(({ name }) => [name, answers[name] ?? '']))
}

/** Returns answers with new ones; the same object if there is none. */
function mergeAnswers(answers: Answers, found: Answers): Answers {
  return Object.entries(found).every(([name, value]) => answers[name] === value) ? answers : { ...answers, ...found }
}

/** Returns what a draft of this report contains. */
export function getContent({ answers, files }: Pick<ReportState, 'answers' | 'files'>): Content {
  return { answers, files: listChoices(getKeptFiles(files)) }
}

/** Returns whether answers and files can still be changed. */
export function isOpen({ step }: Progress): boolean {
  return step === 'edit' || step === 'review'
}

export function hasAnswers({ answers }: Pick<ReportState, 'answers'>): boolean {
  return Object.values(answers).some((answer) => answer !== '')
}

export function hasContent(state: Pick<ReportState, 'answers' | 'files'>): boolean {
  return hasAnswers(state) || getKeptFiles(state.files).length > 0
}

/** Returns the files that are lost for certain: the device was asked for their bytes. */
export function getLostFiles({ files, draft }: Pick<ReportState, 'files' | 'draft'>) {
  return draft.status === 'looking' ? [] : files.filter(isLost)
}

/** Returns the files that the draft of this tab does not have as they are now. */
export function getUnsavedFiles({ files, draft }: Pick<ReportState, 'files' | 'draft'>) {
  const saved = draft.status === 'kept' ? draft.content.files : []
  return getKeptFiles(files).filter(
    ({ id, shouldClean }) => !saved.some((file) => file.id === id && file.shouldClean === shouldClean),
  )
}

/** Returns whether two values of plain data are the same. */
export const isEqual = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)
