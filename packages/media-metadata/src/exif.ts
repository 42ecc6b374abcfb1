import { readGps } from './exif-gps.ts'
import {
  captionTags,
  deviceTags,
  hasShape,
  isEmpty,
  knownTags,
  makerNoteTag,
  orientationTag,
  ownerTags,
  readText,
  safeExifTags,
  safeIfd0Tags,
  serialTags,
  type TagShape,
  timeTags,
  unreadTags,
} from './exif-tags.ts'
import { createFinding, parseIso6709, readTime } from './format-values.ts'
import { readJpegPicture } from './jpeg-picture.ts'
import { getFieldsLength, isImageSegment } from './jpeg-segments.ts'
import type { MetadataFinding, MetadataRemoval } from './metadata-report.ts'
import { type IfdEntry, readNumbers, readTiff, type TiffBlock, textTypes } from './tiff.ts'
import type { WorkLimiter } from './work-limiter.ts'
import { writeTiff } from './write-tiff.ts'

/** Reads an Exif block, from its TIFF header on. Throws WorkLimitError. */
export function readExif(bytes: Uint8Array, limiter: WorkLimiter): MetadataFinding[] {
  const notUnderstood = { unknownParts: ['parts of the camera record (Exif)'] }
  const tiff = readTiff(bytes, limiter)
  if (!tiff) return [notUnderstood]
  const { ifd0, exif, gps, ifd1, other, littleEndian } = tiff
  const fields = [...ifd0, ...exif, ...ifd1, ...other].filter(({ value }) => !isEmpty(value))
  const find = (tags: readonly number[]) => tags.flatMap((tag) => fields.filter((field) => field.tag === tag))
  const texts = (tags: readonly number[]) => find(tags).map(readText)
  const isUnderstood =
    tiff.isFullyParsed &&
    isPlainThumbnail(tiff, limiter) &&
    fields.every((field) => {
      const shape = knownTags.get(field.tag)
      return unreadTags.includes(field.tag) || (shape && hasShape(field, shape, littleEndian))
    })
  return [
    createFinding({
      make: texts([0x010f])[0],
      model: texts([0x0110])[0],
      programs: texts(deviceTags),
      serials: texts(serialTags),
      times: texts(timeTags),
      owners: texts(ownerTags),
    }),
    readGps(gps, littleEndian),
    {
      otherMetadata: tiff.thumbnail.length ? ['a thumbnail'] : [],
      unknownParts: [
        ...(find([makerNoteTag]).length ? ['the camera maker’s private notes'] : []),
        ...(find(captionTags).length ? ['a caption or comment'] : []),
      ],
    },
    ...(isUnderstood ? [] : [notUnderstood]),
  ]
}

/** A thumbnail could hold all that a large picture can. */
function isPlainThumbnail({ thumbnail }: TiffBlock, limiter: WorkLimiter): boolean {
  if (thumbnail.length === 0) return true
  const { segments, unknownParts } = readJpegPicture(thumbnail, limiter)
  return (
    unknownParts.length === 0 &&
    segments.every((segment) => {
      const size = segment.end - segment.start
      return isImageSegment(segment) || size === getFieldsLength(thumbnail.subarray(segment.start, segment.end))
    })
  )
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
    getFirst(entries).flatMap((entry) => keepField(entry, tags.get(entry.tag), tiff.littleEndian))
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
  if (entry.tag === orientationTag && (readNumbers(entry, littleEndian)[0] ?? 9) > 8) return []
  if (entry.type === 7 || !textTypes.includes(entry.type)) return [entry]
  const words = readText(entry)
  if (!words || parseIso6709(words).length > 0) return []
  const value = new TextEncoder().encode(`${words}\0`)
  return [{ ...entry, type: 2, count: value.length, value }]
}

/** The time as Exif writes it, without anything else that is in the field, such as an offset from UTC. */
function keepTime(entry: IfdEntry): IfdEntry[] {
  const { time } = readTime(readText(entry))
  if (time?.precision !== 'second' || time.zone !== 'local') return []
  const value = new TextEncoder().encode(`${time.value.replaceAll('-', ':').replace('T', ' ')}\0`)
  return [{ ...entry, type: 2, count: value.length, value }]
}

/** Returns the first field of each tag. */
function getFirst(entries: readonly IfdEntry[]): IfdEntry[] {
  return [...new Map(entries.map((entry) => [entry.tag, entry] as const).reverse()).values()]
}
