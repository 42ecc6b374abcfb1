import { isBlank, removeInvisibleCharacters } from '../../components/answer-text.ts'
import type { Field } from '../../components/field.ts'
import { type Answers, answerFields } from '../report.fields.ts'
import type { ValidationError } from '../state/report-state.ts'

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/** Returns the answers in a form, without lone surrogates. A control that another program has removed has none. */
export function readAnswers(form: HTMLFormElement): Answers {
  const data = new FormData(form)
  const found = answerFields.filter(({ name }) => data.has(name))
  return Object.fromEntries(found.map(({ name }) => [name, String(data.get(name))]))
}

/** Shows these answers in the controls of a form, and returns whether one had another. */
export function writeAnswers(form: HTMLFormElement, answers: Answers): boolean {
  let hasChanged = false
  for (const { name } of answerFields) {
    const control = findControl(form, name)
    const answer = answers[name] ?? ''
    if (!control || control.value === answer) continue
    control.value = answer
    hasChanged = true
    const [chosen] = control instanceof HTMLSelectElement ? control.selectedOptions : []
    // Chromium reports a choice by script to screen readers only where the option changes, too.
    if (chosen) chosen.label = chosen.text
  }
  return hasChanged
}

/** Returns the control of a field now: other programs wrap and replace controls. */
function findControl(form: HTMLFormElement, name: string): Control | null {
  return form.querySelector<Control>(`[name="${name}"]`)
}

/** Returns which fields of a form are not answered as they must be, in order. */
export function validateForm(form: HTMLFormElement): ValidationError[] {
  return answerFields.flatMap((field) => {
    const control = findControl(form, field.name)
    const message = control ? findError(field, control) : ''
    return message ? [{ name: field.name, message }] : []
  })
}

/** Returns the error of an answer (HTML, section 4.10.20), or an empty text. Blanks alone are no answer. */
function findError(field: Field, control: Control): string {
  const { type, required, pattern, requiredMessage = '', invalidMessage = '' } = field
  const { valid, badInput } = control.validity
  if (required && !badInput && isBlank(control.value)) return requiredMessage
  if (type !== 'email' && !pattern) return valid ? '' : invalidMessage
  const sent = document.createElement('input')
  sent.type = type
  if (pattern) sent.pattern = pattern
  sent.value = removeInvisibleCharacters(control.value)
  return sent.validity.valid ? '' : invalidMessage
}
