import { decodeLatin1, decodeText } from './byte-views.ts'
import { readGps } from './exif-gps.ts'
import {
  captionTags,
  deviceTags,
  knownTags,
  makerNoteTag,
  orientationTag,
  ownerTags,
  safeExifTags,
  safeIfd0Tags,
  serialTags,
  type TagShape,
  timeTags,
} from './exif-tags.ts'
import { createFinding, parseIso6709, readTime } from './format-values.ts'
import { isApplicationSegment, isImageSegment, readJpegSegments } from './jpeg-segments.ts'
import type { MetadataFinding, MetadataRemoval } from './metadata-report.ts'
import { type IfdEntry, readNumbers, readTagValues, readTiff, type TiffBlock, thumbnailOffsetTag } from './tiff.ts'
import type { WorkLimiter } from './work-limiter.ts'
import { writeTiff } from './write-tiff.ts'

/** Longer text is no name. */
const maxTextBytes = 200
const textTypes = [2, 7, 129]

/** Reads an Exif block, from its TIFF header on. Throws WorkLimitError. */
export function readExif(bytes: Uint8Array, limiter: WorkLimiter): MetadataFinding {
  const tiff = readTiff(bytes, limiter)
  if (!tiff) return { unknownParts: ['parts of the camera record (Exif)'] }
  const { ifd0, exif, gps, ifd1, other } = tiff
  const fields = [...ifd0, ...exif, ...ifd1, ...other].filter(({ value }) => !isEmpty(value))
  const texts = (tags: readonly number[]) =>
    tags.flatMap((tag) => fields.filter((field) => field.tag === tag).map(text))
  const has = (tags: readonly number[]) => fields.some(({ tag }) => tags.includes(tag))
  const stated = createFinding({
    make: texts([0x010f])[0],
    model: texts([0x0110])[0],
    programs: texts(deviceTags),
    serials: texts(serialTags),
    times: texts(timeTags),
    owners: texts(ownerTags),
  })
  const place = readGps(gps, tiff.littleEndian)
  const isUnderstood =
    tiff.isFullyParsed &&
    isPlainThumbnail(bytes, tiff, limiter) &&
    fields.every((field) => isFieldUnderstood(field, tiff))
  return {
    ...stated,
    locations: place.locations,
    time: stated.time ?? place.time,
    otherMetadata: ifd1.some(({ tag }) => tag === thumbnailOffsetTag) ? ['a thumbnail'] : [],
    unclear: { ...stated.unclear, ...place.unclear },
    unknownParts: [
      ...(has([makerNoteTag]) ? ['the camera maker’s private notes'] : []),
      ...(has(captionTags) ? ['a caption or comment'] : []),
      ...(isUnderstood ? [] : ['parts of the camera record (Exif)']),
    ],
  }
}

/** The thumbnail is a JPEG of its own, whose application segments could hold all that a large one can. */
function isPlainThumbnail(bytes: Uint8Array, { ifd1, littleEndian }: TiffBlock, limiter: WorkLimiter): boolean {
  const [from] = readTagValues(ifd1, thumbnailOffsetTag, littleEndian)
  if (!from) return true
  const thumbnail = bytes.subarray(from)
  if (decodeLatin1(thumbnail.subarray(0, 2)) !== '\xff\xd8') return false
  for (const segment of readJpegSegments(thumbnail, limiter)) {
    const isJfif = segment.marker === 0xe0 && segment.end - segment.start === 18
    if (!isImageSegment(segment) && !(isApplicationSegment(segment) && isJfif)) return false
  }
  return true
}

function isEmpty(value: Uint8Array): boolean {
  return /^(ASCII|UNICODE|JIS)?[\0 ]*$/.test(decodeLatin1(value))
}

