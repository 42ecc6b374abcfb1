import { hour } from './boundary-length.ts'

/** The zone of the case, whose days and clock the forecast has. */
export const forecastZone = 'America/Los_Angeles'

/** The days of the forecast. The first is the one that a page without script draws. */
export const [firstDay, lastDay] = ['2025-12-16', '2027-12-31'] as const

const months = 'January February March April May June July August September October November December'.split(' ')

/** Returns the zone's clock as UTC, by the rules since 2007: the first use of a zone of `Intl` takes a phone 50 ms. */
export function getLocalDate(time: number): Date {
  const year = new Date(time).getUTCFullYear()
  const getSunday = (month: number, day: number, hours: number) => {
    const date = new Date(Date.UTC(year, month, day, hours))
    return date.setUTCDate(day + ((7 - date.getUTCDay()) % 7))
  }
  // From the second Sunday of March to the first of November, at two o'clock on either.
  const isDaylightTime = time >= getSunday(2, 8, 10) && time < getSunday(10, 1, 9)
  return new Date(time - (isDaylightTime ? 7 : 8) * hour)
}

/** Returns the time of day of an instant in the zone as it is read: "11:42 am". Its space does not break. */
export function formatForecastTime(time: number): string {
  const date = getLocalDate(time)
  const hours = date.getUTCHours()
  return `${hours % 12 || 12}:${date.toUTCString().slice(20, 22)}\u00a0${hours < 12 ? 'am' : 'pm'}`
}

/** Returns the day of an instant in the zone in short: "Dec 6, 2026". */
export function formatForecastDay(time: number): string {
  return formatForecastDate(time).replace(/^(...)[a-z]*/, '$1')
}

/** Returns the day of an instant in the zone: "December 6, 2026". */
export function formatForecastDate(time: number): string {
  const date = getLocalDate(time)
  return `${months[date.getUTCMonth()]}\u00a0${date.getUTCDate()}, ${date.getUTCFullYear()}`
}
