import { decodeLatin1, decodeText, hasWords } from './byte-views.ts'
import { type IfdEntry, readNumbers, textTypes } from './tiff.ts'

/**
 * What a field may be to be understood, and to be kept: its types (TIFF 6.0, section 2), its counts, and a pattern for
 * text. Exif 3.0, sections 4.6.3 to 4.6.6. Text is at most 64 characters long.
 */
export interface TagShape {
  readonly types: readonly number[]
  readonly minCount: number
  readonly maxCount: number
  readonly pattern?: RegExp
}

/** Longer text is no name. */
const maxTextBytes = 200

/** Creates an entry for each tag of a list in hexadecimal. */
function describeTags(tags: string, types: readonly number[], minCount = 1, maxCount = minCount, pattern?: RegExp) {
  const shape: TagShape = { types, minCount, maxCount, ...(pattern && { pattern }) }
  return tags.split(' ').map((tag) => [Number.parseInt(tag, 16), shape] as const)
}

const text = [2, 129]
const short = [3]
const integer = [3, 4]
const fraction = [5, 10]
const name = /^[^\p{C}]*$/u

export const orientationTag = 0x0112
/**
 * Fields that can hold no location and are kept without it, beside the times. Not among them, on purpose: captions and
 * comments, which are free text; the maker's private block; the offset from UTC, which is a place 15 degrees wide; air
 * pressure and the like.
 */
export const safeIfd0Tags: ReadonlyMap<number, TagShape> = new Map([
  ...describeTags('10f 110 131', text, 1, 65, name),
  ...describeTags('112 128 213', short),
  ...describeTags('11a 11b', fraction),
])
export const safeExifTags: ReadonlyMap<number, TagShape> = new Map([
  ...describeTags('829a 829d 9102 9201 9202 9203 9204 9205 9206 920a a20e a20f a404', fraction),
  ...describeTags('8822 8830 9207 9208 9209 a001 a210 a217 a401 a402 a403 a405 a406 a407 a408 a409 a40a a40c', short),
  ...describeTags('8827', short, 1, 2),
  ...describeTags('8831 8832 8833 a002 a003', integer),
  ...describeTags('9290 9291 9292', text, 1, 10, /^[\d ]*$/),
  ...describeTags('9000 a000', [7], 4, 4, /^\d{4}$/),
  // biome-ignore lint/suspicious/noControlCharactersInRegex: component numbers 0 to 6, section 4.6.6.2.
  ...describeTags('9101', [7], 4, 4, /^[\0-\x06]{0,4}$/),
  ...describeTags('a300 a301', [7]),
  ...describeTags('a432', fraction, 4),
  ...describeTags('a431 a433 a434 a435', text, 1, 65, name),
])

/** Fields that are understood and hold neither location, time, device nor owner, but are not kept. */
const structuralTags = [
  ...describeTags(
    'fe 100 101 103 106 111 115 116 117 11c 14a 201 202 1001 1002 4746 4749 8769 8825 a005 a460',
    [3, 4, 13],
  ),
  // The interoperability directory.
  ...describeTags('1', text, 4, 4, /^(R98|R03|THM)$/),
  ...describeTags('2', [7], 4, 4, /^\d{4}$/),
  ...describeTags('102 212 9214 a214', short, 1, 4),
  ...describeTags('13e 13f 211 214 a500', fraction, 1, 6),
  ...describeTags('9010 9011 9012', text, 1, 8, /^([+-]\d\d:\d\d|[ :]*|Z)$/),
  ...describeTags('a420', text, 1, 33, /^[\da-f ]*$/i),
]

/** Of the GPS directory: its version, hemispheres, units, status and modes, which are one letter each, and its clock. */
export const gpsTags: ReadonlyMap<number, TagShape> = new Map([
  ...describeTags('0', [1], 4),
  ...describeTags('1 3 9 a c e 10 13 15 17 19', [2], 1, 2),
  ...describeTags('7', fraction, 3),
  ...describeTags('1d', [2], 10, 12),
])

/** Times in order of preference: when it was taken, digitized, changed. */
export const timeTags = [0x9003, 0x9004, 0x0132]
/** Make and model are read by themselves; then lens, program, computer, firmware. */
export const deviceTags = [0xc614, 0xa434, 0xa433, 0x013c, 0x0131, 0xa439, 0xa43a, 0xa43b, 0xa43c, 0x000b]
export const serialTags = [0xa431, 0xc62f, 0xa435]
export const ownerTags = [0xa430, 0x013b, 0x8298, 0xa437, 0xa438]
export const captionTags = [0x010e, 0x010d, 0x9286, 0x9c9b, 0x9c9c, 0x9c9d, 0x9c9e, 0x9c9f, 0xa436]
export const makerNoteTag = 0x927c
/** Fields that are named, and not read. */
export const unreadTags = [makerNoteTag, ...captionTags]

const namedTag: TagShape = { types: text, minCount: 1, maxCount: maxTextBytes, pattern: name }
/** All fields whose values are understood where they have the shape that they should. */
export const knownTags: ReadonlyMap<number, TagShape> = new Map([
  ...safeIfd0Tags,
  ...safeExifTags,
  ...structuralTags,
  ...[...timeTags, ...deviceTags, ...serialTags, ...ownerTags, 0x010f, 0x0110].map((tag) => [tag, namedTag] as const),
])

/** Returns whether a field has the type, the count and the text that its tag may have. */
export function hasShape(
  entry: IfdEntry,
  { types, minCount, maxCount, pattern }: TagShape,
  littleEndian: boolean,
): boolean {
  const { type, count, value } = entry
  if (!types.includes(type) || count < minCount || count > maxCount) return false
  if (type === 7) return !pattern || pattern.test(decodeLatin1(value))
  if (textTypes.includes(type)) return !pattern || (pattern.test(readText(entry)) && isEmpty(getRest(entry)))
  return readNumbers(entry, littleEndian).length > 0 && value.length > 0 && !hasWords(value)
}

/** Returns a field's text up to its first NUL. */
export function readText({ value }: IfdEntry): string {
  return decodeText(value.subarray(0, maxTextBytes)).replace(/\0.*/s, '').trim()
}

/** Returns what is behind the text of a field. */
function getRest({ value }: IfdEntry): Uint8Array {
  const end = value.indexOf(0)
  return end < 0 ? new Uint8Array() : value.subarray(end)
}

/** Returns whether a text has no words. */
export function isEmpty(value: Uint8Array): boolean {
  return /^(ASCII|UNICODE|JIS)?[\0 ]*$/.test(decodeLatin1(value))
}
