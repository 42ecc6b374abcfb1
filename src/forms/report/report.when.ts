import { startTransition, useState } from 'react'
import { tabState } from '../form/tab-memory.ts'
import type { When } from '../time/when.ts'

/** The answers that together say when it happened, and a function that reads them from the form again. */
export function useWhen(): [when: When, read: (form: HTMLFormElement) => void] {
  const [when, setWhen] = useState<When>({ state: '', 'date-time': '', zone: '', which: '' })
  const read = (form: HTMLFormElement) => {
    const now = whenOf(form)
    // Most of what is typed is something else, and need not be drawn anew. What is comes after the press or key is answered.
    const changed = Object.keys(now).some((name) => now[name as keyof When] !== when[name as keyof When])
    if (changed) startTransition(() => setWhen(now))
  }
  return [when, read]
}

/** A question that is not on the page yet, after a reload, has the answer that the tab remembers. */
function whenOf(form: HTMLFormElement): When {
  const read = (name: string) => {
    const control = form.elements.namedItem(name)
    return control && 'value' in control ? String(control.value) : (tabState().answers?.[name] ?? '')
  }
  const state = read('state')
  return { state, 'date-time': read('date-time'), zone: read(`zone-${state}`), which: read('which') }
}

/** Answers for the visitor, as if they had typed it. */
export function writeTime(form: HTMLFormElement | null, time: string): void {
  const control = form?.elements.namedItem('date-time')
  if (!(control instanceof HTMLInputElement)) return
  control.value = time
  control.dispatchEvent(new Event('input', { bubbles: true }))
}
