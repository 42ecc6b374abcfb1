import { isBlank, latin, viewOf } from '../bytes/byte-views.ts'
import type { Effort } from './effort.ts'

/** One field of a TIFF directory. The value's bytes are in the order of the file they came from. */
export interface Entry {
  readonly tag: number
  readonly type: number
  readonly count: number
  readonly value: Uint8Array
}

/** What a directory is about. `small` describes a small copy of the picture. */
type Subject = 'main' | 'exif' | 'gps' | 'small' | 'other'

/** The directories an Exif block is made of. Those it lacks are empty. */
export interface Tiff extends Readonly<Record<Subject, readonly Entry[]>> {
  readonly littleEndian: boolean
  /** The block is what it says: no field lies outside it or on another, and each directory that may stay is in order. */
  readonly orderly: boolean
  /** Every byte of it belongs to a field, or is zero. */
  readonly whole: boolean
}

/** Bytes of one value of each type, TIFF 6.0 section 2; 13 is a pointer to a directory. */
const typeSizes = [0, 1, 1, 2, 4, 8, 1, 1, 2, 4, 8, 4, 8, 4]
export const exifPointer = 0x8769
/** Fields that lead to other directories (Exif 3.0, section 4.6.3; TIFF technical note 1). */
const pointers: Readonly<Record<number, Subject>> = {
  [exifPointer]: 'exif',
  34853: 'gps',
  40965: 'other',
  330: 'other',
}
/** More than cameras write. Without bounds, a thousand starts of a block in one file each read all that is behind them. */
const mostFields = 128
const mostDirectories = 32
export const smallAt = 0x0201
const smallLength = 0x0202

/**
 * Reads the directories of an Exif block (TIFF 6.0; Exif 3.0, section 4.6). Every offset and length is taken as a claim:
 * what can be read is read, in any order (a Nokia 8.3 sorts nothing), and what is not as it should be is said.
 * Undefined if it is no TIFF at all. Throws TooMuchWork.
 */
export function readTiff(bytes: Uint8Array, effort: Effort): Tiff | undefined {
  const order = latin(bytes.subarray(0, 2))
  const littleEndian = order === 'II'
  const view = viewOf(bytes)
  if ((!littleEndian && order !== 'MM') || bytes.length < 8 || view.getUint16(2, littleEndian) !== 42) return undefined
  const found: Record<Subject, Entry[]> = { main: [], exif: [], gps: [], small: [], other: [] }
  const claims: (readonly [start: number, end: number])[] = [[0, 8]]
  const visited = new Set<number>()
  const waiting: (readonly [at: number, subject: Subject])[] = [[view.getUint32(4, littleEndian), 'main']]
  let orderly = true
  let whole = true

  for (let one = waiting.shift(); one; one = waiting.shift()) {
    const [offset, subject] = one
    if (visited.has(offset)) continue
    visited.add(offset)
    if (offset < 8 || offset + 2 > bytes.length || visited.size > mostDirectories) {
      orderly = whole = false
      continue
    }
    const count = view.getUint16(offset, littleEndian)
    const end = offset + 2 + count * 12
    if (count === 0 || count > mostFields || end > bytes.length) orderly = whole = false
    claims.push([offset, Math.min(end + 4, bytes.length)])
    let before = -1
    const read = Math.min(end, offset + 2 + mostFields * 12, bytes.length)
    for (let at = offset + 2; at + 12 <= read; at += 12) {
      effort.spend(20)
      const tag = view.getUint16(at, littleEndian)
      const entry = readEntry(at, tag)
      if (!entry) orderly = whole = false
      if (tag <= before && (subject === 'main' || subject === 'exif')) orderly = false
      before = Math.max(before, tag)
      if (entry) found[subject].push(entry)
      const below = pointers[tag]
      if (entry && below) for (const pointer of numbers(entry, littleEndian)) waiting.push([pointer, below])
    }
    const next = end + 4 <= bytes.length ? view.getUint32(end, littleEndian) : 0
    if (next) waiting.push([next, subject === 'main' ? 'small' : 'other'])
  }
  const [small] = valuesOf(found.small, smallAt, littleEndian)
  const [length] = valuesOf(found.small, smallLength, littleEndian)
  if (small && length) claims.push([small, small + length])

  claims.sort(([one], [other]) => one - other)
  let reached = 0
  for (const [start, end] of claims) {
    if (start < reached || end > bytes.length) orderly = false
    if (start > reached) whole &&= isBlank(bytes.subarray(reached, start))
    reached = Math.max(reached, end)
  }
  whole &&= isBlank(bytes.subarray(reached))
  return { ...found, littleEndian, orderly, whole }

  function readEntry(at: number, tag: number): Entry | undefined {
    const type = view.getUint16(at + 2, littleEndian)
    const count = view.getUint32(at + 4, littleEndian)
    const size = (typeSizes[type] || Infinity) * count
    const start = size > 4 ? view.getUint32(at + 8, littleEndian) : at + 8
    if (!(start + size <= bytes.length)) return undefined
    if (size > 4) claims.push([start, start + size])
    return { tag, type, count, value: bytes.subarray(start, start + size) }
  }
}

/** The values of a field as numbers, whatever number type it has been given; at most 16 of them. */
function numbers({ type, count, value }: Entry, littleEndian: boolean): number[] {
  const view = viewOf(value)
  const size = typeSizes[type] || 1
  return Array.from({ length: Math.min(count, 16) }, (_, index) => {
    const at = index * size
    if (type === 5) return view.getUint32(at, littleEndian) / view.getUint32(at + 4, littleEndian)
    if (type === 10) return view.getInt32(at, littleEndian) / view.getInt32(at + 4, littleEndian)
    if (type === 11) return view.getFloat32(at, littleEndian)
    if (type === 12) return view.getFloat64(at, littleEndian)
    if (size === 4) return view.getUint32(at, littleEndian)
    return size === 2 ? view.getUint16(at, littleEndian) : view.getUint8(at)
  })
}

/** The values of the first field with a tag, as numbers. */
export function valuesOf(entries: readonly Entry[], tag: number, littleEndian: boolean): number[] {
  const entry = entries.find((each) => each.tag === tag)
  return entry ? numbers(entry, littleEndian) : []
}
