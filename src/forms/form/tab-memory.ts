import type { Remembered, TabMemory } from './ports.ts'

/**
 * The tab's memory of one form: sessionStorage, under the form's name. It lives as long as the tab, on this device. A
 * browser that forbids it remembers nothing, and a reload then costs the visitor what was typed.
 */
export function tabMemory(form: string): TabMemory {
  return {
    read() {
      try {
        const found: unknown = JSON.parse(sessionStorage.getItem(form) ?? 'null')
        return isRemembered(found) ? found : undefined
      } catch (error) {
        return passOver(error, undefined)
      }
    },
    write(remembered) {
      try {
        if (remembered) sessionStorage.setItem(form, JSON.stringify(remembered))
        else sessionStorage.removeItem(form)
      } catch (error) {
        // 5 MB are full, or cookies are forbidden. What was there is older than what is shown.
        passOver(error, undefined)
      }
    },
  }
}

function isRemembered(found: unknown): found is Remembered {
  return typeof found === 'object' && found !== null && 'answers' in found && 'stamp' in found
}

function passOver<Value>(error: unknown, value: Value): Value {
  if (error instanceof DOMException || error instanceof SyntaxError) return value
  throw error
}
