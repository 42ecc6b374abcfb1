/** An ISO 8601 date: `2025-04-19`. Dates compare as strings. */
export type IsoDate = `${number}-${number}-${number}`

/** Returns a date as the site displays it, `2025-04-19` → "April 19, 2025", except for the one below. */
export function formatDate(day: IsoDate): string {
  const { month, date, year } = parts(day, 'long')
  return `${month} ${date}, ${year}`
}

/** Returns the day of a year that the sentence does not need: `2025-04-19` → "April 19". */
export function formatDay(day: IsoDate): string {
  const { month, date } = parts(day, 'long')
  return `${month} ${date}`
}

/** Returns the date on which a case ended as the specification (section 3) writes it: `2025-02-28` → "Feb 28 2025". */
export function formatShortDate(day: IsoDate): string {
  const { month, date, year } = parts(day, 'short')
  return `${month} ${date} ${year}`
}

/** Returns the local time of an instant with its offset, `2025-01-15T04:27:00-07:00` → "4:27", without am or pm. */
export function formatClockTime(instant: string): string {
  return instant.slice(11, 16).replace(/^0/, '')
}

/** Returns the same with am or pm, `2025-02-11T17:01:00-08:00` → "5:01 pm". Its space does not break. */
export function formatHour(instant: string): string {
  const hours = Number(instant.slice(11, 13))
  return `${hours % 12 || 12}:${instant.slice(14, 16)}\u00a0${hours < 12 ? 'am' : 'pm'}`
}

export function getLatestDate(days: readonly IsoDate[]): IsoDate {
  const last = days.toSorted().at(-1)
  if (!last) throw new Error('There is no latest date of an empty list.')
  return last
}

// In UTC, because a build west of Greenwich would publish the day before.
function parts(day: IsoDate, month: 'long' | 'short') {
  const moment = new Date(`${day}T00:00:00Z`)
  return {
    month: moment.toLocaleDateString('en-US', { month, timeZone: 'UTC' }),
    date: moment.getUTCDate(),
    year: moment.getUTCFullYear(),
  }
}
