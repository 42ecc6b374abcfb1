import { expect, test } from '@playwright/test'
import { stateNames, toStateValue } from '../../content/states.ts'
import { getStateZones } from './state-zones.ts'

const states = stateNames.map((name) => ({ name, zones: getStateZones(toStateValue(name)) }))

test('every state has one or two zones that the browser supports', () => {
  for (const { name, zones } of states) {
    expect([1, 2], name).toContain(zones.length)
    for (const zone of zones) expect(() => new Intl.DateTimeFormat('en', { timeZone: zone.name })).not.toThrow()
  }
})

test('the two zones of a state have different names', () => {
  const two = states.filter(({ zones }) => zones.length === 2)
  expect(two).toHaveLength(15)
  for (const { name, zones } of two) expect(new Set(zones.map(({ label }) => label)).size, name).toBe(2)
})

test('without a state there is no zone', () => {
  for (const value of ['', 'puerto-rico', 'constructor', 'California']) expect(getStateZones(value), value).toEqual([])
})
