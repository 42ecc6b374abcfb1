import { type RefObject, useEffect, useEffectEvent } from 'react'

interface TabState {
  readonly review?: true
  readonly answers?: Readonly<Record<string, string>>
}

/**
 * What this tab's history entry keeps. Chromium and Safari forget on reload what was typed; the entry does not. It lives
 * as long as the tab, on this device, like the browser's own memory of a form.
 */
export function tabState(): TabState {
  return history.state ?? {}
}

/** The answers of `form` by the names of its controls, files left out. */
export function answersIn(form: HTMLFormElement): Record<string, string> {
  const entries = [...new FormData(form)].filter((entry): entry is [string, string] => typeof entry[1] === 'string')
  return Object.fromEntries(entries)
}

/** Notes the answers of `form` in the tab's history entry. */
export function remember(form: HTMLFormElement): void {
  note(answersIn(form))
}

function note(answers: Readonly<Record<string, string>>): void {
  try {
    history.replaceState({ ...tabState(), answers }, '')
  } catch (error) {
    // Safari refuses after 100 calls in 10 seconds, Firefox above 16 MB. Then a reload costs the visitor the last change.
    if (!(error instanceof DOMException)) throw error
  }
}

/**
 * Puts remembered answers back where the browser has not done so itself and nobody has typed meanwhile. True if `form`
 * now holds any answer, from whichever of the three.
 */
function recall(form: HTMLFormElement): boolean {
  const { answers = {} } = tabState()
  let any = false
  for (const control of form.elements) {
    if (!isText(control)) continue
    if (control.value === '') control.value = answers[control.name] ?? ''
    any ||= control.value !== ''
  }
  return any
}

/** Puts these answers in place of those of `form`, questions that are not on the page yet included. */
export function restore(form: HTMLFormElement, answers: Readonly<Record<string, string>>): void {
  note(answers)
  for (const control of form.elements) {
    if (isText(control)) control.value = answers[control.name] ?? ''
    else if (control instanceof HTMLInputElement && control.type === 'radio')
      control.checked = control.value === answers[control.name]
  }
  form.dispatchEvent(new Event('input', { bubbles: true }))
}

type Text = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

function isText(control: Element): control is Text {
  if (control instanceof HTMLInputElement) return control.type !== 'file' && control.type !== 'radio'
  return control instanceof HTMLTextAreaElement || (control instanceof HTMLSelectElement && control.name !== '')
}

/** Keeps the answers of a form across a reload. `onFound` is called once, if the form holds answers from the start. */
export function useTabMemory(form: RefObject<HTMLFormElement | null>, onFound: (form: HTMLFormElement) => void): void {
  const found = useEffectEvent(onFound)
  useEffect(() => {
    const element = form.current
    if (!element) return
    if (recall(element)) found(element)
    let timer = 0
    // Once typing pauses: at `pagehide` Chromium no longer takes it.
    const note = () => {
      clearTimeout(timer)
      timer = window.setTimeout(remember, 300, element)
    }
    element.addEventListener('input', note)
    // A fragment makes an entry of its own, which knows nothing yet.
    addEventListener('hashchange', note)
    return () => {
      clearTimeout(timer)
      element.removeEventListener('input', note)
      removeEventListener('hashchange', note)
    }
  }, [form])
}
