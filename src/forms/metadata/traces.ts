/** Whether a file tells a thing. `none` is said only where every byte that could hold it was understood. */
type Answer<Value> =
  | { readonly known: 'told'; readonly value: Value }
  | { readonly known: 'none' }
  | { readonly known: 'unread' }

/** What a file tells beside its picture. Only `gather` makes one. */
export interface Traces {
  /** Where it was made, in words, the same place once: coordinates, or names of places. */
  readonly place: Answer<readonly string[]>
  readonly time: Answer<TraceTime>
  /** Maker and model. */
  readonly device: Answer<string>
  /** What else it tells, in words. */
  readonly others: readonly string[]
  /** Its parts that this page cannot read, or cannot judge, in words. Each may hold anything. */
  readonly unread: readonly string[]
}

/** What was found in one part of a file. */
export interface Finding {
  readonly places?: readonly string[] | undefined
  readonly time?: TraceTime | undefined
  readonly device?: string | undefined
  readonly others?: readonly string[] | undefined
  readonly unread?: readonly string[] | undefined
}

/** A time recorded in a file. */
export interface TraceTime {
  /** As a `datetime-local` field takes it, with seconds. */
  readonly value: string
  /** `local` is what the camera's clock showed; films, satellites and PNG's own time are in UTC. */
  readonly clock: 'local' | 'utc'
}

/** What to take out of a file. */
export type Removal = 'place' | 'all'

/** A drive from A to B has a place for every second of it. */
const mostPlaces = 4

/** Makes one of many findings in one file; the first time and the first device count. */
export function gather(findings: readonly Finding[]): Traces {
  const first = <Key extends 'time' | 'device'>(key: Key) => findings.find((finding) => finding[key])?.[key]
  const every = (key: 'places' | 'others' | 'unread') => [...new Set(findings.flatMap((finding) => finding[key] ?? []))]
  const [places, others, unread] = [every('places'), every('others'), every('unread')]
  const answer = <Value>(value: Value | undefined): Answer<Value> =>
    value !== undefined ? { known: 'told', value } : { known: unread.length ? 'unread' : 'none' }
  const more = places.length - mostPlaces
  const some = more > 1 ? [...places.slice(0, mostPlaces), `and ${more} more`] : places
  return {
    place: answer(places.length ? some : undefined),
    time: answer(first('time')),
    device: answer(first('device')),
    others,
    unread,
  }
}
