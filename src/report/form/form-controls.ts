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
  // Not the controls' own values: half of an emoji, of which the other is about to be typed, would be replaced.
  const shown = readAnswers(form)
  const changed = Object.keys(shown).filter((name) => shown[name] !== (answers[name] ?? ''))
  for (const name of changed) writeAnswer(findControl(form, name), answers[name])
  return changed.length > 0
}

function writeAnswer(control: Control | null, answer = ''): void {
  if (!control) return
  control.value = answer
  const [chosen] = control instanceof HTMLSelectElement ? control.selectedOptions : []
  // Chromium reports a choice by script to screen readers only where the option changes, too.
  if (chosen) chosen.label = chosen.text
}

/** Returns the control of a field now: other programs wrap and replace controls. */
function findControl(form: HTMLFormElement, name: string): Control | null {
  return form.querySelector<Control>(`[name="${name}"]`)
}

/** Returns the names of the fields about the event that the browser has filled in. Who changes one by hand focuses it. */
export function findAutofilled(form: HTMLFormElement): string[] {
  const fields = answerFields.filter(({ isAboutEvent }) => isAboutEvent)
  return fields.map(({ name }) => name).filter((name) => isAutofilled(findControl(form, name)))
}

// Chromium before 110 has the pseudo-class with a prefix.
const isAutofilled = (control: Control | null) =>
  control !== document.activeElement && control?.matches(':is(:autofill, :-webkit-autofill)') === true

/**
 * Undoes what the browser fills into fields about the event along with a name or an email: no token of `autocomplete`
 * prevents it. `getAnswers` returns those before an event; `onUndone` is called when one was written again.
 */
export function undoAutofill(
  root: HTMLElement,
  form: HTMLFormElement,
  getAnswers: () => Answers,
  onUndone: () => void,
): void {
  let before: Answers | undefined
  const undo = () => {
    const answers = before
    before = undefined
    const names = findAutofilled(form)
    for (const name of names) writeAnswer(findControl(form, name), answers?.[name])
    if (names.length > 0) onUndone()
  }
  for (const type of ['input', 'change'])
    root.addEventListener(
      type,
      ({ target }) => {
        if (before || target === document.activeElement) return
        before = getAnswers()
        // Firefox marks a control as filled once its events are over.
        setTimeout(undo)
      },
      true,
    )
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
