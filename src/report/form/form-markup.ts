import { type Field, formatGroupLabel } from '../../components/field.ts'
import { reportFields } from '../report.fields.ts'
import type { Step, ValidationError } from '../state/report-state.ts'

export const formId = 'report'

/** The id of the heading above the ways to send. */
export const sendTitleId = 'send-title'

/** An empty element of the markup that React fills, by a portal. */
export type Slot = 'errors' | 'documentation-files' | 'draft' | 'steps'

/** A live region. A portal of React's would make it clickable: Orca says so after each sentence. */
export type LiveRegion = 'date-time-status' | 'documentation-status' | 'draft-status'

export function getElementId(
  name: Slot | LiveRegion | Step | 'next' | 'notice' | 'cleaning' | `${string}-error`,
): string {
  return `${formId}-${name}`
}

/** Writes a text. Nodes are removed one by one, or Chromium recalculates every style of the page, for `:has()`. */
export function writeText(name: LiveRegion | `${string}-error`, text: string): void {
  const element = document.getElementById(getElementId(name))
  for (const node of [...(element?.childNodes ?? [])]) node.remove()
  if (text) element?.append(text)
}

/** Shows validation errors in their fields, where they differ from those before. */
export function showErrors(errors: readonly ValidationError[], before: readonly ValidationError[]): void {
  for (const field of reportFields) {
    const message = findMessage(errors, field)
    if (message !== findMessage(before, field)) showError(field, message)
  }
}

function showError(field: Field, message: string): void {
  writeText(`${field.name}-error`, message)
  const control = document.getElementById(`${formId}-${field.name}`)
  control?.setAttribute('aria-invalid', String(message !== ''))
  control?.closest('.field')?.classList.toggle('has-error', message !== '')
  if (field.groupLabel) control?.closest('fieldset')?.setAttribute('aria-label', formatGroupLabel(field, message))
}

function findMessage(errors: readonly ValidationError[], { name }: Field): string {
  return errors.find((error) => error.name === name)?.message ?? ''
}

/** Shows the form, or what of the page belongs to a later step. The step before stays for screen readers. */
export function showSteps(step: Step, previousStep: Step): void {
  document.querySelector('.page')?.classList.toggle('after-edit', step !== 'edit')
  const form = document.getElementById(getElementId('edit'))
  if (!form) return
  form.hidden = step !== 'edit' && previousStep !== 'edit'
  form.className = form.hidden ? '' : getStepClass('edit', step)
}

/** Returns the class of a step that is there while `step` is shown. */
export function getStepClass(name: Step, step: Step): string {
  return name === step ? '' : 'visually-hidden'
}
