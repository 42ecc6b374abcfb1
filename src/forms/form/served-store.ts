import type { FormDefinition } from './definition.ts'
import type { StoreParts } from './ports.ts'
import { createFormStore, type FormStore } from './store.ts'

const never = () => new Promise<never>(() => {})

/** The store of a page that is being written to its file: it is never asked for anything. */
export function servedStore<Parts extends StoreParts>(definition: FormDefinition): FormStore<Parts> {
  return createFormStore<Parts>(definition, {
    memory: { read: () => undefined, write() {} },
    shelf: { look: never, erase: never },
    load: never,
    clock: { now: () => 0, after: () => () => {} },
    unique: () => '',
  })
}
