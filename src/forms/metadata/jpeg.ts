import { isBlank, latin } from '../bytes/byte-views.ts'
import type { Effort } from './effort.ts'
import { exifFinding } from './exif.ts'
import { iptcFinding } from './iptc.ts'
import {
  comment,
  definedLength,
  endOfImage,
  isApplication,
  isPicture,
  isPictureData,
  jpegSegments,
  type Segment,
  segmentName,
} from './jpeg-segments.ts'
import { signsIn } from './signs.ts'
import type { Finding } from './traces.ts'
import { xmpFinding } from './xmp.ts'

const exifHead = 10
/** `http://ns.adobe.com/xmp/extension/`, NUL, the sum of the whole, its length, where this part of it begins. */
const extensionHead = 79

/** What a JPEG tells: in Exif, XMP, Photoshop's IPTC, comments, and in what follows the picture. Throws TooMuchWork. */
export function* jpegFindings(bytes: Uint8Array, effort: Effort): Generator<Finding, void, void> {
  const extension: string[] = []
  let reached = 2
  let last: Segment | undefined
  for (const segment of jpegSegments(bytes, effort)) {
    const content = bytes.subarray(segment.start, segment.end)
    if (segment.start > reached && !isFilling(bytes.subarray(reached, segment.start)))
      yield { unread: ['bytes between the parts of the picture'] }
    reached = segment.end
    last = segment
    if (segmentName(content) === 'http://ns.adobe.com/xmp/extension/')
      extension.push(new TextDecoder().decode(content.subarray(extensionHead)))
    yield segmentFinding(segment, content, effort)
  }
  // A packet of several segments is only whole when they are put together.
  if (extension.length) yield xmpFinding(extension.join(''), effort)
  // A picture cut in its pixels has lost nothing but pixels.
  if (last?.marker !== endOfImage && last?.marker !== 0) yield { unread: ['a part that is cut off'] }
  else if (!isBlank(bytes.subarray(last.end))) yield { unread: ['something behind the picture'] }
  yield* signsIn(bytes, effort)
}

/** Any number of FF may stand before a marker (T.81, B.1.1.2). */
function isFilling(bytes: Uint8Array): boolean {
  return bytes.every((byte) => byte === 0xff)
}

function segmentFinding(segment: Segment, bytes: Uint8Array, effort: Effort): Finding {
  const { marker } = segment
  if (isPicture(segment)) return {}
  if (marker === comment) return { unread: ['a caption or comment'] }
  const name = segmentName(bytes)
  if (name === 'Exif') return exifFinding(bytes.subarray(exifHead), effort)
  if (name.startsWith('http://ns.adobe.com/x'))
    return xmpFinding(new TextDecoder().decode(bytes.subarray(4 + name.length)), effort)
  if (name === 'Photoshop 3.0') return iptcFinding(bytes.subarray(4), effort)
  if (isApplication(segment) && isPictureData(marker, name)) {
    const rest = bytes.subarray(definedLength[marker] ?? bytes.length)
    return isBlank(rest) ? {} : { unread: ['a small copy of the picture'] }
  }
  const called = latin(bytes.subarray(4, 12)).replace(/[^\w -].*/s, '')
  return { unread: [called ? `a block called ${called}` : 'a block without a name'] }
}
