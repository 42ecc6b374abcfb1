import { useDeferredValue, useSyncExternalStore } from 'react'
import type { ReadableStore } from './form-definition.ts'

/** Returns a part of a store's state and renders again when it changes. `select` must not create objects. */
export function useFormState<State, Part>(store: ReadableStore<State>, select: (state: State) => Part): Part {
  return useSyncExternalStore(store.subscribe, () => select(store.get()))
}

/** Returns the same, rendered after the browser has painted the response to the press or key. */
export function useDeferredFormState<State, Part>(store: ReadableStore<State>, select: (state: State) => Part): Part {
  return useDeferredValue(useFormState(store, select))
}
