import { decodeLatin1 } from './byte-views.ts'
import { cleanExif } from './exif.ts'
import { parseIso6709 } from './format-values.ts'
import type { MetadataRemoval } from './metadata-report.ts'
import { type PngChunk, readPngChunks, writePngChunk } from './png-chunks.ts'
import { readPngPicture } from './png-picture.ts'
import { parsePngTime, readPngText, safeKeywords } from './png-text.ts'
import type { WorkLimiter } from './work-limiter.ts'

/**
 * Returns the parts of a PNG without its metadata: the chunks of the picture as far as a decoder reads them. Without its
 * location alone, it keeps texts that state a time or a program and nothing else; times in UTC go, such as that of its last
 * change, because beside a local time they state the offset. What follows the picture goes. Undefined if the picture or its
 * profile cannot be followed to the end. Throws WorkLimitError.
 */
export function cleanPng(
  bytes: Uint8Array<ArrayBuffer>,
  removal: MetadataRemoval,
  limiter: WorkLimiter,
): Uint8Array[] | undefined {
  const all = [...readPngChunks(bytes, limiter)]
  const picture = readPngPicture(all, limiter)
  if (!picture.isUnderstood) return undefined
  const parts: Uint8Array[] = [bytes.subarray(0, 8)]
  // A second one is not allowed (PNG third edition, section 11.3.3), and two programs could read two of them.
  let hasExif = false
  for (const chunk of all) {
    const kept = picture.chunks.get(chunk)
    if (kept) parts.push(kept)
    else if (chunk.type === 'eXIf' && !hasExif) {
      const content = chunk.content()
      const exif = content && cleanExif(content, removal, limiter)
      hasExif ||= exif !== undefined
      if (exif) parts.push(writePngChunk('eXIf', exif))
    } else if (chunk.type === 'tEXt' && removal === 'location') parts.push(...cleanText(chunk, limiter))
  }
  return parts
}

/** A text as short as a time or a program's name, and nothing else; the time without its offset from UTC. */
function cleanText(chunk: PngChunk, limiter: WorkLimiter): Uint8Array[] {
  const content = chunk.content()
  const text = content && readPngText('tEXt', content, limiter)
  if (!text || text.bytes.length > 64 || !safeKeywords.includes(text.keyword)) return []
  const words = decodeLatin1(text.bytes)
  if (!/^[ -~\xa0-\xff]+$/.test(words) || parseIso6709(words).length > 0) return []
  const isTime = text.keyword === 'Creation Time'
  const time = isTime ? parsePngTime(words) : undefined
  if (isTime && time?.zone !== 'local') return []
  const kept = time?.value ?? words
  return [
    writePngChunk(
      'tEXt',
      Uint8Array.from(`${text.keyword}\0${kept}`, (letter) => letter.charCodeAt(0)),
    ),
  ]
}
