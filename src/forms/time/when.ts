import { type Zone, zonesOf } from './state-zones.ts'
import { type TimeBack, timeBack, type Which } from './time-back.ts'

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

const whiches: readonly string[] = ['first', 'second'] satisfies Which[]

/** Reads the answers together. `now` is the device's clock, in milliseconds, if a time to come is to be pointed out. */
export function readWhen({ state, 'date-time': value, zone: chosen, which }: When, now?: number): Reading {
  const zones = zonesOf(state)
  const zone = zones.find(({ name }) => name === chosen) ?? zones[0]
  const said = whiches.includes(which) ? (which as Which) : undefined
  return { zones, zone, back: zone && timeBack(value, zone, said, now) }
}
