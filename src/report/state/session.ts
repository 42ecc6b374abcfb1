import { tryStorage } from '../../components/try-storage.ts'
import type { Session } from './report-state.ts'

const key = 'report'

/** Returns what this tab keeps, as text; null if nothing. */
export function readSession(): string | null {
  return tryStorage((storage) => storage.getItem(key)) ?? null
}

/** Parses what a tab keeps; undefined for what another program has stored. */
export function parseSession(text: string | null): Session | undefined {
  try {
    const found: Partial<Session> | null = JSON.parse(text ?? 'null')
    return found?.answers ? { fileNames: [], ...found, answers: found.answers } : undefined
  } catch (error) {
    if (error instanceof SyntaxError) return undefined
    throw error
  }
}

/** Stores a text, or removes it. Returns whether the browser did: it may be full, or drop what is written. */
export function writeSession(text: string | null): boolean {
  // First: where its 5 MB are full, no older one remains.
  tryStorage((storage) => storage.removeItem(key))
  if (text === null) return true
  const stored = tryStorage((storage) => {
    storage.setItem(key, text)
    return storage.getItem(key)
  })
  return stored === text
}

/** Removes everything that this tab has stored. */
export function clearSession(): void {
  tryStorage((storage) => storage.clear())
}
