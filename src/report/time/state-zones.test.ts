import { expect, test } from '@playwright/test'
import { stateNames, toStateValue } from '../../content/states.ts'
import { getZoneCandidates } from './zone-candidates.ts'

const states = stateNames.map((name) => ({ name, zones: getZoneCandidates(toStateValue(name)) }))

test('every state has one or two zones that the browser supports', () => {
  for (const { name, zones } of states) {
    expect([1, 2], name).toContain(zones.length)
    for (const zone of zones) expect(() => new Intl.DateTimeFormat('en', { timeZone: zone.name })).not.toThrow()
  }
})

test('the two zones of a state have different names with their part of the state', () => {
  const two = states.filter(({ zones }) => zones.length === 2)
  expect(two.map(({ name }) => name)).toEqual([
    'Alaska',
    'Arizona',
    'Florida',
    'Idaho',
    'Indiana',
    'Kansas',
    'Kentucky',
    'Michigan',
    'Nebraska',
    'Nevada',
    'North Dakota',
    'Oregon',
    'South Dakota',
    'Tennessee',
    'Texas',
  ])
  for (const { name, zones } of two) {
    expect(new Set(zones.map((zone) => zone.label)).size, name).toBe(2)
    expect(
      zones.every((zone) => zone.area !== ''),
      name,
    ).toBe(true)
  }
})

test('a state with one zone does not name a part', () => {
  for (const { name, zones } of states) if (zones.length === 1) expect(zones[0]?.area, name).toBe('')
})

test('without a state there is no zone', () => {
  for (const value of ['', 'puerto-rico', 'constructor', 'California'])
    expect(getZoneCandidates(value), value).toEqual([])
})
