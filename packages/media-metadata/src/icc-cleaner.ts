import { createDataView, decodeLatin1, readCode } from './byte-views.ts'
import { readIccProfile } from './icc-profile.ts'

/** The class of the device, its color space, and the one that is computed (sections 7.2.5 to 7.2.7). */
const spaces = /^(scnr|mntr|prtr|spac)(RGB |GRAY)(XYZ |Lab )$/

/**
 * Returns a profile of the same length with the same colors: the tags that they are computed from, where they were, a
 * neutral text, and of the header what color programs need (ICC.1:2022, section 7.2). Its date, maker, model, creator and ID
 * are zero, as all else. Undefined if the profile cannot be rewritten.
 */
export function cleanIcc(bytes: Uint8Array): Uint8Array<ArrayBuffer> | undefined {
  const profile = readIccProfile(bytes)
  if (!profile?.colorTags.size || !spaces.test(decodeLatin1(bytes.subarray(12, 24)))) return undefined
  const cleaned = new Uint8Array(bytes.length)
  const view = createDataView(cleaned)
  for (const [start = 0, end] of [
    [0, 4],
    [8, 10],
    [12, 24],
    [36, 40],
  ])
    cleaned.set(bytes.subarray(start, end), start)
  // The rendering intent, then the illuminant, which is D50 in every profile.
  cleaned.set([(bytes[67] ?? 0) & 3, 0, 0, 0xf6, 0xd6, 0, 1, 0, 0, 0, 0, 0xd3, 0x2d], 67)
  let entry = 132
  for (const [tag, content] of profile.tags) {
    const kept = profile.colorTags.get(tag) ?? (/desc|cprt/.test(tag) ? createText(content) : undefined)
    if (!kept) continue
    const start = content.byteOffset - bytes.byteOffset
    cleaned.set(new TextEncoder().encode(tag), entry)
    view.setUint32(entry + 4, start)
    view.setUint32(entry + 8, kept.length)
    cleaned.set(kept, start)
    cleaned.fill(0, start + 4, start + 8)
    entry += 12
  }
  view.setUint32(128, (entry - 132) / 12)
  return cleaned
}

/**
 * Creates a text as long as another, of its type: one record in English (section 10.15), or ASCII and perhaps empty texts in
 * Unicode and Macintosh script (ICC.1:2001-04, section 6.5.17). Throws RangeError where the other is shorter than its type.
 */
function createText(content: Uint8Array): Uint8Array {
  const text = new Uint8Array(content.length)
  const view = createDataView(text)
  const ascii = (words: string, at: number) => text.set(new TextEncoder().encode(words), at)
  const type = readCode(content)
  ascii(type, 0)
  if (type === 'mluc') {
    view.setUint32(8, 1)
    view.setUint32(12, 12)
    ascii('enUS', 16)
    view.setUint32(20, 2)
    view.setUint32(24, 28)
    ascii('\0-', 28)
  } else if (type === 'desc') {
    const name = text.length > 104 ? 'Color profile' : '-'
    view.setUint32(8, name.length + 1)
    ascii(name, 12)
  } else ascii('None', 8)
  return text
}
