import type { TraceTime } from './traces.ts'

/** Degrees north and east as `37.7749° N, 122.4194° W`; nothing if they are not on the globe. */
export function coordinates(latitude: number, longitude: number): string[] {
  if (!(Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180)) return []
  const degrees = (value: number, letters: string) => `${Math.abs(value).toFixed(4)}° ${letters[value < 0 ? 1 : 0]}`
  return [`${degrees(latitude, 'NS')}, ${degrees(longitude, 'EW')}`]
}

/** `3746.5` is 37 degrees and 46.5 minutes, as satellite receivers write it (NMEA 0183). */
export function degreesAndMinutes(value: number): number {
  const degrees = Math.trunc(value / 100)
  return degrees + (value - degrees * 100) / 60
}

/** Maker and model, without the maker twice: `Canon`, `Canon EOS R5` is `Canon EOS R5`. */
export function deviceName(make: string, model: string): string | undefined {
  return (model.toLowerCase().startsWith(make.toLowerCase()) ? model : `${make} ${model}`).trim() || undefined
}

/** A time as `2025:04:19 21:14:05`, or with hyphens or slashes and a T, or a day alone, as a field takes it. */
export function recordedTime(text: string, clock: TraceTime['clock'] = 'local'): TraceTime | undefined {
  const [, year, month, day, minutes, seconds] =
    /^\s{0,9}(\d{4})[:/-](\d\d)[:/-](\d\d)(?:[ T](\d\d:\d\d)(?::(\d\d))?|$)/.exec(text) ?? []
  // A camera whose clock was never set says 0000; the first photograph is of 1826.
  if (!year || Number(year) < 1826) return undefined
  const value = `${year}-${month}-${day}T${minutes ?? '00:00'}:${seconds ?? '00'}`
  return Number.isNaN(Date.parse(`${value}Z`)) ? undefined : { value, clock }
}

/** An instant in milliseconds since 1970 as a field takes it, in UTC; nothing if no calendar has it. */
export function instant(milliseconds: number): TraceTime | undefined {
  if (!(milliseconds > Date.UTC(1826, 0) && milliseconds < Date.UTC(10_000, 0))) return undefined
  return { value: new Date(milliseconds).toISOString().slice(0, 19), clock: 'utc' }
}
