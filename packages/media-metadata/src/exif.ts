import { readString } from './bytes.ts'
import { readGps } from './exif-gps.ts'
import { captionTags, isEmpty, isUnderstood, makerNoteTag, orientationTag, safeTags, textTags } from './exif-tags.ts'
import { createFinding, isSafeName, readTime } from './format-values.ts'
import { getDefinedLength, isImageSegment, readJpegSegments } from './jpeg-segments.ts'
import type { MetadataFinding, MetadataRemoval } from './metadata-report.ts'
import { type IfdEntry, readNumbers, readTiff, textTypes } from './tiff.ts'
import { UncleanableError } from './uncleanable-error.ts'
import { writeTiff } from './write-tiff.ts'

const unread = 'parts of the camera record (Exif)'

/** Reads an Exif block, from its TIFF header on. */
export function readExif(bytes: Uint8Array): MetadataFinding[] {
  const tiff = readTiff(bytes)
  if (!tiff) return [{ unknownParts: [unread] }]
  const { ifd0, exif, gps, ifd1, other, thumbnail, isFullyParsed, littleEndian } = tiff
  const fields = [...ifd0, ...exif, ...ifd1, ...other].filter(({ value }) => !isEmpty(value))
  const find = (tags: readonly number[]) => tags.flatMap((tag) => fields.filter((field) => field.tag === tag))
  const texts = (group: keyof typeof textTags) => find(textTags[group]).map(({ value }) => readString(value))
  const named = find([makerNoteTag, ...captionTags])
  const unknownParts: string[] = []
  if (find([makerNoteTag]).length > 0) unknownParts.push('the camera maker’s private notes')
  if (find(captionTags).length > 0) unknownParts.push('a caption or comment')
  if (
    !isFullyParsed ||
    !isPlainThumbnail(thumbnail) ||
    !fields.every((one) => named.includes(one) || isUnderstood(one))
  )
    unknownParts.push(unread)
  const [times, programs, serials, owners] = (['times', 'programs', 'serials', 'owners'] as const).map(texts)
  return [
    createFinding({ make: texts('make')[0], model: texts('model')[0], times, programs, serials, owners }),
    readGps(gps, littleEndian),
    { otherMetadata: thumbnail.length > 0 ? ['a thumbnail'] : [], unknownParts },
  ]
}

/** Returns whether a small copy of the picture has none of the segments in which a large one records anything. */
function isPlainThumbnail(thumbnail: Uint8Array): boolean {
  if (thumbnail.length === 0) return true
  try {
    for (const segment of readJpegSegments(thumbnail)) {
      const bytes = thumbnail.subarray(segment.start, segment.end)
      if (!isImageSegment(segment) && getDefinedLength(bytes) !== bytes.length) return false
    }
    return true
  } catch (error) {
    if (error instanceof UncleanableError) return false
    throw error
  }
}

/**
 * Returns a new Exif block with only the fields that may be kept: for `location` those that can hold none, for `all` the
 * orientation, without which the picture is shown turned. Of a malformed block no more is kept either way.
 * Undefined if nothing is kept.
 */
export function cleanExif(bytes: Uint8Array, removal: MetadataRemoval): Uint8Array<ArrayBuffer> | undefined {
  const tiff = readTiff(bytes)
  if (!tiff) return undefined
  const isLittle = removal === 'all' || !tiff.isWellFormed
  const keep = (entries: readonly IfdEntry[]) =>
    getFirst(entries).flatMap((entry) =>
      isLittle && entry.tag !== orientationTag ? [] : keepField(entry, tiff.littleEndian),
    )
  const [ifd0, exif] = [keep(tiff.ifd0), isLittle ? [] : keep(tiff.exif)]
  return ifd0.length + exif.length > 0 ? writeTiff(tiff.littleEndian, ifd0, exif) : undefined
}

/** A field on the list that is understood, and of a text only what comes before its first NUL. */
function keepField(entry: IfdEntry, littleEndian: boolean): IfdEntry[] {
  if (textTags.times.some((tag) => tag === entry.tag)) return keepTime(entry)
  if (!safeTags.includes(entry.tag) || !isUnderstood(entry)) return []
  if (entry.tag === orientationTag && !((readNumbers(entry, littleEndian)[0] ?? 9) < 9)) return []
  if (entry.type === 7 || !textTypes.includes(entry.type)) return [entry]
  const words = readString(entry.value)
  return isSafeName(words) ? [writeText(entry, words)] : []
}

/** The time as Exif writes it, without anything else that is in the field, such as an offset from UTC. */
function keepTime(entry: IfdEntry): IfdEntry[] {
  const { time } = readTime(readString(entry.value))
  if (time?.precision !== 'second' || time.zone !== 'local') return []
  return [writeText(entry, time.value.replaceAll('-', ':').replace('T', ' '))]
}

function writeText(entry: IfdEntry, text: string): IfdEntry {
  const value = new TextEncoder().encode(`${text}\0`)
  return { ...entry, type: 2, count: value.length, value }
}

/** Returns the first field of each tag. */
function getFirst(entries: readonly IfdEntry[]): IfdEntry[] {
  return [...new Map([...entries].reverse().map((entry) => [entry.tag, entry])).values()]
}
