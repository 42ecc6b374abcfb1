import { type ReactNode, useEffect } from 'react'
import { createPortal } from 'react-dom'
import type { ReadableStore } from './form-definition.ts'
import { findSlot, type LiveSlot, type PortalSlot, writeSlot } from './form-slots.ts'

interface Props<Slot> {
  readonly store: Pick<ReadableStore<unknown>, 'definition'>
  readonly slot: Slot
}

/** Shows its children in a slot of the form's markup. */
export function FormSlot({ store, slot, children }: Props<PortalSlot> & { readonly children: ReactNode }) {
  const found = findSlot(store.definition.id, slot)
  return found && createPortal(children, found)
}

/** Shows a text in a live region of the form's markup. */
export function StatusMessage({ store, slot, text }: Props<LiveSlot> & { readonly text: string }) {
  const { id } = store.definition
  useEffect(() => {
    // Synchronizes the live region, which a portal would make clickable: Orca says so after each sentence.
    writeSlot(id, slot, text)
  }, [id, slot, text])
  return null
}
