import { expect, test } from '@playwright/test'
import { describeEventTime } from './event-time.ts'

/** What is said of a time, or its end; undefined for none. */
const descriptions: readonly (readonly [value: string, state: string, words: string | undefined])[] = [
  ['2025-04-19T21:14', 'california', 'Saturday, April 19, 2025, 9:14 pm Pacific'],
  ['2025-12-31T00:00', 'new-york', 'Wednesday, December 31, 2025, 12:00 am Eastern'],
  ['2025-12-31T22:30:00.5', 'hawaii', '10:30:00.500 pm Hawaii'],
  // Both zones of a state.
  ['2025-06-01T12:00:07', 'texas', 'Sunday, June 1, 2025, 12:00:07 pm Central or Mountain'],
  ['2025-07-01T09:00', 'arizona', '9:00 am Mountain standard or Mountain'],
  // One that clocks skipped is as it was written.
  ['2025-03-09T02:30', 'colorado', 'Sunday, March 9, 2025, 2:30 am Mountain'],
  // The first value that the browser accepts.
  ['0001-01-01T00:00', 'california', 'Monday, January 1, 1, 12:00 am Pacific'],
  ['', 'ohio', undefined],
  ['2025-04-19', 'ohio', undefined],
  ['2025-04-19T', 'ohio', undefined],
  // No browser produces these.
  ['2025-02-29T10:00', 'ohio', undefined],
  ['0000-01-01T00:00', 'ohio', undefined],
  ['2025-04-19T24:30', 'ohio', undefined],
  ['2024-02-29T00:00', 'ohio', 'Thursday, February 29, 2024, 12:00 am Eastern'],
  ['2025-04-19T21:14', '', undefined],
]

test('a time is said back with the zones of its state, as soon as both are there', () => {
  for (const [value, state, words] of descriptions)
    expect(describeEventTime(value, state)?.slice(-(words ?? '').length), `${value}, ${state}`).toBe(words)
})

test('a time in the future, by the device’s clock, and one before the first photograph are named, but not in the report', () => {
  const now = Date.UTC(2025, 3, 20)
  const describeTime = (value: string, state: string, at?: number) => describeEventTime(value, state, at)
  expect(describeTime('2025-04-19T17:01', 'california', now)).toContain('in the future')
  expect(describeTime('2025-04-19T16:59', 'california', now)).not.toContain('in the future')
  // In one of the two zones it is not yet.
  expect(describeTime('2025-04-19T18:30', 'texas', now)).not.toContain('in the future')
  expect(describeTime('1825-12-31T21:14', 'vermont', now)).toContain('before the first photograph')
  expect(describeTime('1826-01-01T00:00', 'vermont', now)).not.toContain('photograph')
  expect(describeTime('1825-12-31T21:14', 'vermont')).not.toContain('photograph')
})
