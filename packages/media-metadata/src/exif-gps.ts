import { decodeLatin1, decodeText, isZeroFilled } from './byte-views.ts'
import { formatCoordinates, formatTwoDigits, readTime } from './format-values.ts'
import type { MetadataFinding } from './metadata-report.ts'
import { type IfdEntry, readTagValues } from './tiff.ts'

/** Fields of text that state how, not where: hemispheres, units, status, mode, datum (Exif 3.0, section 4.6.7). */
const codeTags = [0x01, 0x03, 0x09, 0x0a, 0x0c, 0x0e, 0x10, 0x13, 0x15, 0x17, 0x19]
/** Satellites, processing method, area: free text. */
const freeTextTags = [0x1c, 0x1b, 0x08, 0x12]
const methods = /^(gps|cellid|wlan|manual|network|fused|hybrid|hybrid-fix|qzss|wgs-?84|tokyo|[\d, ]*)$/i
/** The version, and what belongs to the time alone. */
const noLocationTags = [0x00, 0x07, 0x1d]

/** Reads the GPS directory of an Exif block: a position only with a valid fix and its hemispheres, or a place in words. */
export function readGps(gps: readonly IfdEntry[], littleEndian: boolean): MetadataFinding {
  const fields = gps.filter(({ value }) => !isZeroFilled(value))
  const text = (tag: number) =>
    fields
      .filter((field) => field.tag === tag)
      .map(readText)
      .join('')
  const degrees = (tag: number, [positive = '', negative = '']: string) => {
    const [whole = Number.NaN, minutes = 0, seconds = 0] = readTagValues(fields, tag, littleEndian)
    const side = text(tag - 1)
      .toUpperCase()
      .slice(0, 1)
    // Cameras write 0/0 for the seconds that are already in the minutes.
    const value = Math.abs(whole) + (minutes || 0) / 60 + (seconds || 0) / 3600
    if ((minutes || 0) >= 60 || (seconds || 0) >= 60) return Number.NaN
    return side === positive ? value : side === negative ? -value : Number.NaN
  }
  const position = text(0x09).startsWith('V') ? [] : formatCoordinates(degrees(2, 'NS'), degrees(4, 'EW'))
  const words = freeTextTags.map(text).filter((words) => words && !methods.test(words))
  const locations = [...position, ...words]
  const hasMore = fields.some(
    ({ tag, value, type }) =>
      !noLocationTags.includes(tag) &&
      !(codeTags.includes(tag) && type === 2 && value.length <= 2) &&
      !(freeTextTags.includes(tag) && methods.test(text(tag))),
  )
  const clock = readTagValues(fields, 0x07, littleEndian).map((value) => formatTwoDigits(Math.floor(value)))
  const day = text(0x1d)
  const { time, unclear } = readTime(day && `${day} ${clock.join(':')}`, 'utc')
  const location = locations.length === 0 && hasMore ? { location: 'a record of place' } : {}
  return { locations, time, unclear: { ...unclear, ...location } }
}

/** Section 4.6.6: an undefined field of text begins with the eight bytes of its character code. */
function readText({ type, value }: IfdEntry): string {
  const code = type === 7 ? decodeLatin1(value.subarray(0, 8)) : ''
  if (code === 'UNICODE\0') {
    const wide = value.subarray(8)
    return new TextDecoder(wide[0] === 0 ? 'utf-16be' : 'utf-16le')
      .decode(wide.subarray(0, wide.length & ~1))
      .replace(/\0.*/s, '')
      .trim()
  }
  const content = /^(ASCII|JIS)?\0{3,8}$/.test(code) ? value.subarray(8) : value
  return decodeText(content.subarray(0, 200)).replace(/\0.*/s, '').trim()
}
