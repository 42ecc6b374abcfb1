import type { MetadataFinding, RecordedTime } from './metadata-report.ts'

/**
 * Formats degrees north and east as `37.7749° N, 122.4194° W`. Returns nothing if they are not on the globe, or are 0, 0,
 * which receivers without a fix write.
 */
export function formatCoordinates(latitude: number, longitude: number): string[] {
  if (!(Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180)) return []
  if (Math.abs(latitude) < 0.00005 && Math.abs(longitude) < 0.00005) return []
  const degrees = (value: number, letters: string) => `${Math.abs(value).toFixed(4)}° ${letters[value < 0 ? 1 : 0]}`
  return [`${degrees(latitude, 'NS')}, ${degrees(longitude, 'EW')}`]
}

/**
 * Joins maker and model, without the maker twice: `Canon`, `Canon EOS R5` is `Canon EOS R5`. A URL names no device.
 */
export function formatDeviceName(make: string, model: string): string | undefined {
  const name = (model.toLowerCase().startsWith(make.toLowerCase()) ? model : `${make} ${model}`).trim()
  return /^\W*$|^\w+:\/\/|^www\./i.test(name) ? undefined : name
}

/** Formats a number as clocks show it. */
export const formatTwoDigits = (value: string | number): string => String(value).padStart(2, '0')

const timePattern =
  /^\s*(\d{4})[:/.-](\d\d?)[:/.-](\d\d?)(?:(?:\s+|T)(\d\d?):(\d\d)(?::(\d\d)(?:[.,]\d{1,9})?)?\s?(?:([AP])\.?M\.?)?\s?(Z|UTC|GMT|[+-]\d\d:?\d\d)?)?\s*$/i

/**
 * Parses a time as `2025:04:19 21:14:05`, with hyphens or slashes, with AM or PM, with an offset from UTC, or a day alone.
 * Returns undefined for what is none, is in no calendar, or is the start value of a clock that was never set.
 */
function parseRecordedTime(text: string, zone: RecordedTime['zone'] = 'local'): RecordedTime | undefined {
  const [, year, month = '', day = '', hour, minute = '', second, half, offset] = timePattern.exec(text) ?? []
  // The first photograph is of 1826.
  if (!year || Number(year) < 1826 || Number(year) > 2100) return undefined
  const date = `${year}-${formatTwoDigits(month)}-${formatTwoDigits(day)}`
  if (!isCalendarDate(date)) return undefined
  if (hour === undefined) return isUnsetClock(date) ? undefined : { value: date, zone, precision: 'day' }
  const isAfternoon = half?.toUpperCase() === 'P'
  // `21:14 PM` is written by programs that mean 21:14.
  const hours = half && Number(hour) <= 12 ? (Number(hour) % 12) + (isAfternoon ? 12 : 0) : Number(hour)
  if (hours > 23 || Number(minute) > 59 || Number(second ?? 0) > 59) return undefined
  const value = `${date}T${formatTwoDigits(hours)}:${minute}${second === undefined ? '' : `:${second}`}`
  if (isUnsetClock(value)) return undefined
  const isUtc = zone === 'utc' || /^(Z|UTC|GMT|[+-]00:?00)$/i.test(offset ?? '')
  return { value, zone: isUtc ? 'utc' : 'local', precision: second === undefined ? 'minute' : 'second' }
}

function isCalendarDate(date: string): boolean {
  const time = new Date(`${date}T00:00:00Z`)
  return !Number.isNaN(time.getTime()) && time.toISOString().startsWith(date)
}

/** Where clocks begin to count: 1904 (ISO BMFF), 1970 (Unix), 1980 (FAT, GPS), and the first second of some year. */
function isUnsetClock(value: string): boolean {
  return /^19(04|70|80)-01-0[1-6]|-01-01T00:00(:00)?$/.test(value)
}

/** The finding for a time that cannot be read. */
export const unclearTime: MetadataFinding = {
  unclear: { time: 'a time that is none, or of a clock that was never set' },
}

/** The finding for a position of a receiver without satellites, such as the last one that it had (GPSStatus V). */
export const voidPosition: MetadataFinding = { unclear: { location: 'a position that its receiver calls void' } }

/** Returns the finding for a text that holds a time: none if it is blank, as cameras leave it whose clock is not set. */
export function readTime(text: string, zone: RecordedTime['zone'] = 'local'): MetadataFinding {
  if (/^[\s0:/.-]*$/.test(text)) return {}
  const time = parseRecordedTime(text, zone)
  if (time) return { time }
  // Of no calendar, or with parts missing; without a sign or a fraction it is no place.
  return /^\d{4}[\d:/T -]{0,16}$/.test(text) ? unclearTime : { unknownParts: ['a caption or comment'] }
}

type Text = string | undefined
type Texts = readonly string[] | undefined
/** What texts in a file state; `programs` are lenses, too, and whatever else names a device without its make. */
type StatedTexts = { make?: Text; model?: Text; programs?: Texts; serials?: Texts; times?: Texts; owners?: Texts }

/** Creates the finding of texts: of times and owners the first; a device by make and model or else a program, and its serial number. */
export function createFinding(texts: StatedTexts): MetadataFinding {
  const { make = '', model = '', programs = [], serials = [], times = [], owners = [] } = texts
  const read = times.map((text) => readTime(text))
  const serial = serials.filter(Boolean).join(', ')
  const name = formatDeviceName(make, model) ?? programs.map((text) => formatDeviceName('', text)).find(Boolean)
  return {
    ...read.find(({ unclear, unknownParts }) => unclear || unknownParts),
    time: read.find(({ time }) => time)?.time,
    device: [name, serial && `serial number ${serial}`].filter(Boolean).join(', ') || undefined,
    owner: owners.find(Boolean),
  }
}

/** Parses an instant in milliseconds since 1970. Returns undefined before 1990, where no such clock was set, and after 2100. */
export function createUtcTime(milliseconds: number): RecordedTime | undefined {
  if (!(milliseconds > Date.UTC(1990, 0) && milliseconds < Date.UTC(2100, 0))) return undefined
  const value = new Date(milliseconds).toISOString().slice(0, 19)
  return isUnsetClock(value) ? undefined : { value, zone: 'utc', precision: 'second' }
}

/** Returns the decimal coordinates in an ISO 6709 text (annex H), `+37.7749-122.4194+010.5/`; some phones omit the end. */
export function parseIso6709(text: string): string[] {
  const [, latitude, longitude] = /([+-]\d{1,2}(?:\.\d{1,12})?)([+-]\d{1,3}(?!\d)(?:\.\d{1,12})?)/.exec(text) ?? []
  return latitude ? formatCoordinates(Number(latitude), Number(longitude)) : []
}

/** Returns whether a text is the name of a device or program: short, in letters, and no coordinates. */
export function isSafeName(text: string): boolean {
  return text.length <= 64 && /^[^\p{C}]+$/u.test(text) && parseIso6709(text).length === 0
}
