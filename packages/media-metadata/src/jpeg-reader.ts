import { decodeLatin1, isZeroFilled } from './byte-views.ts'
import { readExif } from './exif.ts'
import { readIcc } from './icc.ts'
import { readIptc } from './iptc.ts'
import { readJpegPicture } from './jpeg-picture.ts'
import { isProfileSegment, joinProfile } from './jpeg-profile.ts'
import { comMarker, getFieldsLength, getSegmentIdentifier, isImageSegment, type JpegSegment } from './jpeg-segments.ts'
import type { MetadataFinding } from './metadata-report.ts'
import type { WorkLimiter } from './work-limiter.ts'
import { readXmp } from './xmp.ts'

const exifHead = 10

/**
 * Reads what a JPEG records: in Exif, XMP, IPTC, its color profile, comments, and in what is hidden in or behind the
 * picture. Throws WorkLimitError.
 */
export function* readJpeg(bytes: Uint8Array, limiter: WorkLimiter): Generator<MetadataFinding, void, void> {
  const { segments, unknownParts } = readJpegPicture(bytes, limiter)
  const profile: Uint8Array[] = []
  for (const segment of segments) {
    const content = bytes.subarray(segment.start, segment.end)
    if (isProfileSegment(content)) profile.push(content)
    else if (!isImageSegment(segment)) yield* readSegment(segment, content, limiter)
  }
  if (profile.length) yield readIcc(joinProfile(profile) ?? new Uint8Array())
  yield { unknownParts }
}

function readSegment({ marker }: JpegSegment, bytes: Uint8Array, limiter: WorkLimiter): MetadataFinding[] {
  const name = getSegmentIdentifier(bytes)
  if (marker === comMarker) return [{ unknownParts: ['a caption or comment'] }]
  if (name === 'Exif') return readExif(bytes.subarray(exifHead), limiter)
  if (name.startsWith('http://ns.adobe.com/x'))
    return [readXmp(new TextDecoder().decode(bytes.subarray(4 + name.length)), limiter)]
  if (name === 'Photoshop 3.0') return [readIptc(bytes.subarray(4), limiter)]
  const length = getFieldsLength(bytes)
  if (length)
    return isZeroFilled(bytes.subarray(length)) ? [] : [{ unknownParts: ['bytes behind the fields of a block'] }]
  const letters = decodeLatin1(bytes.subarray(4, 12)).replace(/[^\w -].*/s, '')
  return [{ unknownParts: [`a block called ${letters || 'nothing'}`] }]
}
