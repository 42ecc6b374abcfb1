// The forecast's files, against the tide tables and by readers that others wrote.
import { expect, test } from '@playwright/test'
import { parse } from 'csv-parse/sync'
import ICAL from 'ical.js'
import { parseTable } from '../content/readings/table.ts'
import { forecastTable } from '../content/readings/tables.ts'
import { tideTable } from '../content/readings/tide-table.ts'
import { uncharted } from '../content/readings/uncharted.ts'
import { renderForecastFiles } from './forecast-files.ts'

const [[, csv], [, ics]] = renderForecastFiles() as [[string, string], [string, string]]
const rows = parseTable(forecastTable, csv)
const days = new Set(rows.map(({ time }) => time.slice(0, 10)))

/** Returns the heights in the tide tables at moments around a minute, in seconds from it; one prediction has all of them. */
function getHeights(time: string, seconds: readonly number[]): number[] {
  const [start, end] = [-70, 70].map((after) => new Date(Date.parse(time) + 1000 * after))
  const timeline = tideTable.getTimelinePrediction({ start: start as Date, end: end as Date, timeFidelity: 10 })
  return seconds.map(
    (after) => timeline.find((point) => point.time.getTime() === Date.parse(time) + 1000 * after)?.level ?? Number.NaN,
  )
}

test('every row has its height in the tables to the centimeter, where their slope changes its sign within a minute', () => {
  for (const { time, tide, tide_table_m } of rows) {
    const [first = 0, second = 0, at = 0, third = 0, last = 0] = getHeights(time, [-70, -60, 0, 60, 70])
    expect(Math.abs(at - tide_table_m), time).toBeLessThan(0.0051)
    expect([second > first, last > third], `the slope before and after ${time}`).toEqual([tide, !tide])
  }
})

test('high and low water follow each other on all 746 days, in the time of San Francisco', () => {
  expect([...days].at(0)).toBe('2025-12-16')
  expect([...days].at(-1)).toBe('2027-12-31')
  expect(days.size).toBe(746)
  for (const [index, { tide }] of rows.entries()) expect(tide).not.toBe(rows[index - 1]?.tide)
  // Never longer than half a lunar day and a little: none is left out.
  const hours = rows.slice(1).map(({ time }, index) => (Date.parse(time) - Date.parse(rows[index]?.time ?? '')) / 3.6e6)
  expect(Math.max(...hours)).toBeLessThan(10)
})

test('the forecast and all walks lie on one line, and the uncertainty is that of a walk', () => {
  const byHeight = rows.toSorted((a, b) => a.tide_table_m - b.tide_table_m)
  const [low, high] = [byHeight[0], byHeight.at(-1)]
  if (!low || !high) throw new Error('The forecast has no rows.')
  const slope = (high.length_m - low.length_m) / (high.tide_table_m - low.tide_table_m)
  const getLength = (height: number) => low.length_m + slope * (height - low.tide_table_m)
  for (const { time, tide_table_m, length_m, uncertainty_m } of rows) {
    // Height and length are written to the centimeter.
    expect(Math.abs(length_m - getLength(tide_table_m)), time).toBeLessThan(0.02)
    expect(Math.abs(uncertainty_m - uncharted.residualDeviation), time).toBeLessThan(0.002)
  }
  expect(uncharted.walks).toHaveLength(61)
  for (const { walked, tide_table_m, length_m } of uncharted.walks)
    expect(Math.abs(length_m - getLength(tide_table_m)), walked).toBeLessThan(3 * low.uncertainty_m)
})

test('the table is RFC 4180 to a reader that others wrote', () => {
  const read: object[] = parse(csv, { columns: true, record_delimiter: '\r\n', relax_column_count: false })
  expect(read).toHaveLength(rows.length)
  for (const row of read) expect(Object.keys(row)).toEqual(Object.keys(forecastTable.columns))
})

/** Returns what a clock in San Francisco shows: "11:42 am". */
function formatClock(instant: string): string {
  const options = { timeStyle: 'short', timeZone: 'America/Los_Angeles' } as const
  return new Date(instant).toLocaleTimeString('en-US', options).replace('\u202f', ' ').toLowerCase()
}

test.describe('the calendar', () => {
  const calendar = new ICAL.Component(ICAL.parse(ics))
  const events = calendar.getAllSubcomponents('vevent')

  test('has an event a day, whose id has its day and not the host of the build', () => {
    const ids = events.map((event) => event.getFirstPropertyValue('uid'))
    expect(ids).toEqual([...days].map((day) => `uncharted-${day}@quantum-reality.example`))
  })

  test('has the longest and the shortest of each day, at the instants of the table by the zone’s own rules', () => {
    expect(calendar.getAllSubcomponents('vtimezone').map((each) => each.getFirstPropertyValue('tzid'))).toEqual([
      'America/Los_Angeles',
    ])
    for (const [index, day] of [...days].entries()) {
      const ofDay = rows.filter(({ time }) => time.startsWith(day))
      const lengths = ofDay.map(({ length_m }) => length_m)
      const event = new ICAL.Event(events[index])
      const moments = [event.startDate, event.endDate].map((time) => {
        expect(time.zone.tzid, day).toBe('America/Los_Angeles')
        return ofDay.find((row) => Date.parse(row.time) === 1000 * time.toUnixTime())
      })
      expect(Date.parse(moments[0]?.time ?? ''), day).toBeLessThan(Date.parse(moments[1]?.time ?? ''))
      const [shortest, longest] = moments.toSorted((a, b) => (a?.length_m ?? 0) - (b?.length_m ?? 0))
      expect([shortest?.length_m, longest?.length_m], day).toEqual([Math.min(...lengths), Math.max(...lengths)])
      const said = /^UNCHARTED: ([\d.]+) m at ([\d:]+ [ap]m), ([\d.]+) m at ([\d:]+ [ap]m)$/.exec(event.summary)
      for (const [at, row] of [longest, shortest].entries()) {
        expect(Math.abs(Number(said?.[1 + 2 * at]) - (row?.length_m ?? 0)), day).toBeLessThan(0.056)
        expect(said?.[2 + 2 * at], day).toBe(formatClock(row?.time ?? ''))
      }
    }
  })

  test('invites nobody, rings for nobody, and makes nobody busy', () => {
    for (const event of events) {
      expect(event.getAllSubcomponents()).toEqual([])
      expect(event.getFirstProperty('attendee')).toBeNull()
      expect(event.getFirstPropertyValue('transp')).toBe('TRANSPARENT')
    }
  })

  test('has lines of 75 octets at most, each with its end', () => {
    const lines = ics.split('\r\n')
    expect(lines.at(-1)).toBe('')
    expect(ics.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
    expect(Math.max(...lines.map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75)
  })

  test('is refused by the reader when it is damaged', () => {
    expect(() => ICAL.parse(ics.replace('DTSTAMP:', 'DTSTAMP '))).toThrow()
    expect(() => ICAL.parse(ics.slice(0, -20))).toThrow()
  })
})
