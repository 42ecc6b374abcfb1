import { parseTime, type RecordedTime } from './values.ts'

const facts = ['location', 'time', 'device', 'owner'] as const
type Fact = (typeof facts)[number]

/** `none` only where nothing was left unread that can hold it. */
type MetadataValue<Value> =
  | { readonly status: 'found'; readonly value: Value }
  | { readonly status: 'none' }
  | { readonly status: 'unknown' }

export interface MetadataReport {
  /** Coordinates as `37.7749° N, 122.4194° W`. */
  readonly location: MetadataValue<readonly string[]>
  readonly time: MetadataValue<RecordedTime>
  /** Make and model, then lens, programs and numbers: `Canon EOS R5, LensModel RF50mm F1.2`; else a program. */
  readonly device: MetadataValue<string>
  /** Artist, copyright holder, owner of the camera. */
  readonly owner: MetadataValue<string>
  /** What it contains beside its picture that a copy is without, in English: "a thumbnail", "a short film". */
  readonly otherParts: readonly string[]
  /** Its parts that were not read, in English. */
  readonly unknownParts: readonly string[]
}

/** Collects what is taken out of a file. The first time, device and owner count: they are assigned by `??=` or `||=`. */
export class Findings {
  readonly #locations = new Set<string>()
  readonly #otherParts = new Set<string>()
  readonly #unknownParts = new Map<string, readonly Fact[]>()
  time: RecordedTime | undefined
  device: string | undefined
  owner: string | undefined

  addLocation(location: string | undefined): void {
    if (location) this.#locations.add(location)
  }

  /** Adds the time of a clock, or that it shows none. */
  addClock(time: RecordedTime | undefined): void {
    this.time ??= time
    if (!time) this.addUnknown('a time that is none', ['time'])
  }

  /** Adds a time in words. Where it is none, digits can hold only a time, and words can hold anything. */
  addTimeText(text: string): void {
    const time = parseTime(text)
    this.time ??= time
    if (!time && text) this.addUnknown('a time that is none', /^[\d:/T +-]+$/.test(text) ? ['time'] : facts)
  }

  addPart(name: string): void {
    this.#otherParts.add(name)
  }

  addUnreadPart(name: string): void {
    this.addPart(name)
    this.addUnknown(name)
  }

  /** Adds a part that was not read, and what it can hold: anything, unless it is stated. */
  addUnknown(part: string, possible: readonly Fact[] = facts): void {
    this.#unknownParts.set(part, [...new Set([...(this.#unknownParts.get(part) ?? []), ...possible])])
  }

  createReport(): MetadataReport {
    const createValue = <Value>(fact: Fact, value: Value | undefined): MetadataValue<Value> => {
      if (value) return { status: 'found', value }
      const isPossible = [...this.#unknownParts.values()].some((possible) => possible.includes(fact))
      return { status: isPossible ? 'unknown' : 'none' }
    }
    const locations = [...this.#locations].slice(0, 4)
    return {
      location: createValue('location', locations.length > 0 ? locations : undefined),
      time: createValue('time', this.time),
      device: createValue('device', this.device),
      owner: createValue('owner', this.owner),
      otherParts: [...this.#otherParts],
      unknownParts: [...this.#unknownParts.keys()],
    }
  }
}
