import type { Zone } from './state-zones.ts'
import { offsetAt, parseWall, readWall } from './wall-time.ts'

/** Which of the two, when the clocks went back and the wall showed the hour twice. */
export type Which = 'first' | 'second'

/** Tells an answer to that question from any other word. */
export function isWhich(answer: string): answer is Which {
  return answer === 'first' || answer === 'second'
}

/** The first photograph was taken in 1826 (by Niépce); a year before it is most often a slip of the hand. */
const firstPhotograph = Date.UTC(1826, 0)

/** The date field's answer, said back. */
export interface TimeBack {
  readonly kind: 'once' | 'twice' | 'skipped' | 'beyond'
  /** One line for under the field and for the report. */
  readonly words: string
  /** RFC 3339 in UTC, for the report; absent while the instant is not known. */
  readonly utc?: string
  /** What to ask: two entries when `kind` is `twice`, else none. */
  readonly choices: readonly { readonly value: Which; readonly label: string }[]
}

const dateFormat = new Intl.DateTimeFormat('en-US', {
  timeZone: 'UTC',
  weekday: 'long',
  month: 'long',
  day: 'numeric',
  year: 'numeric',
})

function dateParts(wall: number) {
  const part = Object.fromEntries(dateFormat.formatToParts(wall).map(({ type, value }) => [type, value]))
  return { weekday: part.weekday, monthDay: `${part.month} ${part.day}`, year: part.year }
}

/** A wall time as every sentence of the forms has it: `April 19, 2025, 9:14 pm`. */
export function wallWords(wall: number): string {
  const { monthDay, year } = dateParts(wall)
  return `${monthDay}, ${year}, ${clock(wall, 12)}`
}

function clock(wall: number, hours: 12 | 24): string {
  const [, hour = '', minute, rest = ''] = /T(..):(..)(.*)Z/.exec(new Date(wall).toISOString()) ?? []
  const seconds = rest.replace('.000', '').replace(/^:00$/, '')
  if (hours === 24) return `${hour}:${minute}${seconds}`
  return `${Number(hour) % 12 || 12}:${minute}${seconds} ${Number(hour) < 12 ? 'am' : 'pm'}`
}

function utcWords(wall: number, instant: number): string {
  const { monthDay, year } = dateParts(instant)
  return `${monthDay}, ${year === dateParts(wall).year ? '' : `${year}, `}${clock(instant, 24)} UTC`
}

/** `Pacific Daylight Time`, which tells the two apart when the label does not. */
function longName(zone: Zone, instant: number): string {
  const format = new Intl.DateTimeFormat('en-US', { timeZone: zone.name, timeZoneName: 'long' })
  return format.formatToParts(instant).find((part) => part.type === 'timeZoneName')?.value ?? zone.label
}

/**
 * Says a date field's value back in words, with the zone and UTC: `Saturday, April 19, 2025, 9:14 pm Pacific; April 20,
 * 04:14 UTC`. Takes the field's value, a zone of the chosen state, the visitor's answer where the hour came twice, and
 * the device's clock (milliseconds) if a time to come or before 1826 is to be asked about. Undefined if the value is empty or partial.
 */
export function timeBack(value: string, zone: Zone, which?: Which, now?: number): TimeBack | undefined {
  const wall = parseWall(value)
  if (wall === undefined) return undefined
  const reading = readWall(wall, zone.name)
  const local = `${dateParts(wall).weekday}, ${wallWords(wall)}`
  const once = (instant: number, name: string): TimeBack => ({
    kind: reading.kind,
    words: `${local} ${name}; ${utcWords(wall, instant)}${doubt(wall, instant, now)}`,
    utc: new Date(instant).toISOString(),
    choices: reading.kind === 'twice' ? choices(zone, reading.first, reading.second) : [],
  })
  if (reading.kind === 'once') return once(reading.instant, zone.label)
  if (reading.kind === 'twice') {
    if (which) return once(reading[which], longName(zone, reading[which]))
    const words = `${local} ${zone.label}. That hour happened twice that ${dayPart(wall)}, because the clocks went back.`
    return { kind: 'twice', words, choices: choices(zone, reading.first, reading.second) }
  }
  if (reading.kind === 'beyond') {
    return { kind: 'beyond', words: `${local} ${zone.label}; UTC is past the end of the calendar`, choices: [] }
  }
  const from = clock(reading.change + offsetAt(zone.name, reading.change - 1000), 12)
  const to = clock(reading.change + offsetAt(zone.name, reading.change), 12)
  const words = `${local} ${zone.label}. The clocks skipped that hour: they went from ${from} to ${to}. We keep what you wrote.`
  return { kind: 'skipped', words, choices: [] }
}

/** What there is to ask about a moment, if the device's clock is given. Nothing is refused for it. */
function doubt(wall: number, instant: number, now: number | undefined): string {
  if (now === undefined) return ''
  if (instant > now) return '. That is in the future, by this device’s clock. Is the date right?'
  return wall < firstPhotograph ? '. That is before the first photograph. Is the year right?' : ''
}

/** What a person calls the part of the day in which the clocks were changed: `night` from 10 pm to 6 am. */
function dayPart(wall: number): 'night' | 'day' {
  const hour = new Date(wall).getUTCHours()
  return hour >= 22 || hour < 6 ? 'night' : 'day'
}

function choices(zone: Zone, first: number, second: number): TimeBack['choices'] {
  return [
    { value: 'first', label: `The first, before the clocks went back (${longName(zone, first)})` },
    { value: 'second', label: `The second, after they went back (${longName(zone, second)})` },
  ]
}
