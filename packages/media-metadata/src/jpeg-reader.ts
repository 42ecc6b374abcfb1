import { decodeLatin1, isZeroFilled } from './byte-views.ts'
import { readExif } from './exif.ts'
import { readIcc } from './icc.ts'
import { readIptc } from './iptc.ts'
import { readJpegPicture } from './jpeg-picture.ts'
import { isProfileSegment, joinProfile } from './jpeg-profile.ts'
import { isFilling } from './jpeg-scan.ts'
import {
  comMarker,
  eoiMarker,
  getFieldsLength,
  getSegmentIdentifier,
  isImageSegment,
  type JpegSegment,
  readJpegSegments,
} from './jpeg-segments.ts'
import type { MetadataFinding } from './metadata-report.ts'
import type { WorkLimiter } from './work-limiter.ts'
import { readXmp } from './xmp.ts'

const exifHead = 10

/**
 * Reads what a JPEG records: in Exif, XMP, IPTC, its color profile, comments, and in what is hidden in or behind the
 * picture. Throws WorkLimitError.
 */
export function* readJpeg(bytes: Uint8Array, limiter: WorkLimiter): Generator<MetadataFinding, void, void> {
  const profile: Uint8Array[] = []
  const segments: JpegSegment[] = []
  let reached = 2
  for (const segment of readJpegSegments(bytes, limiter)) {
    const content = bytes.subarray(segment.start, segment.end)
    if (segment.start > reached && !isFilling(bytes.subarray(reached, segment.start)))
      yield { unknownParts: ['bytes between the segments of the picture'] }
    reached = segment.end
    segments.push(segment)
    if (isProfileSegment(content)) profile.push(content)
    else if (!isImageSegment(segment)) yield readSegment(segment, content, limiter)
  }
  if (profile.length) yield readIcc(joinProfile(profile) ?? new Uint8Array())
  yield { unknownParts: readJpegPicture(bytes, segments, limiter).unknownParts }
  const last = segments.at(-1)
  // A picture that was cut off in its pixels has lost nothing but pixels.
  if (last?.marker !== eoiMarker && last?.marker !== 0) yield { unknownParts: ['a part that is cut off'] }
  else if (!isZeroFilled(bytes.subarray(last.end))) yield { unknownParts: ['something behind the picture'] }
}

function readSegment({ marker }: JpegSegment, bytes: Uint8Array, limiter: WorkLimiter): MetadataFinding {
  if (marker === comMarker) return { unknownParts: ['a caption or comment'] }
  const name = getSegmentIdentifier(bytes)
  if (name === 'Exif') return readExif(bytes.subarray(exifHead), limiter)
  if (name.startsWith('http://ns.adobe.com/x'))
    return readXmp(new TextDecoder().decode(bytes.subarray(4 + name.length)), limiter)
  if (name === 'Photoshop 3.0') return readIptc(bytes.subarray(4), limiter)
  const length = getFieldsLength(bytes)
  if (length)
    return isZeroFilled(bytes.subarray(length)) ? {} : { unknownParts: ['bytes behind the fields of a block'] }
  const letters = decodeLatin1(bytes.subarray(4, 12)).replace(/[^\w -].*/s, '')
  return { unknownParts: [letters ? `a block called ${letters}` : 'a block without a name'] }
}
