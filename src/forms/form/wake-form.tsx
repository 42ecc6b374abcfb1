import { type ReactNode, StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { answerIn, answersIn, showAnswers } from './controls.ts'
import type { FormDefinition } from './definition.ts'
import { entryHere, noteEntry } from './history-entry.ts'
import type { Clock, DraftShelf, StoreParts } from './ports.ts'
import { type Answers, isTicked } from './state.ts'
import { createFormStore, type FormStore } from './store.ts'
import { tabMemory } from './tab-memory.ts'

interface Form<Parts extends StoreParts> {
  readonly definition: FormDefinition
  readonly load: () => Promise<Parts>
  readonly shelf: DraftShelf
  readonly view: (store: FormStore<Parts>) => ReactNode
}

/** The form that stands in the page, awake, and its store. */
export interface AwakeForm {
  readonly store: FormStore
  readonly form: HTMLFormElement
  readonly definition: FormDefinition
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
 * Wakes a form, if the page has it; `written` names the controls that were written in before, `arrived` is the fragment of
 * the link that led here, `fillsIn` tells what the browser writes from what a person does. Its store takes over what the
 * page holds, and everything outside React that shows or remembers the form is kept in step with it from here on.
 */
export function wakeForm<Parts extends StoreParts>(
  { definition, load, shelf, view }: Form<Parts>,
  written: ReadonlySet<string>,
  arrived: string,
  fillsIn: (event: Event) => boolean,
): AwakeForm | undefined {
  const { id } = definition
  const root = document.getElementById(`${id}-form`)
  const form = root?.querySelector('form')
  if (!root || !form) return undefined
  const store = createFormStore(definition, { memory: tabMemory(id), shelf, load, clock, unique })

  let { answers } = store.get()
  store.subscribe(() => {
    const now = store.get()
    if (now.answers === answers) return
    answers = now.answers
    showAnswers(form, answers)
  })
  form.addEventListener('input', ({ target }) => store.write(answerIn(target)))
  const known = entryHere() !== undefined
  const picker = form.querySelector<HTMLInputElement>('[type="file"]')
  const tick = root.querySelector<HTMLInputElement>(`#${id}-keep`)
  store.wake({
    answers: answersIn(form),
    // In an entry where the store was awake before, the tab's memory knows better than the browser's own.
    written: known ? [...written] : 'all',
    ticked: written.has(tick?.id ?? '') ? tick?.checked : (!known && tick?.checked) || undefined,
    files: known && !written.has(picker?.name ?? '') ? [] : [...(picker?.files ?? [])],
  })
  const [draftFile] = (!known && root.querySelector<HTMLInputElement>('#open-draft')?.files) || []
  if (draftFile) void store.openDraftFile(draftFile)
  const showTick = () => {
    if (tick) tick.checked = isTicked(store.get().draft)
  }
  showTick()
  store.subscribe(showTick)
  const correct = (event: Event) => {
    if (!known || !fillsIn(event)) return
    event.stopPropagation()
    showAnswers(form, store.get().answers)
    showTick()
  }
  root.addEventListener('input', correct, true)
  // Also where it is loaded again at the review.
  noteEntry({ step: 'writing', since: 0 })
  // An event under way may be what wakes the form, and then reaches the new listener with files that have just been
  // taken (seen in WebKit, 2026-11-21).
  const since = performance.now()
  picker?.addEventListener('change', ({ timeStamp }) => {
    if (timeStamp > since) store.offer([...(picker.files ?? [])].map((file) => ({ file })))
  })
  addEventListener('pageshow', ({ persisted }) => persisted && store.returned())
  document.addEventListener('visibilitychange', () => document.hidden && store.hidden())
  const follow = (fragment: string) => {
    // What a link fills in stands in the page, by its fragment.
    const fills: Record<string, Answers> = JSON.parse(root.dataset.fills ?? '{}')
    const fill = fills[fragment]
    if (fill) store.fill(fill)
  }
  // After a reload, what the visitor made of it stands, even where that is nothing.
  if (!known) for (const fragment of [arrived, location.hash]) follow(fragment)
  addEventListener('hashchange', () => follow(location.hash))

  hydrateRoot(root, import.meta.env.DEV ? <StrictMode>{view(store)}</StrictMode> : view(store))
  return { store, form, definition }
}
