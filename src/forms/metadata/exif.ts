import { isBlank, latin } from '../bytes/byte-views.ts'
import type { Effort } from './effort.ts'
import { authors, captions, exifFields, mainFields, makerNotes, orientation, understood } from './exif-fields.ts'
import { coordinates, deviceName, recordedTime } from './recorded.ts'
import { type Entry, readTiff, smallAt, type Tiff, valuesOf } from './tiff.ts'
import type { Finding, Removal, TraceTime } from './traces.ts'
import { writeTiff } from './write-tiff.ts'

/** Exif's type for bytes of no said meaning. */
const opaque = 7
/** No maker's name is longer; what is may be more than a name. */
const longestText = 200

/** What an Exif block (its TIFF part) tells. Throws TooMuchWork. */
export function exifFinding(bytes: Uint8Array, effort: Effort): Finding {
  const tiff = readTiff(bytes, effort)
  if (!tiff) return { unread: ['a record of the camera (Exif) that is damaged'] }
  const { main, exif, gps, small, other } = tiff
  const fields = [...main, ...exif, ...small, ...other]
  const has = (tags: readonly number[]) => fields.some(({ tag, value }) => tags.includes(tag) && !isEmpty(value))
  const places = placesOf(tiff)
  const known = fields.every(({ tag }) => understood.has(tag) || [...authors, ...captions, makerNotes].includes(tag))
  const unsaid = places.length === 0 && gps.some(({ tag, value }) => tag >= 1 && tag <= 4 && !isEmpty(value))
  return {
    places,
    time: timeOf(tiff),
    device: deviceName(text(main, 0x010f), text(main, 0x0110)) ?? deviceName('', text(main, 0xc614)),
    others: [
      ...(small.some(({ tag }) => tag === smallAt) ? ['a small copy of the picture'] : []),
      ...(has(authors) ? ['the name of an author or owner'] : []),
    ],
    unread: [
      ...(has([makerNotes]) ? ['the camera maker’s private notes'] : []),
      ...(has(captions) ? ['a caption or comment'] : []),
      ...(unsaid || gps.some(({ tag }) => tag > 0x1f) ? ['a record of place'] : []),
      ...(known && tiff.whole && isPlainSmall(bytes, tiff) ? [] : ['parts of the camera’s record (Exif)']),
    ],
  }
}

/** The small copy is a JPEG of its own: with segments of notes it could tell all that a large one can. */
function isPlainSmall(bytes: Uint8Array, { small, littleEndian }: Tiff): boolean {
  const [from] = valuesOf(small, smallAt, littleEndian)
  if (!from) return true
  const [first, second, third, marker = 0] = bytes.subarray(from, from + 4)
  return first === 0xff && second === 0xd8 && third === 0xff && marker >= 0xc0 && marker < 0xe0
}

function isEmpty(value: Uint8Array): boolean {
  return isBlank(value) || /^(ASCII|UNICODE|JIS)?[\0 ]*$/.test(latin(value))
}

/**
 * A new Exif block with only the fields that may stay: for `place` those that can tell no place, for `all` how the
 * picture is turned, without which it would lie on its side. Of a disorderly block no more stays either way. Undefined if
 * nothing stays.
 */
export function exifWithout(bytes: Uint8Array, what: Removal, effort: Effort): Uint8Array<ArrayBuffer> | undefined {
  const tiff = readTiff(bytes, effort)
  if (!tiff) return undefined
  const little = what === 'all' || !tiff.orderly
  const kept = (entries: readonly Entry[], tags: readonly number[]) =>
    entries.filter(({ tag, type, value }) => tags.includes(tag) && value.length <= (type === opaque ? 4 : longestText))
  const main = kept(tiff.main, little ? [orientation] : mainFields).filter(onlyOnce)
  const exif = little ? [] : kept(tiff.exif, exifFields)
  return main.length + exif.length ? writeTiff(tiff.littleEndian, main, exif) : undefined
}

function onlyOnce({ tag, type, count }: Entry, index: number, all: readonly Entry[]): boolean {
  if (tag === orientation && (type !== 3 || count !== 1)) return false
  return all.findIndex((entry) => entry.tag === tag) === index
}

function text(entries: readonly Entry[], tag: number): string {
  const value = entries.find((entry) => entry.tag === tag)?.value.subarray(0, longestText) ?? new Uint8Array()
  const utf8 = new TextDecoder().decode(value)
  return (utf8.includes('\ufffd') ? latin(value) : utf8).replace(/\0.*/s, '').trim()
}

function placesOf({ gps, littleEndian }: Tiff): string[] {
  const degrees = (tag: number, negative: string): number => {
    const [whole = Number.NaN, minutes = 0, seconds = 0] = valuesOf(gps, tag, littleEndian)
    const sign = text(gps, tag - 1)
      .toUpperCase()
      .startsWith(negative)
      ? -1
      : 1
    // Cameras write 0/0 for the seconds that are already in the minutes.
    return sign * (whole + (minutes || 0) / 60 + (seconds || 0) / 3600)
  }
  const area = text(gps, 0x1c).replace(/^(ASCII|UNICODE|JIS)\s*/, '')
  return [
    ...coordinates(degrees(2, 'S'), degrees(4, 'W')),
    ...coordinates(degrees(0x14, 'S'), degrees(0x16, 'W')),
    ...(area ? [area] : []),
  ]
}

function timeOf({ exif, main, gps, littleEndian }: Tiff): TraceTime | undefined {
  const [hours = 0, minutes = 0, seconds = 0] = valuesOf(gps, 7, littleEndian)
  const clock = [hours, minutes, Math.floor(seconds)].map((part) => String(part).padStart(2, '0')).join(':')
  return (
    [text(exif, 0x9003), text(exif, 0x9004), text(main, 0x0132)].map((each) => recordedTime(each)).find(Boolean) ??
    recordedTime(`${text(gps, 0x1d)} ${clock}`, 'utc')
  )
}
