import { type ReactNode, useEffect } from 'react'
import { createPortal } from 'react-dom'
import { findSlot, type LiveSlot, type PortalSlot, writeSlot } from './form-slots.ts'

interface Props<Slot> {
  readonly formId: string
  readonly slot: Slot
}

/** Shows its children in a slot of the form's markup. */
export function FormSlot({ formId, slot, children }: Props<PortalSlot> & { readonly children: ReactNode }) {
  const found = findSlot(formId, slot)
  return found && createPortal(children, found)
}

/** Shows a text in a live region of the form's markup. */
export function StatusMessage({ formId, slot, text }: Props<LiveSlot> & { readonly text: string }) {
  useEffect(() => {
    // Synchronizes the live region, which a portal would make clickable: Orca says so after each sentence.
    writeSlot(formId, slot, text)
  }, [formId, slot, text])
  return null
}
