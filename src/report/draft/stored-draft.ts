import { parseJson, tryBrowser, tryStorage } from '../../components/tab-storage.ts'
import type { Content, DraftEvent, StoredDraft, Trouble } from '../state/report-state.ts'
import { draftLifetimeDays } from './draft-lifetime.ts'

const dayMs = 86_400_000

/** Where the draft is in `localStorage`. It has words alone: no bytes of files. */
const key = 'report-draft'

const getLocalStorage = () => localStorage

/** Returns the text that is stored; undefined where the browser refuses. */
const readText = () => tryStorage((storage) => storage.getItem(key), getLocalStorage)

/** Returns the draft on this device; undefined if there is none. */
export function readDraft(): StoredDraft | undefined {
  return parseDraft(readText() ?? null)
}

function parseDraft(text: string | null): StoredDraft | undefined {
  const found = parseJson(text) as Partial<StoredDraft> | null | undefined
  if (!found?.id || !found.savedAt || !found.answers || !Array.isArray(found.files)) return undefined
  const { id, savedAt, answers, files } = found
  return { id, savedAt, answers, files }
}

/** Finds the draft when the page is opened, and erases one that is too old. Where a clock was wrong, a later one is offered. */
export function openDraft(): { readonly stored: StoredDraft | undefined; readonly isExpired: boolean } {
  // Until December 2027: a draft of before December 2026 was in a database.
  tryBrowser(() => globalThis.indexedDB?.deleteDatabase(key))
  const stored = readDraft()
  const isExpired = stored !== undefined && Date.now() >= getExpiry(stored) && eraseDraft(stored.id)
  return { stored: isExpired ? undefined : stored, isExpired }
}

/** Returns from when on a draft is erased, in milliseconds since 1970. */
export function getExpiry({ savedAt }: Pick<StoredDraft, 'savedAt'>): number {
  return savedAt + draftLifetimeDays * dayMs
}

/** Saves a draft with the id `id` over the one of this tab, or where there is none, and over no other. */
export function saveDraft(content: Content, id: string, ownId: string | undefined): DraftEvent {
  const text = readText()
  if (text === undefined) return { type: 'draftFailed', trouble: 'refused' }
  const found = parseDraft(text)
  if (found?.id !== ownId) return { type: 'draftFound', stored: found }
  const stored = { ...content, id, savedAt: Date.now() }
  const trouble = writeText(JSON.stringify(stored))
  return trouble ? { type: 'draftFailed', trouble } : { type: 'draftSaved', stored }
}

/** Stores a text. Returns why it is not there then: some privacy programs let a page write and return nothing. */
function writeText(text: string): Trouble | undefined {
  try {
    localStorage.setItem(key, text)
  } catch (error) {
    if (!(error instanceof DOMException)) throw error
    return error.name === 'QuotaExceededError' ? 'full' : 'refused'
  }
  return readText() === text ? undefined : 'refused'
}

/** Erases the draft with this id; any where none is given. Returns whether it is gone, as far as the browser tells. */
export function eraseDraft(id?: string): boolean {
  const text = readText()
  if (id !== undefined && text !== undefined && parseDraft(text)?.id !== id) return true
  tryStorage((storage) => storage.removeItem(key), getLocalStorage)
  return readText() === null
}

/** Calls `onChange` when another page has changed the draft. The browser tells the one that did not. */
export function watchDraft(onChange: () => void): void {
  addEventListener('storage', ({ key: changed }) => {
    // Null: all that the site stores was cleared.
    if (changed === key || changed === null) onChange()
  })
}