/** Whether all of a field has been read, or is a number where a number belongs. */
function isFieldUnderstood(entry: IfdEntry, tiff: TiffBlock): boolean {
  const { tag } = entry
  const isNamed = [...timeTags, ...deviceTags, ...serialTags, ...ownerTags, 0x010f, 0x0110].includes(tag)
  if (tag === makerNoteTag || captionTags.includes(tag)) return true
  if (isNamed) return textTypes.includes(entry.type) && entry.value.length <= maxTextBytes && isEmpty(behindText(entry))
  const shape = knownTags.get(tag)
  return shape !== undefined && hasShape(entry, shape, tiff.littleEndian)
}

function hasShape(entry: IfdEntry, { types, minCount, maxCount, pattern }: TagShape, littleEndian: boolean): boolean {
  const { type, count, value } = entry
  if (!types.includes(type) || count < minCount || count > maxCount) return false
  if (textTypes.includes(type))
    return !pattern || (pattern.test(text(entry)) && (type === 7 || isEmpty(behindText(entry))))
  return readNumbers(entry, littleEndian).length > 0 && value.length > 0
}

/**
 * Returns a new Exif block with only the fields that may be kept: for `location` those that can hold none, for `all` the
 * orientation, without which the picture is shown turned. Of a malformed block no more is kept either way.
 * Undefined if nothing is kept. Throws WorkLimitError.
 */
export function cleanExif(
  bytes: Uint8Array,
  removal: MetadataRemoval,
  limiter: WorkLimiter,
): Uint8Array<ArrayBuffer> | undefined {
  const tiff = readTiff(bytes, limiter)
  if (!tiff) return undefined
  const isLittle = removal === 'all' || !tiff.isWellFormed
  const keep = (entries: readonly IfdEntry[], tags: ReadonlyMap<number, TagShape>) =>
    entries.filter(isFirstWithTag).flatMap((entry) => keepField(entry, tags.get(entry.tag), tiff.littleEndian))
  const ifd0 = keep(
    tiff.ifd0.filter(({ tag }) => !isLittle || tag === orientationTag),
    safeIfd0Tags,
  )
  const exif = isLittle ? [] : keep(tiff.exif, safeExifTags)
  return ifd0.length + exif.length ? writeTiff(tiff.littleEndian, ifd0, exif) : undefined
}

/** A field of the shape that its tag should have, and of a text only what comes before its first NUL. */
function keepField(entry: IfdEntry, shape: TagShape | undefined, littleEndian: boolean): IfdEntry[] {
  if (timeTags.includes(entry.tag)) return keepTime(entry)
  if (!shape || !hasShape(entry, shape, littleEndian)) return []
  if (entry.tag === orientationTag && !(readNumbers(entry, littleEndian)[0] ?? 0 < 9)) return []
  if (entry.type === 7) return [entry]
  if (!textTypes.includes(entry.type)) return [entry]
  const words = text(entry)
  if (!words || parseIso6709(words).length > 0) return []
  const value = new TextEncoder().encode(`${words}\0`)
  return [{ ...entry, type: 2, count: value.length, value }]
}

/** The time as Exif writes it, without anything else that is in the field, such as an offset from UTC. */
function keepTime(entry: IfdEntry): IfdEntry[] {
  const { time } = readTime(text(entry))
  if (time?.precision !== 'second' || time.zone !== 'local') return []
  const value = new TextEncoder().encode(`${time.value.replaceAll('-', ':').replace('T', ' ')}\0`)
  return [{ ...entry, type: 2, count: value.length, value }]
}

function isFirstWithTag({ tag }: IfdEntry, index: number, all: readonly IfdEntry[]): boolean {
  return all.findIndex((entry) => entry.tag === tag) === index
}

/** Returns a field's text up to its first NUL. */
function text({ value }: IfdEntry): string {
  return decodeText(value.subarray(0, maxTextBytes)).replace(/\0.*/s, '').trim()
}

function behindText({ value }: IfdEntry): Uint8Array {
  const end = value.indexOf(0)
  return end < 0 ? new Uint8Array() : value.subarray(end)
}
