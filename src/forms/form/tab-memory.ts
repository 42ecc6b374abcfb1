import type { Remembered, TabMemory } from './ports.ts'

/**
 * The tab's memory of one form: sessionStorage, under the form's name. It lives as long as the tab, on this device. A
 * browser that forbids it remembers nothing, and a reload then costs the visitor what was typed.
 */
export function tabMemory(form: string): TabMemory {
  return {
    read: () =>
      ifAllowed(() => {
        const found = JSON.parse(sessionStorage.getItem(form) ?? 'null') as Remembered | null
        return found?.stamp && found.answers ? found : undefined
      }),
    // Where 5 MB are full, what was there is older than what is shown.
    write: (remembered) =>
      ifAllowed(() => {
        if (remembered) sessionStorage.setItem(form, JSON.stringify(remembered))
        else sessionStorage.removeItem(form)
      }),
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
