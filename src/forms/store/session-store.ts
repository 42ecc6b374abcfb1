import type { DraftSnapshot } from '../draft/draft-state.ts'
import { getLastErasedAt, recordErasure } from '../form/form-history.ts'
import { type Answers, hasAnswers } from '../form/form-state.ts'

export interface SessionSnapshot {
  readonly answers: Answers
  readonly draft?: DraftSnapshot | undefined
  /** The files that are stored nowhere: after a reload they have to be chosen again. */
  readonly fileNames?: readonly string[] | undefined
  readonly hasOriginalNames?: boolean | undefined
}

export type SessionStore = ReturnType<typeof createSessionStore>

/**
 * Creates the only storage of a tab's answers: the session store of one form, in sessionStorage under the form's id. That
 * may be null, throw, be full or drop what is written: in all these cases nothing is stored.
 */
export function createSessionStore(formId: string) {
  let last: SessionSnapshot | undefined
  return {
    read: (): SessionSnapshot | undefined => {
      last = tryStorage((storage) => {
        const { at, ...found }: SessionSnapshot & { at: number } = JSON.parse(storage.getItem(formId) ?? '{}')
        if (found.answers && at > getLastErasedAt()) return found
        storage.removeItem(formId)
        return undefined
      })
      return last
    },
    /** Undefined removes it. Returns false where the browser has stored nothing. Never throws. */
    write: (snapshot: SessionSnapshot | undefined): boolean => {
      if (last && (!snapshot || (hasAnswers(last) && !hasAnswers(snapshot)))) recordErasure()
      last = snapshot
      const at = Math.max(Date.now(), getLastErasedAt() + 1)
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
