import { decodeLatin1, isZeroFilled, readString } from './bytes.ts'
import { formatCoordinates, formatTwoDigits, readTime, voidPosition } from './format-values.ts'
import type { MetadataFinding } from './metadata-report.ts'
import { type IfdEntry, readNumbers } from './tiff.ts'

/** Satellites, processing method, area, datum: free text, unless it is one of these. */
const freeTextTags = [0x1c, 0x1b, 0x08, 0x12]
const methods = /^(gps|cellid|wlan|manual|network|fused|hybrid(-fix)?|qzss|wgs-?84|tokyo|(\d\d?([, ]+|$))*)$/i

/** Its version, hemispheres, units, status and modes, which are a letter each, and its clock. */
const plainTags = [0, 1, 3, 7, 9, 0x0a, 0x0c, 0x0e, 0x10, 0x13, 0x15, 0x17, 0x19, 0x1d]

/** Reads the GPS directory of an Exif block: a position only with a valid fix and its hemispheres, or a place in words. */
export function readGps(gps: readonly IfdEntry[], littleEndian: boolean): MetadataFinding {
  const fields = new Map(gps.filter(({ value }) => !isZeroFilled(value)).map((field) => [field.tag, field]))
  const text = (tag: number) => readText(fields.get(tag))
  const numbers = (tag: number) => {
    const field = fields.get(tag)
    return field ? readNumbers(field, littleEndian) : []
  }
  const degrees = (tag: number, [positive = '', negative = '']: string) => {
    const [whole = Number.NaN, minutes = 0, seconds = 0] = numbers(tag)
    const side = text(tag - 1)
      .toUpperCase()
      .slice(0, 1)
    // Cameras write 0/0 for the seconds that are already in the minutes.
    const value = whole + (minutes || 0) / 60 + (seconds || 0) / 3600
    if (whole < 0 || (minutes || 0) >= 60 || (seconds || 0) >= 60) return Number.NaN
    return side === positive ? value : side === negative ? -value : Number.NaN
  }
  const isVoid = text(0x09).startsWith('V')
  const position = isVoid ? [] : formatCoordinates(degrees(2, 'NS'), degrees(4, 'EW'))
  const words = freeTextTags.map(text).filter((words) => /[^\d, ]/.test(words) && !methods.test(words))
  const locations = [...position, ...words]
  const clock = numbers(0x07).map((value) => formatTwoDigits(Math.floor(value)))
  const day = text(0x1d)
  const { time, unclear, unknownParts } = readTime(day && `${day} ${clock.join(':')}`, 'utc')
  const hasMore = [...fields.values()].some((field) =>
    freeTextTags.includes(field.tag) ? !methods.test(readText(field)) : !plainTags.includes(field.tag),
  )
  const location = locations.length === 0 && hasMore ? { location: 'a record of place' } : {}
  const ofLocation = isVoid && hasMore ? voidPosition.unclear : location
  return { locations, time, unclear: { ...unclear, ...ofLocation }, unknownParts }
}

/** Section 4.6.6: an undefined field of text begins with the eight bytes of its character code. */
function readText(field: IfdEntry | undefined): string {
  if (!field) return ''
  const { type, value } = field
  const code = type === 7 ? decodeLatin1(value.subarray(0, 8)) : ''
  const content = /^(ASCII)?\0{3,8}$/.test(code) ? value.subarray(8) : value
  return readString(content)
}
