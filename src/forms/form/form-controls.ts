import { isBlank } from '../../components/answer-text.ts'
import type { Field } from '../../components/field.ts'
import type { ValidationError } from './answers.ts'
import type { Answers } from './form-state.ts'

type AnswerControl = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

export function readFormAnswers(root: HTMLElement, names: readonly string[]): Record<string, string> {
  return Object.fromEntries(findControls(root, names).map(({ name, value }) => [name, value]))
}

/** Shows these answers in the controls of a form. A control that shows its answer already is not changed. */
export function writeFormAnswers(root: HTMLElement, names: readonly string[], answers: Answers): void {
  for (const control of findControls(root, names)) {
    const answer = answers[control.name] ?? ''
    if (control.value === answer) continue
    control.value = answer
    const [chosen] = control instanceof HTMLSelectElement ? control.selectedOptions : []
    // Chromium reports a choice by script to screen readers only where the option changes, too.
    if (chosen) chosen.label = chosen.text
  }
}

/** Puts an empty copy in place of each control: the browser's undo would fill in the old one. */
export function replaceControls(root: HTMLElement, fields: readonly Field[]): void {
  for (const control of findControls(
    root,
    fields.map(({ name }) => name),
  )) {
    const copy = control.cloneNode(true) as AnswerControl
    copy.value = ''
    control.replaceWith(copy)
  }
}

/** Returns the controls of these fields that the form in an element has now. */
function findControls(root: HTMLElement, names: readonly string[]): AnswerControl[] {
  return [...root.querySelectorAll<AnswerControl>('form [name]')].filter(({ name }) => names.includes(name))
}

/**
 * Returns which fields of a form are not answered as they must be, in order, by constraint validation (HTML standard 4.10.20).
 * Blanks alone, or invisible characters, are no answer, though the browser accepts them as one.
 */
export function validateForm(root: HTMLElement, fields: readonly Field[]): ValidationError[] {
  return fields.flatMap(({ name, required, requiredMessage = '', invalidMessage = '' }) => {
    const [control] = findControls(root, [name])
    if (!control) return []
    const { valid, badInput } = control.validity
    if (required && isBlank(control.value) && !badInput) return [{ name, message: requiredMessage }]
    return valid ? [] : [{ name, message: invalidMessage }]
  })
}
