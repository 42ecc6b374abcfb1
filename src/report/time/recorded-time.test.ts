import { expect, test } from '@playwright/test'
import fc from 'fast-check'
import { formatLocalTimeValue, parseLocalTime, resolveLocalTime } from './local-time.ts'
import { toLocalTimeValue } from './recorded-time.ts'

test('a camera’s time is suggested unchanged, a video’s in the zone of the place', () => {
  expect(
    toLocalTimeValue({ value: '2025-04-19T21:14:05', zone: 'local', precision: 'second' }, 'America/New_York'),
  ).toBe('2025-04-19T21:14:05')
  expect(
    toLocalTimeValue({ value: '2025-04-20T04:14:05', zone: 'utc', precision: 'second' }, 'America/Los_Angeles'),
  ).toBe('2025-04-19T21:14:05')
})

test('an invalid time is not suggested', () => {
  for (const zone of ['local', 'utc'] as const)
    expect(
      toLocalTimeValue({ value: '2025-02-30T10:00:00', zone, precision: 'second' }, 'America/Chicago'),
    ).toBeUndefined()
})

test('a day without a time is not offered as a time', () => {
  expect(toLocalTimeValue({ value: '2025-04-19', zone: 'local', precision: 'day' }, 'America/Chicago')).toBeUndefined()
})

test('the local time of an instant converts back to that instant', () => {
  const seconds = fc.integer({ min: Date.UTC(1900, 0) / 1000, max: Date.UTC(9000, 0) / 1000 })
  fc.assert(
    fc.property(seconds, fc.constantFrom('America/Denver', 'America/Phoenix', 'Pacific/Honolulu'), (second, zone) => {
      const localTime = parseLocalTime(formatLocalTimeValue(second * 1000, zone)) ?? Number.NaN
      const { kind, instant } = resolveLocalTime(localTime, zone)
      expect(instant === second * 1000 || kind === 'overlap').toBe(true)
    }),
  )
})
