import type { DraftDates } from './draft-state.ts'
import { getResult, withDrafts } from './draft-transaction.ts'
import type { Draft, DraftDatabase, StoredFile } from './draft-types.ts'

/** The format version of stored drafts. A draft with a higher version is not opened. */
const draftFormatVersion = 1

/** How long a draft is stored, in milliseconds. */
const draftLifetimeMs = 30 * 86_400_000

/** A draft as stored in the database. */
interface DraftRecord extends Draft {
  readonly version: number
  readonly revision: string
  readonly savedAt: number
}

/** The drafts in this browser's IndexedDB. */
export const draftDatabase: DraftDatabase = {
  async find(form, now) {
    const found = await findRecord(form, now)
    if (!found || 'problem' in found) return 'none'
    if (found.isExpired) return 'expired'
    const { record } = found
    if (!record) return 'none'
    return { revision: String(record.revision), ...getDraftDates(Number(record.savedAt), await isPersistent()) }
  },
  async load(form, now) {
    const found = await findRecord(form, now)
    if (!found || 'problem' in found) return found
    const { record } = found
    if (!record) return undefined
    if (record.version > draftFormatVersion) return { problem: 'newer-version' }
    const draft = await readDraft(record, form)
    if (!draft) return { problem: 'corrupt' }
    return { draft, revision: record.revision, ...getDraftDates(record.savedAt, await isPersistent()) }
  },
  async erase(form, revisions) {
    const outcome = await withDrafts(async (drafts) => {
      const record: DraftRecord | undefined = await getResult(drafts.get(form))
      const isOther = record !== undefined && revisions !== 'any' && !revisions.includes(String(record.revision))
      if (!isOther) await getResult(drafts.delete(form))
      return { isOther }
    })
    if (!outcome) return 'erased'
    return 'problem' in outcome ? 'failed' : outcome.isOther ? 'other' : 'erased'
  },
  async save(draft, ownRevisions, { revision, now, signal, expected }) {
    // In private windows Chromium stores a pasted picture only by reference to the page that closes, so it is read into
    // memory first.
    for (const { content } of draft.files) if (!(await isReadable(content))) return { problem: 'unreadable' }
    const persistent = await isPersistent(true)
    const saved = await withDrafts(
      async (drafts) => {
        const record: DraftRecord | undefined = await getResult(drafts.get(draft.form))
        const found = record && !isExpired(record, now) ? record : undefined
        if (found && found.version > draftFormatVersion) return { problem: 'newer-version' }
        if (found && !ownRevisions.includes(found.revision)) return { problem: 'conflict', revision: found.revision }
        if (!found && expected) return { problem: 'missing' }
        const next: DraftRecord = { ...draft, version: draftFormatVersion, revision, savedAt: now }
        await getResult(drafts.put(next, draft.form))
        return getDraftDates(now, persistent)
      },
      { creates: true, signal },
    )
    return saved ?? { problem: 'blocked' }
  },
}

/** Reads the stored draft of a form without its files, and erases it if it has expired. Creates no database. */
function findRecord(form: string, now: number) {
  return withDrafts(async (drafts) => {
    const record: DraftRecord | undefined = await getResult(drafts.get(form))
    if (!record || !isExpired(record, now)) return { record, isExpired: false }
    await getResult(drafts.delete(form))
    return { record: undefined, isExpired: true }
  })
}

/** Returns when a draft saved at `savedAt` expires. */
function getDraftDates(savedAt: number, isPersistent: boolean): DraftDates {
  return { savedAt, expiresAt: savedAt + draftLifetimeMs, isPersistent }
}

/**
 * Returns whether the browser never removes what this site stores (Storage Standard, section 4). `requests` asks for it
 * where the browser decides by itself: Firefox would ask the visitor.
 */
async function isPersistent(requests = false): Promise<boolean> {
  const { storage, userAgent } = navigator
  try {
    return await (requests && !userAgent.includes('Firefox/') ? storage.persist() : storage.persisted())
  } catch {
    // Missing over plain HTTP, or refused.
    return false
  }
}

/** Returns whether a record is past its 30 days. */
function isExpired({ savedAt }: Pick<DraftRecord, 'savedAt'>, now: number): boolean {
  return typeof savedAt === 'number' && now >= savedAt + draftLifetimeMs
}

/** Parses a record of an earlier visit; undefined if any part of it is missing. */
async function readDraft({ answers, files, revision }: DraftRecord, form: string): Promise<Draft | undefined> {
  if (!isTextByName(answers) || !Array.isArray(files) || typeof revision !== 'string') return undefined
  const current = files.map(renameRemoval)
  const complete = await Promise.all(current.map(isComplete))
  return complete.every(Boolean) ? { form, answers, files: current } : undefined
}

function isTextByName(value: unknown): value is Draft['answers'] {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
  return Object.values(value).every((text) => typeof text === 'string')
}

/** Renames `place`, as records of earlier visits call `location`. */
function renameRemoval(file: StoredFile): StoredFile {
  return (file.removal as string | undefined) === 'place' ? { ...file, removal: 'location' } : file
}

async function isComplete(file: StoredFile): Promise<boolean> {
  const { name, lastModified, removal, content } = file
  if (typeof name !== 'string' || !Number.isFinite(lastModified)) return false
  if (removal !== undefined && removal !== 'location' && removal !== 'all') return false
  return content instanceof Blob && (await isReadable(content))
}

/**
 * Returns whether the bytes of a file are readable, by its last one: under storage pressure browsers lose them and keep
 * the record.
 */
async function isReadable(content: Blob): Promise<boolean> {
  const last = await content
    .slice(-1)
    .arrayBuffer()
    .catch(() => undefined)
  return last?.byteLength === Math.min(1, content.size)
}
