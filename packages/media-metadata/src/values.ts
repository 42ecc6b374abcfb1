export interface RecordedTime {
  /** ISO 8601 without a zone, as long as its precision: `2025-04-19`, `2025-04-19T21:14`, `2025-04-19T21:14:05`. */
  readonly value: string
  /** `local` is what the camera's clock showed. */
  readonly zone: 'local' | 'utc'
  /** By how many minutes that clock was ahead of UTC, where this is recorded: -240 for `-04:00`. */
  readonly offsetMinutes?: number
  readonly precision: 'day' | 'minute' | 'second'
}

/** Formats degrees as `37.7749° N, 122.4194° W`. Undefined off the globe, and at 0, 0, which receivers without a fix write. */
export function formatCoordinates(latitude: number, longitude: number): string | undefined {
  const isOnGlobe = Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180
  if (!isOnGlobe || Math.abs(latitude) + Math.abs(longitude) < 0.0001) return undefined
  const format = (value: number, letters: string) => `${Math.abs(value).toFixed(4)}° ${letters[value < 0 ? 1 : 0]}`
  return `${format(latitude, 'NS')}, ${format(longitude, 'EW')}`
}

/** Parses the decimal coordinates of ISO 6709, annex H, `+37.7749-122.4194+010.5/`; some phones omit the end. */
export function parseIso6709(text: string): string | undefined {
  const [, latitude, longitude] = /([+-]\d{1,2}(?:\.\d{1,12})?)([+-]\d{1,3}(?!\d)(?:\.\d{1,12})?)/.exec(text) ?? []
  return latitude ? formatCoordinates(Number(latitude), Number(longitude)) : undefined
}

/** Joins maker and model, without the maker twice: `Canon`, `Canon EOS R5` is `Canon EOS R5`. A URL names no device. */
export function formatDeviceName(make = '', model = ''): string | undefined {
  const name = (model.toLowerCase().startsWith(make.toLowerCase()) ? model : `${make} ${model}`).trim()
  return /^\W*$|^\w+:\/\/|^www\./i.test(name) ? undefined : name
}

const timePattern =
  /^\s*(\d{4})[:/.-](\d\d?)[:/.-](\d\d?)(?:(?:\s+|T)(\d\d?):(\d\d)(?::(\d\d)(?:[.,]\d{1,9})?)?\s?(?:([AP])\.?M\.?)?\s?(Z|UTC|GMT|[+-]\d\d:?\d\d)?)?\s*$/i
/** The day in the form that PNG recommends, `Sat, 19 Apr 2025` (RFC 1123, section 5.2.14). */
const namedDayPattern = /^(?:[A-Z][a-z]{2}, )?(\d\d?) ([A-Z][a-z]{2}) (\d{4})/
const months = 'JanFebMarAprMayJunJulAugSepOctNovDec'
/** Where clocks begin that were never set: 1904 (ISO BMFF), 1970 (Unix), 1980 (FAT, GPS), the first minute of a year. */
const unsetTimePattern = /^19(04|70|80)-01-0[1-6]|-01-01T00:00(:00)?$/

/** Parses a day and time, local or with an offset, or a day alone. Undefined for what is none, or from a clock never set. */
export function parseTime(text: string, zone: RecordedTime['zone'] = 'local'): RecordedTime | undefined {
  const numbers = text.replace(
    namedDayPattern,
    (_, day, month, year) => `${year}-${months.indexOf(month) / 3 + 1}-${day}`,
  )
  const [, year, month = '', day = '', hour, minute = '', second, half, offset] = timePattern.exec(numbers) ?? []
  if (!year) return undefined
  const pad = (value: string | number) => String(value).padStart(2, '0')
  const date = `${year}-${pad(month)}-${pad(day)}`
  const hours = half && Number(hour) <= 12 ? (Number(hour) % 12) + (/p/i.test(half) ? 12 : 0) : Number(hour)
  const value = hour === undefined ? date : `${date}T${pad(hours)}:${minute}${second === undefined ? '' : `:${second}`}`
  const instant = Date.parse(`${value}Z`)
  const isReal = !Number.isNaN(instant) && new Date(instant).toISOString().startsWith(value)
  // The first photograph is of 1826.
  if (!isReal || year < '1826' || year > '2100' || unsetTimePattern.test(value)) return undefined
  const isUtc = zone === 'utc' || /^(Z|UTC|GMT|[+-]00:?00)$/i.test(offset ?? '')
  const precision = hour === undefined ? 'day' : second ? 'second' : 'minute'
  const [, sign, hoursAhead, minutesAhead] = /^([+-])(\d\d):?(\d\d)$/.exec(offset ?? '') ?? []
  if (isUtc || !sign) return { value, zone: isUtc ? 'utc' : 'local', precision }
  const offsetMinutes = Number(`${sign}1`) * (60 * Number(hoursAhead) + Number(minutesAhead))
  return { value, zone: 'local', offsetMinutes, precision }
}

/** Returns an instant in milliseconds since 1970 as a time; undefined before 1990, when no such clock was set. */
export function createUtcTime(milliseconds: number): RecordedTime | undefined {
  if (!(milliseconds > Date.UTC(1990, 0) && milliseconds < Date.UTC(2100, 0))) return undefined
  return parseTime(new Date(milliseconds).toISOString().slice(0, 19), 'utc')
}
