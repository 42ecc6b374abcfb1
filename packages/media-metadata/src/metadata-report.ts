/** What can be recorded in a file beside its picture, as far as a report names it. */
type MetadataKind = 'location' | 'time' | 'device' | 'owner'

/** Whether a file records something. `none` is returned only where every byte that can hold it was parsed. */
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

/** A track from A to B has a position for every second of it. */
const maxLocations = 4

/** Merges the findings in one file into its report; the first time, device and owner count. */
export function mergeFindings(findings: readonly MetadataFinding[]): MetadataReport {
  const first = <Key extends 'time' | 'device' | 'owner'>(key: Key) => findings.find((finding) => finding[key])?.[key]
  const every = (key: 'locations' | 'otherMetadata' | 'unknownParts') => [
    ...new Set(findings.flatMap((finding) => finding[key] ?? [])),
  ]
  const [locations, otherMetadata, unknownParts] = [every('locations'), every('otherMetadata'), every('unknownParts')]
  const value = <Value>(kind: MetadataKind, found: Value | undefined): MetadataValue<Value> => {
    if (found !== undefined) return { status: 'found', value: found }
    const isUnknown = unknownParts.length > 0 || findings.some(({ unclear }) => unclear?.[kind])
    return { status: isUnknown ? 'unknown' : 'none' }
  }
  const more = locations.length - maxLocations
  const some = more > 1 ? [...locations.slice(0, maxLocations), `and ${more} more`] : locations
  return {
    location: value('location', locations.length ? some : undefined),
    time: value('time', first('time')),
    device: value('device', first('device')),
    owner: value('owner', first('owner')),
    otherMetadata,
    unknownParts: [...new Set([...unknownParts, ...findings.flatMap(({ unclear }) => Object.values(unclear ?? {}))])],
  }
}

/** Returns the report of a file that was not read, for the reason given: any of it may hold anything. */
export function createUnknownReport(reason: string): MetadataReport {
  return mergeFindings([{ unknownParts: [reason] }])
}
