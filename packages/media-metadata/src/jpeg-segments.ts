import { decodeLatin1 } from './byte-views.ts'
import type { WorkLimiter } from './work-limiter.ts'

/** A segment of a JPEG file. Marker 0 means the compressed picture behind a start of scan. */
export interface JpegSegment {
  readonly marker: number
  /** Where it starts, its two marker bytes included, and where it ends. */
  readonly start: number
  readonly end: number
}

export const soiMarker = 0xd8
export const eoiMarker = 0xd9
export const comMarker = 0xfe
export const sosMarker = 0xda
export const dhtMarker = 0xc4
export const dqtMarker = 0xdb

/**
 * Reads the segments of a JPEG from SOI to the first EOI, in order (ITU-T T.81, annex B). Bytes that belong to no segment
 * are skipped, as decoders skip them; a segment that claims more than the file has ends with it. Throws WorkLimitError.
 */
export function* readJpegSegments(bytes: Uint8Array, limiter: WorkLimiter): Generator<JpegSegment, void, void> {
  yield { marker: soiMarker, start: 0, end: 2 }
  for (let at = 2; at < bytes.length; ) {
    const start = findMarker(bytes, at)
    limiter.spend(1 + (start - at) / 64)
    if (start >= bytes.length) return
    const [, marker = 0, high = 0, low = 0] = bytes.subarray(start, start + 4)
    const hasNoLength = marker === 0x01 || (marker >= 0xd0 && marker <= eoiMarker)
    const end = Math.min(start + 2 + (hasNoLength ? 0 : Math.max(2, high * 256 + low)), bytes.length)
    yield { marker, start, end }
    if (marker === eoiMarker) return
    at = end
    if (marker === sosMarker) {
      at = findMarker(bytes, end)
      limiter.spend((at - end) / 64)
      yield { marker: 0, start: end, end: at }
    }
  }
}

/**
 * Returns where the next restart marker is, or the next other marker: FF, then neither 00 (a stuffed byte), nor a restart,
 * nor another FF. The end if there is none.
 */
export function findMarker(bytes: Uint8Array, from: number, end = bytes.length, restarts = false): number {
  for (let at = bytes.indexOf(0xff, from); at >= 0 && at + 1 < end; at = bytes.indexOf(0xff, at + 1)) {
    const code = bytes[at + 1] as number
    const isRestart = code >> 3 === 0xd0 >> 3
    if (restarts ? isRestart : !isRestart && code !== 0 && code !== 0xff) return at
  }
  return end
}

/**
 * Markers of T.81, table B.1, that browsers decode: baseline, extended and progressive frames, their tables, scans and
 * restart intervals.
 */
const imageMarkers = [0, 0xc0, 0xc1, 0xc2, dhtMarker, soiMarker, eoiMarker, sosMarker, dqtMarker, 0xdd]

/** Returns whether decoders need a segment for the picture. */
export function isImageSegment({ marker }: JpegSegment): boolean {
  return imageMarkers.includes(marker)
}

/** Returns the name with which an application segment begins, up to its NUL: `Exif`, `JFIF`, a URL for XMP. */
export function getSegmentIdentifier(bytes: Uint8Array): string {
  return decodeLatin1(bytes.subarray(4, 40)).replace(/\0.*/s, '')
}

/**
 * Returns how long a segment is by its definition if it is one that changes how the picture looks, JFIF's without a thumbnail
 * or Adobe's, and 0 of others.
 */
export function getFieldsLength(bytes: Uint8Array): number {
  const name = getSegmentIdentifier(bytes)
  if (bytes[1] === 0xe0 && name === 'JFIF') return 18
  return bytes[1] === 0xee && name.startsWith('Adobe') ? 16 : 0
}
