import { formatZoneName, getZoneOffset, parseLocalTime, resolveLocalTime } from './local-time.ts'
import type { ZoneCandidate } from './zone-candidates.ts'

/** The first photograph was taken in 1826 (by Niépce); a year before it is most often a typing mistake. */
const firstPhotograph = Date.UTC(1826, 0)

export interface EventTimeDescription {
  /** One line, shown below the field and in the report. */
  readonly text: string
  /** RFC 3339 in UTC, for the report; absent while the instant is not known. */
  readonly utc?: string
  /** The choices of a question: two if the hour came twice, else none. */
  readonly options: readonly { readonly value: 'first' | 'second'; readonly label: string }[]
}

let dateFormat: Intl.DateTimeFormat | undefined

function splitDate(localTime: number) {
  // Made at first use: the first formatter of a page takes as long as a frame on a slow phone.
  dateFormat ??= new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', dateStyle: 'full' })
  const [weekday, monthDay, year] = dateFormat.format(localTime).split(', ')
  return { weekday, monthDay, year }
}

/** Returns a local time as every sentence of the forms has it: `April 19, 2025, 9:14 pm`. */
export function formatLocalTime(localTime: number): string {
  const { monthDay, year } = splitDate(localTime)
  return `${monthDay}, ${year}, ${formatClockTime(localTime, 12)}`
}

function formatClockTime(localTime: number, hours: 12 | 24): string {
  const [, hour = '', minute, rest = ''] = /T(..):(..)(.*)Z/.exec(new Date(localTime).toISOString()) ?? []
  const seconds = rest.replace('.000', '').replace(/^:00$/, '')
  if (hours === 24) return `${hour}:${minute}${seconds}`
  return `${Number(hour) % 12 || 12}:${minute}${seconds} ${Number(hour) < 12 ? 'am' : 'pm'}`
}

function formatUtcTime(localTime: number, instant: number): string {
  const { monthDay, year } = splitDate(instant)
  return `${monthDay}, ${year === splitDate(localTime).year ? '' : `${year}, `}${formatClockTime(instant, 24)} UTC`
}

/**
 * Returns a date field's value in words, with the zone and UTC: `Saturday, April 19, 2025, 9:14 pm Pacific; April 20,
 * 04:14 UTC`. Takes the field's value, a zone of the chosen state, the visitor's answer where the hour came twice, and
 * the device's clock (milliseconds) if the text is to question a time in the future or before 1826. Undefined if the value is
 * empty or partial.
 */
export function describeEventTime(
  value: string,
  zone: ZoneCandidate,
  which?: string,
  now?: number,
): EventTimeDescription | undefined {
  const localTime = parseLocalTime(value)
  if (localTime === undefined) return undefined
  const reading = resolveLocalTime(localTime, zone.name)
  const local = `${splitDate(localTime).weekday}, ${formatLocalTime(localTime)}`
  if (reading.kind === 'gap') {
    const from = formatClockTime(reading.transition + getZoneOffset(zone.name, reading.transition - 1000), 12)
    const to = formatClockTime(reading.transition + getZoneOffset(zone.name, reading.transition), 12)
    const text = `${local} ${zone.label}. The clocks skipped that hour: they went from ${from} to ${to}. We keep what you wrote.`
    return { text, options: [] }
  }
  const options = reading.kind === 'overlap' ? createOptions(zone, reading.earlier, reading.later) : []
  if (options.length > 0 && which !== 'first' && which !== 'second')
    return {
      text: `${local} ${zone.label}. That hour happened twice that night, because the clocks went back.`,
      options,
    }
  const instant = reading.kind === 'unique' ? reading.instant : which === 'first' ? reading.earlier : reading.later
  const name = reading.kind === 'unique' ? zone.label : formatZoneName(zone.name, instant)
  const text = `${local} ${name}; ${formatUtcTime(localTime, instant)}${formatPlausibilityNote(localTime, instant, now)}`
  return { text, utc: new Date(instant).toISOString(), options }
}

/** Returns a question about an improbable instant, if the device's clock is given; empty otherwise. */
function formatPlausibilityNote(localTime: number, instant: number, now: number | undefined): string {
  if (now === undefined) return ''
  if (instant > now) return '. That is in the future, by this device’s clock. Is the date right?'
  return localTime < firstPhotograph ? '. That is before the first photograph. Is the year right?' : ''
}

function createOptions(zone: ZoneCandidate, first: number, second: number): EventTimeDescription['options'] {
  return [
    { value: 'first', label: `The first, before the clocks went back (${formatZoneName(zone.name, first)})` },
    { value: 'second', label: `The second, after they went back (${formatZoneName(zone.name, second)})` },
  ]
}
