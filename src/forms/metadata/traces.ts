/** What a file tells beside its picture. */
export interface Traces {
  /** Where it was made, in words, the same place once: coordinates, or names of places. */
  readonly places: readonly string[]
  readonly time?: TraceTime | undefined
  /** Maker and model. */
  readonly device?: string | undefined
  /** What else is in it that could tell more, in words. */
  readonly others: readonly string[]
  /** A block could not be read to its end. If anything is removed, the whole of it goes. */
  readonly damaged: boolean
}

/** A time recorded in a file. */
export interface TraceTime {
  /** As a `datetime-local` field takes it, with seconds. */
  readonly value: string
  /** `local` is what the camera's clock showed; films and PNG's own time are in UTC. */
  readonly clock: 'local' | 'utc'
}

/** What to take out of a file. */
export type Removal = 'place' | 'all'

/** Makes one of many findings in one file; the first time and the first device count. */
export function gather(findings: readonly Partial<Traces>[]): Traces {
  const first = <Key extends 'time' | 'device'>(key: Key) => findings.find((finding) => finding[key])?.[key]
  const every = (key: 'places' | 'others') => [...new Set(findings.flatMap((finding) => finding[key] ?? []))]
  return {
    places: every('places'),
    time: first('time'),
    device: first('device'),
    others: every('others'),
    damaged: findings.some(({ damaged }) => damaged),
  }
}

/** Degrees north and east as `37.7749° N, 122.4194° W`; nothing if they are not on the globe. */
export function coordinates(latitude: number, longitude: number): string[] {
  if (!(Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180)) return []
  const degrees = (value: number, letters: string) => `${Math.abs(value).toFixed(4)}° ${letters[value < 0 ? 1 : 0]}`
  return [`${degrees(latitude, 'NS')}, ${degrees(longitude, 'EW')}`]
}

/** Maker and model, without the maker twice: `Canon`, `Canon EOS R5` is `Canon EOS R5`. */
export function deviceName(make: string, model: string): string | undefined {
  return (model.toLowerCase().startsWith(make.toLowerCase()) ? model : `${make} ${model}`).trim() || undefined
}

/** A local time written as `2025:04:19 21:14:05`, or with hyphens and a T, as a field takes it. */
export function localTime(text: string): TraceTime | undefined {
  const [, year, month, day, clock, seconds] =
    /^(\d{4})[:-](\d\d)[:-](\d\d)[ T](\d\d:\d\d)(?::(\d\d))?/.exec(text) ?? []
  // A camera whose clock was never set says 0000; the first photograph is of 1826.
  if (!year || Number(year) < 1826 || Number(month) < 1 || Number(day) < 1) return undefined
  return { value: `${year}-${month}-${day}T${clock}:${seconds ?? '00'}`, clock: 'local' }
}
