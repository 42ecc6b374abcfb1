import { expect, test } from '@playwright/test'
import fc from 'fast-check'
import { stateNames, stateValue } from '../../content/states.ts'
import { zonesOf } from './state-zones.ts'
import { offsetAt, parseWall, readWall } from './wall-time.ts'

const zoneNames = [...new Set(stateNames.flatMap((name) => zonesOf(stateValue(name)).map((zone) => zone.name)))]
const anyZone = fc.constantFrom(...zoneNames)

test('a value the browser accepts is read, whatever its year', () => {
  expect(parseWall('2025-04-19T21:14')).toBe(Date.UTC(2025, 3, 19, 21, 14))
  expect(parseWall('2025-04-19T21:14:05.25')).toBe(Date.UTC(2025, 3, 19, 21, 14, 5, 250))
  expect(new Date(parseWall('0001-01-01T00:00') ?? Number.NaN).toISOString()).toBe('0001-01-01T00:00:00.000Z')
  expect(parseWall('275760-09-13T00:00')).toBe(8.64e15)
  expect(parseWall('2024-02-29T00:00')).toBe(Date.UTC(2024, 1, 29))
})

test('a value no browser gives is not read', () => {
  for (const value of ['', '2025-04-19', '2025-02-29T10:00', '0000-01-01T00:00', '2025-04-19T24:30', 'yesterday'])
    expect(parseWall(value), value).toBeUndefined()
})

test('an instant is always among the readings of the wall time it showed', () => {
  const sinceStandardTime = fc.integer({ min: Date.UTC(1900, 0) / 1000, max: Date.UTC(2200, 0) / 1000 })
  fc.assert(
    fc.property(anyZone, sinceStandardTime, (zone, seconds) => {
      const instant = seconds * 1000
      const reading = readWall(instant + offsetAt(zone, instant), zone)
      expect(Object.values(reading)).toContain(instant)
    }),
  )
})

test('every reading shows the wall time it was read from, and a skipped hour has none', () => {
  const wallTime = fc.integer({ min: Date.UTC(1967, 0) / 900_000, max: Date.UTC(2100, 0) / 900_000 })
  fc.assert(
    fc.property(anyZone, wallTime, (zone, quarters) => {
      const wall = quarters * 900_000
      const reading = readWall(wall, zone)
      const instants = Object.values(reading).filter((value) => typeof value === 'number')
      for (const instant of instants)
        expect(instant + offsetAt(zone, instant) === wall).toBe(reading.kind !== 'skipped')
    }),
  )
})

test('the hour the clocks go back comes twice, an hour apart; the hour they skip never', () => {
  const back = parseWall('2025-11-02T01:30') ?? 0
  const forward = parseWall('2025-03-09T02:30') ?? 0
  expect(readWall(back, 'America/Los_Angeles')).toEqual({
    kind: 'twice',
    first: Date.UTC(2025, 10, 2, 8, 30),
    second: Date.UTC(2025, 10, 2, 9, 30),
  })
  expect(readWall(forward, 'America/Los_Angeles')).toEqual({ kind: 'skipped', change: Date.UTC(2025, 2, 9, 10) })
  for (const zone of ['America/Phoenix', 'Pacific/Honolulu'])
    for (const wall of [back, forward]) expect(readWall(wall, zone).kind, zone).toBe('once')
})

test('one minute either side of a change of clocks', () => {
  const kind = (value: string) => readWall(parseWall(value) ?? 0, 'America/New_York').kind
  expect(['2025-03-09T01:59', '2025-03-09T02:00', '2025-03-09T02:59', '2025-03-09T03:00'].map(kind)).toEqual([
    'once',
    'skipped',
    'skipped',
    'once',
  ])
  expect(['2025-11-02T00:59', '2025-11-02T01:00', '2025-11-02T01:59', '2025-11-02T02:00'].map(kind)).toEqual([
    'once',
    'twice',
    'twice',
    'once',
  ])
})

test('the ends of the calendar are read, and what has no UTC is said to have none', () => {
  expect(readWall(parseWall('0001-01-01T00:00') ?? 0, 'America/Los_Angeles').kind).toBe('once')
  expect(readWall(parseWall('275760-09-12T12:00') ?? 0, 'America/Los_Angeles').kind).toBe('once')
  expect(readWall(parseWall('275760-09-13T00:00') ?? 0, 'America/Los_Angeles').kind).toBe('beyond')
})

test('a change of clocks in the time before railways is found to the second', () => {
  const kind = (value: string) => readWall(parseWall(value) ?? 0, 'America/New_York').kind
  expect(['1883-11-18T12:03:57', '1883-11-18T12:03:58'].map(kind)).toEqual(['twice', 'once'])
  expect(readWall(parseWall('1850-06-01T12:00') ?? 0, 'America/New_York')).toEqual({
    kind: 'once',
    instant: Date.UTC(1850, 5, 1, 16, 56, 2),
  })
})
