import { type FileChoice, forgetBytes, getChoice, hasBytes } from '../evidence/evidence-file.ts'
import { type Answers, answerFields } from '../report.fields.ts'
import { type Content, initialState, type ReportEvent, type ReportState, type ValidationError } from './report-state.ts'
import { errorTitle, stepTitles } from './step.text.ts'
import { dropDraft, isDraftWanted, updateDraft } from './update-draft.ts'
import { addContents, restoreFiles, updateFiles } from './update-files.ts'

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
      const { session, isErased } = event
      const { erasures = 0 } = session ?? {}
      const opened = {
        ...initialState,
        draft: state.draft,
        isErased,
        erasures,
        progress: session?.progress ?? progress,
      }
      if (opened.progress.step === 'sent') return opened
      const restored = session ? restoreFiles(session.files, event.restored) : event.restored
      return { ...opened, answers: pickAnswers(event.answers), files: [...restored, ...event.files] }
    }
    case 'reportErased':
      return { ...createEmpty(state), isErased: true, erasures: state.erasures + 1, leaving: 'erased' }
    case 'reportBegunAnew':
      return progress.step === 'sent' ? { ...createEmpty(state), leaving: 'begun anew' } : state
    case 'formRead': {
      if (progress.step === 'sent') return state
      const answers = mergeAnswers(state.answers, event.answers)
      if (answers === state.answers && isSameList(event.invalid, state.invalid)) return state
      return { ...state, answers, invalid: event.invalid }
    }
    case 'answersFilled':
      if (progress.step === 'sent') return state
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
      if (progress.step === 'sent') return state
      return { ...state, progress: { step: 'edit' }, focusTarget: event.name }
    case 'sessionWritten':
      return { ...state, isSessionStored: event.isSessionStored }
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
      const draft = dropDraft(state.draft)
      return { ...createEmpty(state), draft, progress: { step: 'sent', attempt, sentAt: event.at } }
    }
    case 'deviceSearched':
      return { ...state, files: addContents(files, event.contents) }
    case 'draftOpened': {
      const { stored, contents } = event
      const { beforeOpening: before = state } = state
      // What is typed and chosen while the draft is read stays, however long that takes.
      const typed = Object.entries(state.answers).filter(([name, answer]) => answer !== before.answers[name])
      const added = files.filter(({ id }) => !before.files.some((file) => file.id === id))
      const kept = stored.files.map((file) => ({ ...getChoice(file), outcome: 'forgotten' as const }))
      return {
        ...state,
        progress: { step: 'edit' },
        answers: pickAnswers({ ...stored.answers, ...Object.fromEntries(typed) }),
        files: [...addContents(kept, contents), ...(stored.missing ?? []), ...added],
        reported: [],
        beforeOpening: undefined,
      }
    }
    case 'draftOpenRequested':
      return { ...state, beforeOpening: { answers: state.answers, files } }
    default:
      return updateFiles(state, event)
  }
}

/** Returns a state without a report: what is known of the device and the tab stays. */
function createEmpty({ draft, isSessionStored, erasures }: ReportState): ReportState {
  return { ...initialState, draft, isSessionStored, erasures }
}

/** Returns a state without what does not hold any more, whatever led to it. */
function dropOutdated(state: ReportState, before: ReportState): ReportState {
  const { answers, invalid, progress, files } = state
  const hasChanged = answers !== before.answers || files !== before.files
  return {
    ...state,
    progress: progress.step === 'review' && invalid.length > 0 ? initialState.progress : progress,
    report: hasChanged ? undefined : state.report,
    // What is stored since is not erased.
    isErased: state.isErased && !hasContent(state) && !isDraftWanted(state.draft) && progress.step === 'edit',
    leaving: hasContent(state) ? undefined : state.leaving,
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

/** Returns whether the draft on the device has these answers. */
function isSaved({ answers, draft: { device } }: ReportState): boolean {
  return device.status === 'own' && isSameAnswers(answers, device.content.answers)
}

/** Returns the files whose bytes the draft on the device does not have, or not with the same wish. */
export function getUnsavedFiles({ files, draft: { device } }: Pick<ReportState, 'files' | 'draft'>) {
  const saved = device.status === 'own' ? device.content.files : []
  const isSaved = ({ id, shouldClean }: FileChoice) =>
    saved.some((file) => file.id === id && file.shouldClean === shouldClean)
  return files.filter(hasBytes).filter((file) => !isSaved(file))
}

/** Returns whether the draft on the device has what is written and chosen now. */
export function isDraftCurrent(state: ReportState): boolean {
  const { device } = state.draft
  if (device.status !== 'own' || !isSaved(state) || getUnsavedFiles(state).length > 0) return false
  const { files, missing } = getContent(state)
  return device.content.files.length === files.length && isSameList(missing, device.content.missing)
}

/**
 * Returns whether leaving the page loses something that was not sent, or leaves a draft that is to be erased: no other page
 * erases it. Where the browser refuses all storage, there is none.
 */
export function isAtRisk(state: ReportState): boolean {
  const { progress, leaving, isSessionStored, draft } = state
  if (leaving) return false
  if (draft.wish === 'erase' && draft.trouble !== 'refused') return true
  if (progress.step === 'sent') return false
  return getUnsavedFiles(state).length > 0 || (hasAnswers(state) && !isSessionStored && !isSaved(state))
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
  const missing = files.filter((file) => !hasBytes(file))
  return { answers, files: files.filter(hasBytes).map(getChoice), missing: missing.map(forgetBytes) }
}

function hasAnswers({ answers }: Pick<ReportState, 'answers'>): boolean {
  return Object.values(answers).some((answer) => answer !== '')
}

export function hasContent(state: Pick<ReportState, 'answers' | 'files'>): boolean {
  return hasAnswers(state) || state.files.some(hasBytes)
}

function isSameAnswers(answers: Answers, others: Answers): boolean {
  return answers === others || answerFields.every(({ name }) => (answers[name] ?? '') === (others[name] ?? ''))
}

function isSameList(list: readonly object[] = [], other: readonly object[] = []): boolean {
  return JSON.stringify(list) === JSON.stringify(other)
}
