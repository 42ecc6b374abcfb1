import { latin, viewOf } from '../bytes/byte-reader.ts'

/** One field of a TIFF directory. The value's bytes are a copy, in the order of the file they came from. */
export interface Entry {
  readonly tag: number
  readonly type: number
  readonly count: number
  readonly value: Uint8Array<ArrayBuffer>
}

/** The directories an Exif block is made of. Those it lacks are empty. */
export interface Tiff {
  readonly littleEndian: boolean
  readonly main: readonly Entry[]
  readonly exif: readonly Entry[]
  readonly gps: readonly Entry[]
  /** The second directory, which describes a small copy of the picture. */
  readonly thumbnail: readonly Entry[]
  /** True if the block is not what it says: a field lies outside it, or on another, or out of order. */
  readonly damaged: boolean
}

/** Bytes of one value of each type, TIFF 6.0 section 2; 13 is a pointer to a directory. */
const typeSizes = [0, 1, 1, 2, 4, 8, 1, 1, 2, 4, 8, 4, 8, 4]
const exifPointer = 0x8769
const gpsPointer = 0x8825

/**
 * Reads the directories of an Exif block (TIFF 6.0; Exif 3.0, section 4.6). Every offset and length is taken as a claim:
 * what lies outside the block is left out, and the block is called damaged; so it is where two fields claim the same
 * bytes, since one of them then shows what the other holds. Undefined if it is no TIFF at all.
 */
export function readTiff(bytes: Uint8Array): Tiff | undefined {
  const order = latin(bytes.subarray(0, 2))
  const littleEndian = order === 'II'
  const view = viewOf(bytes)
  if ((!littleEndian && order !== 'MM') || bytes.length < 8 || view.getUint16(2, littleEndian) !== 42) return undefined
  let damaged = false
  const claims: { readonly start: number; readonly end: number }[] = [{ start: 0, end: 8 }]

  function directory(offset: number): { entries: Entry[]; next: number } {
    const entries: Entry[] = []
    const count = offset >= 8 && offset + 2 <= bytes.length ? view.getUint16(offset, littleEndian) : 0
    const end = offset + 2 + count * 12
    if (count === 0 || end > bytes.length) {
      damaged = true
      return { entries, next: 0 }
    }
    claims.push({ start: offset, end })
    let before = -1
    for (let at = offset + 2; at < end; at += 12) {
      const tag = view.getUint16(at, littleEndian)
      const value = readValue(at)
      if (!value || tag <= before) damaged = true
      else entries.push({ tag, ...value })
      before = tag
    }
    return { entries, next: end + 4 <= bytes.length ? view.getUint32(end, littleEndian) : 0 }
  }

  function readValue(at: number): Omit<Entry, 'tag'> | undefined {
    const type = view.getUint16(at + 2, littleEndian)
    const count = view.getUint32(at + 4, littleEndian)
    const size = (typeSizes[type] ?? Infinity) * count
    const start = size > 4 ? view.getUint32(at + 8, littleEndian) : at + 8
    if (!(start + size <= bytes.length)) return undefined
    if (size > 4) claims.push({ start, end: start + size })
    return { type, count, value: bytes.slice(start, start + size) }
  }

  function below(entries: readonly Entry[], pointer: number): Entry[] {
    const entry = entries.find(({ tag }) => tag === pointer)
    if (!entry || entry.value.length < 4) return []
    return directory(viewOf(entry.value).getUint32(0, littleEndian)).entries
  }

  const { entries: main, next } = directory(view.getUint32(4, littleEndian))
  const exif = below(main, exifPointer)
  const thumbnail = next ? directory(next).entries : []
  const gps = [main, exif, thumbnail].flatMap((entries) => below(entries, gpsPointer))
  claims.sort((one, other) => one.start - other.start)
  damaged ||= claims.some(({ start }, index) => start < (claims[index - 1]?.end ?? 0))
  return { littleEndian, main, exif, gps, thumbnail, damaged }
}

/**
 * Writes a new Exif block with these fields and nothing else: no thumbnail, no place, no gap that could hold one. The
 * fields are in the byte order of the block they came from.
 */
export function writeTiff(
  littleEndian: boolean,
  main: readonly Entry[],
  exif: readonly Entry[],
): Uint8Array<ArrayBuffer> {
  const sorted = (entries: readonly Entry[]) => entries.toSorted((one, other) => one.tag - other.tag)
  const length = (entries: readonly Entry[]) =>
    entries.reduce((sum, { value }) => sum + 12 + (value.length > 4 ? value.length + (value.length % 2) : 0), 6)
  const pointer = { tag: exifPointer, type: 4, count: 1, value: new Uint8Array(4) }
  const first = sorted(exif.length ? [...main, pointer] : main)
  const second = 8 + length(first)
  viewOf(pointer.value).setUint32(0, second, littleEndian)
  const bytes = new Uint8Array(second + (exif.length ? length(exif) : 0))
  const view = viewOf(bytes)
  bytes.set(littleEndian ? [73, 73] : [77, 77])
  view.setUint16(2, 42, littleEndian)
  view.setUint32(4, 8, littleEndian)
  writeDirectory(bytes, 8, first, littleEndian)
  if (exif.length) writeDirectory(bytes, second, sorted(exif), littleEndian)
  return bytes
}

function writeDirectory(bytes: Uint8Array, offset: number, entries: readonly Entry[], littleEndian: boolean): void {
  const view = viewOf(bytes)
  view.setUint16(offset, entries.length, littleEndian)
  let at = offset + 2
  let room = at + entries.length * 12 + 4
  for (const { tag, type, count, value } of entries) {
    view.setUint16(at, tag, littleEndian)
    view.setUint16(at + 2, type, littleEndian)
    view.setUint32(at + 4, count, littleEndian)
    if (value.length <= 4) bytes.set(value, at + 8)
    else {
      view.setUint32(at + 8, room, littleEndian)
      bytes.set(value, room)
      room += value.length + (value.length % 2)
    }
    at += 12
  }
}
