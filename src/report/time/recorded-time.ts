import type { RecordedTime } from '@quantum-reality/media-metadata'
import { formatLocalTime } from './event-time.ts'
import { formatLocalTimeValue, parseLocalTime } from './local-time.ts'

/**
 * Returns the recorded time of a photo or video as the value of the date field, one in UTC in the zone (IANA name).
 * Undefined if it is no date, such as February 30 of a camera without a set clock.
 */
export function toLocalTimeValue({ value, zone: clock, precision }: RecordedTime, zone: string): string | undefined {
  // A date alone does not answer the question about the time.
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
