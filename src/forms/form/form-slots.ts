import type { FormDefinition } from './form-definition.ts'

/** An empty element of a form's markup that React fills, by a portal. */
export type PortalSlot = 'errors' | 'review' | 'draft-actions' | 'copy' | 'erase' | `${string}-more`

/** A live region of a form's markup. It is none that React fills: React listens for clicks on each element that it does. */
export type LiveSlot = 'storage-status' | 'draft-status' | `${string}-status`

/** An element of a form's markup that the form code shows, hides or writes texts in. */
type MarkupSlot = 'edit' | `${string}-error`

type Slot = PortalSlot | LiveSlot | MarkupSlot

export function getSlotId(formId: string, slot: Slot): string {
  return `${formId}-${slot}`
}

/**
 * Returns a slot in the page. Null where another program has removed it; in development that is an error, because the
 * markup lacks it.
 */
export function findSlot(formId: string, slot: Slot): HTMLElement | null {
  const found = document.getElementById(getSlotId(formId, slot))
  if (!found && import.meta.env.DEV)
    throw new Error(`The markup has no element with the id ${getSlotId(formId, slot)}.`)
  return found
}

/**
 * Writes a text in a slot. What it replaces is removed node by node: where all are removed at once, Chromium recalculates
 * the style of every element of the page, for its `:has()`.
 */
export function writeSlot(formId: string, slot: LiveSlot | MarkupSlot, text: string): void {
  const found = findSlot(formId, slot)
  for (const node of [...(found?.childNodes ?? [])]) node.remove()
  if (text) found?.append(text)
}

/** Returns the slots that React fills in the markup of a form, and its live regions. */
export function listSlots(definition: FormDefinition) {
  const portals: PortalSlot[] = ['errors', 'review', 'draft-actions', 'copy', 'erase']
  const live: LiveSlot[] = ['storage-status', 'draft-status']
  for (const { name, slots } of definition.fields) {
    if (slots?.includes('more')) portals.push(`${name}-more`)
    if (slots?.includes('status')) live.push(`${name}-status`)
  }
  return { portals, live }
}
