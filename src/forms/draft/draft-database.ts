import type { ChosenFile } from '../evidence/evidence-state.ts'
import type { Answers } from '../form/form-state.ts'
import { lockDraft } from './draft-lock.ts'
import type { DraftDates, DraftProblem } from './draft-state.ts'
import { updateRecord } from './draft-transaction.ts'

/** The format version of stored drafts. A draft with a higher version is not opened. */
const draftFormatVersion = 2

/** No draft is older: a clock that says so was wrong. Milliseconds since 1970. */
const firstDraftAt = Date.UTC(2026, 10, 1)

/** How long a draft is stored after its last change, in milliseconds. */
const draftLifetimeMs = 30 * 86_400_000

/** A form that is not finished, with its files as they were chosen. */
export interface Draft {
  readonly answers: Answers
  /** Whether the report is to state what the files are called on the visitor's device. */
  readonly hasOriginalNames: boolean
  readonly files: readonly DraftFile[]
}

type DraftFile = Pick<ChosenFile, 'id' | 'file' | 'removal'>

/** The record of a draft, under its form's id. Each file's content is beside it under the form's id and its own. */
interface DraftRecord extends Pick<DraftDates, 'savedAt' | 'expiresAt'>, Omit<Draft, 'files'> {
  readonly version: number
  readonly files: readonly FileRecord[]
}

interface FileRecord extends Omit<DraftFile, 'file'> {
  readonly name: string
  readonly lastModified: number
}

/** A draft on this device. */
export interface StoredDraft extends DraftDates {
  readonly draft: Draft
}

/** One save: its time, how to stop it, and which files the stored draft contains already, by id. */
interface SaveOptions {
  readonly now: number
  readonly signal: AbortSignal
  readonly isStored: (id: string) => boolean
}

/** The drafts in this browser's IndexedDB, one for each form. Nothing here rejects; only `save` creates storage. */
export const draftDatabase = {
  lock: lockDraft,
  /** Returns the stored draft. An expired one is erased. `now` is in milliseconds since 1970. */
  async load(form: string, now: number): Promise<StoredDraft | 'missing' | 'expired' | DraftProblem> {
    const contents = new Map<string, unknown>()
    const record = await updateRecord(form, (stored: DraftRecord | undefined, drafts) => {
      const record = stored && correctEnd(stored, now)
      if (!record || now >= record.expiresAt) {
        eraseRecords(drafts, form)
        return record ? 'expired' : 'missing'
      }
      if (record !== stored && now >= firstDraftAt) drafts.put(record, form)
      for (const { id } of Array.isArray(record.files) ? record.files : [])
        drafts.get([form, `${id}`]).onsuccess = ({ target }) => contents.set(id, (target as IDBRequest).result)
      return record
    })
    if (typeof record === 'string') return record
    if (record.version > draftFormatVersion) return 'newer-version'
    const draft = await readDraft(record, contents)
    return draft ? { draft, ...getDraftDates(record, await isPersistent()) } : 'corrupt'
  },
  /** Erases the stored draft if it was last changed at this time or before; `other` is left alone. */
  async erase(form: string, changedAt: number): Promise<'erased' | 'other' | 'not erased'> {
    const outcome = await updateRecord(form, (record: DraftRecord | undefined, drafts) => {
      if (record && record.savedAt > changedAt) return 'other'
      eraseRecords(drafts, form)
      return 'erased'
    })
    if (outcome === 'other' || outcome === 'erased') return outcome
    return outcome === 'missing' ? 'erased' : 'not erased'
  },
  /** Stores a draft in place of the one before. Of its files only those are written that it did not contain. */
  async save(
    form: string,
    { files, ...draft }: Draft,
    { now, signal, isStored }: SaveOptions,
  ): Promise<DraftDates | DraftProblem> {
    // In private windows Chromium stores a pasted picture only by reference to the page that closes, so it is read into
    // memory first.
    for (const { id, file } of files) if (!isStored(id) && !(await isReadable(file))) return 'unreadable'
    const isLasting = await isPersistent(true)
    const change = (before: DraftRecord | undefined, drafts: IDBObjectStore) => {
      if (before && before.version > draftFormatVersion) return 'newer-version'
      const listed = files.map(({ id, file: { name, lastModified }, removal }) => ({ id, name, lastModified, removal }))
      const dates = { savedAt: now, expiresAt: now + draftLifetimeMs }
      const left = new Set(before?.files.map(({ id }) => id))
      for (const { id, file } of files) if (!left.delete(id)) drafts.put(file, [form, id])
      for (const id of left) drafts.delete([form, id])
      drafts.put({ ...draft, ...dates, files: listed, version: draftFormatVersion } satisfies DraftRecord, form)
      return getDraftDates(dates, isLasting)
    }
    const saved = await updateRecord(form, change, { canCreate: true, signal })
    return saved === 'missing' ? 'blocked' : saved
  },
}

export type DraftDatabase = typeof draftDatabase

function eraseRecords(drafts: IDBObjectStore, form: string): void {
  drafts.delete(form)
  drafts.delete(IDBKeyRange.bound([form], [form, []]))
}

/**
 * Returns the record as it is to be counted: where the clock has jumped since it was saved, so that its age is unknown,
 * its 30 days begin now.
 */
function correctEnd(record: DraftRecord, now: number): DraftRecord {
  const start = record.expiresAt - draftLifetimeMs
  const isPossible = start >= firstDraftAt && start <= now
  return isPossible || record.version > draftFormatVersion ? record : { ...record, expiresAt: now + draftLifetimeMs }
}

function getDraftDates(
  { savedAt, expiresAt }: Pick<DraftDates, 'savedAt' | 'expiresAt'>,
  isPersistent: boolean,
): DraftDates {
  const isDated = savedAt >= firstDraftAt && expiresAt === savedAt + draftLifetimeMs
  return { savedAt, expiresAt, isDated, isPersistent }
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

/** Parses a record of an earlier visit, with the contents by id; undefined if any part of it is missing. */
async function readDraft(record: DraftRecord, contents: ReadonlyMap<unknown, unknown>): Promise<Draft | undefined> {
  const { answers, hasOriginalNames, files } = record
  if (!isTextByName(answers) || !Array.isArray(files)) return undefined
  const opened = await Promise.all(files.map((file) => openFile(file, contents.get(file.id))))
  const complete = opened.filter((file) => file !== undefined)
  return complete.length === files.length ? { answers, hasOriginalNames, files: complete } : undefined
}

function isTextByName(value: unknown): value is Answers {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
  return Object.values(value).every((text) => typeof text === 'string')
}

/** Returns a stored file as a form adds files: its format is detected again. */
async function openFile(record: FileRecord, content: unknown): Promise<DraftFile | undefined> {
  const { id, name, lastModified, removal } = record
  if (typeof name !== 'string' || !Number.isFinite(lastModified)) return undefined
  if (removal !== undefined && removal !== 'location' && removal !== 'all') return undefined
  if (!(content instanceof Blob) || !(await isReadable(content))) return undefined
  return { id, file: new File([content], name, { lastModified }), removal }
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
