import { type ByteReader, latin } from '../bytes/byte-reader.ts'

/** A stretch of a JPEG file. Marker 0 stands for the compressed picture itself. */
export interface Segment {
  readonly marker: number
  /** Where it starts, its two marker bytes included, and where it ends. */
  readonly start: number
  readonly end: number
}

const stretch = 2 ** 18
const startOfScan = 0xda
const endOfImage = 0xd9

/**
 * The segments of a JPEG from SOI to the first EOI, in order (ITU-T T.81, annex B). Bytes that belong to no segment are
 * passed over as decoders pass over them; a segment that claims more than the file has ends with the file.
 */
export async function* jpegSegments(reader: ByteReader): AsyncGenerator<Segment, void, void> {
  yield { marker: 0xd8, start: 0, end: 2 }
  let at = 2
  while (at < reader.size) {
    const start = await nextMarker(reader, at)
    const [, marker = 0, high = 0, low = 0] = await reader.read(start, 4)
    if (start >= reader.size) return
    const alone = marker === 0x01 || (marker >= 0xd0 && marker <= endOfImage)
    const end = Math.min(start + 2 + (alone ? 0 : Math.max(2, high * 256 + low)), reader.size)
    yield { marker, start, end }
    if (marker === endOfImage) return
    at = end
    if (marker === startOfScan) {
      at = await nextMarker(reader, end)
      yield { marker: 0, start: end, end: at }
    }
  }
}

/** Where the next marker is: FF, then neither 00 (a stuffed byte), nor a restart, nor another FF. Or the file's end. */
async function nextMarker(reader: ByteReader, from: number): Promise<number> {
  for (let start = from; start < reader.size; ) {
    const bytes = await reader.read(start, stretch)
    for (let at = bytes.indexOf(0xff); at >= 0 && at + 1 < bytes.length; at = bytes.indexOf(0xff, at + 1)) {
      const code = bytes[at + 1] as number
      if (code !== 0 && code !== 0xff && (code < 0xd0 || code > 0xd7)) return start + at
    }
    // The last byte is read again: it may be the first half of a marker.
    start += Math.max(1, bytes.length - 1)
    if (bytes.length < 2) break
  }
  return reader.size
}

/** The name with which an application segment begins, up to its NUL: `Exif`, `JFIF`, an address for XMP. */
export function segmentName(bytes: Uint8Array): string {
  return latin(bytes.subarray(4, 40)).replace(/\0.*/s, '')
}
