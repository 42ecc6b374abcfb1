import { getKeptFiles, listChoices } from '../evidence/evidence-file.ts'
import { type Answers, answerFields } from '../report.fields.ts'
import { type Content, initialState, type ReportEvent, type ReportState, type ValidationError } from './report-state.ts'
import { errorTitle, stepTitles } from './step.text.ts'
import { isDraftWanted, updateDraft } from './update-draft.ts'
import { addContents, getUnsavedFiles, restoreFiles, updateFiles } from './update-files.ts'

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
    case 'draftExpired':
    case 'draftRefused':
      return { ...state, isLookDue: false }
    case 'draftOpened': {
      const { stored, contents, from } = event
      // What is typed and chosen while the draft is read stays.
      const typed = Object.entries(state.answers).filter(([name, answer]) => answer !== from.answers[name])
      const added = files.filter(({ id }) => !from.files.some((file) => file.id === id))
      const lost = stored.files.map((file) => ({ ...file, status: 'lost' as const }))
      return {
        ...state,
        progress: { step: 'edit' },
        answers: pickAnswers({ ...stored.answers, ...Object.fromEntries(typed) }),
        files: [...addContents(lost, contents), ...added],
        reported: [],
      }
    }
    default:
      return updateFiles(state, event)
  }
}

/** Returns a state without what does not hold any more, whatever led to it. */
function derive(state: ReportState, before: ReportState): ReportState {
  const { answers, invalid, progress, files } = state
  const isOther = answers !== before.answers || !isEqual(listChoices(files), listChoices(before.files))
  return {
    ...state,
    progress: progress.step === 'review' && invalid.length > 0 ? initialState.progress : progress,
    report: isOther ? undefined : state.report,
    // What is stored since is not erased.
    erasure: hasContent(state) || isDraftWanted(state.draft) ? undefined : state.erasure,
  }
}

/** Returns the errors that the form shows: those of answers as they were submitted. */
export function getErrors({ invalid, reported }: ReportState): readonly ValidationError[] {
  return invalid.filter(({ name }) => reported.includes(name))
}

/** Returns what the title of the page begins with; empty before a step or an error has one. */
export function getTitle(state: ReportState): string {
  const { step } = state.progress
  if (step !== 'edit') return `${stepTitles[step]} · `
  return getErrors(state).length > 0 ? `${errorTitle}: ` : ''
}

/** Returns whether leaving the page loses something that was not sent. */
export function isAtRisk(state: ReportState): boolean {
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

export function hasAnswers({ answers }: Pick<ReportState, 'answers'>): boolean {
  return Object.values(answers).some((answer) => answer !== '')
}

export function hasContent(state: Pick<ReportState, 'answers' | 'files'>): boolean {
  return hasAnswers(state) || getKeptFiles(state.files).length > 0
}

/** Returns whether two values of plain data are the same. */
export const isEqual = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)
