import { expect, test } from '@playwright/test'
import { reservedOrigin } from '../content/organization.ts'
import { cases } from '../content/record.ts'
import { forecast as rows } from '../content/uncharted/forecast.ts'
import { renderForecastCalendar } from './forecast-calendar.ts'

const days = [...new Set(rows.map(({ time }) => time.slice(0, 10)))]
const uncharted = cases.find(({ id }) => id === 'uncharted')
const ics = uncharted ? renderForecastCalendar(uncharted) : ''
const [head = '', ...events] = ics.replaceAll('\r\n ', '').split('BEGIN:VEVENT\r\n')

/** The time of the place, as a calendar has it, by the zone's rules in Node. */
const { format } = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'America/Los_Angeles',
  dateStyle: 'short',
  timeStyle: 'medium',
})

test('the calendar has the longest and the shortest of each day, at the instants of the table in the time of the place', () => {
  expect(Math.max(...ics.split('\r\n').map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75)
  expect(events).toHaveLength(days.length)
  for (const [index, day] of days.entries()) {
    const ofDay = rows.filter(({ time }) => time.startsWith(day)).toSorted((a, b) => a.length_m - b.length_m)
    const turns = [ofDay[0], ofDay.at(-1)].map((row) => format(Date.parse(row?.time ?? '')).replace(/[-:]/g, ''))
    const [start, end] = turns.map((turn) => turn.replace(' ', 'T')).sort()
    const lines = events[index]?.split('\r\n')
    expect(lines).toEqual(
      expect.arrayContaining([
        `UID:uncharted-${day}@quantum-reality.example`,
        `DTSTART;TZID=America/Los_Angeles:${start}`,
        `DTEND;TZID=America/Los_Angeles:${end}`,
        'TRANSP:TRANSPARENT',
        `URL:${reservedOrigin}/cases/uncharted`,
        expect.stringMatching(/^DESCRIPTION:.*not measured/),
        'END:VEVENT',
      ]),
    )
  }
})

test('the calendar has the rules of its zone, with each change at two o’clock of the time before it', () => {
  const [, daylight, standard] = head.split(/BEGIN:(?:DAYLIGHT|STANDARD)\r\n/).map((block) => block.split('\r\n'))
  const [march, november] = ['FREQ=YEARLY;BYDAY=2SU;BYMONTH=3', 'FREQ=YEARLY;BYDAY=1SU;BYMONTH=11']
  const toDaylight = ['TZOFFSETFROM:-0800', 'TZOFFSETTO:-0700', 'DTSTART:20070311T020000', `RRULE:${march}`]
  const toStandard = ['TZOFFSETFROM:-0700', 'TZOFFSETTO:-0800', 'DTSTART:20071104T020000', `RRULE:${november}`]
  expect(daylight).toEqual(expect.arrayContaining(toDaylight))
  expect(standard).toEqual(expect.arrayContaining(toStandard))
})
