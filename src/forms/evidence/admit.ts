import { evidenceLimit, mostFiles, totalSize } from '../bytes/byte-size.ts'
import { identify, isEvidence } from '../bytes/file-kind.ts'
import type { Held } from '../form/state.ts'
import { type Refusal, refusal, tooMany, tooMuch } from './refusal.ts'

/** What came of a choice, a drop or a paste. */
export interface Admission {
  /** What was held before, untouched and in its order, then what was taken. */
  readonly held: readonly Held[]
  readonly refused: readonly Refusal[]
}

let taken = 0

/**
 * Decides each new file by itself, in order: one that is refused never costs another. Takes what is held and what is
 * offered. Never rejects: a file that cannot be read is refused as such.
 */
export async function admit(held: readonly Held[], offered: Iterable<File>): Promise<Admission> {
  const all = [...held]
  const refused: Refusal[] = []
  for (const file of offered) {
    const decision = await decide(all, file)
    if ('reason' in decision) refused.push(decision)
    else all.push(decision)
  }
  return { held: all, refused }
}

async function decide(held: readonly Held[], file: File): Promise<Held | Refusal> {
  if (held.some((other) => sameFile(other.file, file))) return refusal(file.name, 'held')
  if (held.length >= mostFiles) return tooMany(file.name)
  const kind = await identify(file).catch(() => 'unreadable' as const)
  if (kind === 'unreadable' || !isEvidence(kind)) return refusal(file.name, kind)
  const already = totalSize(held.map(({ file }) => file))
  if (already + file.size > evidenceLimit) return tooMuch(file.name, file.size, already)
  taken += 1
  return { id: `evidence-${taken}`, file, kind }
}

/** Two pasted pictures are both called image.png; only their times and sizes tell them apart. */
function sameFile(one: File, other: File): boolean {
  return one.name === other.name && one.size === other.size && one.lastModified === other.lastModified
}
