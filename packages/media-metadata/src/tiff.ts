import { createDataView, decodeLatin1 } from './bytes.ts'

/** A field of a TIFF directory; its value is in the byte order of the block. */
export interface IfdEntry {
  readonly tag: number
  readonly type: number
  readonly count: number
  readonly value: Uint8Array
}

type IfdName = 'ifd0' | 'exif' | 'gps' | 'ifd1'

export interface Tiff extends Readonly<Record<IfdName, readonly IfdEntry[]>> {
  readonly littleEndian: boolean
  /** Whether a part of it could not be read. */
  readonly isDamaged: boolean
}

/** Bytes of one value of each type (TIFF 6.0, section 2); 13 is a pointer, 129 UTF-8 (Exif 3.0). */
const typeSizes: Readonly<Record<number, number>> = { ...[0, 1, 1, 2, 4, 8, 1, 1, 2, 4, 8, 4, 8, 4], 129: 1 }
/** Types of text, and of bytes that can be text. */
export const textTypes: readonly number[] = [2, 7, 129]
/** Fields that point to other directories (Exif 3.0, section 4.6.3). */
const pointers: Readonly<Record<number, IfdName | undefined>> = { 34665: 'exif', 34853: 'gps', 40965: 'exif' }
/** More than cameras write. */
const maxEntries = 128
const maxDirectories = 8

/** Reads the directories of an Exif block. Undefined if it is no TIFF. */
export function readTiff(bytes: Uint8Array): Tiff | undefined {
  const view = createDataView(bytes)
  const littleEndian = decodeLatin1(bytes.subarray(0, 2)) === 'II'
  if (bytes.length < 8 || view.getUint16(2, littleEndian) !== 42) return undefined
  const directories: Record<IfdName, IfdEntry[]> = { ifd0: [], exif: [], gps: [], ifd1: [] }
  const queue: [at: number, name: IfdName][] = [[view.getUint32(4, littleEndian), 'ifd0']]
  const visited = new Set<number>()
  let isDamaged = false
  let valueBytes = 0
  for (const [at, name] of queue) {
    const isInside = at >= 8 && at + 2 <= bytes.length
    const count = isInside ? view.getUint16(at, littleEndian) : Infinity
    const end = at + 2 + count * 12
    if (count > maxEntries || end > bytes.length || visited.has(at) || visited.size === maxDirectories) {
      isDamaged = true
      continue
    }
    visited.add(at)
    for (let entryAt = at + 2; entryAt < end; entryAt += 12) {
      const entry = readEntry(bytes, entryAt, littleEndian)
      const target = entry && pointers[entry.tag]
      valueBytes += entry?.value.length ?? 0
      // Values that lie over each other would cost more time than the block is long.
      if (!entry || valueBytes > bytes.length) isDamaged = true
      else if (target) queue.push([readNumbers(entry, littleEndian)[0] ?? 0, target])
      else directories[name].push(entry)
    }
    const next = end + 4 <= bytes.length && name === 'ifd0' ? view.getUint32(end, littleEndian) : 0
    if (next > 0) queue.push([next, 'ifd1'])
  }
  return { ...directories, littleEndian, isDamaged }
}

function readEntry(bytes: Uint8Array, at: number, littleEndian: boolean): IfdEntry | undefined {
  const view = createDataView(bytes)
  const [type, count] = [view.getUint16(at + 2, littleEndian), view.getUint32(at + 4, littleEndian)]
  const size = (typeSizes[type] || Infinity) * count
  const start = size > 4 ? view.getUint32(at + 8, littleEndian) : at + 8
  if (!(start + size <= bytes.length)) return undefined
  return { tag: view.getUint16(at, littleEndian), type, count, value: bytes.subarray(start, start + size) }
}

/** Returns at most 16 values of a field as numbers, and none of a text. */
export function readNumbers({ type, count, value }: IfdEntry, littleEndian: boolean): number[] {
  if (textTypes.includes(type)) return []
  const view = createDataView(value)
  const size = typeSizes[type] ?? 1
  return Array.from({ length: Math.min(count, 16) }, (_, index) => {
    const at = index * size
    if (type === 5) return view.getUint32(at, littleEndian) / view.getUint32(at + 4, littleEndian)
    if (type === 10) return view.getInt32(at, littleEndian) / view.getInt32(at + 4, littleEndian)
    if (size === 4) return view.getUint32(at, littleEndian)
    return size === 2 ? view.getUint16(at, littleEndian) : view.getUint8(at)
  })
}
