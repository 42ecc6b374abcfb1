import { expect, test } from '@playwright/test'
import { describeEventTime } from './event-time.ts'

/** Descriptions, or their end, and the instant where it is certain. */
const descriptions: readonly (readonly [value: string, state: string, text: string, utc?: string])[] = [
  ['2025-12-31T00:00', 'new-york', 'Wednesday, December 31, 2025, 12:00 am Eastern', '2025-12-31T05:00:00.000Z'],
  ['2025-12-31T22:30:00.5', 'hawaii', '10:30:00.500 pm Hawaii', '2026-01-01T08:30:00.500Z'],
  // Both zones of a state, without an instant where they differ.
  ['2025-06-01T12:00:07', 'texas', 'Sunday, June 1, 2025, 12:00:07 pm Central or Mountain'],
  // Arizona has standard time in summer, the Navajo Nation does not; in winter they agree.
  ['2025-07-01T09:00', 'arizona', '9:00 am Mountain standard or Mountain'],
  ['2025-01-01T09:00', 'arizona', '9:00 am Mountain standard or Mountain', '2025-01-01T16:00:00.000Z'],
  ['2025-11-02T01:30', 'california', '1:30 am Pacific. That time happened twice, because the clocks went back.'],
  ['2025-03-09T02:30', 'colorado', '2:30 am Mountain. The clocks skipped that time. We keep what you wrote.'],
  // What both zones of a state skip or repeat.
  ['2025-03-09T02:30', 'texas', '2:30 am Central or Mountain. The clocks skipped that time. We keep what you wrote.'],
  ['2025-11-02T01:30', 'texas', '1:30 am Central or Mountain. That time happened twice, because the clocks went back.'],
  // Arizona’s own time is unique when the Navajo Nation’s is skipped.
  ['2025-03-09T02:30', 'arizona', '2:30 am Mountain standard or Mountain'],
  // Before 1967 each town changed its clocks by its own rule, so that no UTC is certain.
  ['1967-01-01T00:00', 'california', 'Sunday, January 1, 1967, 12:00 am Pacific', '1967-01-01T08:00:00.000Z'],
  ['1966-12-31T23:59', 'california', 'Saturday, December 31, 1966, 11:59 pm Pacific'],
  ['1850-06-01T12:00', 'new-york', 'Saturday, June 1, 1850, 12:00 pm Eastern'],
  ['1896-01-13T12:01', 'hawaii', '12:01 pm Hawaii'],
  // The first value that the browser accepts.
  ['0001-01-01T00:00', 'california', 'Monday, January 1, 1, 12:00 am Pacific'],
]

test('a time is said back with the zone of its state, both where it has two, and programs get the instant where that is certain', () => {
  expect(describeEventTime('2025-04-19T21:14', 'california')).toEqual({
    text: 'Saturday, April 19, 2025, 9:14 pm Pacific',
    zone: 'America/Los_Angeles',
    utc: '2025-04-20T04:14:00.000Z',
  })
  for (const [value, state, text, utc] of descriptions) {
    const found = describeEventTime(value, state)
    expect(found?.text.endsWith(text), `${value}, ${state}: ${found?.text}`).toBe(true)
    expect(found?.utc, value).toBe(utc)
  }
})

test('a time in the future, by the device’s clock, and one before the first photograph are named, but not in the report', () => {
  const now = Date.UTC(2025, 3, 20)
  expect(describeEventTime('2025-04-19T21:14', 'california', now)?.text).toContain('in the future')
  expect(describeEventTime('2025-04-19T16:59', 'california', now)?.text).not.toContain('in the future')
  expect(describeEventTime('1825-12-31T21:14', 'vermont', now)?.text).toContain('before the first photograph')
  expect(describeEventTime('1826-01-01T00:00', 'vermont', now)?.text).not.toContain('photograph')
  expect(describeEventTime('1825-12-31T21:14', 'vermont')?.text).not.toContain('photograph')
})

test('an empty or partial field has no description, nor has a time without a state', () => {
  for (const value of ['', '2025-04-19', '2025-04-19T']) expect(describeEventTime(value, 'ohio')).toBeUndefined()
  expect(describeEventTime('2025-04-19T21:14', '')).toBeUndefined()
})
