import { erased, noteErased } from './history-entry.ts'
import type { Remembered, TabMemory } from './ports.ts'

/**
 * The tab's memory of one form: sessionStorage, under the form's name. It lives as long as the tab, on this device. A
 * browser that forbids it remembers nothing, and a reload then costs the visitor what was typed.
 */
export function tabMemory(form: string): TabMemory {
  return {
    read: () =>
      ifAllowed(() => {
        const found = JSON.parse(sessionStorage.getItem(form) ?? 'null') as (Remembered & { at: number }) | null
        if (found?.answers && found.at > erased) return found
        sessionStorage.removeItem(form)
        return undefined
      }),
    // Where 5 MB are full, what was there is older than what is shown.
    write: (remembered) => {
      if (Object.keys(remembered?.answers ?? {}).length === 0) noteErased()
      const at = Math.max(Date.now(), erased + 1)
      ifAllowed(() => {
        if (remembered) sessionStorage.setItem(form, JSON.stringify({ ...remembered, at }))
        else sessionStorage.removeItem(form)
      })
    },
  }
}

function ifAllowed<Value>(work: () => Value): Value | undefined {
  try {
    return work()
  } catch (error) {
    if (error instanceof DOMException || error instanceof SyntaxError) return undefined
    throw error
  }
}
