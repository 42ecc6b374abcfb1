import { evidenceLimit, sizeWords } from '../bytes/byte-size.ts'
import type { DraftFile } from '../draft/draft.ts'
import { openExaminer } from '../examination/examiner.ts'
import { type Fault, faultOf, unexamined } from '../examination/failure.ts'
import type { Exhibit } from '../finished/report.ts'
import type { Removal } from '../metadata/traces.ts'
import { admit, type Held, heldSize } from './admit.ts'
import { type Evidence, type Item, noEvidence } from './evidence.ts'
import { type Refusal, refusal } from './refusal.ts'

/** A file on its way in, with the choice made for it on an earlier visit. */
export interface Offer {
  readonly file: File
  readonly removal?: Removal | undefined
}

/** Each step draws the form anew, so they are larger than the pieces that are read. */
const step = 2 ** 21

/**
 * Keeps the evidence of one report. Offers are looked at one after the other; each file taken is then read through in
 * the background: for what it tells, and for its sums. `onChange` gets every new state. Nothing here rejects.
 */
export function evidenceBox(onChange: (evidence: Evidence) => void) {
  const examiner = openExaminer()
  let now = noEvidence
  let admitting = Promise.resolve()
  let working = Promise.resolve()
  let erasures = 0
  const set = (next: Partial<Evidence>) => {
    now = { ...now, ...next, files: next.items ? filesOf(next.items, now.files) : now.files }
    onChange(now)
  }
  const find = (id: string) => now.items.find((item) => item.id === id)
  const amend = (id: string, found: Partial<Item>) =>
    set({ items: now.items.map((item) => (item.id === id ? { ...item, ...found } : item)) })

  /** Work on one file at a time, and not on one that has been removed meanwhile. */
  function queue(item: Held, work: (item: Item) => Promise<void>) {
    working = working.then(async () => {
      const current = find(item.id)
      if (current) await work(current).catch((error: unknown) => lose(current, faultOf(error)))
      if (now.reading) set({ reading: 0 })
    })
  }

  /** It was moved, renamed or unplugged since it was chosen, or this page failed. */
  function lose({ id, file }: Held, fault: Fault) {
    const items = now.items.filter((item) => item.id !== id)
    const refused = [...now.refused, refusal(file.name, fault === 'ours' ? 'failed' : 'unreadable')]
    set({ items, refused, note: `${heldWords(items)} ${refusedWords(refused)}` })
  }

  async function take(offers: readonly Offer[], round: number) {
    const before = now.items
    const { held, refused } = await admit(
      before,
      offers.map(({ file }) => file),
    )
    const added = round === erasures ? held.slice(before.length) : []
    // One may have been removed meanwhile.
    const items = [...now.items, ...added]
    set({
      items,
      arriving: now.arriving - offers.length,
      refused,
      note: [heldWords(items), refusedWords(refused)].join(' ').trim(),
    })
    for (const item of added) {
      queue(item, read)
      const { removal } = offers.find(({ file }) => file === item.file) ?? {}
      if (removal) choose(item.id, removal)
    }
  }

  async function read({ id, file, kind }: Item) {
    const traces = examiner.examine(file, kind).catch((error: unknown) => unexamined(faultOf(error)))
    amend(id, { traces: await traces })
    let done = 0
    const onBytes = (bytes: number) => {
      done += bytes
      if (done >= now.reading + step) set({ reading: done })
    }
    amend(id, { sums: await examiner.fingerprint(file, { onBytes }) })
  }

  async function remake({ id, file, kind, removal }: Item) {
    if (!removal) return
    const content = await examiner.clean(file, kind, removal).catch((error: unknown) => {
      if (faultOf(error) === 'drive') throw error
    })
    const copy = content && { content, sums: await examiner.fingerprint(content) }
    if (find(id)?.removal !== removal) return
    amend(id, copy ? { copy } : { removal: undefined })
    if (!copy) set({ note: cannotRemove(file.name) })
  }

  function choose(id: string, removal: Removal | undefined) {
    amend(id, { removal, copy: undefined })
    const item = find(id)
    if (item && removal) queue(item, remake)
  }

  return {
    /** Resolves once all of them have been looked at. */
    offer(offers: readonly Offer[]): Promise<void> {
      set({ arriving: now.arriving + offers.length })
      const round = erasures
      admitting = admitting.then(() => take(offers, round))
      return admitting
    },
    choose,
    remove(id: string) {
      const name = find(id)?.file.name
      const items = now.items.filter((item) => item.id !== id)
      set({ items, refused: [], note: `Removed “${name}”. ${heldWords(items)}` })
    },
    clear() {
      erasures += 1
      set({ ...noEvidence, arriving: now.arriving })
    },
  }
}

export type EvidenceBox = ReturnType<typeof evidenceBox>

/** The files as they will be delivered; undefined while one of them is still looked at, read or remade. */
export function exhibitsOf({ items, arriving }: Pick<Evidence, 'items' | 'arriving'>): readonly Exhibit[] | undefined {
  if (arriving > 0) return
  const exhibits = items.flatMap(({ file, kind, sums, removal, copy }): Exhibit[] => {
    if (!sums || (removal && !copy)) return []
    const { name } = file
    if (!copy) return [{ name, kind, content: file, ...sums }]
    return [{ name, kind, content: copy.content, ...copy.sums, removed: removal, originalSha256: sums.sha256 }]
  })
  return exhibits.length === items.length ? exhibits : undefined
}

function filesOf(items: readonly Item[], before: readonly DraftFile[]): readonly DraftFile[] {
  const same =
    items.length === before.length &&
    items.every(({ file, removal }, index) => {
      const one = before[index]
      return one?.content === file && one.removal === removal
    })
  if (same) return before
  return items.map(({ file, removal }) => ({
    name: file.name,
    lastModified: file.lastModified,
    content: file,
    removal,
  }))
}

/** How much of the files has been read, from 0 to 1. */
export function readShare({ items, reading }: Evidence): number {
  return (heldSize(items.filter(({ sums }) => sums)) + reading) / (heldSize(items) || 1)
}

function cannotRemove(name: string): string {
  return `This page cannot safely remove anything from “${name}”. Keep it as it is, or leave it out.`
}

function heldWords(items: readonly Held[]): string {
  if (items.length === 0) return 'No files are held.'
  const size = sizeWords(heldSize(items))
  return `${items.length === 1 ? '1 file' : `${items.length} files`}, ${size} of ${sizeWords(evidenceLimit)}.`
}

function refusedWords(refused: readonly Refusal[]): string {
  if (refused.length === 0) return ''
  return `${refused.length === 1 ? '1 file was' : `${refused.length} files were`} not taken. The reason is below.`
}
