/** Opens what one form keeps for its tab in `sessionStorage`, as text, under a key. */
export function openTabStorage(key: string) {
  const get = () => tryStorage((storage) => storage.getItem(key)) ?? null
  let known = get()
  /** Whether the first text was there once written: some privacy programs let a page write and return nothing. */
  let isKept: boolean | undefined
  /** Nothing found is not newer: a browser, or an extension, has cleared what the site stores. */
  const isNewer = (stored: string | null) => stored !== null && stored !== known
  return {
    /** Returns what the tab keeps; null if nothing. */
    read() {
      known = get()
      return known
    },
    /** Stores a text, and returns whether the browser did. Nothing is stored over what is newer. */
    write(text: string) {
      const stored = get()
      // A page of the page cache is older than what another document has stored since.
      if (isNewer(stored) || text === stored) return true
      known = text
      const isStored = tryStorage((storage) => {
        storage.setItem(key, text)
        isKept ??= storage.getItem(key) === text
        return isKept
      })
      // Where the 5 MB of the storage are full, no older text remains.
      if (!isStored) tryStorage((storage) => storage.removeItem(key))
      return isStored ?? false
    },
    /** Returns whether another document of this tab has newer words than this one last read or wrote. */
    isOutdated: () => isNewer(get()),
  }
}

/** Loads a page again that the page cache brings back outdated. */
export function reloadOutdatedPage({ isOutdated }: ReturnType<typeof openTabStorage>): void {
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted && isOutdated()) location.reload()
  })
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
