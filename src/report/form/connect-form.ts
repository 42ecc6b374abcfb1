import { showPrintedAnswers } from '../../components/show-printed-answers.ts'
import type { ReportState } from '../state/report-state.ts'
import type { ReportStore } from '../state/run-report.ts'
import { hasContent } from '../state/update.ts'
import { connectDrops, connectFileInput, readChosenFiles } from './file-input.ts'
import { readAnswers, validateForm, writeAnswers } from './form-controls.ts'
import { isErasedEntry, readEntry, syncHistory, writeErasedEntry, writeNewEntry } from './form-history.ts'
import { showErrors } from './form-markup.ts'

export interface EarlyUse {
  /** Names of the controls that were used. */
  readonly used: ReadonlySet<string | null | undefined>
  readonly dropped: readonly File[]
}

/** Connects the state with the form. Listeners sit on the container, since other programs may move controls. */
export function connectForm(root: HTMLElement, form: HTMLFormElement, store: ReportStore, early: EarlyUse): void {
  const checkbox = root.querySelector<HTMLInputElement>('#report-save-draft')
  // All answers are read at each event, and before print: extensions set values without an event.
  const read = () => store.send({ type: 'read', answers: readAnswers(form), invalid: validateForm(form) })
  openReport(form, store, early)
  // What the browser has restored does not count.
  const isDraftWanted = checkbox?.checked && early.used.has(checkbox.id)

  const showFiles = connectFileInput(root, store)
  let shown: ReportState | undefined
  const syncMarkup = () => {
    const before = shown
    const state = store.get()
    shown = state
    if (state.isErasing) return leaveErased(form, store)
    if (checkbox && state.draft !== before?.draft) checkbox.checked = state.draft.isEnabled
    if (state.step !== before?.step)
      form.querySelector('[type="submit"]')?.classList.toggle('is-pending', state.step === 'review')
    if (state.errors !== before?.errors) showErrors(state.errors, before?.errors ?? [])
    if (state.files !== before?.files) showFiles()
    if (isErasedEntry() && !state.draft.task && hasContent(state)) writeNewEntry()
    if (state.answers !== before?.answers && writeAnswers(form, state.answers)) read()
  }
  syncMarkup()
  store.subscribe(syncMarkup)

  // These listen before React does, which then renders what the state has.
  for (const type of ['input', 'change', 'click', 'submit']) root.addEventListener(type, read, true)
  addEventListener('beforeprint', () => {
    read()
    showPrintedAnswers(form)
  })
  const setDraft = (isEnabled: boolean) => store.send({ type: 'draft wanted', isEnabled })
  checkbox?.addEventListener('change', () => setDraft(checkbox.checked))
  if (isDraftWanted) setDraft(true)
  // The browser takes blanks for an answer.
  form.noValidate = true
  root.addEventListener('submit', (event) => {
    event.preventDefault()
    store.send({ type: 'submitted' })
  })
  syncHistory(store, (step) => {
    read()
    store.send({ type: 'went', step })
  })
  connectPage(store, read)
  confirmUnload(store)
  connectDrops(store.addFiles)
}

/** Opens the report with what this tab keeps and what was typed before the code was there. */
function openReport(form: HTMLFormElement, store: ReportStore, { used, dropped }: EarlyUse): void {
  if (isErasedEntry()) {
    // Removes what the browser has restored.
    form.reset()
    store.openErased()
  } else {
    // Where the report has run before, the session is newer than what the browser has restored.
    const isKnown = readEntry() !== undefined
    const typed = Object.entries(readAnswers(form)).filter(([name, value]) => (isKnown ? used.has(name) : value))
    store.open(Object.fromEntries(typed), [...readChosenFiles(form), ...dropped])
  }
}

/** Replaces the page: a new document has no undo, state or timers. */
function leaveErased(form: HTMLFormElement, store: ReportStore): void {
  form.reset()
  store.releaseDraft()
  writeErasedEntry()
  location.reload()
}

/** Saves before the page goes, and reloads what another document of this tab has changed. */
function connectPage(store: ReportStore, read: () => void): void {
  document.addEventListener('visibilitychange', () => {
    if (!document.hidden) return store.send({ type: 'shown' })
    read()
    store.saveNow()
  })
  addEventListener('pagehide', store.releaseDraft)
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted && store.isOutdated()) location.reload()
    else if (persisted) store.send({ type: 'shown' })
  })
}

/** Makes the browser ask before the page is left with files or answers that are stored nowhere. */
function confirmUnload({ get, isOutdated, subscribe }: ReportStore): void {
  let isStaying = false
  // Chromium asks before an email program opens, too, within the click.
  addEventListener('click', ({ target }) => {
    const link = target instanceof Element && target.closest('a')
    isStaying = link instanceof HTMLAnchorElement && !link.protocol.startsWith('http')
    setTimeout(() => {
      isStaying = false
    })
  })
  const ask = (event: BeforeUnloadEvent) => isStaying || isOutdated() || event.preventDefault()
  const update = () => {
    // The listener alone excludes the page from some browsers' back/forward cache.
    const change = get().isAtRisk ? addEventListener : removeEventListener
    change('beforeunload', ask)
  }
  update()
  subscribe(update)
}
