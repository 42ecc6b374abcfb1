import type { EvidenceKind } from '../bytes/file-kind.ts'
import { type Effort, effortFor, TooMuchWork } from './effort.ts'
import { jpegFindings } from './jpeg.ts'
import { jpegWithout } from './jpeg-without.ts'
import { mp4Findings } from './mp4.ts'
import { mp4Without } from './mp4-without.ts'
import { pngFindings, pngWithout } from './png.ts'
import { type Finding, gather, type Removal, type Traces } from './traces.ts'

/** A kind of file that is looked into. A PDF is not: it is a language, and nothing is removed from it. */
export type ReadableKind = Exclude<EvidenceKind, 'pdf'>

const readers = { jpeg: jpegFindings, png: pngFindings, mp4: mp4Findings } as const
const removers = { jpeg: jpegWithout, png: pngWithout, mp4: mp4Without } as const

/** What a file tells beside its picture. What it has too many parts to read is said to be unread. Never rejects. */
export async function tracesIn(
  bytes: Uint8Array<ArrayBuffer>,
  kind: ReadableKind,
  effort: Effort = effortFor(),
): Promise<Traces> {
  const findings: Finding[] = []
  try {
    for await (const finding of readers[kind](bytes, effort)) findings.push(finding)
  } catch (error) {
    if (!(error instanceof TooMuchWork)) throw error
    findings.push({ unread: [error.message] })
  }
  return gather(findings)
}

/**
 * The parts of a copy without its place, or without anything it tells. Undefined where that cannot be done: what is not
 * made as its definition says, or has too many parts. The copy is read again, and given only if there is no doubt left.
 */
export async function withoutTraces(
  bytes: Uint8Array<ArrayBuffer>,
  kind: ReadableKind,
  what: Removal,
  effort: Effort = effortFor(),
): Promise<Blob | undefined> {
  try {
    const parts = removers[kind](bytes, what, effort)
    if (!parts) return undefined
    const copy = new Blob(parts as BlobPart[], { type: kind === 'mp4' ? 'video/mp4' : `image/${kind}` })
    const { place, time, device } = await tracesIn(new Uint8Array(await copy.arrayBuffer()), kind)
    const left = what === 'place' ? [place] : [place, time, device]
    return left.every(({ known }) => known === 'none') ? copy : undefined
  } catch (error) {
    if (error instanceof TooMuchWork) return undefined
    throw error
  }
}
