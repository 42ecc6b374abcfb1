import { viewOf } from '../bytes/byte-views.ts'
import { type Entry, exifPointer } from './tiff.ts'

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
