import { decodeLatin1, decodeText } from './byte-views.ts'
import { formatDeviceName, readTime } from './format-values.ts'
import { inflate, maxTextBytes } from './inflate.ts'
import type { MetadataFinding, RecordedTime } from './metadata-report.ts'
import type { WorkLimiter } from './work-limiter.ts'
import { readXmp } from './xmp.ts'

/** A text chunk of a PNG. */
export interface PngText {
  readonly keyword: string
  readonly bytes: Uint8Array
  /** Whether nothing else is in the chunk: no language, no translated keyword, nothing behind what is compressed. */
  readonly isPlain: boolean
}

/** Texts that can be kept without the location, of the keywords that section 11.3.3.2 registers. */
export const safeKeywords = ['Creation Time', 'Software', 'Source']
const deviceKeywords = /^(software|source|model|make|camera|device)$/i
const ownerKeywords = /^(author|artist|copyright|owner|creator)$/i
const timeKeywords =
  /^(creation time|create[ds]? on|(exif:)?date(time)?(original|digitized)?(:(create|modify|timestamp))?|timestamp)$/i

/**
 * Reads a tEXt, zTXt or iTXt chunk (PNG third edition, section 11.3.3). Undefined if it is none, or is not what its
 * definition requires, or unpacks to more than a megabyte. Throws WorkLimitError.
 */
export function readPngText(type: string, content: Uint8Array<ArrayBuffer>, limiter: WorkLimiter): PngText | undefined {
  const ends = content.indexOf(0)
  if (!/^([iz]TXt|tEXt)$/.test(type) || ends < 1 || ends > 79) return undefined
  const keyword = decodeLatin1(content.subarray(0, ends))
  if (type === 'tEXt') return { keyword, bytes: content.subarray(ends + 1), isPlain: true }
  const language = type === 'iTXt' ? content.indexOf(0, ends + 3) : ends
  const translated = type === 'iTXt' ? content.indexOf(0, language + 1) : ends + 1
  if (language < 0 || translated < 0) return undefined
  const packed = content.subarray(translated + 1)
  const hasNoOther = type === 'zTXt' || translated === ends + 4
  if (type === 'iTXt' && content[ends + 1] !== 1) return { keyword, bytes: packed, isPlain: hasNoOther }
  const stream = inflate(packed, limiter, maxTextBytes)
  return stream && { keyword, bytes: stream.bytes, isPlain: hasNoOther && stream.end === packed.length }
}

/** Reads a text of a PNG. Throws WorkLimitError. */
export function readTextMetadata({ keyword, bytes, isPlain }: PngText, limiter: WorkLimiter): MetadataFinding[] {
  limiter.spend(bytes.length / 16)
  if (keyword === 'XML:com.adobe.xmp') return [readXmp(new TextDecoder().decode(bytes), limiter)]
  const unknown = { unknownParts: [`a text called ${keyword.replace(/[^\w .:-]/g, '')}`] }
  const text = decodeText(bytes.subarray(0, 200)).trim()
  if (!isPlain || bytes.length > 200 || text.includes('\0')) return [unknown]
  const time = timeKeywords.test(keyword) ? parsePngTime(text) : undefined
  const owner = ownerKeywords.test(keyword) ? text : undefined
  const device = deviceKeywords.test(keyword) ? formatDeviceName('', text) : undefined
  return [time || owner || device ? { time, owner, device } : unknown]
}

/**
 * Parses the text of a time: as RFC 1123 writes it, which section 11.3.3.2 recommends (`Sat, 19 Apr 2025 21:14:05 -0700`), or as
 * Exif or ISO 8601 do.
 */
export function parsePngTime(text: string): RecordedTime | undefined {
  const months = 'JanFebMarAprMayJunJulAugSepOctNovDec'
  return readTime(
    text.replace(
      /^(?:\w{3}, )?(\d\d?) (\w{3}) (\d{4})/,
      (_, day, month, year) => `${year}-${months.indexOf(month) / 3 + 1}-${day}`,
    ),
  ).time
}
