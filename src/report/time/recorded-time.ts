import type { RecordedTime } from '@quantum-reality/media-metadata'
import { formatLocalTime } from './event-time.ts'
import { formatLocalTimeValue, parseLocalTime } from './local-time.ts'
import type { Zone } from './state-zones.ts'

/**
 * Returns a recorded time as the date field has it, in minutes: as clocks in the state showed it. One in UTC needs a state
 * with one zone. One with an offset is that of its camera where no zone is certain: who photographs is mostly there.
 */
export function getOfferedTime(recorded: RecordedTime, zones: readonly Zone[]): string | undefined {
  const { value, precision, zone, offsetMinutes } = recorded
  const localTime = precision === 'day' ? undefined : parseLocalTime(value)
  if (localTime === undefined) return undefined
  if (zone === 'local' && offsetMinutes === undefined) return value.slice(0, 16)
  const instant = localTime - (offsetMinutes ?? 0) * 60_000
  const values = new Set(zones.map(({ name }) => formatLocalTimeValue(instant, name).slice(0, 16)))
  const cameraTime = zone === 'local' ? value.slice(0, 16) : undefined
  if (values.size === 1) return [...values][0]
  return cameraTime && (values.size === 0 || values.has(cameraTime)) ? cameraTime : undefined
}

/** Returns such a value in words; the value itself if no calendar contains it. */
export function formatRecordedTime(value: string): string {
  const localTime = parseLocalTime(value)
  return localTime === undefined ? value : formatLocalTime(localTime)
}
