import type { Answers } from './state.ts'

/** The answers that a form's controls hold, by name; files, and questions drawn from the store, left out. */
export function answersIn(form: HTMLFormElement): Record<string, string> {
  return Object.fromEntries([...form.elements].filter(isText).map(({ name, value }) => [name, value]))
}

/** What one control was just given, by its name; nothing if it holds no answer. */
export function answerIn(target: EventTarget | null): Record<string, string> {
  return target instanceof Element && isText(target) ? { [target.name]: target.value } : {}
}

/** Lets the controls of a form show these answers. One that shows its answer already is not touched. */
export function showAnswers(form: HTMLFormElement, answers: Answers): void {
  for (const control of form.elements) {
    if (!isText(control)) continue
    const answer = answers[control.name] ?? ''
    if (control.value !== answer) show(control, answer)
    // Half a date has no value, and would stand there after everything was erased.
    else if (answer === '' && control.validity.badInput && Object.keys(answers).length === 0) control.value = ''
  }
}

function show(control: Text, answer: string): void {
  control.value = answer
  const [chosen] = control instanceof HTMLSelectElement ? control.selectedOptions : []
  // Chromium tells a screen reader of a choice that a script makes only where the option changes too (Orca, 2026-11-22).
  if (chosen) chosen.label = chosen.text
}

type Text = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/** Whether a control holds an answer. Radio buttons stand in questions that are drawn from the store. */
export function isText(control: Element): control is Text {
  if (control instanceof HTMLInputElement) return !['file', 'radio', 'checkbox'].includes(control.type)
  return control instanceof HTMLTextAreaElement || (control instanceof HTMLSelectElement && control.name !== '')
}
