import { type ByteSpan, getGaps } from './byte-spans.ts'
import { createDataView, hasWords, isZeroFilled, readCode } from './byte-views.ts'

/** A color profile: its tags by their signatures. */
export interface IccProfile {
  readonly tags: ReadonlyMap<string, Uint8Array>
  /** Those that colors are computed from, each exactly as long as its type defines. */
  readonly colorTags: ReadonlyMap<string, Uint8Array>
  /** Every byte belongs to the header or a tag, or is zero. */
  readonly isFullyParsed: boolean
}

const headLength = 128
const maxTags = 64
/** ICC.1:2022, section 9.2. Without one of these that is there, colors would change. */
const colorTags = /^(A2B[0-2]|B2A[0-2]|[rgb]XYZ|[rgbk]TRC|wtpt|bkpt|chad|chrm|cicp|gamt|lumi)$/
/** Reads a profile. Returns undefined if it is none or its tags are not where they should be. */
export function readIccProfile(bytes: Uint8Array): IccProfile | undefined {
  const view = createDataView(bytes)
  if (bytes.length < headLength + 4 || readCode(bytes, 36) !== 'acsp') return undefined
  const count = view.getUint32(headLength)
  const length = view.getUint32(0)
  if (count > maxTags || length > bytes.length || headLength + 4 + count * 12 > length) return undefined
  const spans: ByteSpan[] = [{ start: 0, end: headLength + 4 + count * 12 }]
  const tags = new Map<string, Uint8Array>()
  const colors = new Map<string, Uint8Array>()
  let isFullyParsed = true
  for (let index = 0; index < count; index += 1) {
    const at = headLength + 4 + index * 12
    const tag = readCode(bytes, at)
    const [start, size] = [view.getUint32(at + 4), view.getUint32(at + 8)]
    if (start + size > length || size < 8 || tags.has(tag)) return undefined
    const content = bytes.subarray(start, start + size)
    tags.set(tag, content)
    spans.push({ start, end: start + size })
    if (!colorTags.test(tag)) continue
    const defined = getTypeLength(content)
    if (defined === undefined || defined > size) return undefined
    isFullyParsed &&=
      isZeroFilled(content.subarray(defined)) &&
      isZeroFilled(content.subarray(4, 8)) &&
      !hasWords(content.subarray(8), size > 64 ? 20 : 8)
    colors.set(tag, content.subarray(0, defined))
  }
  isFullyParsed &&= getGaps(spans, bytes.length).every(({ start, end }) => isZeroFilled(bytes.subarray(start, end)))
  return { tags, colorTags: colors, isFullyParsed }
}

/** Returns how long a color tag is by its type (section 10); undefined for a type that is not read, such as tables. */
function getTypeLength(content: Uint8Array): number | undefined {
  const type = readCode(content)
  const at = (offset: number) => (content[offset] ?? 0) * 256 + (content[offset + 1] ?? 0)
  const parameters = [1, 3, 4, 5, 7][at(8)]
  if (type === 'curv') return 12 + 2 * (at(8) * 65_536 + at(10))
  if (type === 'chrm') return 12 + 8 * at(8)
  if (type === 'para') return parameters && 12 + 4 * parameters
  return { 'XYZ ': 20, sf32: 44, cicp: 12 }[type]
}
