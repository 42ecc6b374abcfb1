import type { RecordedTime } from '@quantum-reality/media-metadata'
import { formatLocalTime } from './event-time.ts'
import { formatLocalTimeValue, parseLocalTime } from './local-time.ts'
import type { Zone } from './state-zones.ts'

/** Returns a recorded time as the date field has it, in minutes. One in UTC needs a state with one zone. */
export function getOfferedTime(recorded: RecordedTime, [zone, otherZone]: readonly Zone[]): string | undefined {
  const localTime = recorded.precision === 'day' ? undefined : parseLocalTime(recorded.value)
  if (localTime === undefined) return undefined
  if (recorded.zone === 'local') return recorded.value.slice(0, 16)
  return zone && !otherZone ? formatLocalTimeValue(localTime, zone.name).slice(0, 16) : undefined
}

/** Returns such a value in words; the value itself if no calendar contains it. */
export function formatRecordedTime(value: string): string {
  const localTime = parseLocalTime(value)
  return localTime === undefined ? value : formatLocalTime(localTime)
}
