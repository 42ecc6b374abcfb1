import { getZoneOffset, parseLocalTime } from './local-time.ts'
import { getStateZones } from './state-zones.ts'

/** The first photograph was taken in 1826 (by Niépce); a year before it is most often a typing mistake. */
const firstPhotograph = Date.UTC(1826, 0)

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

/** Returns words in which no line ends before “pm”. */
export function joinTimes(words: string): string {
  return words.replace(/ (?=[ap]m\b)/g, '\u00a0')
}

/** Returns a date in words with its zones, and what is unusual about it at `now` (milliseconds); undefined if incomplete. */
export function describeEventTime(value: string, state: string, now?: number): string | undefined {
  const localTime = parseLocalTime(value)
  const zones = getStateZones(state)
  if (localTime === undefined || zones.length === 0) return undefined
  const text = `${formatDayAndTime(localTime)} ${zones.map(({ label }) => label).join(' or ')}`
  if (now === undefined) return text
  const isFuture = zones.every(({ name }) => localTime > now + getZoneOffset(name, now))
  if (isFuture) return `${text}. That is in the future, by this device’s clock.`
  return localTime < firstPhotograph ? `${text}. That is before the first photograph.` : text
}
