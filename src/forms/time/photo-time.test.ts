import { expect, test } from '@playwright/test'
import fc from 'fast-check'
import { photoTime } from './photo-time.ts'
import { parseWall, readWall, wallValue } from './wall-time.ts'

test('a camera’s own time is offered as it is, a film’s in the zone of the place', () => {
  expect(photoTime({ value: '2025-04-19T21:14:05', clock: 'local' }, 'America/New_York')).toBe('2025-04-19T21:14:05')
  expect(photoTime({ value: '2025-04-20T04:14:05', clock: 'utc' }, 'America/Los_Angeles')).toBe('2025-04-19T21:14:05')
})

test('a time that is none is not offered', () => {
  for (const clock of ['local', 'utc'] as const)
    expect(photoTime({ value: '2025-02-30T10:00:00', clock }, 'America/Chicago')).toBeUndefined()
})

test('what a wall showed at an instant reads back as that instant', () => {
  const seconds = fc.integer({ min: Date.UTC(1900, 0) / 1000, max: Date.UTC(15_000, 0) / 1000 })
  fc.assert(
    fc.property(seconds, fc.constantFrom('America/Denver', 'America/Phoenix', 'Pacific/Honolulu'), (second, zone) => {
      const wall = parseWall(wallValue(second * 1000, zone)) ?? Number.NaN
      expect(Object.values(readWall(wall, zone))).toContain(second * 1000)
    }),
  )
})
