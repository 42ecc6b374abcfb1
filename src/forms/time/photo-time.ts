import type { TraceTime } from '../metadata/traces.ts'
import { parseWall, wallValue } from './wall-time.ts'

/**
 * The time a photo or film has in it, as the value of the date field: as it is where a camera's clock showed it, brought
 * into the zone (IANA name) where it is in UTC. Undefined if it is no date, such as February 30 of a camera not set.
 */
export function photoTime({ value, clock }: TraceTime, zone: string): string | undefined {
  const wall = parseWall(value)
  if (wall === undefined) return undefined
  return clock === 'local' ? value : wallValue(wall, zone)
}
