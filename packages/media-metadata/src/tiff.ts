import { type ByteSpan, countCovered, createDataView, decodeLatin1, getGaps, isZeroFilled } from './bytes.ts'

/** A field of a TIFF directory; its value is in the byte order of the block. */
export interface IfdEntry {
  readonly tag: number
  readonly type: number
  readonly count: number
  readonly value: Uint8Array
}

/** The directories; `ifd1` describes the thumbnail. */
type IfdName = 'ifd0' | 'exif' | 'gps' | 'ifd1' | 'other'

/** The directories an Exif block is made of. Those it lacks are empty. */
export interface TiffBlock extends Readonly<Record<IfdName, readonly IfdEntry[]>> {
  readonly littleEndian: boolean
  /** No field is outside the block or overlaps another, and no tag is twice in a directory. */
  readonly isWellFormed: boolean
  /** The same, and every byte belongs to a field or is zero. */
  readonly isFullyParsed: boolean
  /** A JPEG of its own, or as much of it as there is; empty if the block has none. */
  readonly thumbnail: Uint8Array
}

/** Bytes of one value of each type, TIFF 6.0 section 2; 13 is a pointer to a directory, 129 UTF-8 (Exif 3.0). */
const typeSizes: Readonly<Record<number, number>> = {
  ...[0, 1, 1, 2, 4, 8, 1, 1, 2, 4, 8, 4, 8, 4],
  129: 1,
}
/** Types of text, and of bytes that can be text. */
export const textTypes = [2, 7, 129]
export const exifIfdTag = 0x8769
/** Fields that point to other directories (Exif 3.0, section 4.6.3; TIFF technical note 1). */
const pointers: Readonly<Record<number, IfdName>> = {
  [exifIfdTag]: 'exif',
  34853: 'gps',
  40965: 'other',
  330: 'other',
}
/** More than cameras write. Without limits, a thousand blocks that begin in one file would each read all that follows. */
const maxEntries = 128
const maxDirectories = 16
const thumbnailOffsetTag = 0x0201
const thumbnailLengthTag = 0x0202

/**
 * Reads the directories of an Exif block (TIFF 6.0; Exif 3.0, section 4.6). Every offset and length is checked:
 * what can be read is read, in any order (some phones sort nothing), and the result states what is not as it should be.
 * Undefined if it is no TIFF at all.
 */
export function readTiff(bytes: Uint8Array): TiffBlock | undefined {
  const order = decodeLatin1(bytes.subarray(0, 2))
  const littleEndian = order === 'II'
  const view = createDataView(bytes)
  if ((!littleEndian && order !== 'MM') || bytes.length < 8 || view.getUint16(2, littleEndian) !== 42) return undefined
  const found: Record<IfdName, IfdEntry[]> = { ifd0: [], exif: [], gps: [], ifd1: [], other: [] }
  const claims: ByteSpan[] = [{ start: 0, end: 8 }]
  const visited = new Set<number>()
  const waiting: (readonly [at: number, subject: IfdName])[] = [[view.getUint32(4, littleEndian), 'ifd0']]
  let isWellFormed = true

  for (let one = waiting.shift(); one; one = waiting.shift()) {
    const [offset, subject] = one
    if (visited.has(offset)) continue
    visited.add(offset)
    if (offset < 8 || offset + 2 > bytes.length || visited.size > maxDirectories) {
      isWellFormed = false
      continue
    }
    const count = view.getUint16(offset, littleEndian)
    const end = offset + 2 + count * 12
    isWellFormed &&= count <= maxEntries && end <= bytes.length
    claims.push({ start: offset, end: Math.min(end + 4, bytes.length) })
    const tags = new Set<number>()
    for (let at = offset + 2; at + 12 <= Math.min(end, bytes.length) && tags.size < maxEntries; at += 12) {
      const entry = readEntry(bytes, at, littleEndian)
      // Two programs can read two fields with one tag.
      isWellFormed &&= entry !== undefined && !tags.has(entry.tag)
      if (!entry) continue
      tags.add(entry.tag)
      found[subject].push(entry)
      const { byteOffset, length } = entry.value
      const start = byteOffset - bytes.byteOffset
      if (length > 4) claims.push({ start, end: start + length })
      const below = pointers[entry.tag]
      if (below) for (const pointer of readNumbers(entry, littleEndian)) waiting.push([pointer, below])
    }
    const next = end + 4 <= bytes.length ? view.getUint32(end, littleEndian) : 0
    if (next) waiting.push([next, subject === 'ifd0' ? 'ifd1' : 'other'])
  }
  const [start = 0, length = 0] = [thumbnailOffsetTag, thumbnailLengthTag].map((tag) => {
    const entry = found.ifd1.find((field) => field.tag === tag)
    return entry && readNumbers(entry, littleEndian)[0]
  })
  claims.push({ start, end: start + length })
  const claimed = claims.reduce((sum, { start, end }) => sum + end - start, 0)
  isWellFormed &&= claimed === countCovered(claims, bytes.length)
  const gaps = getGaps(claims, bytes.length)
  const isFullyParsed = isWellFormed && gaps.every(({ start, end }) => isZeroFilled(bytes.subarray(start, end)))
  return { ...found, littleEndian, isWellFormed, isFullyParsed, thumbnail: bytes.subarray(start, start + length) }
}

/** Reads a field. Undefined if its value is not in the block. */
function readEntry(bytes: Uint8Array, at: number, littleEndian: boolean): IfdEntry | undefined {
  const view = createDataView(bytes)
  const type = view.getUint16(at + 2, littleEndian)
  const count = view.getUint32(at + 4, littleEndian)
  const size = (typeSizes[type] || Infinity) * count
  const start = size > 4 ? view.getUint32(at + 8, littleEndian) : at + 8
  // No type has a size of 0: then NaN is not in the block either.
  if (!(start + size <= bytes.length)) return undefined
  return { tag: view.getUint16(at, littleEndian), type, count, value: bytes.subarray(start, start + size) }
}

/** Returns the values of a field as numbers, whatever number type it has been given; at most 16, and none of text. */
export function readNumbers({ type, count, value }: IfdEntry, littleEndian: boolean): number[] {
  if (textTypes.includes(type)) return []
  const view = createDataView(value)
  const size = typeSizes[type] || 1
  return Array.from({ length: Math.min(count, 16) }, (_, index) => {
    const at = index * size
    if (type === 5) return view.getUint32(at, littleEndian) / view.getUint32(at + 4, littleEndian)
    if (type === 10) return view.getInt32(at, littleEndian) / view.getInt32(at + 4, littleEndian)
    if (size === 4) return view.getUint32(at, littleEndian)
    return size === 2 ? view.getUint16(at, littleEndian) : view.getUint8(at)
  })
}
