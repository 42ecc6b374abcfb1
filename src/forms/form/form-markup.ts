import { formatGroupLabel } from '../../components/field.ts'
import type { ValidationError } from './answers.ts'
import { formText } from './form.text.ts'
import type { FormDefinition } from './form-definition.ts'
import { findSlot, writeSlot } from './form-slots.ts'
import type { FormStep } from './form-state.ts'

/** Shows the validation errors in the page's title and in their fields, where they differ from those shown before. */
export function showErrors(
  { id, fields }: FormDefinition,
  errors: readonly ValidationError[],
  before: readonly ValidationError[],
): void {
  const title = document.title.replace(formText.errorTitle, '')
  document.title = errors.length > 0 ? formText.errorTitle + title : title
  for (const field of fields) {
    const message = findMessage(errors, field.name)
    if (message === findMessage(before, field.name)) continue
    writeSlot(id, `${field.name}-error`, message)
    const control = document.getElementById(`${id}-${field.name}`)
    control?.setAttribute('aria-invalid', String(message !== ''))
    control?.closest('.field')?.classList.toggle('has-error', message !== '')
    if (field.groupLabel) control?.closest('fieldset')?.setAttribute('aria-label', formatGroupLabel(field, message))
  }
}

function findMessage(errors: readonly ValidationError[], name: string): string {
  return errors.find((error) => error.name === name)?.message ?? ''
}

/** Shows the markup of a step. That of the step before, if it is another, stays for screen readers. */
export function showSteps(formId: string, step: FormStep, previousStep = step): void {
  for (const [slot, name] of [
    ['edit', ''],
    ['review', 'review-step'],
  ] as const) {
    const element = findSlot(formId, slot)
    if (!element) continue
    element.hidden = slot !== step && slot !== previousStep
    element.className = slot === step ? name : slot === previousStep ? 'visually-hidden' : ''
  }
}
