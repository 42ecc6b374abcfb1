import { expect, test } from '@playwright/test'
import { describeEventTime } from './event-time-description.ts'
import { getZoneCandidates } from './zone-candidates.ts'

function zone(state: string, index = 0) {
  const found = getZoneCandidates(state)[index]
  if (!found) throw new Error(state)
  return found
}

/** Descriptions, or a part of them. The index is that of the zone among those of the state. */
const descriptions: readonly (readonly [value: string, state: string, index: number, text: string])[] = [
  ['2025-12-31T00:00', 'new-york', 0, 'Wednesday, December 31, 2025, 12:00 am Eastern; December 31, 05:00 UTC'],
  ['2025-06-01T12:00:07', 'texas', 1, 'Sunday, June 1, 2025, 12:00:07 pm Mountain; June 1, 18:00:07 UTC'],
  ['2025-12-31T22:30:00.5', 'hawaii', 0, '10:30:00.500 pm Hawaii; January 1, 2026, 08:30:00.500 UTC'],
  // Arizona has standard time in summer, the Navajo Nation does not.
  ['2025-07-01T09:00', 'arizona', 0, '16:00 UTC'],
  ['2025-07-01T09:00', 'arizona', 1, '15:00 UTC'],
  // Indiana had no daylight saving time before 2006.
  ['2005-07-01T09:00', 'indiana', 0, '14:00 UTC'],
  ['2006-07-01T09:00', 'indiana', 0, '13:00 UTC'],
  // The first value that the browser accepts.
  ['0001-01-01T00:00', 'california', 0, 'Monday, January 1, 1, 12:00 am Pacific; January 1, 07:52:58 UTC'],
]

test('the description has the time with its zone and in UTC', () => {
  expect(describeEventTime('2025-04-19T21:14', zone('california'))).toEqual({
    text: 'Saturday, April 19, 2025, 9:14 pm Pacific; April 20, 04:14 UTC',
    utc: '2025-04-20T04:14:00.000Z',
    options: [],
  })
  for (const [value, state, index, text] of descriptions)
    expect(describeEventTime(value, zone(state, index))?.text, `${value}, ${state}`).toContain(text)
})

test('an overlap needs an answer, and then has the name of its offset', () => {
  const asked = describeEventTime('2025-11-02T01:30', zone('california'))
  expect(asked?.utc).toBeUndefined()
  expect(asked?.text).toContain('happened twice that night')
  expect(asked?.options.map((choice) => choice.label)).toEqual([
    'The first, before the clocks went back (Pacific Daylight Time)',
    'The second, after they went back (Pacific Standard Time)',
  ])
  const answered = describeEventTime('2025-11-02T01:30', zone('california'), 'second')
  expect(answered?.text).toBe('Sunday, November 2, 2025, 1:30 am Pacific Standard Time; November 2, 09:30 UTC')
  expect(answered?.utc).toBe('2025-11-02T09:30:00.000Z')
  expect(answered?.options).toHaveLength(2)
})

test('an answer to a question that no longer applies has no effect', () => {
  expect(describeEventTime('2025-11-02T03:30', zone('california'), 'second')?.text).toContain('3:30 am Pacific; ')
})

test('a local time in a gap is described as such, and kept', () => {
  expect(describeEventTime('2025-03-09T02:30', zone('colorado'))).toEqual({
    text: 'Sunday, March 9, 2025, 2:30 am Mountain. The clocks skipped that hour: they went from 2:00 am to 3:00 am. We keep what you wrote.',
    options: [],
  })
})

test('a future time is questioned, by the device’s clock', () => {
  const now = Date.UTC(2025, 3, 20)
  expect(describeEventTime('2025-04-19T21:14', zone('california'), undefined, now)?.text).toContain('in the future')
  expect(describeEventTime('2025-04-19T16:59', zone('california'), undefined, now)?.text).not.toContain('in the future')
})

test('an empty or partial field has no description', () => {
  for (const value of ['', '2025-04-19', '2025-04-19T']) expect(describeEventTime(value, zone('ohio'))).toBeUndefined()
})

test('a year before the first photograph is questioned, and kept', () => {
  const now = Date.UTC(2025, 3, 20)
  const old = describeEventTime('1825-12-31T21:14', zone('vermont'), undefined, now)
  expect(old?.text).toContain('Is the year right?')
  expect(old?.utc).toBeDefined()
  expect(describeEventTime('1826-01-01T00:00', zone('vermont'), undefined, now)?.text).not.toContain('?')
  // The text in the report does not depend on the current time.
  expect(describeEventTime('1825-12-31T21:14', zone('vermont'))?.text).not.toContain('?')
})
