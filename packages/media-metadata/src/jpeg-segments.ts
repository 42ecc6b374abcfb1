import { concatBytes, readString, writeNumber } from './bytes.ts'
import { missingPicture, UncleanableError } from './uncleanable-error.ts'

/** A segment of a JPEG file. Marker 0 means the compressed picture behind a start of scan. */
export interface JpegSegment {
  readonly marker: number
  /** Where it starts, its two marker bytes included, and where it ends. */
  readonly start: number
  readonly end: number
}

const soiMarker = 0xd8
export const eoiMarker = 0xd9
const sosMarker = 0xda

/** Frames that browsers decode: baseline, extended, progressive; the same with arithmetic codes (T.81, table B.1). */
const frameMarkers = [0xc0, 0xc1, 0xc2, 0xc9, 0xca]
/** Compressed data; frames; tables for Huffman and arithmetic codes and quantization; EOI; SOS; restart intervals. */
const imageMarkers = [0, ...frameMarkers, 0xc4, 0xcc, eoiMarker, sosMarker, 0xdb, 0xdd]

/**
 * Reads the segments of a JPEG from behind SOI to the first EOI, in order (ITU-T T.81, annex B). Bytes that belong to no
 * segment are skipped, as decoders skip them; a segment that claims more than the file has ends with it. Throws
 * UncleanableError where there is not one picture.
 */
export function* readJpegSegments(bytes: Uint8Array): Generator<JpegSegment, void, void> {
  let frames = 0
  let scans = 0
  for (let at = 2; at < bytes.length; ) {
    const start = findMarker(bytes, at)
    if (start >= bytes.length) break
    const [, marker = 0, high = 0, low = 0] = bytes.subarray(start, start + 4)
    // What a wrong length of a segment leaves of a thumbnail. No decoder goes on there.
    if (marker === soiMarker) throw new UncleanableError(missingPicture)
    const hasNoLength = marker === 0x01 || marker === eoiMarker
    const end = Math.min(start + 2 + (hasNoLength ? 0 : Math.max(2, high * 256 + low)), bytes.length)
    if (frameMarkers.includes(marker)) frames += 1
    yield { marker, start, end }
    if (marker === eoiMarker) break
    at = end
    if (marker !== sosMarker) continue
    scans += 1
    at = findMarker(bytes, end)
    yield { marker: 0, start: end, end: at }
  }
  if (frames !== 1 || scans === 0) throw new UncleanableError(missingPicture)
}

/**
 * Returns where the next marker is: FF, then neither 00 (a stuffed byte), nor a restart, nor another FF. The end if there is
 * none.
 */
function findMarker(bytes: Uint8Array, from: number): number {
  for (let at = bytes.indexOf(0xff, from); at >= 0 && at + 1 < bytes.length; at = bytes.indexOf(0xff, at + 1)) {
    const code = bytes[at + 1] as number
    const isRestart = code >> 3 === 0xd0 >> 3
    if (!isRestart && code !== 0 && code !== 0xff) return at
  }
  return bytes.length
}

/** Returns whether decoders need a segment for the picture. */
export function isImageSegment({ marker }: JpegSegment): boolean {
  return imageMarkers.includes(marker)
}

/** Returns the name with which an application segment begins, up to its NUL: `Exif`, `JFIF`, a URL for XMP. */
export function getSegmentIdentifier(bytes: Uint8Array): string {
  return readString(bytes.subarray(4, 40))
}

/**
 * Returns how long the two application segments are that change how a picture looks, by their definitions, marker and length
 * included: JFIF's without a thumbnail, and Adobe's. Undefined of others.
 */
export function getDefinedLength(bytes: Uint8Array): number | undefined {
  const [, marker = 0] = bytes
  const name = getSegmentIdentifier(bytes)
  if (marker === 0xe0 && name === 'JFIF') return 18
  return marker === 0xee && name.startsWith('Adobe') ? 16 : undefined
}

/** Writes a segment around some bytes, of which there are at most 65,533. */
export function writeSegment(marker: number, content: Uint8Array): Uint8Array {
  return concatBytes([Uint8Array.of(0xff, marker), writeNumber(content.length + 2, 2), content])
}
