import { useDeferredValue, useSyncExternalStore } from 'react'
import type { FormState } from './state.ts'

/** The part of a store that a component is drawn from. */
export interface Readable<Parts> {
  readonly get: () => FormState<Parts>
  readonly asServed: () => FormState<Parts>
  readonly subscribe: (listener: () => void) => () => void
}

/** A slice of a form's state. The component is drawn anew when that is another; `select` must not make a new object. */
export function useStore<Parts, Slice>(store: Readable<Parts>, select: (state: FormState<Parts>) => Slice): Slice {
  return useSyncExternalStore(
    store.subscribe,
    () => select(store.get()),
    () => select(store.asServed()),
  )
}

/** The same for what answers a press or a key: drawn once the browser has painted what was pressed or typed. */
export function useAnswered<Parts, Slice>(store: Readable<Parts>, select: (state: FormState<Parts>) => Slice): Slice {
  return useDeferredValue(useStore(store, select))
}

/** The later code, once it is here. */
export function useParts<Parts>(store: Readable<Parts>): Parts | undefined {
  const later = useStore(store, (state) => state.later)
  return later.is === 'here' ? later.parts : undefined
}
