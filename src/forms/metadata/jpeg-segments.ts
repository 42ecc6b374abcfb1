import { latin } from '../bytes/byte-views.ts'
import type { Effort } from './effort.ts'

/** A stretch of a JPEG file. Marker 0 stands for the compressed picture itself. */
export interface Segment {
  readonly marker: number
  /** Where it starts, its two marker bytes included, and where it ends. */
  readonly start: number
  readonly end: number
}

export const startOfImage = 0xd8
export const endOfImage = 0xd9
export const comment = 0xfe
const startOfScan = 0xda

/**
 * The segments of a JPEG from SOI to the first EOI, in order (ITU-T T.81, annex B). Bytes that belong to no segment are
 * passed over as decoders pass over them; a segment that claims more than the file has ends with the file. Throws TooMuchWork.
 */
export function* jpegSegments(bytes: Uint8Array, effort: Effort): Generator<Segment, void, void> {
  yield { marker: startOfImage, start: 0, end: 2 }
  for (let at = 2; at < bytes.length; ) {
    effort.spend()
    const start = nextMarker(bytes, at)
    if (start >= bytes.length) return
    const [, marker = 0, high = 0, low = 0] = bytes.subarray(start, start + 4)
    const alone = marker === 0x01 || (marker >= 0xd0 && marker <= endOfImage)
    const end = Math.min(start + 2 + (alone ? 0 : Math.max(2, high * 256 + low)), bytes.length)
    yield { marker, start, end }
    if (marker === endOfImage) return
    at = end
    if (marker === startOfScan) {
      at = nextMarker(bytes, end)
      yield { marker: 0, start: end, end: at }
    }
  }
}

/** Where the next marker is: FF, then neither 00 (a stuffed byte), nor a restart, nor another FF. Or the file's end. */
function nextMarker(bytes: Uint8Array, from: number): number {
  for (let at = bytes.indexOf(0xff, from); at >= 0 && at + 1 < bytes.length; at = bytes.indexOf(0xff, at + 1)) {
    const code = bytes[at + 1] as number
    if (code !== 0 && code !== 0xff && (code < 0xd0 || code > 0xd7)) return at
  }
  return bytes.length
}

export function isApplication({ marker }: Segment): boolean {
  return marker >= 0xe0 && marker <= 0xef
}

/** Markers of T.81 table B.1 that a decoder needs, and the compressed data. */
export function isPicture({ marker }: Segment): boolean {
  return marker === 0 || (marker >= 0xc0 && marker <= 0xdf)
}

/** The name with which an application segment begins, up to its NUL: `Exif`, `JFIF`, an address for XMP. */
export function segmentName(bytes: Uint8Array): string {
  return latin(bytes.subarray(4, 40)).replace(/\0.*/s, '')
}

/** Application segments that change how the picture looks: JFIF's density, color profiles, Adobe's color transform. */
export function isPictureData(marker: number, name: string): boolean {
  return (
    (marker === 0xe0 && name === 'JFIF') ||
    (marker === 0xe2 && name === 'ICC_PROFILE') ||
    (marker === 0xee && name.startsWith('Adobe'))
  )
}

/** How long JFIF and Adobe segments are by their definitions: with no thumbnail, and nothing behind. */
export const definedLength: Readonly<Record<number, number>> = { 224: 18, 238: 16 }
