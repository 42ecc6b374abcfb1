import { parseLocalTime, resolveLocalTime } from './local-time.ts'
import { getStateZones } from './state-zones.ts'

/** The first photograph was taken in 1826 (by Niépce); a year before it is most often a typing mistake. */
const firstPhotograph = Date.UTC(1826, 0)

/** From this year on one law says when clocks change (15 U.S.C. 260a); before, towns differed. */
const uniformTime = Date.UTC(1967, 0)

export interface EventTime {
  readonly text: string
  /** The IANA zone, and the instant in UTC (RFC 3339) where it is certain. */
  readonly zone?: string | undefined
  readonly utc?: string | undefined
}

let dateFormat: Intl.DateTimeFormat | undefined

function splitDate(localTime: number) {
  // Made at first use: the first formatter takes as long as a frame on a slow phone.
  dateFormat ??= new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', dateStyle: 'full' })
  const [weekday, monthDay, year] = dateFormat.format(localTime).split(', ')
  return { weekday, monthDay, year }
}

/** Returns a local time as every sentence of the report has it: `April 19, 2025, 9:14 pm`. */
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

/** Returns a date in words, with its zones and what is unusual at `now` (milliseconds); undefined if incomplete. */
export function describeEventTime(value: string, state: string, now?: number): EventTime | undefined {
  const localTime = parseLocalTime(value)
  const zones = getStateZones(state)
  if (localTime === undefined || zones.length === 0) return undefined
  const resolutions = zones.map(({ name }) => resolveLocalTime(localTime, name))
  const kinds = new Set(localTime < uniformTime ? [] : resolutions.map(({ kind }) => kind))
  const kind = kinds.size === 1 ? resolutions[0]?.kind : undefined
  const instants = resolutions.map(({ instant }) => instant)
  const instant = Math.min(...instants)
  const local = `${splitDate(localTime).weekday}, ${formatLocalTime(localTime)} ${zones.map(({ label }) => label).join(' or ')}`
  const zone = zones.length === 1 ? zones[0]?.name : undefined
  const note = formatNote(kind, localTime, instant, now)
  if (kind !== 'unique' || instants.some((each) => each !== instant)) return { text: local + note, zone }
  return { text: `${local}; ${formatUtcTime(localTime, instant)}${note}`, zone, utc: new Date(instant).toISOString() }
}

/** Returns what is unusual about a time in a sentence, or an empty text. */
function formatNote(kind: string | undefined, localTime: number, instant: number, now: number | undefined): string {
  if (kind === 'gap') return '. The clocks skipped that time. We keep what you wrote.'
  if (kind === 'overlap') return '. That time happened twice, because the clocks went back.'
  if (now === undefined) return ''
  if (instant > now) return '. That is in the future, by this device’s clock.'
  return localTime < firstPhotograph ? '. That is before the first photograph.' : ''
}
