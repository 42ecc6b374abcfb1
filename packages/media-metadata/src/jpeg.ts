import { ByteWriter, concatBytes, decodeLatin1, encodeLatin1, isZeroFilled } from './bytes.ts'
import { cleanExif, readExif } from './exif.ts'
import { cleanIcc, readIcc } from './icc.ts'
import { readIptc } from './iptc.ts'
import {
  eoiMarker,
  getDefinedLength,
  getSegmentIdentifier,
  isImageSegment,
  readJpegSegments,
  writeSegment,
} from './jpeg-segments.ts'
import type { Findings, MetadataFinding, MetadataRemoval } from './metadata-report.ts'
import { readXmp } from './xmp.ts'

/** Marker, length, `Exif`, two zeros. */
const exifHead = 10
/** Fields that shared their bytes in the old block have their own in the new one, each at most 65. */
const maxExifBytes = 2 ** 14
/** Marker, length, `ICC_PROFILE`, NUL, the number of the part, how many there are (ICC.1:2022, annex B.4). */
const profileHead = 18
const maxPartBytes = 65_519

/**
 * Reads what a JPEG records: in Exif, XMP, IPTC, its color profile, comments, and in what follows the picture. Throws
 * UncleanableError where there is not one picture.
 */
export function* readJpeg(bytes: Uint8Array): Findings {
  const profile: Uint8Array[] = []
  let reached = 2
  let last = 0
  for (const segment of readJpegSegments(bytes)) {
    const { marker, start, end } = segment
    // Any number of FF may stand before a marker (T.81, section B.1.1.2).
    if (bytes.subarray(reached, start).some((byte) => byte !== 0xff && byte !== 0))
      yield { unknownParts: ['bytes between the blocks'] }
    reached = end
    last = marker
    const content = bytes.subarray(start, end)
    if (isProfileSegment(content)) profile.push(content)
    else if (marker > 0) yield* readSegment(content, isImageSegment(segment))
  }
  if (profile.length > 0) yield readIcc(joinProfile(profile))
  // A picture that was cut off in its pixels has lost nothing but pixels.
  if (last !== eoiMarker && last !== 0) yield { unknownParts: ['a part that is cut off'] }
  if (!isZeroFilled(bytes.subarray(reached))) yield { unknownParts: ['something behind the picture'] }
}

function readSegment(bytes: Uint8Array, isImage: boolean): MetadataFinding[] {
  const length = getDefinedLength(bytes) ?? (isImage ? bytes.length : undefined)
  if (length !== undefined)
    return isZeroFilled(bytes.subarray(length)) ? [] : [{ unknownParts: ['bytes behind the fields of a block'] }]
  const name = getSegmentIdentifier(bytes)
  if (name === 'Exif') return readExif(bytes.subarray(exifHead))
  if (name.startsWith('http://ns.adobe.com/x'))
    return [readXmp(new TextDecoder().decode(bytes.subarray(4 + name.length)))]
  if (name === 'Photoshop 3.0') return [readIptc(bytes.subarray(4))]
  const letters = decodeLatin1(bytes.subarray(4, 12)).replace(/[^\w -].*/s, '')
  return [{ unknownParts: [bytes[1] === 0xfe ? 'a caption or comment' : `a block called ${letters || 'nothing'}`] }]
}

/**
 * Returns a JPEG without its metadata: the segments that decoders need, in order, with its scans as they are, and of the rest
 * what makes up its colors and its orientation. What follows the picture goes. Throws UncleanableError.
 */
export function cleanJpeg(bytes: Uint8Array, removal: MetadataRemoval): Uint8Array<ArrayBuffer> {
  const copy = new ByteWriter(bytes.length + maxExifBytes)
  copy.write(bytes.subarray(0, 2))
  const all = Array.from(readJpegSegments(bytes), ({ start, end }) => bytes.subarray(start, end))
  let profile = all.filter(isProfileSegment)
  let hasExif = false
  for (const segment of readJpegSegments(bytes)) {
    const content = bytes.subarray(segment.start, segment.end)
    const length = segment.marker > 0 ? getDefinedLength(content) : undefined
    if (length !== undefined) copy.write(truncateSegment(content, length))
    else if (isImageSegment(segment)) copy.write(content)
    else if (isProfileSegment(content) && profile.length > 0) {
      for (const part of splitProfile(cleanIcc(joinProfile(profile)))) copy.write(part)
      profile = []
    } else if (!hasExif && getSegmentIdentifier(content) === 'Exif') {
      const exif = cleanExif(content.subarray(exifHead), removal)
      if (exif) copy.write(writeSegment(0xe1, concatBytes([encodeLatin1('Exif\0\0'), exif])))
      hasExif = exif !== undefined
    }
  }
  return copy.getBytes()
}

/** Returns a segment as long as it is defined; JFIF's ends with the size of its thumbnail. */
function truncateSegment(segment: Uint8Array, length: number): Uint8Array {
  const [, marker = 0] = segment
  const content = segment.slice(4, length)
  if (marker === 0xe0) content.fill(0, 12)
  return writeSegment(marker, content)
}

/** Returns whether a segment is a part of a color profile and has its complete name. */
function isProfileSegment(bytes: Uint8Array): boolean {
  return bytes[1] === 0xe2 && decodeLatin1(bytes.subarray(4, 16)) === 'ICC_PROFILE\0'
}

/** Joins the parts of a color profile; what is joined of one with a part missing, or there twice, is none. */
function joinProfile(segments: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const getNumber = (segment: Uint8Array) => segment[profileHead - 2] ?? 0
  const parts = [...segments].sort((one, other) => getNumber(one) - getNumber(other))
  const isComplete = parts.every((part, index) => getNumber(part) === index + 1 && part[17] === parts.length)
  return concatBytes(isComplete ? parts.map((part) => part.subarray(profileHead)) : [])
}

/** Splits a color profile into as many segments as it needs. */
function splitProfile(profile: Uint8Array): Uint8Array[] {
  const count = Math.ceil(profile.length / maxPartBytes)
  return Array.from({ length: count }, (_, index) => {
    const part = profile.subarray(index * maxPartBytes, (index + 1) * maxPartBytes)
    return writeSegment(0xe2, concatBytes([encodeLatin1('ICC_PROFILE\0'), Uint8Array.of(index + 1, count), part]))
  })
}
