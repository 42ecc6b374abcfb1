import { showPrintedAnswers } from '../../components/show-printed-answers.ts'
import { describeDraft } from '../draft/draft.text.ts'
import { openDraft, watchDraft } from '../draft/stored-draft.ts'
import { isSameFile } from '../evidence/evidence-file.ts'
import { describeFiles } from '../evidence-list/evidence.text.ts'
import type { ReportStore } from '../run-report.ts'
import type { ReportState } from '../state/report-state.ts'
import { getErrors, getTitle, isAtRisk } from '../state/update.ts'
import { describeEventTime, joinTimes } from '../time/event-time.ts'
import { leaveGoneReport, showErasure } from './erased-page.ts'
import { connectDrops, connectFileInput, readChosenFiles } from './file-input.ts'
import { findAutofilled, readAnswers, undoAutofill, validateForm, writeAnswers } from './form-controls.ts'
import { syncHistory } from './form-history.ts'
import { type LiveRegion, showErrors, writeText } from './form-markup.ts'

/** Connects the state with the form. Listeners sit on the container, since other programs may move controls. */
export function connectForm(root: HTMLElement, form: HTMLFormElement, store: ReportStore): void {
  const checkbox = root.querySelector<HTMLInputElement>('#report-save-draft')
  // All answers are read at each event, and before print: extensions set values without an event.
  const read = () => store.send({ type: 'formRead', answers: readAnswers(form), invalid: validateForm(form) })
  // Ticked before the code was there: the browser restores no tick.
  const isTicked = checkbox?.checked
  const { recording, waiting, answers, files, press } = earlyUse
  for (const work of [recording, waiting]) work.abort()
  openReport(form, store, files.chosen)

  connectMarkup(root, form, store, read)
  // Before the step is taken into the history of a page that is about to go.
  leaveGoneReport(form, store)
  undoAutofill(root, form, () => store.get().answers, read)

  // These listen before React does, which then renders what the state has.
  for (const type of ['input', 'change', 'click', 'submit']) root.addEventListener(type, read, true)
  addEventListener('beforeprint', () => {
    read()
    showPrintedAnswers(form)
  })
  const chooseDraft = (isWanted: boolean) => store.send({ type: 'draftChosen', isWanted })
  checkbox?.addEventListener('change', () => chooseDraft(checkbox.checked))
  if (isTicked) chooseDraft(true)
  // The browser takes blanks for an answer.
  form.noValidate = true
  root.addEventListener('submit', (event) => {
    event.preventDefault()
    store.send({ type: 'formSubmitted' })
  })
  read()
  syncHistory(store, answers.isUsed || files.chosen.length > 0, (step) => {
    read()
    store.send({ type: 'stepVisited', step })
  })
  connectPage(store, read)
  confirmUnload(store)
  showErasure(store)
  connectDrops(store)
  press.pressed?.click()
}

/** Shows the state in the markup, now and after each change. `onRewritten` is called when an answer was written. */
export function connectMarkup(
  root: HTMLElement,
  form: HTMLFormElement,
  store: Pick<ReportStore, 'get' | 'subscribe' | 'addFiles' | 'session'>,
  onRewritten: () => void,
): void {
  const checkbox = root.querySelector<HTMLInputElement>('#report-save-draft')
  const pageTitle = document.title
  const showFiles = connectFileInput(root, store)
  const showStatus = createStatus(store.session)
  let shown: ReportState | undefined
  const syncMarkup = () => {
    const before = shown
    const state = store.get()
    shown = state
    if (checkbox && state.draft !== before?.draft) checkbox.checked = state.draft.isWanted
    if (state.progress !== before?.progress)
      form.querySelector('[type="submit"]')?.classList.toggle('is-pending', state.progress.step === 'review')
    if (!before || getTitle(state) !== getTitle(before)) document.title = getTitle(state) + pageTitle
    showErrors(getErrors(state), before ? getErrors(before) : [])
    if (state.files !== before?.files) showFiles()
    showStatus(state)
    if (state.answers !== before?.answers && writeAnswers(form, state.answers)) onRewritten()
  }
  syncMarkup()
  store.subscribe(syncMarkup)
}

/** Returns what says in the live regions what has changed: at once, because it moves what follows. */
function createStatus(session: ReportStore['session']) {
  const said: Partial<Record<LiveRegion, string>> = {}
  const say = (region: LiveRegion, text: string) => {
    if (text !== (said[region] ?? '')) writeText(region, text)
    said[region] = text
  }
  let answered: string | undefined
  return (state: ReportState) => {
    const { 'date-time': time = '', state: place = '' } = state.answers
    // Not at each key: it asks the browser for the rules of several zones.
    if (answered !== time + place) say('date-time-status', joinTimes(describeEventTime(time, place, Date.now()) ?? ''))
    answered = time + place
    say('documentation-status', describeFiles(state.files))
    say('draft-status', describeDraft(state.draft, session.isKept))
  }
}

/** Opens the report with what this tab keeps, whoever wrote it; where it keeps nothing, with what stands in the field. */
function openReport(form: HTMLFormElement, store: ReportStore, files: readonly File[]): void {
  const session = store.readSession()
  earlyUse.answers.restore()
  const filled = Object.fromEntries(findAutofilled(form).map(({ name }) => [name, '']))
  const answers = { ...session?.answers, ...readAnswers(form), ...filled }
  // Browsers restore files without an event. One that is not in the list of the tab was removed.
  const restored = store
    .choose(readChosenFiles(form).filter((file) => !files.some((known) => isSameFile(known, file))))
    .filter((file) => !session?.files || session.files.some((known) => isSameFile(known, file)))
  store.send({ type: 'reportOpened', session, answers, files: [...store.choose(files), ...restored], ...openDraft() })
}

/** Saves before the page goes, and looks at the draft when another page has changed it, or may have. */
function connectPage(store: ReportStore, read: () => void): void {
  const save = () => {
    read()
    store.saveNow()
  }
  document.addEventListener('visibilitychange', () => (document.hidden ? save() : store.look()))
  addEventListener('pagehide', save)
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return
    if (store.session.isOutdated()) location.reload()
    else store.look()
  })
  watchDraft(store.look)
}

/** Makes the browser ask before the page is left with files or answers that are stored nowhere. */
function confirmUnload({ get, session, subscribe }: ReportStore): void {
  const isAsked = () => isAtRisk(get(), session.isKept)
  const ask = (event: BeforeUnloadEvent) => {
    if (isAsked() && !session.isOutdated()) earlyUse.files.askBeforeLeaving(event)
  }
  const update = () => {
    // The listener alone excludes the page from some browsers' back/forward cache.
    const change = isAsked() ? addEventListener : removeEventListener
    change('beforeunload', ask)
  }
  update()
  subscribe(update)
}
