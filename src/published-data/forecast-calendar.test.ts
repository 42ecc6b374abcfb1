import { expect, test } from '@playwright/test'
import ICAL from 'ical.js'
import { cases } from '../content/record.ts'
import { forecast as rows } from '../content/uncharted/forecast.ts'
import { renderForecastCalendar } from './forecast-calendar.ts'

const days = [...new Set(rows.map(({ time }) => time.slice(0, 10)))]

test('the calendar has the longest and the shortest of each day, at the instants of the table by the zone’s own rules', () => {
  const uncharted = cases.find(({ id }) => id === 'uncharted')
  const ics = uncharted ? renderForecastCalendar(uncharted) : ''
  expect(Math.max(...ics.split('\r\n').map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75)
  const events = new ICAL.Component(ICAL.parse(ics)).getAllSubcomponents('vevent')
  const ids = events.map((event) => event.getFirstPropertyValue('uid'))
  expect(ids).toEqual(days.map((day) => `uncharted-${day}@quantum-reality.example`))
  for (const [index, day] of days.entries()) {
    const ofDay = rows.filter(({ time }) => time.startsWith(day))
    const lengths = ofDay.map(({ length_m }) => length_m)
    const event = new ICAL.Event(events[index])
    expect(event.description, day).toContain('not measured')
    expect(event.component.getFirstPropertyValue('transp')).toBe('TRANSPARENT')
    const found = [event.startDate, event.endDate].map((time) => {
      expect(time.zone.tzid, day).toBe('America/Los_Angeles')
      return ofDay.find((row) => Date.parse(row.time) === 1000 * time.toUnixTime())?.length_m
    })
    expect(found.toSorted(), day).toEqual([Math.min(...lengths), Math.max(...lengths)])
  }
})
