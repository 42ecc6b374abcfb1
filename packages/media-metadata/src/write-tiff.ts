import { concatBytes, createDataView } from './bytes.ts'
import { exifIfdTag, type IfdEntry } from './tiff.ts'

/** Writes a new Exif block with these fields and nothing else. They keep the byte order of the block they came from. */
export function writeTiff(
  littleEndian: boolean,
  ifd0: readonly IfdEntry[],
  exif: readonly IfdEntry[],
): Uint8Array<ArrayBuffer> {
  const pointer = { tag: exifIfdTag, type: 4, count: 1, value: new Uint8Array(4) }
  const head = new Uint8Array(8)
  head.set(littleEndian ? [73, 73, 42, 0, 8] : [77, 77, 0, 42, 0, 0, 0, 8])
  const writeMain = () => writeDirectory(exif.length ? [...ifd0, pointer] : ifd0, 8, littleEndian)
  const end = 8 + writeMain().length
  createDataView(pointer.value).setUint32(0, end, littleEndian)
  return concatBytes([head, writeMain(), ...(exif.length ? [writeDirectory(exif, end, littleEndian)] : [])])
}

/** Writes a directory for this place in the block, its fields in order, then the values longer than four bytes. */
function writeDirectory(fields: readonly IfdEntry[], offset: number, littleEndian: boolean): Uint8Array {
  const head = new Uint8Array(6 + fields.length * 12)
  const view = createDataView(head)
  const values: Uint8Array[] = []
  let [at, end] = [2, head.length]
  view.setUint16(0, fields.length, littleEndian)
  for (const { tag, type, count, value } of [...fields].sort((one, other) => one.tag - other.tag)) {
    view.setUint16(at, tag, littleEndian)
    view.setUint16(at + 2, type, littleEndian)
    view.setUint32(at + 4, count, littleEndian)
    if (value.length > 4) {
      view.setUint32(at + 8, offset + end, littleEndian)
      values.push(value, new Uint8Array(value.length % 2))
      end += value.length + (value.length % 2)
    } else head.set(value, at + 8)
    at += 12
  }
  return concatBytes([head, ...values])
}
