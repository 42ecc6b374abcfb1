import { isBlank, removeInvisibleCharacters, replaceLoneSurrogates } from '../../components/answer-text.ts'
import type { Field } from '../../components/field.ts'
import { type Answers, answerFields } from '../report.fields.ts'
import type { ValidationError } from '../state/report-state.ts'

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/** Returns the answers in a form. A control that another program has removed has none. */
export function readAnswers(form: HTMLFormElement): Answers {
  const controls = answerFields.map(({ name }) => [name, findControl(form, name)] as const)
  return Object.fromEntries(controls.flatMap(([name, control]) => (control ? [[name, readAnswer(control)]] : [])))
}

const readAnswer = (control: Control) => replaceLoneSurrogates(control.value)

/** Shows these answers in the controls of a form, and returns whether one had another. */
export function writeAnswers(form: HTMLFormElement, answers: Answers): boolean {
  let hasChanged = false
  for (const { name } of answerFields) {
    const control = findControl(form, name)
    const answer = answers[name] ?? ''
    // Half of an emoji stays in its control: the other is about to be typed.
    if (!control || control.value === answer || readAnswer(control) === answer) continue
    writeAnswer(control, answer)
    hasChanged = true
  }
  return hasChanged
}

function writeAnswer(control: Control, answer: string): void {
  control.value = answer
  const [chosen] = control instanceof HTMLSelectElement ? control.selectedOptions : []
  // Chromium reports a choice by script to screen readers only where the option changes, too.
  if (chosen) chosen.label = chosen.text
}

/** Returns the control of a field now: other programs wrap and replace controls. */
function findControl(form: HTMLFormElement, name: string): Control | null {
  return form.querySelector<Control>(`[name="${name}"]`)
}

/** Returns the controls of the fields about the event that the browser, or a program, has filled in. A hand focuses its own. */
export function findAutofilled(form: HTMLFormElement, isByProgram = (_: Control): unknown => false): Control[] {
  const fields = answerFields.filter(({ isAboutEvent }) => isAboutEvent)
  // Chromium before 110 has the pseudo-class with a prefix.
  const isFilled = (control: Control) => control.matches(':is(:autofill, :-webkit-autofill)') || isByProgram(control)
  const controls = fields.flatMap(({ name }) => findControl(form, name) ?? [])
  return controls.filter((control) => control !== document.activeElement && isFilled(control))
}

/**
 * Undoes what the browser, or a program, fills into fields about the event along with a name or an email: no token of
 * `autocomplete` prevents it. `getAnswers` returns those before an event; `onUndone` is called when one was written again.
 */
export function undoAutofill(
  root: HTMLElement,
  form: HTMLFormElement,
  getAnswers: () => Answers,
  onUndone: () => void,
): void {
  let before: Answers | undefined
  /** What a program has written into: its events are not trusted. */
  const written = new Set<EventTarget | null>()
  const undo = () => {
    // A voice program may write down what a person dictates, or choose what was not chosen; neither comes along with a name.
    const isByProgram = (control: Control) =>
      control.type === 'select-one' && written.has(control) && (written.size > 1 || before?.[control.name])
    const filled = findAutofilled(form, isByProgram)
    for (const control of filled) writeAnswer(control, before?.[control.name] ?? '')
    before = undefined
    written.clear()
    if (filled.length > 0) onUndone()
  }
  for (const type of ['input', 'change'])
    root.addEventListener(
      type,
      ({ target, isTrusted }) => {
        if (target === document.activeElement) return
        if (!isTrusted) written.add(target)
        if (before) return
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
