import { type Field, formatGroupLabel } from '../../components/field.ts'
import { reportFields } from '../report.fields.ts'
import { type Step, steps, type ValidationError } from '../state/report-state.ts'

export const formId = 'report'

/** An empty element of the markup that React fills, by a portal. */
export type Slot =
  | 'notice'
  | 'lost-files'
  | 'errors'
  | 'review'
  | 'question'
  | 'sent'
  | 'documentation-files'
  | 'draft-actions'
  | 'copy'
  | 'erase'

/** A live region. A portal of React's would make it clickable: Orca says so after each sentence. */
export type LiveRegion = 'date-time-status' | 'documentation-status' | 'draft-status' | 'storage-status'

export function getElementId(name: Slot | LiveRegion | Step | 'next' | `${string}-error`): string {
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

/** Shows the markup of a step, and of the page what belongs to it. The step before stays for screen readers. */
export function showSteps(step: Step, previousStep: Step): void {
  const { classList } = document.querySelector('.page') as HTMLElement
  classList.toggle('after-edit', step !== 'edit')
  classList.toggle('is-sent', step === 'sent')
  for (const name of steps) {
    const element = document.getElementById(getElementId(name))
    if (!element) continue
    element.hidden = name !== step && name !== previousStep
    element.className = name !== step && name === previousStep ? 'visually-hidden' : ''
  }
}
