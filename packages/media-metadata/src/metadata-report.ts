/** What can be recorded in a file beside its picture, as far as a report names it. */
type MetadataKind = 'location' | 'time' | 'device' | 'owner'

/** Whether a file records something. `none` is returned only where every part was understood in
 * which devices and programs record it. */
export type MetadataValue<Value> =
  | { readonly status: 'found'; readonly value: Value }
  | { readonly status: 'none' }
  | { readonly status: 'unknown' }

/** What a file records beside its picture. */
export interface MetadataReport {
  /** Where it was made, each place once: coordinates, or names of places. */
  readonly location: MetadataValue<readonly string[]>
  readonly time: MetadataValue<RecordedTime>
  /** Make and model; else lens, program or whatever names the device. */
  readonly device: MetadataValue<string>
  /** Artist, copyright holder, owner of the camera, name of a color profile. */
  readonly owner: MetadataValue<string>
  /** What else it contains, in English. */
  readonly otherMetadata: readonly string[]
  /** Its parts that are not understood, in English. Each may hold anything that is `unknown`. */
  readonly unknownParts: readonly string[]
}

/** A time recorded in a file. */
export interface RecordedTime {
  /** ISO 8601 without a zone, as long as its precision: `2025-04-19`, `2025-04-19T21:14`, `2025-04-19T21:14:05`. */
  readonly value: string
  /** `local` is what the camera's clock showed. */
  readonly zone: 'local' | 'utc'
  readonly precision: 'day' | 'minute' | 'second'
}

/** What to take out of a file. */
export type MetadataRemoval = 'location' | 'all'

/** What one reader found in one part of a file. */
export interface MetadataFinding {
  readonly locations?: readonly string[] | undefined
  readonly time?: RecordedTime | undefined
  readonly device?: string | undefined
  readonly owner?: string | undefined
  readonly otherMetadata?: readonly string[] | undefined
  /** Parts that may hold anything. */
  readonly unknownParts?: readonly string[] | undefined
  /** Parts that can hold nothing but this, and could not be read. */
  readonly unclear?: Partial<Record<MetadataKind, string>> | undefined
}

/** Findings one after the other. */
export type Findings = Generator<MetadataFinding, void, void>

/** A track from A to B has a position for every second of it. */
const maxLocations = 4

/** Gathers the findings in one file; the first time, device and owner count. */
export class ReportBuilder {
  readonly #first: { time?: RecordedTime; device?: string; owner?: string } = {}
  readonly #locations = new Set<string>()
  readonly #otherMetadata = new Set<string>()
  readonly #unknownParts = new Set<string>()
  readonly #unclear = new Map<MetadataKind, string>()

  add({ locations = [], time, device, owner, otherMetadata = [], unknownParts = [], unclear = {} }: MetadataFinding) {
    if (time) this.#first.time ??= time
    if (device) this.#first.device ??= device
    if (owner) this.#first.owner ??= owner
    for (const location of locations) this.#locations.add(location)
    for (const name of otherMetadata) this.#otherMetadata.add(name)
    for (const name of unknownParts) this.#unknownParts.add(name)
    for (const [kind, name] of Object.entries(unclear)) this.#unclear.set(kind as MetadataKind, name)
  }

  /** Returns the report of all that was found. */
  build(): MetadataReport {
    const all = [...this.#locations]
    const more = all.length - maxLocations
    const locations = more > 1 ? [...all.slice(0, maxLocations), `and ${more} more`] : all
    const { time, device, owner } = this.#first
    return {
      location: this.#getValue('location', locations.length > 0 ? locations : undefined),
      time: this.#getValue('time', time),
      device: this.#getValue('device', device),
      owner: this.#getValue('owner', owner),
      otherMetadata: [...this.#otherMetadata],
      unknownParts: [...new Set([...this.#unknownParts, ...this.#unclear.values()])],
    }
  }

  #getValue<Value>(kind: MetadataKind, found: Value | undefined): MetadataValue<Value> {
    if (found !== undefined) return { status: 'found', value: found }
    return { status: this.#unknownParts.size > 0 || this.#unclear.has(kind) ? 'unknown' : 'none' }
  }
}

/** Returns the report of a file that was not read, for the reason given: any of it may hold anything. */
export function createUnknownReport(reason: string): MetadataReport {
  const report = new ReportBuilder()
  report.add({ unknownParts: [reason] })
  return report.build()
}
