import { generateIcsCalendar, type IcsDateObject, type IcsEvent, type IcsTimezoneProp } from 'ts-ics'
import { getLastModified } from '../content/case-attributes.ts'
import { forecastEnd } from '../content/case-summary.ts'
import type { ResearchCase } from '../content/cases.ts'
import { formatDate } from '../content/dates.ts'
import { organization, reservedOrigin } from '../content/organization.ts'
import { uncharted } from '../content/readings/uncharted.ts'
import { type ForecastDay, type ForecastRow, forecastDays } from '../content/uncharted/forecast.ts'
import { forecastZone, formatForecastTime } from '../content/uncharted/forecast-days.ts'
import { toRfc3339 } from './rfc3339.ts'
import { getCaseUrl } from './urls.ts'

/** Returns `readings/uncharted.ics` (RFC 5545): an event for each day of the forecast, in the time of the place. One that has ended says so. */
export function renderForecastCalendar(researchCase: ResearchCase): string {
  const calendar = generateIcsCalendar({
    version: '2.0',
    prodId: `-//${organization.name}//${researchCase.name}//EN`,
    name: researchCase.name,
    timezones: [{ id: forecastZone, props: [daylightTime, standardTime] }],
    events: forecastDays.map((day) => createEvent(researchCase, day)),
  })
  const end = formatDate(forecastEnd)
  const description = researchCase.ended
    ? `Ended on ${end}: computed to that day.`
    : `Computed to ${end}, not measured.`
  // The library writes properties of others behind the events, where RFC 5545 (section 3.4) has none.
  const properties = ['REFRESH-INTERVAL;VALUE=DURATION:P1D', `X-WR-CALDESC:${description.replaceAll(',', '\\,')}`]
  return calendar.replace('BEGIN:VTIMEZONE', `${properties.join('\r\n')}\r\n$&`)
}

function createEvent(researchCase: ResearchCase, { day, longest, shortest }: ForecastDay): IcsEvent {
  const [start = longest, end = shortest] = [longest, shortest].sort((a, b) => (a.time < b.time ? -1 : 1))
  return {
    // An event keeps its id wherever the site is published, so it does not have the host of this build.
    uid: `${researchCase.id}-${day}@${new URL(reservedOrigin).host}`,
    stamp: { date: new Date(toRfc3339(getLastModified(researchCase))) },
    start: createLocalTime(start),
    end: createLocalTime(end),
    summary: `${researchCase.name}: ${formatMoment(longest)}, ${formatMoment(shortest)}`,
    description: `Computed from the tide tables, not measured. Last walked ${formatDate(uncharted.latest.day)}.`,
    url: getCaseUrl(researchCase),
    timeTransparent: 'TRANSPARENT',
  }
}

function formatMoment(row: ForecastRow): string {
  return `${row.length_m.toFixed(1)} m at ${formatForecastTime(Date.parse(row.time)).replace('\u00a0', ' ')}`
}

function createLocalTime({ time }: ForecastRow): IcsDateObject {
  const [local, offset = ''] = [time.slice(0, 19), time.slice(19)]
  return {
    date: new Date(time),
    local: { date: new Date(`${local}Z`), timezone: forecastZone, tzoffset: offset.replace(':', '') },
  }
}

// The zone's rules since 2007 (Energy Policy Act of 2005, section 110). Months count from 0. The library writes an hour in the
// new offset, where RFC 5545 means the old one: two o'clock stands there only if it is two in the new one.
const daylightTime: IcsTimezoneProp = {
  type: 'DAYLIGHT',
  name: 'PDT',
  offsetFrom: '-0800',
  offsetTo: '-0700',
  start: new Date('2007-03-11T02:00:00-07:00'),
  recurrenceRule: { frequency: 'YEARLY', byMonth: [2], byDay: [{ day: 'SU', occurrence: 2 }] },
}
const standardTime: IcsTimezoneProp = {
  type: 'STANDARD',
  name: 'PST',
  offsetFrom: '-0700',
  offsetTo: '-0800',
  start: new Date('2007-11-04T02:00:00-08:00'),
  recurrenceRule: { frequency: 'YEARLY', byMonth: [10], byDay: [{ day: 'SU', occurrence: 1 }] },
}
