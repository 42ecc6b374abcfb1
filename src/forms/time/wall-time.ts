/** What the calendar and the clocks of one zone make of a wall time. Instants are milliseconds since 1970 UTC. */
export type Reading =
  | { readonly kind: 'once'; readonly instant: number }
  /** The hour the clocks go back: the wall showed it twice. */
  | { readonly kind: 'twice'; readonly first: number; readonly second: number }
  /** The hour the clocks skip: no wall showed it. `change` is the instant they went forward. */
  | { readonly kind: 'skipped'; readonly change: number }
  /** A field accepts times to the very end of the calendar; west of Greenwich the last hours have no UTC in it. */
  | { readonly kind: 'beyond' }

/** ECMA-262, "Time Values and Time Range": the calendar ends 100,000,000 days from 1970. */
const lastInstant = 8.64e15
const day = 86_400_000

/**
 * Reads the value of a `datetime-local` field (HTML, "local date and time string": years 0001 to 275760, seconds and
 * fractions optional). Gives the wall time as if it were UTC, in milliseconds; undefined if it is not such a value.
 */
export function parseWall(value: string): number | undefined {
  const match = /^(\d{4,6})(-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d{1,3})?)?)$/.exec(value)
  if (!match) return undefined
  const [, year = '', rest = ''] = match
  const wall = Date.parse(`+${year.padStart(6, '0')}${rest}${rest.length === 12 ? ':00' : ''}Z`)
  // `Date.parse` takes February 30 for March 2 in some engines.
  return Number(year) > 0 && !Number.isNaN(wall) && new Date(wall).getUTCDate() === Number(rest.slice(4, 6))
    ? wall
    : undefined
}

const formats = new Map<string, Intl.DateTimeFormat>()

/** The zone's offset from UTC at an instant, in milliseconds, east positive. Throws a RangeError on an unknown zone. */
export function offsetAt(zone: string, instant: number): number {
  const format = formats.get(zone) ?? new Intl.DateTimeFormat('en-US', { timeZone: zone, timeZoneName: 'longOffset' })
  formats.set(zone, format)
  const bounded = Math.max(-lastInstant, Math.min(lastInstant, instant))
  const name = format.formatToParts(bounded).find((part) => part.type === 'timeZoneName')?.value ?? ''
  // Before 1883 every town kept its own sun: GMT-07:52:58.
  const [, sign = '+', hours = '0', minutes = '0', seconds = '0'] = /([+-])(\d+):(\d+)(?::(\d+))?/.exec(name) ?? []
  return Number(`${sign}1`) * (Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds)) * 1000
}

/** When a wall time (from `parseWall`) happened in a zone (IANA name). */
export function readWall(wall: number, zone: string): Reading {
  const before = offsetAt(zone, wall - day)
  const after = offsetAt(zone, wall + day)
  const instants = [wall - before, wall - after].filter((instant) => offsetAt(zone, instant) === wall - instant)
  const [first, second] = instants
  if (first === undefined) return { kind: 'skipped', change: changeBetween(zone, wall - after, wall - before) }
  if (Math.abs(first) > lastInstant) return { kind: 'beyond' }
  if (second === undefined || second === first) return { kind: 'once', instant: first }
  return { kind: 'twice', first, second }
}

function changeBetween(zone: string, from: number, to: number): number {
  const old = offsetAt(zone, from)
  let low = Math.floor(from / 1000)
  let high = Math.ceil(to / 1000)
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2)
    if (offsetAt(zone, middle * 1000) === old) low = middle
    else high = middle
  }
  return high * 1000
}

/** What the wall showed at an instant in a zone, as a `datetime-local` field takes it, seconds included. */
export function wallValue(instant: number, zone: string): string {
  const text = new Date(instant + offsetAt(zone, instant)).toISOString()
  return text.replace(/^\+0*/, '').replace(/\.\d+Z$/, '')
}
