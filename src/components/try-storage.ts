/** Returns what the work returns; undefined where sessionStorage is null, as with `dom.storage.enabled` off, or refuses. */
export function tryStorage<Value>(work: (storage: Storage) => Value): Value | undefined {
  try {
    const storage: Storage | null = sessionStorage
    return storage ? work(storage) : undefined
  } catch (error) {
    if (error instanceof DOMException) return undefined
    throw error
  }
}
