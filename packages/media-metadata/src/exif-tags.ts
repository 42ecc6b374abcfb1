import { decodeLatin1, readString } from './bytes.ts'
import { type IfdEntry, textTypes } from './tiff.ts'

const parseTags = (tags: string) => tags.split(' ').map((tag) => Number.parseInt(tag, 16))

export const orientationTag = 0x0112
/**
 * Fields that can hold no location and are kept without it (Exif 3.0, sections 4.6.3 to 4.6.6), beside the times: maker,
 * model, program and resolution; exposure, lens and what else is numbers. Not among them, on purpose: captions and comments,
 * which are free text; the maker's private block; the offset from UTC, which is a place 15 degrees wide; air pressure and the
 * like.
 */
export const safeTags = parseTags(
  '10f 110 112 11a 11b 128 131 213 829a 829d 8822 8827 8830 8831 8832 8833 9000 9101 9102 9201 9202 9203 9204 9205 9206 9207 9208 9209 920a 9290 9291 9292 a000 a001 a002 a003 a20e a20f a210 a217 a300 a301 a401 a402 a403 a404 a405 a406 a407 a408 a409 a40a a40c a431 a432 a433 a434 a435',
)

/** Fields of text by what they state, in order of preference. */
export const textTags = {
  // When it was taken, digitized, changed.
  times: [0x9003, 0x9004, 0x0132],
  make: [0x010f],
  model: [0x0110],
  // Lens, program, computer, firmware.
  programs: parseTags('c614 a434 a433 13c 131 a439 a43a a43b a43c b'),
  serials: parseTags('a431 c62f a435'),
  owners: parseTags('a430 13b 8298 a437 a438'),
  // Fractions of a second, offsets from UTC, the picture's own number, kind of interoperability.
  others: parseTags('9290 9291 9292 9010 9011 9012 a420 1'),
} as const
const allTextTags: readonly number[] = Object.values(textTags).flat()
/** Fields that are named, and not read. */
export const captionTags: readonly number[] = parseTags('10e 10d 9286 9c9b 9c9c 9c9d 9c9e 9c9f a436')
export const makerNoteTag = 0x927c

/** Types of numbers that cameras write: shorts, longs, fractions, pointers to directories (TIFF 6.0, section 2). */
const numberTypes = [3, 4, 5, 10, 13]
const maxNumbers = 16
/** Versions, and kinds of components and sources, have four bytes or one. */
const maxUndefinedBytes = 4
/** Longer text is no name. */
const maxTextBytes = 200

/** Returns whether a field is understood: a text where there is one by its tag, and else numbers. */
export function isUnderstood(entry: IfdEntry): boolean {
  const { tag, type, count, value } = entry
  if (type === 7) return value.length <= maxUndefinedBytes
  if (!textTypes.includes(type)) return numberTypes.includes(type) && count <= maxNumbers
  const end = value.indexOf(0)
  const isName = value.length <= maxTextBytes && /^[^\p{C}]*$/u.test(readString(value))
  return isName && allTextTags.includes(tag) && (end < 0 || isEmpty(value.subarray(end)))
}

/** Returns whether a text has no words. */
export function isEmpty(value: Uint8Array): boolean {
  return /^(ASCII|UNICODE|JIS)?[\0 ]*$/.test(decodeLatin1(value))
}
