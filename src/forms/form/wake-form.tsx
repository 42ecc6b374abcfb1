import { type ReactNode, StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { answerIn, answersIn, faultsIn, showAnswers } from './controls.ts'
import { type FormDefinition, fileField } from './definition.ts'
import type { Clock, DraftShelf, StoreParts } from './ports.ts'
import { isKnownEntry, keepHistory } from './steps-in-history.ts'
import { createFormStore, type FormStore } from './store.ts'
import { tabMemory } from './tab-memory.ts'

/** What the visitor did before the script was here. */
export interface Before {
  /** The names of the controls that were written in. */
  readonly written: ReadonlySet<string>
  readonly submitted: boolean
  /** Dropped or pasted. */
  readonly files: readonly File[]
}

interface Form<Parts extends StoreParts> {
  readonly definition: FormDefinition
  readonly load: () => Promise<Parts>
  readonly shelf: DraftShelf
  readonly view: (store: FormStore<Parts>) => ReactNode
}

/** The form that stands in the page, awake, and its store. */
export interface AwakeForm {
  readonly store: FormStore
  readonly picker: HTMLInputElement | undefined
}

const clock: Clock = {
  now: () => Date.now(),
  after(milliseconds, work) {
    const timer = setTimeout(work, milliseconds)
    return () => clearTimeout(timer)
  },
}

const unique = () => crypto.getRandomValues(new Uint32Array(2)).join('-')

/**
 * Wakes a form, if the page has it: its store takes over what the page holds, and everything outside React that shows or
 * remembers the form is kept in step with it from here on.
 */
export function wakeForm<Parts extends StoreParts>(
  { definition, load, shelf, view }: Form<Parts>,
  { written, submitted, files }: Before,
): AwakeForm | undefined {
  const { id, fields, checked, prefill } = definition
  const root = document.getElementById(`${id}-form`)
  const form = root?.querySelector('form')
  if (!root || !form) return undefined
  const store = createFormStore(definition, { memory: tabMemory(id), shelf, load, clock, unique })
  form.noValidate = true
  const faults = () => (checked ? faultsIn(form, fields) : [])

  let { answers } = store.get()
  store.subscribe(() => {
    const now = store.get()
    if (now.answers === answers) return
    answers = now.answers
    showAnswers(form, answers)
    if (now.faults.length > 0) store.mend(faults())
  })
  form.addEventListener('input', ({ target }) => store.write(answerIn(target)))
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    store.write(answersIn(form))
    store.submit(faults())
  })
  const known = isKnownEntry()
  const picker = controlOf(form, fileField(definition))
  const tick = root.querySelector<HTMLInputElement>(`#${id}-keep`)
  store.wake({
    answers: answersIn(form),
    // In an entry where the store was awake before, the tab's memory knows better than the browser's own.
    written: known ? [...written] : 'all',
    ticked: !known && tick?.checked === true,
    files: picker ? [...(known && !written.has(picker.name) ? [] : (picker.files ?? [])), ...files] : [],
  })
  const [draftFile] = (!known && root.querySelector<HTMLInputElement>('#open-draft')?.files) || []
  if (draftFile) void store.openDraftFile(draftFile)
  // React leaves a box as the browser restored it.
  if (tick) tick.checked = false
  keepHistory({
    step: () => store.get().step,
    subscribe: store.subscribe,
    onEntry: (step) => store.show(step, faults()),
  })
  addEventListener('pageshow', ({ persisted }) => persisted && store.returned())
  document.addEventListener('visibilitychange', () => document.hidden && store.hidden())
  const follow = () => {
    const fill = prefill?.(location.hash, (name) => JSON.parse(root.dataset[name] ?? '[]'))
    if (fill) store.fill(fill)
  }
  // After a reload, what the visitor made of it stands, even where that is nothing.
  if (!known) follow()
  addEventListener('hashchange', follow)

  hydrateRoot(root, <StrictMode>{view(store)}</StrictMode>)
  if (submitted) store.submit(faults())
  return { store, picker }
}

function controlOf(form: HTMLFormElement, name: string | undefined): HTMLInputElement | undefined {
  const control = name && form.elements.namedItem(name)
  return control instanceof HTMLInputElement ? control : undefined
}
