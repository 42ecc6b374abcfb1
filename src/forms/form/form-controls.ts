import type { Field, ValidationError } from './field.ts'
import type { Answers } from './form-state.ts'

type AnswerControl = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/** Returns the answers that a form's controls hold, by name: those of its fields, without files and check boxes. */
export function readFormAnswers(form: HTMLFormElement, names: readonly string[]): Record<string, string> {
  return Object.fromEntries(findControls(form, names).map(({ name, value }) => [name, value]))
}

/** Shows these answers in the controls of a form. One that shows its answer already is not touched. */
export function writeFormAnswers(form: HTMLFormElement, names: readonly string[], answers: Answers): void {
  for (const control of findControls(form, names)) {
    const answer = answers[control.name] ?? ''
    if (control.value !== answer) showAnswer(control, answer)
  }
}

function showAnswer(control: AnswerControl, answer: string): void {
  control.value = answer
  const [chosen] = control instanceof HTMLSelectElement ? control.selectedOptions : []
  // Chromium reports a choice by script to screen readers only where the option changes, too.
  if (chosen) chosen.label = chosen.text
}

function findControls(form: HTMLFormElement, names: readonly string[]): AnswerControl[] {
  return [...form.elements].filter(isAnswerControl).filter(({ name }) => names.includes(name))
}

/** Returns whether a control holds an answer as text. Radio buttons belong to questions that React renders. */
function isAnswerControl(control: Element): control is AnswerControl {
  if (control instanceof HTMLInputElement) return !['file', 'radio', 'checkbox'].includes(control.type)
  return control instanceof HTMLTextAreaElement || control instanceof HTMLSelectElement
}

/**
 * Returns which fields of a form are not answered as they must be, in order, by constraint validation (HTML standard 4.10.20).
 * Blanks alone, or invisible characters, are no answer, though the browser accepts them as one.
 */
export function validateForm(form: HTMLFormElement, fields: readonly Field[]): ValidationError[] {
  return fields.flatMap(({ name, required, requiredMessage = '', invalidMessage = '' }) => {
    const [control] = findControls(form, [name])
    if (!control) return []
    const { valid, badInput } = control.validity
    const blank = required && /^[\s\p{Cf}]*$/u.test(control.value) && !badInput
    return valid && !blank ? [] : [{ name, message: blank ? requiredMessage : invalidMessage }]
  })
}
