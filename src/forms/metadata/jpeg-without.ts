import type { Effort } from './effort.ts'
import { exifWithout } from './exif.ts'
import {
  definedLength,
  isApplication,
  isPicture,
  isPictureData,
  jpegSegments,
  segmentName,
  startOfImage,
} from './jpeg-segments.ts'
import type { Removal } from './traces.ts'

const exifHead = 10

/**
 * The parts of a JPEG without its traces: the picture's segments byte for byte; of the others only those that make up its
 * colors and its turn. What follows the picture goes too: it may be a second picture with a place of its own. Undefined if
 * the file has no picture to keep. Throws TooMuchWork.
 */
export function jpegWithout(bytes: Uint8Array, what: Removal, effort: Effort): Uint8Array[] | undefined {
  const parts: Uint8Array[] = []
  let exifDone = false
  let picture = false
  for (const segment of jpegSegments(bytes, effort)) {
    const { marker, start, end } = segment
    // A second beginning inside the first: what a short segment length leaves behind of a small copy. No decoder goes on.
    if (marker === startOfImage && start > 0) return undefined
    const content = bytes.subarray(start, end)
    const name = segmentName(content)
    picture ||= marker === 0
    if (isPicture(segment)) parts.push(content)
    else if (!isApplication(segment)) continue
    else if (name === 'Exif' && !exifDone) {
      const exif = exifWithout(content.subarray(exifHead), what, effort)
      // Fields that share their bytes in the old block have their own in the new one, and could outgrow a segment.
      exifDone = exif !== undefined && exif.length < 65_500
      if (exif && exifDone) parts.push(applicationSegment(0xe1, new TextEncoder().encode('Exif\0\0'), exif))
    } else if (isPictureData(marker, name)) parts.push(atDefinedLength(marker, content))
  }
  return picture ? parts : undefined
}

/** No thumbnail, nothing behind. */
function atDefinedLength(marker: number, bytes: Uint8Array): Uint8Array {
  const length = definedLength[marker]
  if (!length) return bytes
  const content = new Uint8Array(length - 4)
  // The last two bytes of JFIF are the size of its thumbnail.
  content.set(bytes.subarray(4, marker === 0xe0 ? length - 2 : length))
  return applicationSegment(marker, content)
}

function applicationSegment(marker: number, ...parts: Uint8Array[]): Uint8Array {
  const length = parts.reduce((sum, part) => sum + part.length, 2)
  const bytes = new Uint8Array(2 + length)
  bytes.set([0xff, marker, length >> 8, length & 255])
  let at = 4
  for (const part of parts) {
    bytes.set(part, at)
    at += part.length
  }
  return bytes
}
