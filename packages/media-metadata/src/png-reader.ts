import { isZeroFilled } from './byte-views.ts'
import { readExif } from './exif.ts'
import { createUtcTime, unclearTime } from './format-values.ts'
import type { MetadataFinding } from './metadata-report.ts'
import { isImageChunk, type PngChunk, readPngChunks } from './png-chunks.ts'
import { parseChangeTime, readPngPicture } from './png-picture.ts'
import { readPngText, readTextMetadata } from './png-text.ts'
import type { WorkLimiter } from './work-limiter.ts'

/**
 * Reads what a PNG records: in Exif, XMP, its texts, its time, its color profile, and in what is hidden in or behind the
 * picture. Throws WorkLimitError.
 */
export function* readPng(bytes: Uint8Array<ArrayBuffer>, limiter: WorkLimiter): Generator<MetadataFinding, void, void> {
  const chunks = [...readPngChunks(bytes, limiter)]
  for (const chunk of chunks) {
    if (isImageChunk(chunk)) continue
    const content = chunk.content()
    if (content) yield* readChunk(chunk.type, content, limiter)
    else yield { unknownParts: [`a block called ${getName(chunk)} that is damaged`] }
  }
  yield* readPngPicture(chunks, limiter).findings
  const last = chunks.at(-1)
  if (last?.type !== 'IEND') yield { unknownParts: ['a part that is cut off'] }
  else if (!isZeroFilled(bytes.subarray(last.end))) yield { unknownParts: ['something behind the picture'] }
}

function readChunk(type: string, content: Uint8Array<ArrayBuffer>, limiter: WorkLimiter): MetadataFinding[] {
  if (type === 'eXIf') return readExif(content, limiter)
  if (type === 'tIME') {
    const time = createUtcTime(parseChangeTime(content))
    return [time ? { time } : unclearTime]
  }
  const text = readPngText(type, content, limiter)
  return text ? readTextMetadata(text, limiter) : [{ unknownParts: [`a block called ${getName({ type })}`] }]
}

function getName({ type }: Pick<PngChunk, 'type'>): string {
  return type.replace(/\W/g, '') || 'nothing'
}
