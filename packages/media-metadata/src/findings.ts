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
export type Findings = ReturnType<typeof createFindings>

/** Creates the findings of a file that nothing was read of. No class: the fields of one are long in browsers' code. */
export function createFindings() {
  const locations = new Set<string>()
  const otherParts = new Set<string>()
  const unknownParts = new Map<string, readonly Fact[]>()
  const findings = {
    time: undefined as RecordedTime | undefined,
    device: undefined as string | undefined,
    owner: undefined as string | undefined,

    addLocation(location: string | undefined): void {
      if (location) locations.add(location)
    },

    /** Adds the time of a clock, or that it shows none. */
    addClock(time: RecordedTime | undefined): void {
      findings.time ??= time
      if (!time) findings.addUnknown('a time that is none', ['time'])
    },

    /** Adds a time in words. Where it is none, digits can hold only a time, and words can hold anything. */
    addTimeText(text: string): void {
      const time = parseTime(text)
      findings.time ??= time
      if (!time && text) findings.addUnknown('a time that is none', /^[\d:/T +-]+$/.test(text) ? ['time'] : facts)
    },

    addPart(name: string): void {
      otherParts.add(name)
    },

    addUnreadPart(name: string): void {
      findings.addPart(name)
      findings.addUnknown(name)
    },

    /** Adds a part that was not read, and what it can hold: anything, unless it is stated. */
    addUnknown(part: string, possible: readonly Fact[] = facts): void {
      unknownParts.set(part, [...new Set([...(unknownParts.get(part) ?? []), ...possible])])
    },

    createReport(): MetadataReport {
      const createValue = <Value>(fact: Fact, value: Value | undefined): MetadataValue<Value> => {
        if (value) return { status: 'found', value }
        const isPossible = [...unknownParts.values()].some((possible) => possible.includes(fact))
        return { status: isPossible ? 'unknown' : 'none' }
      }
      const found = [...locations].slice(0, 4)
      return {
        location: createValue('location', found.length > 0 ? found : undefined),
        time: createValue('time', findings.time),
        device: createValue('device', findings.device),
        owner: createValue('owner', findings.owner),
        otherParts: [...otherParts],
        unknownParts: [...unknownParts.keys()],
      }
    },
  }
  return findings
}
