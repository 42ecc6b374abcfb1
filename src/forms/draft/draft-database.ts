import type { MetadataRemoval } from '@quantum-reality/media-metadata'
import type { ChosenFile } from '../evidence/evidence-state.ts'
import type { Answers } from '../form/form-state.ts'
import type { DraftDates, DraftProblem } from './draft-state.ts'
import { updateRecord } from './draft-transaction.ts'

/** The format version of stored drafts. A draft with a higher version is not opened. */
const draftFormatVersion = 1

/** How long a draft is stored, in milliseconds. */
const draftLifetimeMs = 30 * 86_400_000

/** What is stored of a form that is not finished. */
export interface Draft {
  readonly form: string
  readonly answers: Answers
  readonly files: readonly StoredFile[]
}

/** A file as it was chosen, and what the visitor wanted removed from it. */
interface StoredFile {
  readonly name: string
  readonly lastModified: number
  readonly content: Blob
  readonly removal?: MetadataRemoval | undefined
}

/** A draft as stored in the database. No other save has its revision. */
interface DraftRecord extends Draft {
  readonly version: number
  readonly revision: string
  readonly savedAt: number
}

/** A draft on this device. */
export interface StoredDraft extends DraftDates {
  readonly draft: Draft
  readonly revision: string
}

/** Why a draft was not saved. A conflict names what another tab has saved. */
export interface SaveProblem {
  readonly problem: DraftProblem | 'canceled'
  readonly revision?: string
}

/** One save: its revision, its time, and how to stop it. */
interface SaveOptions {
  readonly revision: string
  readonly now: number
  readonly signal: AbortSignal
  /** Whether a draft must be stored there: somebody else has erased it if none is. */
  readonly shouldExist: boolean
}

/** The drafts in this browser's IndexedDB, one for each form. Nothing here rejects; only `save` creates storage. */
export const draftDatabase = {
  /** Returns the dates of the stored draft. An expired one is erased. */
  async find(form: string, now: number): Promise<(DraftDates & { readonly revision: string }) | 'none' | 'expired'> {
    const found = await findRecord(form, now)
    if (!found || 'problem' in found) return 'none'
    if (found.isExpired) return 'expired'
    const { record } = found
    if (!record) return 'none'
    return { revision: String(record.revision), ...getDraftDates(Number(record.savedAt), await isPersistent()) }
  },
  /** Returns the stored draft with its files. An expired one is erased. */
  async load(form: string, now: number): Promise<StoredDraft | undefined | { readonly problem: DraftProblem }> {
    const found = await findRecord(form, now)
    if (!found || 'problem' in found) return found
    const { record } = found
    if (!record) return undefined
    if (record.version > draftFormatVersion) return { problem: 'newer-version' }
    const draft = await readDraft(record, form)
    if (!draft) return { problem: 'corrupt' }
    return { draft, revision: record.revision, ...getDraftDates(record.savedAt, await isPersistent()) }
  },
  /** Erases the stored draft if its revision is among these; `other` is left alone. */
  async erase(form: string, revisions: readonly string[] | 'any'): Promise<'erased' | 'other' | 'failed'> {
    const outcome = await updateRecord(form, (record: DraftRecord | undefined, drafts) => {
      const isOther = record !== undefined && revisions !== 'any' && !revisions.includes(String(record.revision))
      if (!isOther) drafts.delete(form)
      return { isOther }
    })
    if (!outcome) return 'erased'
    return 'problem' in outcome ? 'failed' : outcome.isOther ? 'other' : 'erased'
  },
  /** Stores a draft, over one of these revisions only. */
  async save(
    draft: Draft,
    ownRevisions: readonly string[],
    { revision, now, signal, shouldExist }: SaveOptions,
  ): Promise<DraftDates | SaveProblem> {
    // In private windows Chromium stores a pasted picture only by reference to the page that closes, so it is read into
    // memory first.
    for (const { content } of draft.files) if (!(await isReadable(content))) return { problem: 'unreadable' }
    const dates = getDraftDates(now, await isPersistent(true))
    const saved = await updateRecord(
      draft.form,
      (record: DraftRecord | undefined, drafts): DraftDates | SaveProblem => {
        const found = record && !isExpired(record, now) ? record : undefined
        if (found && found.version > draftFormatVersion) return { problem: 'newer-version' }
        if (found && !ownRevisions.includes(found.revision)) return { problem: 'conflict', revision: found.revision }
        if (!found && shouldExist) return { problem: 'missing' }
        drafts.put({ ...draft, version: draftFormatVersion, revision, savedAt: now } satisfies DraftRecord, draft.form)
        return dates
      },
      { canCreate: true, signal },
    )
    if (!saved) return { problem: 'blocked' }
    return 'problem' in saved && signal.aborted ? { problem: 'canceled' } : saved
  },
}

export type DraftDatabase = typeof draftDatabase

/** Returns what is stored of a file. */
export function createStoredFile({ file, removal }: Pick<ChosenFile, 'file' | 'removal'>): StoredFile {
  return { name: file.name, lastModified: file.lastModified, content: file, removal }
}

/** Returns a stored file as a form adds files: its format is detected again. */
export function openStoredFile({
  name,
  lastModified,
  content,
  removal,
}: StoredFile): Pick<ChosenFile, 'file' | 'removal'> {
  return { file: new File([content], name, { lastModified }), removal }
}

/** Reads the stored draft of a form without its files, and erases it if it has expired. */
function findRecord(form: string, now: number) {
  return updateRecord(form, (record: DraftRecord | undefined, drafts) => {
    if (!record || !isExpired(record, now)) return { record, isExpired: false }
    drafts.delete(form)
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
