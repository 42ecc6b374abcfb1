import { expect, test } from '@playwright/test'
import fc from 'fast-check'
import { formatLocalTimeValue, parseLocalTime, resolveLocalTime } from './local-time.ts'
import { getOfferedTime } from './recorded-time.ts'
import { getStateZones } from './state-zones.ts'

const texas = getStateZones('texas')
const california = getStateZones('california')

test('a camera’s time is offered unchanged, a video’s in the zone of the state, if it has one', () => {
  const local = { value: '2025-04-19T21:14:05', zone: 'local', precision: 'second' } as const
  expect(getOfferedTime(local, texas)).toBe('2025-04-19T21:14')
  const utc = { value: '2025-04-20T04:14:05', zone: 'utc', precision: 'second' } as const
  expect(getOfferedTime(utc, california)).toBe('2025-04-19T21:14')
  for (const zones of [texas, []]) expect(getOfferedTime(utc, zones)).toBeUndefined()
})

test('a time with an offset is offered as clocks in the state showed it, be that the day before', () => {
  const recorded = { value: '2025-04-20T00:14:05', zone: 'local', offsetMinutes: -240, precision: 'second' } as const
  expect(getOfferedTime(recorded, california)).toBe('2025-04-19T21:14')
  expect(getOfferedTime(recorded, getStateZones('new-york'))).toBe('2025-04-20T00:14')
  // Without a state it is that of the camera, which is in no zone of Texas.
  expect(getOfferedTime(recorded, [])).toBe('2025-04-20T00:14')
  expect(getOfferedTime(recorded, texas)).toBeUndefined()
  expect(getOfferedTime({ ...recorded, offsetMinutes: -300 }, texas)).toBe('2025-04-20T00:14')
})

test('an invalid time, and a day without a time, are not offered', () => {
  for (const zone of ['local', 'utc'] as const)
    for (const [value, precision] of [
      ['2025-02-30T10:00:00', 'second'],
      ['2025-04-19', 'day'],
    ] as const)
      expect(getOfferedTime({ value, zone, precision }, california)).toBeUndefined()
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
