import { type Fingerprint, fingerprint } from '../delivery/fingerprint.ts'
import { admit, type Held } from './admit.ts'
import { evidenceLimit, sizeWords } from './byte-size.ts'
import { type Refusal, refusal } from './refusal.ts'

/** A file in the box; its sums are absent until it has been read through. */
export interface Item extends Held {
  readonly sums?: Fingerprint
}

/** What is in the box, how much of it has been read, what was refused last, and a line that says so. */
export interface Evidence {
  readonly items: readonly Item[]
  /** Bytes of the file that is being read now. */
  readonly reading: number
  readonly refused: readonly Refusal[]
  readonly note: string
}

export const noEvidence: Evidence = { items: [], reading: 0, refused: [], note: '' }

/** Each step draws the form anew, so they are larger than the pieces that are read. */
const step = 2 ** 21

/**
 * Keeps the evidence of one report. Offers are looked at one after the other; each file taken is then read through in
 * the background for its sums. `onChange` gets every new state. Nothing here rejects.
 */
export function evidenceBox(onChange: (evidence: Evidence) => void) {
  let now = noEvidence
  let admitting = Promise.resolve()
  let queue = Promise.resolve()
  const set = (next: Partial<Evidence>) => {
    now = { ...now, ...next }
    onChange(now)
  }

  async function take(files: readonly File[]) {
    const before = now.items
    const { held, refused } = await admit(before, files)
    const added = held.slice(before.length)
    // One may have been removed meanwhile.
    const items = [...now.items, ...added]
    set({ items, refused, note: [heldWords(items), refusedWords(refused)].join(' ').trim() })
    for (const item of added) queue = queue.then(() => read(item))
  }

  async function read({ id, file }: Held) {
    if (!now.items.some((item) => item.id === id)) return
    try {
      let done = 0
      const onBytes = (bytes: number) => {
        done += bytes
        if (done >= now.reading + step) set({ reading: done })
      }
      const sums = await fingerprint(file, { onBytes })
      set({ reading: 0, items: now.items.map((item) => (item.id === id ? { ...item, sums } : item)) })
    } catch {
      // It was moved, renamed or unplugged since it was chosen.
      const items = now.items.filter((item) => item.id !== id)
      const refused = [...now.refused, refusal(file.name, 'unreadable')]
      set({ items, reading: 0, refused, note: `${heldWords(items)} ${refusedWords(refused)}` })
    }
  }

  return {
    offer(files: readonly File[]) {
      admitting = admitting.then(() => take(files))
    },
    remove(id: string) {
      const name = now.items.find((item) => item.id === id)?.file.name
      const items = now.items.filter((item) => item.id !== id)
      set({ items, refused: [], note: `Removed “${name}”. ${heldWords(items)}` })
    },
    clear() {
      set(noEvidence)
    },
  }
}

export type EvidenceBox = ReturnType<typeof evidenceBox>

function heldWords(items: readonly Held[]): string {
  if (items.length === 0) return 'No files are held.'
  const size = sizeWords(items.reduce((sum, { file }) => sum + file.size, 0))
  return `${items.length === 1 ? '1 file' : `${items.length} files`}, ${size} of ${sizeWords(evidenceLimit)}.`
}

function refusedWords(refused: readonly Refusal[]): string {
  if (refused.length === 0) return ''
  return `${refused.length === 1 ? '1 file was' : `${refused.length} files were`} not taken. The reason is below.`
}
