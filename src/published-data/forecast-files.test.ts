import { expect, test } from '@playwright/test'
import { parse } from 'csv-parse/sync'
import ICAL from 'ical.js'
import { parseTable } from '../content/readings/table.ts'
import { forecastTable } from '../content/readings/tables.ts'
import { tideTable } from '../content/uncharted/tide-table.ts'
import { renderForecastCalendar } from './forecast-calendar.ts'
import { renderForecastCsv } from './forecast-files.ts'

const csv = renderForecastCsv()
const rows = parseTable(forecastTable, csv)
const days = [...new Set(rows.map(({ time }) => time.slice(0, 10)))]

test('a sample of the rows has its height in the tables, where their slope changes its sign within a minute', () => {
  const sample = rows.filter((_, index) => index % 70 === 0)
  expect(sample.length).toBeGreaterThan(30)
  for (const { time, tide, tide_table_m } of sample) {
    const at = (seconds: number) => new Date(Date.parse(time) + 1000 * seconds)
    const timeline = tideTable.getTimelinePrediction({ start: at(-70), end: at(70), timeFidelity: 10 })
    const [before = 0, second = 0, level = 0, fourth = 0, after = 0] = [-70, -60, 0, 60, 70].map(
      (seconds) => timeline.find((point) => point.time.getTime() === at(seconds).getTime())?.level,
    )
    expect(Math.abs(level - tide_table_m), time).toBeLessThan(0.0051)
    expect([second > before, after > fourth], `the slope before and after ${time}`).toEqual([tide, !tide])
  }
})

test('high and low water follow each other on all 746 days, and every row is read by a reader that others wrote', () => {
  expect([days.length, days[0], days.at(-1)]).toEqual([746, '2025-12-16', '2027-12-31'])
  for (const [index, { tide }] of rows.entries()) expect(tide).not.toBe(rows[index - 1]?.tide)
  const read: object[] = parse(csv, { columns: true, record_delimiter: '\r\n', relax_column_count: false })
  expect(read).toHaveLength(rows.length)
  for (const row of read) expect(Object.keys(row)).toEqual(Object.keys(forecastTable.columns))
})

test('the calendar has the longest and the shortest of each day, at the instants of the table by the zone’s own rules', () => {
  const ics = renderForecastCalendar()
  expect(Math.max(...ics.split('\r\n').map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75)
  const events = new ICAL.Component(ICAL.parse(ics)).getAllSubcomponents('vevent')
  const ids = events.map((event) => event.getFirstPropertyValue('uid'))
  expect(ids).toEqual(days.map((day) => `uncharted-${day}@quantum-reality.example`))
  for (const [index, day] of days.entries()) {
    const ofDay = rows.filter(({ time }) => time.startsWith(day))
    const lengths = ofDay.map(({ length_m }) => length_m)
    const event = new ICAL.Event(events[index])
    expect(event.component.getFirstPropertyValue('transp')).toBe('TRANSPARENT')
    const found = [event.startDate, event.endDate].map((time) => {
      expect(time.zone.tzid, day).toBe('America/Los_Angeles')
      return ofDay.find((row) => Date.parse(row.time) === 1000 * time.toUnixTime())?.length_m
    })
    expect(found.toSorted(), day).toEqual([Math.min(...lengths), Math.max(...lengths)])
  }
})
