import { cleanExif } from './exif.ts'
import { cleanIcc } from './icc-cleaner.ts'
import { readJpegPicture, writeSegment } from './jpeg-picture.ts'
import { isProfileSegment, joinProfile, splitProfile } from './jpeg-profile.ts'
import { getFieldsLength, getSegmentIdentifier, soiMarker, sosMarker } from './jpeg-segments.ts'
import type { MetadataRemoval } from './metadata-report.ts'
import type { WorkLimiter } from './work-limiter.ts'

const exifHead = 10
const maxExifBytes = 65_500

/**
 * Returns the parts of a JPEG without its metadata: its tables and scans as far as a decoder reads them, and of the rest
 * only what makes up its colors and its orientation. What follows the picture goes, too. Undefined if the picture or its
 * profile cannot be followed to the end. Throws WorkLimitError.
 */
export function cleanJpeg(bytes: Uint8Array, removal: MetadataRemoval, limiter: WorkLimiter): Uint8Array[] | undefined {
  const picture = readJpegPicture(bytes, limiter)
  const { segments } = picture
  if (!picture.isUnderstood) return undefined
  // What comes later, decoders do not look at.
  const scan = segments.findIndex(({ marker }) => marker === sosMarker)
  const before = segments.slice(0, scan).map(({ start, end }) => bytes.subarray(start, end))
  const find = (marker: number) => before.find((content) => content[1] === marker && getFieldsLength(content) > 0)
  const profile = cleanProfile(before.filter(isProfileSegment))
  if (!profile) return undefined
  return [
    Uint8Array.of(0xff, soiMarker),
    ...truncateSegment(find(0xe0)),
    ...findExif(before, removal, limiter),
    ...profile,
    ...truncateSegment(find(0xee)),
    ...picture.write(),
  ]
}

/** Of the first Exif block that has anything to keep. */
function findExif(segments: readonly Uint8Array[], removal: MetadataRemoval, limiter: WorkLimiter): Uint8Array[] {
  for (const content of segments) {
    if (content[1] !== 0xe1 || getSegmentIdentifier(content) !== 'Exif') continue
    const exif = cleanExif(content.subarray(exifHead), removal, limiter)
    // Fields that share their bytes in the old block have their own in the new one, and could outgrow a segment.
    if (exif && exif.length < maxExifBytes) return [writeSegment(0xe1, new TextEncoder().encode('Exif\0\0'), exif)]
  }
  return []
}

function cleanProfile(segments: readonly Uint8Array[]): Uint8Array[] | undefined {
  if (segments.length === 0) return []
  const joined = joinProfile(segments)
  const profile = joined && cleanIcc(joined)
  return profile && splitProfile(profile).map((part) => writeSegment(0xe2, part))
}

/** A JFIF or Adobe segment as long as it is defined: no thumbnail, nothing behind. */
function truncateSegment(bytes: Uint8Array | undefined): Uint8Array[] {
  if (!bytes) return []
  const content = bytes.slice(4, getFieldsLength(bytes))
  // The last two bytes of JFIF are the size of its thumbnail. Of Adobe's fields, decoders read the last.
  if (bytes[1] === 0xe0) content.fill(0, 12)
  else content.fill(0, 7, 11)
  return [writeSegment(bytes[1] ?? 0, content)]
}
