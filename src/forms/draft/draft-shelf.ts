import type { DraftShelf } from '../form/ports.ts'

/** The name of the database on this device, and of the one store in it. */
export const draftStore = 'drafts'

/** How long a draft is kept, in milliseconds. */
export const lifetime = 30 * 86_400_000

/** What of a kept draft can be told without reading it. */
interface Label {
  readonly revision?: unknown
  readonly savedAt?: unknown
}

/** What can be done about a kept draft without the later code: to find it, and to erase it. */
export const draftShelf: DraftShelf = {
  async look(form, now) {
    const found = await onShelf(form, (label) => isPast(label, now))
    if (found === 'none' || found === 'failed') return 'none'
    if (isPast(found, now)) return 'expired'
    const savedAt = Number(found.savedAt)
    return { revision: String(found.revision), savedAt, expiresAt: savedAt + lifetime }
  },
  async erase(form, revisions) {
    const ours = ({ revision }: Label) => revisions === 'whatever' || revisions.includes(String(revision))
    const found = await onShelf(form, ours)
    if (found === 'failed') return found
    return found === 'none' || ours(found) ? 'erased' : 'other'
  },
}

/** Whether its days are over. */
export function isPast({ savedAt }: Label, now: number): boolean {
  return typeof savedAt === 'number' && now >= savedAt + lifetime
}

/**
 * Gives what lies there under this form's name, and erases it in the same transaction if `goes` says so. Creates
 * nothing. Never rejects: storage that cannot be read has failed, unless there is no draft to begin with.
 */
function onShelf(form: string, goes: (label: Label) => boolean): Promise<Label | 'none' | 'failed'> {
  return new Promise((done) => {
    try {
      const request = indexedDB.open(draftStore)
      // There was no such database; taking back its creation leaves none.
      request.onupgradeneeded = () => {
        request.transaction?.abort()
        done('none')
      }
      request.onerror = () => done('failed')
      request.onsuccess = () => {
        const database = request.result
        const transaction = database.transaction(draftStore, 'readwrite', { durability: 'strict' })
        const drafts = transaction.objectStore(draftStore)
        let found: Label | 'none' = 'none'
        const get = drafts.get(form)
        get.onsuccess = () => {
          if (typeof get.result !== 'object') return
          found = get.result as Label
          if (goes(found)) drafts.delete(form)
        }
        transaction.oncomplete = () => done(found)
        transaction.onabort = () => done('failed')
        database.close()
      }
    } catch {
      // The browser lets the page keep nothing, and so has nothing of it.
      done('none')
    }
  })
}
