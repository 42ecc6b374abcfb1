import { expect, test } from '@playwright/test'
import fc from 'fast-check'
import { stateNames, toStateValue } from '../../content/states.ts'
import { getZoneOffset, parseLocalTime, resolveLocalTime } from './local-time.ts'
import { getStateZones } from './state-zones.ts'

const zoneNames = [...new Set(stateNames.flatMap((name) => getStateZones(toStateValue(name)).map((zone) => zone.name)))]
const anyZone = fc.constantFrom(...zoneNames)

test('a value that the field accepts is parsed for every year', () => {
  expect(parseLocalTime('2025-04-19T21:14')).toBe(Date.UTC(2025, 3, 19, 21, 14))
  expect(parseLocalTime('2025-04-19T21:14:05.25')).toBe(Date.UTC(2025, 3, 19, 21, 14, 5, 250))
  expect(new Date(parseLocalTime('0001-01-01T00:00') ?? Number.NaN).toISOString()).toBe('0001-01-01T00:00:00.000Z')
  expect(parseLocalTime('2024-02-29T00:00')).toBe(Date.UTC(2024, 1, 29))
})

test('a value that no browser produces is not parsed', () => {
  for (const value of ['', '2025-04-19', '2025-02-29T10:00', '0000-01-01T00:00', '2025-04-19T24:30', 'yesterday'])
    expect(parseLocalTime(value), value).toBeUndefined()
})

test('an instant is that of its local time, or the clocks went back', () => {
  const sinceStandardTime = fc.integer({ min: Date.UTC(1900, 0) / 1000, max: Date.UTC(2200, 0) / 1000 })
  fc.assert(
    fc.property(anyZone, sinceStandardTime, (zone, seconds) => {
      const instant = seconds * 1000
      const found = resolveLocalTime(instant + getZoneOffset(zone, instant), zone)
      expect(found.instant === instant || found.kind === 'overlap').toBe(true)
    }),
  )
})

test('the instant of a local time converts back to it, but in a gap', () => {
  const wallTime = fc.integer({ min: Date.UTC(1967, 0) / 900_000, max: Date.UTC(2100, 0) / 900_000 })
  fc.assert(
    fc.property(anyZone, wallTime, (zone, quarters) => {
      const localTime = quarters * 900_000
      const { kind, instant } = resolveLocalTime(localTime, zone)
      expect(instant + getZoneOffset(zone, instant) === localTime).toBe(kind !== 'gap')
    }),
  )
})

test('a time that happened twice has the earlier instant, and a zone without daylight saving has neither gap nor overlap', () => {
  const back = parseLocalTime('2025-11-02T01:30') ?? 0
  const forward = parseLocalTime('2025-03-09T02:30') ?? 0
  expect(resolveLocalTime(back, 'America/Los_Angeles')).toEqual({
    kind: 'overlap',
    instant: Date.UTC(2025, 10, 2, 8, 30),
  })
  expect(resolveLocalTime(forward, 'America/Los_Angeles').kind).toBe('gap')
  for (const zone of ['America/Phoenix', 'Pacific/Honolulu'])
    for (const localTime of [back, forward]) expect(resolveLocalTime(localTime, zone).kind, zone).toBe('unique')
})

test('the minutes before and after a transition are unique', () => {
  const kind = (value: string) => resolveLocalTime(parseLocalTime(value) ?? 0, 'America/New_York').kind
  expect(['2025-03-09T01:59', '2025-03-09T02:00', '2025-03-09T02:59', '2025-03-09T03:00'].map(kind)).toEqual([
    'unique',
    'gap',
    'gap',
    'unique',
  ])
  expect(['2025-11-02T00:59', '2025-11-02T01:00', '2025-11-02T01:59', '2025-11-02T02:00'].map(kind)).toEqual([
    'unique',
    'overlap',
    'overlap',
    'unique',
  ])
})

test('the first day of the calendar has an instant', () => {
  expect(resolveLocalTime(parseLocalTime('0001-01-01T00:00') ?? 0, 'America/Los_Angeles').kind).toBe('unique')
})
