import { expect, test } from '@playwright/test'
import { stateNames, toStateValue } from '../../content/states.ts'
import { describeEventTime } from './event-time-description.ts'
import { parseLocalTime } from './local-time.ts'
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

/**
 * Returns the zones that the form offers for a state at a local time: each place, and the UTC hour of the time there.
 */
function offered(state: string, value: string) {
  return getZoneCandidates(state, parseLocalTime(value)).map((zone) => [
    zone.area,
    zone.label,
    describeEventTime(value, zone)?.utc?.slice(11, 16),
  ])
}

test('in January 1974 the clocks of southern Idaho and of Louisville were not those of their neighbors', () => {
  // The Emergency Daylight Saving Time Act began on January 6; southern Idaho followed on February 3.
  expect(offered('idaho', '1974-01-20T12:00')).toEqual([
    ['southern Idaho', 'Mountain', '19:00'],
    ['north of the Salmon River', 'Pacific', '19:00'],
  ])
  expect(offered('idaho', '1974-02-20T12:00')[0]).toEqual(['southern Idaho', 'Mountain', '18:00'])
  const kentucky = offered('kentucky', '1974-01-20T12:00')
  expect(kentucky[0]?.[2]).toBe('16:00')
  expect(kentucky).toContainEqual(['Louisville', 'Central Daylight', '17:00'])
})

test('a place with a zone of its own in the past is offered for that time only', () => {
  const places = (state: string, value: string) => offered(state, value).map(([where]) => where)
  expect(places('kentucky', '2025-04-19T12:00')).toHaveLength(2)
  expect(places('indiana', '2025-04-19T12:00')).toHaveLength(2)
  expect(places('indiana', '2005-07-01T12:00')).toContain('Dearborn and Ohio counties')
  expect(places('north-dakota', '2008-07-01T12:00')).toContain('Mercer County')
  expect(places('alaska', '1980-07-01T12:00')).toContain('Juneau')
  expect(places('indiana', '1850-07-01T12:00')).toHaveLength(2)
})

test('every IANA zone of the states is offered for its time', () => {
  const months = Array.from({ length: 12 * 58 }, (_, month) => Date.UTC(1967, month, 15))
  const offeredZones = new Set(
    stateNames.flatMap((name) =>
      months.flatMap((localTime) => getZoneCandidates(toStateValue(name), localTime).map((zone) => zone.name)),
    ),
  )
  // `zone1970.tab`, rows of US, release 2025b: places whose clocks have differed since 1970.
  const iana = [
    ...'New_York Detroit Chicago Menominee Denver Boise Phoenix Los_Angeles Anchorage Juneau Sitka'.split(' '),
    ...'Metlakatla Yakutat Nome Adak Kentucky/Louisville Kentucky/Monticello Indiana/Indianapolis'.split(' '),
    ...'Indiana/Vincennes Indiana/Winamac Indiana/Marengo Indiana/Petersburg Indiana/Vevay'.split(' '),
    ...'Indiana/Tell_City Indiana/Knox North_Dakota/Center North_Dakota/New_Salem North_Dakota/Beulah'.split(' '),
  ].map((name) => `America/${name}`)
  expect([...offeredZones].sort()).toEqual([...iana, 'Pacific/Honolulu'].sort())
})
