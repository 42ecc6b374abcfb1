import { expect, test } from '@playwright/test'
import { stateNames, toStateValue } from '../../content/states.ts'
import { getStateZones } from './state-zones.ts'

test('every state has one zone that the browser supports, or two with different names, and what is no state has none', () => {
  const counts = stateNames.map((name) => {
    const zones = getStateZones(toStateValue(name))
    for (const zone of zones) expect(() => new Intl.DateTimeFormat('en', { timeZone: zone.name })).not.toThrow()
    expect(new Set(zones.map(({ label }) => label)).size, name).toBe(zones.length)
    return zones.length
  })
  expect(new Set(counts)).toEqual(new Set([1, 2]))
  expect(counts.filter((count) => count === 2)).toHaveLength(15)
  for (const value of ['', 'puerto-rico', 'constructor', 'California']) expect(getStateZones(value), value).toEqual([])
})
