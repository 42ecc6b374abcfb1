/** Opens what one form keeps for its tab in `sessionStorage`, as text, under a key. */
export function openTabStorage(key: string) {
  const get = () => tryStorage((storage) => storage.getItem(key)) ?? null
  let known = get()
  /** Whether the first text was there once written: some privacy programs let a page write and return nothing. */
  let isReturned: boolean | undefined
  /** Nothing found is not newer: a browser, or an extension, has cleared what the site stores. */
  const isNewer = (stored: string | null) => stored !== null && stored !== known
  const tab = {
    /** Whether the browser keeps what is stored. */
    isKept: true,
    /** Returns what the tab keeps; null if nothing. */
    read() {
      known = get()
      return known
    },
    /** Stores a text. Nothing is stored over what is newer. */
    write(text: string) {
      const stored = get()
      if (text === stored || isNewer(stored)) return
      known = text
      const store = (storage: Storage) => {
        storage.setItem(key, text)
        isReturned ??= storage.getItem(key) === text
        return isReturned
      }
      tab.isKept = tryStorage(store) ?? false
      // Where the 5 MB of the storage are full, no older text remains.
      if (!tab.isKept) tryStorage((storage) => storage.removeItem(key))
    },
    /** Returns whether another document of this tab has newer words, as after Back to a page of the page cache. */
    isOutdated: () => isNewer(get()),
  }
  return tab
}

/** Parses what a tab keeps as JSON; undefined for what another program has stored. */
export function parseJson(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null')
  } catch (error) {
    if (error instanceof SyntaxError) return undefined
    throw error
  }
}

/** Returns what the work returns; undefined where a storage is null, as with `dom.storage.enabled` off, or refuses. */
export function tryStorage<Value>(
  work: (storage: Storage) => Value,
  getStorage: () => Storage | null = () => sessionStorage,
): Value | undefined {
  return tryBrowser(() => {
    const storage = getStorage()
    return storage ? work(storage) : undefined
  })
}

/** Returns what the work returns; undefined where the browser refuses it, by a DOMException. */
export function tryBrowser<Value>(work: () => Value): Value | undefined {
  try {
    return work()
  } catch (error) {
    if (error instanceof DOMException) return undefined
    throw error
  }
}
