import type { FormDefinition } from '../form/form-definition.ts'
import { createFormStore, type FormStore } from './form-store.ts'

const createPendingPromise = () => new Promise<never>(() => {})

/** Creates the store of a page that is prerendered: it is empty and stores nothing. */
export function createPrerenderStore(definition: FormDefinition): FormStore {
  const later = createPendingPromise
  return createFormStore(definition, {
    sessionStore: { read: () => undefined, write: () => true },
    draftDatabase: { find: later, erase: later, save: later, load: later },
    files: { acceptFiles: later, readMetadata: later, removeMetadata: later, computeChecksums: later },
    clock: { now: () => 0, schedule: () => () => {} },
    createId: () => '',
  })
}
