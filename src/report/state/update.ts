import { forgetBytes, hasBytes } from '../evidence/evidence-file.ts'
import { type Answers, answerFields } from '../report.fields.ts'
import {
  type Content,
  type Draft,
  initialState,
  type ReportEvent,
  type ReportState,
  type ValidationError,
} from './report-state.ts'
import { errorTitle, stepTitles } from './step.text.ts'
import { dropDraft, ownDraft, updateDraft } from './update-draft.ts'
import { addFiles, isOpen, updateFiles } from './update-files.ts'

const backInForm = { step: 'edit', focusTarget: 'submit' } as const

/** Returns the state after an event: what the event says, without what does not hold any more. */
export function update(state: ReportState, event: ReportEvent): ReportState {
  const draft = updateDraft(state.draft, event)
  const changed = updateReport(draft === state.draft ? state : { ...state, draft }, event)
  return changed === state ? state : dropOutdated(changed, state)
}

function updateReport(state: ReportState, event: ReportEvent): ReportState {
  const { files, progress } = state
  switch (event.type) {
    case 'reportOpened': {
      const { session } = event
      const opened = { ...initialState, draft: state.draft, progress: session?.progress ?? progress }
      if (opened.progress.step === 'sent') return opened
      return { ...opened, answers: pickAnswers(event.answers), files: addFiles(session?.files ?? [], event.files) }
    }
    case 'reportErased':
      return createEmpty(state.draft)
    case 'reportBegunAnew':
      return progress.step === 'sent' ? createEmpty(state.draft) : state
    case 'formRead': {
      if (progress.step === 'sent') return state
      const answers = mergeAnswers(state.answers, event.answers)
      if (answers === state.answers && isSameList(event.invalid, state.invalid)) return state
      return { ...state, answers, invalid: event.invalid }
    }
    case 'formSubmitted': {
      if (progress.step !== 'edit') return state
      const reported = state.invalid.map(({ name }) => name)
      if (reported.length > 0) return { ...state, reported, failedSubmitCount: state.failedSubmitCount + 1 }
      return { ...state, progress: { step: 'review' }, reported }
    }
    case 'stepVisited': {
      const { step } = event
      const isPossible = step !== progress.step && progress.step !== 'sent'
      if (!isPossible || (step !== 'edit' && step !== 'review')) return state
      return { ...state, progress: step === 'edit' ? backInForm : { step }, reported: [] }
    }
    case 'changeRequested':
      if (progress.step === 'sent') return state
      return { ...state, progress: { step: 'edit', focusTarget: event.name } }
    case 'reportPrepared': {
      const isCurrent = event.from.answers === state.answers && event.from.files === files
      return isCurrent ? { ...state, report: event.report } : state
    }
    case 'reportSaved':
      return { ...state, savedReference: event.reference }
    case 'reportHandedOver': {
      const { attempt } = event
      const isCurrent = progress.step === 'review' && attempt.report.reference === state.report?.reference
      return isCurrent ? { ...state, progress: { step: 'question', attempt } } : state
    }
    case 'deliveryDenied':
      return progress.step === 'question' ? { ...state, progress: { step: 'review' } } : state
    case 'deliveryConfirmed': {
      if (progress.step !== 'question') return state
      const { attempt } = progress
      return { ...createEmpty(dropDraft(state.draft)), progress: { step: 'sent', attempt, sentOn: event.sentOn } }
    }
    case 'draftOpened': {
      const { device } = state.draft
      // A report that was handed over is asked about first.
      if (device.status !== 'other' || !isOpen(progress)) return state
      const { answers, files } = device.stored
      const draft = ownDraft(device.stored)
      return { ...state, draft, progress: initialState.progress, answers: pickAnswers(answers), files, reported: [] }
    }
    default:
      return updateFiles(state, event)
  }
}

/** Returns a state without a report: what is known of the device stays. */
function createEmpty(draft: Draft): ReportState {
  return { ...initialState, answers: pickAnswers({}), draft }
}

/** Returns a state without what does not hold any more, whatever led to it. */
function dropOutdated(state: ReportState, before: ReportState): ReportState {
  const { answers, invalid, progress, files } = state
  const hasChanged = answers !== before.answers || files !== before.files
  return {
    ...state,
    progress: progress.step === 'review' && invalid.length > 0 ? backInForm : progress,
    report: hasChanged ? undefined : state.report,
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

/**
 * Returns whether leaving the page loses something that was not sent: files, or answers that are stored nowhere.
 * `isTabKept`: whether the browser keeps what the page stores for the tab.
 */
export function isAtRisk(state: ReportState, isTabKept: boolean): boolean {
  const { progress, files, draft } = state
  if (progress.step === 'sent') return false
  const isStored = isTabKept || (draft.device.status === 'own' && !draft.trouble)
  return files.some(hasBytes) || (hasAnswers(state) && !isStored)
}

/** Returns the answers to the questions asked. Stored ones may have others. */
function pickAnswers(answers: Answers): Answers {
  return Object.fromEntries(answerFields.map(({ name }) => [name, answers[name] ?? '']))
}

/** Returns answers with new ones; the same object if there is none. */
function mergeAnswers(answers: Answers, found: Answers): Answers {
  return Object.entries(found).every(([name, value]) => answers[name] === value) ? answers : { ...answers, ...found }
}

/** Returns what tab and draft keep of a report. */
export function getContent({ answers, files }: Pick<ReportState, 'answers' | 'files'>): Content {
  return { answers, files: files.map(forgetBytes) }
}

function hasAnswers({ answers }: Pick<ReportState, 'answers'>): boolean {
  return Object.values(answers).some((answer) => answer !== '')
}

export function hasContent(state: Pick<ReportState, 'answers' | 'files'>): boolean {
  return hasAnswers(state) || state.files.some(hasBytes)
}

function isSameList(list: readonly object[] = [], other: readonly object[] = []): boolean {
  return JSON.stringify(list) === JSON.stringify(other)
}
