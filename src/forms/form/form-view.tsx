// What React needs to show a part of a form: the store's state, a place in the markup, and texts that may change.
import { type ReactNode, useDeferredValue, useEffect, useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'
import type { ReadableStore } from './form-definition.ts'
import { findSlot, type LiveSlot, type PortalSlot, writeSlot } from './form-slots.ts'

/** Returns a part of a store's state and renders again when it changes. `select` must not create objects. */
export function useFormState<State, Part>(store: ReadableStore<State>, select: (state: State) => Part): Part {
  return useSyncExternalStore(store.subscribe, () => select(store.get()))
}

/** Returns the same, rendered after the browser has painted the response to the press or key. */
export function useDeferredFormState<State, Part>(store: ReadableStore<State>, select: (state: State) => Part): Part {
  return useDeferredValue(useFormState(store, select))
}

interface SlotProps<Slot> {
  readonly store: ReadableStore<unknown>
  readonly slot: Slot
}

/** Shows its children in a slot of the form's markup. */
export function FormSlot({ store, slot, children }: SlotProps<PortalSlot> & { readonly children: ReactNode }) {
  const found = findSlot(store.definition.id, slot)
  return found && createPortal(children, found)
}

/** Shows a text in a live region of the form's markup. */
export function StatusMessage({ store, slot, text }: SlotProps<LiveSlot> & { readonly text: string }) {
  const { id } = store.definition
  useEffect(() => {
    // Synchronizes the live region, which a portal would make clickable: Orca says so after each sentence.
    writeSlot(id, slot, text)
  }, [id, slot, text])
  return null
}

/**
 * Shows a text that changes, alone in its element: what a translator puts in its place is then replaced or removed with
 * it. A text node beside others would change invisibly, and could no longer be removed.
 */
export function ChangingText({ text }: { readonly text: string | undefined }) {
  return text ? <span>{text}</span> : null
}
