/**
 * Federal holidays (5 U.S.C. 6103): on a day of the year, or on the one of a weekday in the seven days from `day` on.
 * Inauguration Day is a holiday near Washington alone.
 */
const holidays = [
  { month: 1, day: 1 },
  { month: 1, day: 15, weekday: 1 },
  { month: 2, day: 15, weekday: 1 },
  { month: 5, day: 25, weekday: 1 },
  { month: 6, day: 19 },
  { month: 7, day: 4 },
  { month: 9, day: 1, weekday: 1 },
  { month: 10, day: 8, weekday: 1 },
  { month: 11, day: 11 },
  { month: 11, day: 22, weekday: 4 },
  { month: 12, day: 25 },
]

/** Returns the tenth working day after a moment (milliseconds since 1970), in words. */
export function formatAnswerDate(time: number): string {
  let date = new Date(time)
  for (let count = 0; count < 10; count += isWorkingDay(date) ? 1 : 0) date = addDays(date, 1)
  return date.toLocaleDateString('en-US', { weekday: 'long', month: 'long', day: 'numeric' })
}

function isWorkingDay(date: Date): boolean {
  const weekday = date.getDay()
  if (weekday === 0 || weekday === 6 || isHoliday(date)) return false
  // A holiday on a Sunday is observed on Monday, one on a Saturday on Friday.
  return !(weekday === 1 && isHoliday(addDays(date, -1))) && !(weekday === 5 && isHoliday(addDays(date, 1)))
}

function isHoliday(date: Date): boolean {
  return holidays.some(({ month, day, weekday }) => {
    const daysAfter = date.getDate() - day
    if (date.getMonth() + 1 !== month || daysAfter < 0) return false
    return weekday === undefined ? daysAfter === 0 : daysAfter < 7 && date.getDay() === weekday
  })
}

function addDays(date: Date, days: number): Date {
  return new Date(date.getFullYear(), date.getMonth(), date.getDate() + days)
}
