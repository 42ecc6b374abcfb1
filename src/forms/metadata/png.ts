import { isBlank, latin, viewOf } from '../bytes/byte-views.ts'
import type { Effort } from './effort.ts'
import { exifFinding, exifWithout } from './exif.ts'
import { type Chunk, chunksOf, isPictureChunk, pngChunk } from './png-chunks.ts'
import { harmlessKeywords, pngText, textFinding } from './png-text.ts'
import { instant } from './recorded.ts'
import { signsIn } from './signs.ts'
import type { Finding, Removal } from './traces.ts'

/** What a PNG tells: in Exif, XMP, its texts and its own time, and in what follows the picture. Throws TooMuchWork. */
export async function* pngFindings(
  bytes: Uint8Array<ArrayBuffer>,
  effort: Effort,
): AsyncGenerator<Finding, void, void> {
  let last: Chunk | undefined
  for (const chunk of chunksOf(bytes, effort)) {
    last = chunk
    if (isPictureChunk(chunk)) continue
    const content = chunk.content()
    if (content) yield* await chunkFindings(chunk.type, content, effort)
    else yield { unread: [`a block called ${nameOf(chunk)} that is damaged`] }
  }
  if (last?.type !== 'IEND') yield { unread: ['a part that is cut off'] }
  else if (!isBlank(bytes.subarray(last.end))) yield { unread: ['something behind the picture'] }
  yield* signsIn(bytes, effort)
}

async function chunkFindings(type: string, content: Uint8Array<ArrayBuffer>, effort: Effort): Promise<Finding[]> {
  if (type === 'eXIf') return [exifFinding(content, effort)]
  if (type === 'tIME') return ownTime(content)
  const text = await pngText(type, content, effort)
  return text ? textFinding(text, effort) : [{ unread: [`a block called ${nameOf({ type })}`] }]
}

function nameOf({ type }: Pick<Chunk, 'type'>): string {
  return type.replace(/\W/g, '') || 'nothing'
}

/** Section 11.3.4: the time of the last change, in UTC. */
function ownTime(content: Uint8Array): Finding[] {
  if (content.length !== 7) return [{ unread: ['a time that is damaged'] }]
  const [, , month = 0, day = 0, hour = 0, minute = 0, second = 0] = content
  return [{ time: instant(Date.UTC(viewOf(content).getUint16(0), month - 1, day, hour, minute, second)) }]
}

/**
 * The parts of a PNG without its traces: the picture's chunks byte for byte. Texts that are compressed or not registered
 * as harmless go, and so does what follows the picture. Undefined if it has no picture. Throws TooMuchWork.
 */
export function pngWithout(bytes: Uint8Array<ArrayBuffer>, what: Removal, effort: Effort): Uint8Array[] | undefined {
  const parts: Uint8Array[] = [bytes.subarray(0, 8)]
  let found = false
  // A second one is not allowed (PNG third edition, section 11.3.3), and two readers could believe two of them.
  let exifDone = false
  for (const chunk of chunksOf(bytes, effort)) {
    found ||= chunk.type === 'IDAT'
    if (isPictureChunk(chunk)) parts.push(chunk.bytes)
    else if (chunk.type !== 'eXIf' || !exifDone) {
      const left = kept(chunk, what, effort)
      exifDone ||= chunk.type === 'eXIf' && left.length > 0
      parts.push(...left)
    }
  }
  return found ? parts : undefined
}

function kept(chunk: Chunk, what: Removal, effort: Effort): Uint8Array[] {
  const { type } = chunk
  if (type !== 'eXIf' && (what === 'all' || (type !== 'tIME' && type !== 'tEXt'))) return []
  const content = chunk.content()
  if (!content) return []
  if (type === 'eXIf') {
    const exif = exifWithout(content, what, effort)
    return exif ? [pngChunk('eXIf', exif)] : []
  }
  const harmless = type === 'tIME' ? content.length === 7 : isHarmless(content, effort)
  return harmless ? [pngChunk(type, content)] : []
}

/** A text as short as a time or a program's name, and nothing else. */
function isHarmless(content: Uint8Array, effort: Effort): boolean {
  const keyword = latin(content.subarray(0, 80)).replace(/\0.*/s, '')
  if (content.length > 120 || !harmlessKeywords.includes(keyword)) return false
  return textFinding({ keyword, bytes: content.subarray(keyword.length + 1) }, effort).every(({ unread }) => !unread)
}
