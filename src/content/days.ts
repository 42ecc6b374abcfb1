/** A day in ISO 8601: `2025-04-19`. Days compare as their text does. */
export type Day = `${number}-${number}-${number}`

/** `2025-04-19` → "April 19, 2025": how every day on the site is written, but for the one below. */
export function dayInWords(day: Day): string {
  const { month, date, year } = parts(day, 'long')
  return `${month} ${date}, ${year}`
}

/** `2025-02-28` → "Feb 28 2025": how the specification (section 3) writes the day on which a case ended. */
export function dayInShort(day: Day): string {
  const { month, date, year } = parts(day, 'short')
  return `${month} ${date} ${year}`
}

/** The latest of these days. Throws where there is none. */
export function latest(days: readonly Day[]): Day {
  const last = days.toSorted().at(-1)
  if (!last) throw new Error('The latest of no days was asked for.')
  return last
}

// In UTC, or whoever builds the site west of Greenwich would publish the day before.
function parts(day: Day, month: 'long' | 'short') {
  const moment = new Date(`${day}T00:00:00Z`)
  return {
    month: moment.toLocaleDateString('en-US', { month, timeZone: 'UTC' }),
    date: moment.getUTCDate(),
    year: moment.getUTCFullYear(),
  }
}
