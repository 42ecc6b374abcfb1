/** Parses a `datetime-local` value with a year of four digits. Returns milliseconds as if UTC, or undefined. */
export function parseLocalTime(value: string): number | undefined {
  const match = /^(?!0000)\d{4}-\d\d-(\d\d)T\d\d:\d\d(:\d\d(\.\d{1,3})?)?$/.exec(value)
  if (!match) return undefined
  const localTime = Date.parse(`${value}Z`)
  // `Date.parse` parses February 30 as March 2 in some engines.
  return new Date(localTime).getUTCDate() === Number(match[1]) ? localTime : undefined
}

const formats = new Map<string, Intl.DateTimeFormat>()

/** Returns a zone's offset from UTC in milliseconds, east positive. Throws a RangeError on an unknown zone. */
export function getZoneOffset(zone: string, instant: number): number {
  const format = formats.get(zone) ?? new Intl.DateTimeFormat('en-US', { timeZone: zone, timeZoneName: 'longOffset' })
  formats.set(zone, format)
  const name = format.formatToParts(instant).find((part) => part.type === 'timeZoneName')?.value ?? ''
  const [, sign = '+', hours = '0', minutes = '0'] = /([+-])(\d+):(\d+)/.exec(name) ?? []
  return Number(`${sign}1`) * (Number(hours) * 60 + Number(minutes)) * 60_000
}

/** Returns the day of an instant on this device: `November 28, 2026`. */
export function formatDay(instant: number): string {
  return new Date(instant).toLocaleDateString('en-US', { dateStyle: 'long' })
}
