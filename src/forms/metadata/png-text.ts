import { latin } from '../bytes/byte-views.ts'
import type { Effort } from './effort.ts'
import { exifFinding } from './exif.ts'
import { inflate } from './inflate.ts'
import { iptcFinding } from './iptc.ts'
import { recordedTime } from './recorded.ts'
import { signsIn } from './signs.ts'
import type { Finding, TraceTime } from './traces.ts'
import { xmpFinding } from './xmp.ts'

/** A text chunk of a PNG. */
export interface PngText {
  readonly keyword: string
  readonly bytes: Uint8Array
}

/** What says when and with what it was made, of the keywords that section 11.3.3.2 registers. */
export const harmlessKeywords = ['Creation Time', 'Software', 'Source']

/**
 * Reads a tEXt, zTXt or iTXt chunk (PNG third edition, section 11.3.3). Undefined if it is none, or is not what its
 * definition says, or unpacks to more than a megabyte. Throws TooMuchWork.
 */
export async function pngText(
  type: string,
  content: Uint8Array<ArrayBuffer>,
  effort: Effort,
): Promise<PngText | undefined> {
  const ends = content.indexOf(0)
  if (!/^([iz]TXt|tEXt)$/.test(type) || ends < 1 || ends > 79) return undefined
  const keyword = latin(content.subarray(0, ends))
  if (type === 'tEXt') return { keyword, bytes: content.subarray(ends + 1) }
  const language = type === 'iTXt' ? content.indexOf(0, ends + 3) : ends
  const translated = type === 'iTXt' ? content.indexOf(0, language + 1) : ends + 1
  if (language < 0 || translated < 0) return undefined
  const packed = content.subarray(translated + 1)
  const bytes = type === 'zTXt' || content[ends + 1] === 1 ? await inflate(packed, effort) : packed
  return bytes && { keyword, bytes }
}

/** What a text of a PNG tells. Throws TooMuchWork. */
export function textFinding({ keyword, bytes }: PngText, effort: Effort): Finding[] {
  effort.spend(bytes.length / 16)
  if (keyword === 'XML:com.adobe.xmp') return [xmpFinding(new TextDecoder().decode(bytes), effort)]
  const unread = { unread: [`a text called ${keyword.replace(/[^\w .:-]/g, '')}`] }
  // As ImageMagick keeps blocks of other formats: a name, a length, and the bytes in hexadecimal.
  if (keyword.startsWith('Raw profile type ')) {
    const block = hexadecimal(latin(bytes))
    const tiff = latin(block.subarray(0, 4)) === 'Exif' ? block.subarray(6) : block
    if (/exif|APP1/i.test(keyword) && /^(II|MM)/.test(latin(tiff.subarray(0, 2)))) return [exifFinding(tiff, effort)]
    if (/iptc|8bim/i.test(keyword)) return [iptcFinding(block, effort)]
    return [unread, xmpFinding(new TextDecoder().decode(block), effort)]
  }
  const text = latin(bytes.subarray(0, 200)).trim()
  if (keyword === 'Software') return []
  if (/time|date/i.test(keyword) && keyword.length < 40) {
    const time = recordedTime(text) ?? mailTime(text)
    return time ? [{ time }] : [unread]
  }
  if (/^(Source|Model|Make|Camera)$/.test(keyword)) return text ? [{ device: text }] : []
  return [unread, ...signsIn(bytes, effort)]
}

function hexadecimal(text: string): Uint8Array {
  const [, hex = ''] = /^\s*\w+\s+\d+\s+([0-9a-f\s]*)$/i.exec(text) ?? []
  return Uint8Array.from(hex.replace(/\s/g, '').match(/../g) ?? [], (pair) => Number.parseInt(pair, 16))
}

/** Section 11.3.3.2 asks for RFC 1123 dates, `Sat, 19 Apr 2025 21:14:05 -0700`, and means the local time in them. */
function mailTime(text: string): TraceTime | undefined {
  const [, day = '', month = '', year = '', clock = ''] =
    /(\d{1,2}) ([A-Z][a-z]{2}) (\d{4}) (\d\d:\d\d(?::\d\d)?)/.exec(text) ?? []
  const number = 'JanFebMarAprMayJunJulAugSepOctNovDec'.indexOf(month) / 3 + 1
  return month ? recordedTime(`${year}-${String(number).padStart(2, '0')}-${day.padStart(2, '0')} ${clock}`) : undefined
}
