import { lastErasedAt, recordErasure } from './form-history.ts'
import type { SessionSnapshot, SessionStore } from './store-dependencies.ts'

/**
 * Creates the session store of one form, in sessionStorage under the form's id. That may be null, throw, be full or drop
 * what is written: in all these cases nothing is stored.
 */
export function createSessionStore<Draft>(formId: string): SessionStore<Draft> {
  return {
    read: () =>
      tryStorage((storage) => {
        const found: (SessionSnapshot<Draft> & { at: number }) | null = JSON.parse(storage.getItem(formId) ?? 'null')
        if (found?.answers && found.at > lastErasedAt) return found
        storage.removeItem(formId)
        return undefined
      }),
    write: (snapshot) => {
      if (Object.keys(snapshot?.answers ?? {}).length === 0) recordErasure()
      const at = Math.max(Date.now(), lastErasedAt + 1)
      const text = JSON.stringify({ ...snapshot, at })
      // Removed first: where its 5 MB are full, no older snapshot remains.
      tryStorage((storage) => storage.removeItem(formId))
      if (!snapshot) return true
      const stored = tryStorage((storage) => {
        storage.setItem(formId, text)
        return storage.getItem(formId)
      })
      return stored === text
    },
  }
}

/** Undefined where sessionStorage is null, as in Firefox with `dom.storage.enabled` off, or throws. */
function tryStorage<Value>(work: (storage: Storage) => Value): Value | undefined {
  try {
    const storage: Storage | null = sessionStorage
    return storage ? work(storage) : undefined
  } catch (error) {
    if (error instanceof DOMException || error instanceof SyntaxError) return undefined
    throw error
  }
}
