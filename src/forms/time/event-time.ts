import { describeEventTime } from './event-time-description.ts'
import { parseLocalTime } from './local-time.ts'
import { getZoneCandidates } from './zone-candidates.ts'

/** The answers about the time of the event, as values of the controls. Empty where not answered. */
export interface EventTimeAnswers {
  /** The value of the state's option. */
  readonly state: string
  /** The value of the date field. */
  readonly 'date-time': string
  /** The IANA name chosen where the state keeps two zones. */
  readonly zone: string
  /** Which of the two, where the hour came twice. */
  readonly disambiguation: string
}

/**
 * Reads the answers together: the zones there are to choose from, the one that holds, and the description of the time.
 * `now` is the device's clock, in milliseconds, if a time to come or before photography is to be asked about.
 */
export function interpretEventTime(
  { state, 'date-time': value, zone: chosen, disambiguation }: EventTimeAnswers,
  now?: number,
) {
  const zones = getZoneCandidates(state, parseLocalTime(value))
  const zone = zones.find(({ name }) => name === chosen) ?? zones[0]
  return { zones, zone, description: zone && describeEventTime(value, zone, disambiguation, now) }
}
