import type { RecordedTime } from '@quantum-reality/media-metadata'
import { formatLocalTime } from './event-time.ts'
import { formatLocalTimeValue, parseLocalTime } from './local-time.ts'

/** Returns a recorded time as a date field's value, UTC in an IANA zone; undefined if it is no date and time. */
export function toLocalTimeValue({ value, zone: clock, precision }: RecordedTime, zone: string): string | undefined {
  if (precision === 'day') return undefined
  const localTime = parseLocalTime(value)
  if (localTime === undefined) return undefined
  return clock === 'local' ? value.padEnd(19, ':00') : formatLocalTimeValue(localTime, zone)
}

/** Returns such a value in words; the value itself if no calendar contains it. */
export function formatRecordedTime(value: string): string {
  const localTime = parseLocalTime(value)
  return localTime === undefined ? value : formatLocalTime(localTime)
}
