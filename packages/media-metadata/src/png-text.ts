import { cleanName, decodeLatin1, decodeText, readNumber } from './bytes.ts'
import type { Unpacker } from './compression.ts'
import { createUtcTime, formatDeviceName, readTime, unclearTime } from './format-values.ts'
import type { MetadataFinding, RecordedTime } from './metadata-report.ts'
import { readXmp } from './xmp.ts'

/** A text chunk of a PNG. */
export interface PngText {
  readonly keyword: string
  readonly bytes: Uint8Array
}

const deviceKeywords = /^(software|source|model|make|camera|device)$/i
const ownerKeywords = /^(author|artist|copyright|owner|creator)$/i
const timeKeywords = /^(creation time|(exif:)?date(time)?(original|digitized)?(:\w+)?|timestamp)$/i

/**
 * Reads a tEXt, zTXt or iTXt chunk (PNG third edition, section 11.3.3). Undefined if it is none, or is not what its
 * definition requires, or cannot be unpacked.
 */
export async function readPngText(
  type: string,
  content: Uint8Array<ArrayBuffer>,
  unpacker: Unpacker,
): Promise<PngText | undefined> {
  const ends = content.indexOf(0)
  if (!/^([iz]TXt|tEXt)$/.test(type) || ends < 1 || ends > 79) return undefined
  const keyword = decodeLatin1(content.subarray(0, ends))
  if (type === 'tEXt') return { keyword, bytes: content.subarray(ends + 1) }
  const language = type === 'iTXt' ? content.indexOf(0, ends + 3) : ends
  const translated = type === 'iTXt' ? content.indexOf(0, language + 1) : ends + 1
  if (language < 0 || translated < 0) return undefined
  const packed = content.subarray(translated + 1)
  if (type === 'iTXt' && content[ends + 1] !== 1) return { keyword, bytes: packed }
  const bytes = await unpacker.unpack(packed)
  return bytes && { keyword, bytes }
}

/** Unpacks a color profile, behind its name and its method of compression (section 11.3.2.3). Empty if it cannot be. */
export async function unpackProfile(content: Uint8Array<ArrayBuffer>, unpacker: Unpacker): Promise<Uint8Array> {
  const end = content.indexOf(0)
  return (end > 0 && (await unpacker.unpack(content.subarray(end + 2)))) || new Uint8Array()
}

/** Reads a text of a PNG. */
export function readTextMetadata({ keyword, bytes }: PngText): MetadataFinding {
  if (keyword === 'XML:com.adobe.xmp') return readXmp(new TextDecoder().decode(bytes))
  const unknown = { unknownParts: [`a text called ${cleanName(keyword)}`] }
  const text = decodeText(bytes.subarray(0, 200)).trim()
  if (bytes.length > 200 || text.includes('\0')) return unknown
  const time = timeKeywords.test(keyword) ? parsePngTime(text) : undefined
  const owner = ownerKeywords.test(keyword) ? text : undefined
  const device = deviceKeywords.test(keyword) ? formatDeviceName('', text) : undefined
  return time || owner || device ? { time, owner, device } : unknown
}

/**
 * Parses the text of a time: as RFC 1123 writes it, which section 11.3.3.2 recommends (`Sat, 19 Apr 2025 21:14:05 -0700`), or as
 * Exif or ISO 8601 do.
 */
function parsePngTime(text: string): RecordedTime | undefined {
  const months = 'JanFebMarAprMayJunJulAugSepOctNovDec'
  return readTime(
    text.replace(
      /^(?:\w{3}, )?(\d\d?) (\w{3}) (\d{4})/,
      (_, day, month, year) => `${year}-${months.indexOf(month) / 3 + 1}-${day}`,
    ),
  ).time
}

/** Reads the time of the last change, which a tIME chunk holds in UTC (section 11.3.4). */
export function readChangeTime(content: Uint8Array): MetadataFinding {
  if (content.length !== 7) return unclearTime
  const [, , month = 0, day = 0, hour = 0, minute = 0, second = 0] = content
  const time = createUtcTime(Date.UTC(readNumber(content, 0, 2), month - 1, day, hour, minute, second))
  return time ? { time } : unclearTime
}
