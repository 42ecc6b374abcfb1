import { showPrintedAnswers } from '../components/show-printed-answers.ts'
import { isAtRisk, isDraftEnabled, type StoreState } from './draft/draft-state.ts'
import { connectFileInput } from './evidence/file-input.ts'
import { readFormAnswers, replaceControls, validateForm, writeFormAnswers } from './form/form-controls.ts'
import { readHistoryState, syncHistory } from './form/form-history.ts'
import { showErrors, showSteps } from './form/form-markup.ts'
import type { FormStore } from './store/form-store.ts'

/** What the form loader has seen before the form code was there, and what it does without it. */
export interface EarlyInteraction {
  /** Names, or ids where there are none, of the controls that were used. */
  readonly touchedFields: ReadonlySet<string>
  /** Returns whether an input event comes from the browser's restoration. */
  readonly isBrowserRestore: (event: Event) => boolean
  readonly openEmail: (form: HTMLFormElement) => void
}

/**
 * Connects a store with the markup of its form, which is nobody else's. Listeners sit on the container, and controls are
 * found by name each time, so other programs may move them. Returns what lets a submit work as without
 * the form code.
 */
export function connectControls(
  root: HTMLElement,
  store: FormStore,
  { touchedFields, isBrowserRestore, openEmail }: EarlyInteraction,
): { readonly releaseSubmit: () => void } {
  const { definition } = store
  const { id, fields } = definition
  const names = fields.filter(({ type }) => type !== 'file').map(({ name }) => name)
  const checkboxId = `${id}-save-draft`
  const form = root.querySelector('form')
  const checkbox = root.querySelector<HTMLInputElement>(`#${checkboxId}`)
  const readAnswers = () => readFormAnswers(root, names)
  const validate = () => validateForm(root, fields)
  /** The state that the markup shows; none where the browser has changed it since. */
  let shown: StoreState | undefined
  const syncMarkup = () => {
    const before = shown
    shown = store.get()
    const { answers, draft, step, errors, eraseCount } = shown
    // Only what the store has changed: extensions set values without an event, which are not read yet.
    if (before && eraseCount !== before.eraseCount) {
      replaceControls(root, fields)
      showPrintedAnswers(root)
    }
    if (answers !== before?.answers) writeFormAnswers(root, names, answers)
    if (checkbox && draft !== before?.draft) checkbox.checked = isDraftEnabled(draft)
    // Shown at once: the review is rendered later, half a second on a slow phone.
    if (step !== before?.step) form?.querySelector('[type="submit"]')?.classList.toggle('is-pending', step === 'review')
    if (errors !== before?.errors) showErrors(definition, errors, before?.errors ?? [])
    if (errors.length > 0) store.updateErrors(validate())
    syncFileInput()
  }

  const isKnownEntry = readHistoryState() !== undefined
  const fileInput = root.querySelector<HTMLInputElement>('form [type="file"]')
  store.start({
    answers: readAnswers(),
    // In an entry where a store has run before, the session snapshot is newer than the browser's.
    touchedFields: isKnownEntry ? [...touchedFields] : 'all',
    isDraftChecked: touchedFields.has(checkboxId)
      ? checkbox?.checked
      : (!isKnownEntry && checkbox?.checked) || undefined,
    files: [...(fileInput?.files ?? [])],
  })
  const syncFileInput = connectFileInput(root, store)
  syncMarkup()
  store.subscribe(syncMarkup)
  const undoBrowserRestore = (event: Event) => {
    if (!isKnownEntry || !isBrowserRestore(event)) return
    event.stopImmediatePropagation()
    shown = undefined
    syncMarkup()
  }
  root.addEventListener('input', undoBrowserRestore, true)
  // These listen before React does, which then renders what the store has. All controls are read, before each command
  // and before print: extensions set values without an event, or with `change` alone.
  const takeAnswers = () => store.setAnswers(readAnswers())
  for (const type of ['input', 'change', 'click', 'submit']) root.addEventListener(type, takeAnswers, true)
  addEventListener('beforeprint', () => {
    takeAnswers()
    showPrintedAnswers(root)
  })
  checkbox?.addEventListener('change', () => store.setDraftEnabled(checkbox.checked))
  let isReleased = false
  // The form validates its answers itself, because the browser takes blanks for an answer.
  if (form) form.noValidate = true
  root.addEventListener('submit', (event) => {
    event.preventDefault()
    if (form && isReleased) openEmail(form)
    else store.submit(validate())
  })
  syncHistory(store, (step) => {
    takeAnswers()
    store.showStep(step, validate())
  })
  // A page that is left with a draft is of no more use: the page that follows may be this form again, and goes on with it.
  addEventListener('pagehide', store.releaseDraft)
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted && isDraftEnabled(store.get().draft)) location.reload()
    else if (persisted) store.restoreFromPageCache()
  })
  document.addEventListener('visibilitychange', () => {
    if (!document.hidden) return
    takeAnswers()
    store.savePendingDraft()
  })
  confirmUnload(store)
  return {
    releaseSubmit() {
      isReleased = true
      if (form) form.noValidate = false
      store.editField('submit')
      showSteps(id, 'edit')
    },
  }
}

/** Makes the browser ask before the page is left with files or answers that are stored nowhere. */
function confirmUnload({ get, subscribe }: FormStore): void {
  let isStaying = false
  // Chromium asks before an email program opens, too, within the click.
  addEventListener('click', ({ target }) => {
    const link = target instanceof Element && target.closest('a')
    isStaying = link instanceof HTMLAnchorElement && !link.protocol.startsWith('http')
    setTimeout(() => {
      isStaying = false
    })
  })
  const ask = (event: BeforeUnloadEvent) => isStaying || event.preventDefault()
  const update = () => {
    // The listener alone excludes the page from some browsers' back/forward cache.
    const change = isAtRisk(get()) ? addEventListener : removeEventListener
    change('beforeunload', ask)
  }
  update()
  subscribe(update)
}
