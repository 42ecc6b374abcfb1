import { latin } from '../bytes/byte-reader.ts'
import { exifTraces } from './exif.ts'
import { localTime, type Traces } from './traces.ts'
import { xmpTraces } from './xmp.ts'

/** A text chunk of a PNG. */
export interface PngText {
  readonly keyword: string
  readonly text: string
}

/** More than any honest text; a small file can unpack to anything. */
const longest = 2 ** 20

/**
 * Reads a tEXt, zTXt or iTXt chunk (PNG third edition, section 11.3.3). Undefined if it is none, or is not what its
 * definition says, or unpacks to more than a megabyte.
 */
export async function pngText(type: string, content: Uint8Array<ArrayBuffer>): Promise<PngText | undefined> {
  const ends = content.indexOf(0)
  if (!/^([iz]TXt|tEXt)$/.test(type) || ends < 1 || ends > 79) return undefined
  const keyword = latin(content.subarray(0, ends))
  if (type === 'tEXt') return { keyword, text: latin(content.subarray(ends + 1)) }
  if (type === 'zTXt') {
    const bytes = await inflate(content.subarray(ends + 2))
    return bytes && { keyword, text: latin(bytes) }
  }
  const language = content.indexOf(0, ends + 3)
  const translated = content.indexOf(0, language + 1)
  if (language < 0 || translated < 0) return undefined
  const packed = content.subarray(translated + 1)
  const bytes = content[ends + 1] === 1 ? await inflate(packed) : packed
  return bytes && { keyword, text: new TextDecoder().decode(bytes) }
}

/** What a text of a PNG tells. */
export function textTraces({ keyword, text }: PngText): Partial<Traces> {
  if (keyword === 'XML:com.adobe.xmp') return xmpTraces(text)
  // As ImageMagick keeps Exif: a name, a length, and the bytes in hexadecimal.
  const [, hex] = /^\s*(?:exif|app1)\s+\d+\s+([0-9a-f\s]*)$/i.exec(text) ?? []
  if (/^Raw profile type (exif|APP1)$/i.test(keyword) && hex) {
    const bytes = Uint8Array.from(hex.replace(/\s/g, '').match(/../g) ?? [], (pair) => Number.parseInt(pair, 16))
    return exifTraces(latin(bytes.subarray(0, 4)) === 'Exif' ? bytes.subarray(6) : bytes)
  }
  if (keyword === 'Creation Time') return { time: localTime(text) ?? httpTime(text) }
  if (keyword === 'Source') return { device: text }
  return keyword === 'Software' ? {} : { others: [`a text called ${keyword}`] }
}

/** Section 11.3.3.2 asks for RFC 1123 dates, `Sat, 19 Apr 2025 21:14:05 -0700`, and means the local time in them. */
function httpTime(text: string): Traces['time'] {
  const [, day = '', month = '', year = '', clock = ''] =
    /(\d{1,2}) ([A-Z][a-z]{2}) (\d{4}) (\d\d:\d\d(?::\d\d)?)/.exec(text) ?? []
  const number = 'JanFebMarAprMayJunJulAugSepOctNovDec'.indexOf(month) / 3 + 1
  return (
    (month && localTime(`${year}-${String(number).padStart(2, '0')}-${day.padStart(2, '0')} ${clock}`)) || undefined
  )
}

async function inflate(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const parts: Uint8Array<ArrayBuffer>[] = []
  let length = 0
  try {
    const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate'))
    for (const reader = stream.getReader(); ; ) {
      const { value, done } = await reader.read()
      if (done) return new Uint8Array(await new Blob(parts).arrayBuffer())
      parts.push(value)
      length += value.length
      if (length > longest) {
        await reader.cancel()
        return undefined
      }
    }
  } catch {
    // What cannot be unpacked is told to the visitor as damaged.
    return undefined
  }
}
