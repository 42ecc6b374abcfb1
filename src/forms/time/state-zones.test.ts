import { expect, test } from '@playwright/test'
import { stateNames, stateValue } from '../../content/states.ts'
import { zonesOf } from './state-zones.ts'

const states = stateNames.map((name) => ({ name, zones: zonesOf(stateValue(name)) }))

test('every state keeps one zone or two, and every zone is one the browser knows', () => {
  for (const { name, zones } of states) {
    expect([1, 2], name).toContain(zones.length)
    for (const zone of zones) expect(() => new Intl.DateTimeFormat('en', { timeZone: zone.name })).not.toThrow()
  }
})

test('where a state has two, both say which part they are, and their names differ', () => {
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
      zones.every((zone) => zone.where !== ''),
      name,
    ).toBe(true)
  }
})

test('a state with one zone does not name a part', () => {
  for (const { name, zones } of states) if (zones.length === 1) expect(zones[0]?.where, name).toBe('')
})

test('no state chosen, no zone', () => {
  for (const value of ['', 'puerto-rico', 'constructor', 'California']) expect(zonesOf(value), value).toEqual([])
})
