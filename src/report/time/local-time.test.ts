import { expect, test } from '@playwright/test'
import { formatLocalTimeValue, getZoneOffset } from './local-time.ts'

test('an instant has the local time of its zone, before and after the clocks change', () => {
  for (const [instant, zone, expected] of [
    ['2025-03-09T06:59:59Z', 'America/New_York', '2025-03-09T01:59:59'],
    ['2025-03-09T07:00:00Z', 'America/New_York', '2025-03-09T03:00:00'],
    ['2025-11-02T05:30:00Z', 'America/New_York', '2025-11-02T01:30:00'],
    ['2025-11-02T06:30:00Z', 'America/New_York', '2025-11-02T01:30:00'],
    ['2025-07-01T16:00:00Z', 'America/Phoenix', '2025-07-01T09:00:00'],
    ['2026-01-01T08:30:00Z', 'Pacific/Honolulu', '2025-12-31T22:30:00'],
  ] as const)
    expect(formatLocalTimeValue(Date.parse(instant), zone), instant).toBe(expected)
  expect(() => getZoneOffset('America/Nowhere', 0)).toThrow(RangeError)
})
