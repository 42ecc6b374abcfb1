/** The name of the database on this device, and of the one store in it. */
export const draftStore = 'drafts'

/**
 * Whether a draft of this form lies on this device: asked at the start, by the little that is loaded then, so that the
 * rest comes only for those who keep one. Creates nothing. Never rejects; a storage that refuses has no draft to open.
 */
export function draftWaits(form: string): Promise<boolean> {
  return new Promise((done) => {
    try {
      const request = indexedDB.open(draftStore)
      // There was no such database; taking back its creation leaves none.
      request.onupgradeneeded = () => request.transaction?.abort()
      request.onerror = () => done(false)
      request.onsuccess = () => {
        const { result } = request
        const count = result.transaction(draftStore).objectStore(draftStore).count(form)
        count.onsuccess = () => done(count.result > 0)
        count.onerror = () => done(false)
        result.close()
      }
    } catch {
      done(false)
    }
  })
}
