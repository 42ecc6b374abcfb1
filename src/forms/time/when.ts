import { type Zone, zonesOf } from './state-zones.ts'
import { isWhich, type TimeBack, timeBack } from './time-back.ts'
import { parseWall } from './wall-time.ts'

/** The answers that together say when it happened, as the form's controls hold them. Empty where not answered. */
export interface When {
  /** The value of the state's option. */
  readonly state: string
  /** The value of the date field. */
  readonly 'date-time': string
  /** The IANA name chosen where the state keeps two zones. */
  readonly zone: string
  /** Which of the two, where the hour came twice. */
  readonly which: string
}

/** What `When` comes to: the zones there are to choose from, the one that holds, and the time said back. */
export interface Reading {
  readonly zones: readonly Zone[]
  readonly zone: Zone | undefined
  readonly back: TimeBack | undefined
}

/**
 * Reads the answers together. `now` is the device's clock, in milliseconds, if a time to come or before photography is to
 * be asked about.
 */
export function readWhen({ state, 'date-time': value, zone: chosen, which }: When, now?: number): Reading {
  const zones = zonesOf(state, parseWall(value))
  const zone = zones.find(({ name }) => name === chosen) ?? zones[0]
  return { zones, zone, back: zone && timeBack(value, zone, isWhich(which) ? which : undefined, now) }
}
