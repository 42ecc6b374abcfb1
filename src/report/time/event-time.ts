import { parseLocalTime, resolveLocalTime } from './local-time.ts'
import { getStateZones } from './state-zones.ts'

/** The first photograph was taken in 1826 (by Niépce); a year before it is most often a typing mistake. */
const firstPhotograph = Date.UTC(1826, 0)

/** From this year on one law says when clocks change (15 U.S.C. 260a); before, towns differed. */
const uniformTime = Date.UTC(1967, 0)

let dateFormat: Intl.DateTimeFormat | undefined

/** Returns a local time in words: `Saturday, April 19, 2025, 9:14 pm`. */
function formatDayAndTime(localTime: number): string {
  // Made at first use: the first formatter takes as long as a frame on a slow phone.
  dateFormat ??= new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', dateStyle: 'full' })
  const [, hour = '', minute, rest = ''] = /T(..):(..)(.*)Z/.exec(new Date(localTime).toISOString()) ?? []
  const seconds = rest.replace('.000', '').replace(/^:00$/, '')
  const clockTime = `${Number(hour) % 12 || 12}:${minute}${seconds} ${Number(hour) < 12 ? 'am' : 'pm'}`
  return `${dateFormat.format(localTime)}, ${clockTime}`
}

/** Returns the same without the day of the week: `April 19, 2025, 9:14 pm`. */
export function formatLocalTime(localTime: number): string {
  return formatDayAndTime(localTime).replace(/^\w+, /, '')
}

/**
 * Returns a date in words, with its zones and what is unusual at `now` (milliseconds), and where they are certain its
 * zone (IANA) and instant (RFC 3339) for programs; undefined if incomplete.
 */
export function describeEventTime(value: string, state: string, now?: number) {
  const localTime = parseLocalTime(value)
  const zones = getStateZones(state)
  if (localTime === undefined || zones.length === 0) return undefined
  const resolutions = zones.map(({ name }) => resolveLocalTime(localTime, name))
  const kinds = new Set(localTime < uniformTime ? [] : resolutions.map(({ kind }) => kind))
  const kind = kinds.size === 1 ? resolutions[0]?.kind : undefined
  const instants = resolutions.map(({ instant }) => instant)
  const instant = Math.min(...instants)
  const local = `${formatDayAndTime(localTime)} ${zones.map(({ label }) => label).join(' or ')}`
  const zone = zones.length === 1 ? zones[0]?.name : undefined
  const text = local + formatNote(kind, localTime, instant, now)
  const isCertain = kind === 'unique' && instants.every((each) => each === instant)
  return { text, zone, utc: isCertain ? new Date(instant).toISOString() : undefined }
}

/** Returns what is unusual about a time in a sentence, or an empty text. */
function formatNote(kind: string | undefined, localTime: number, instant: number, now: number | undefined): string {
  if (kind === 'gap') return '. The clocks skipped that time. We keep what you wrote.'
  if (kind === 'overlap') return '. That time happened twice, because the clocks went back.'
  if (now === undefined) return ''
  if (instant > now) return '. That is in the future, by this device’s clock.'
  return localTime < firstPhotograph ? '. That is before the first photograph.' : ''
}
