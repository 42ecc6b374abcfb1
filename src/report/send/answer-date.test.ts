import { expect, test } from '@playwright/test'
import { formatAnswerDate } from './answer-date.ts'

/** A day of sending, and the tenth working day after it by the calendar of the Office of Personnel Management. */
const days: readonly (readonly [sent: string, answered: string])[] = [
  ['2026-04-06', 'Monday, April 20'],
  ['2026-04-10', 'Friday, April 24'],
  ['2026-04-11', 'Friday, April 24'],
  ['2026-04-12', 'Friday, April 24'],
  // Martin Luther King, Washington, Memorial Day, Juneteenth, Labor Day, Columbus Day, Veterans Day, Thanksgiving.
  ['2026-01-16', 'Monday, February 2'],
  ['2026-02-13', 'Monday, March 2'],
  ['2026-05-22', 'Monday, June 8'],
  ['2026-06-18', 'Monday, July 6'],
  ['2026-09-04', 'Monday, September 21'],
  ['2026-10-09', 'Monday, October 26'],
  ['2026-11-10', 'Wednesday, November 25'],
  ['2026-11-25', 'Thursday, December 10'],
  // Christmas and New Year's Day.
  ['2026-12-18', 'Tuesday, January 5'],
  // The Fourth of July on a Saturday, then on a Sunday; New Year's Day on a Saturday, in the year before.
  ['2026-07-02', 'Friday, July 17'],
  ['2027-07-02', 'Monday, July 19'],
  ['2021-12-30', 'Friday, January 14'],
  // Inauguration Day is a working day in San Francisco.
  ['2033-01-18', 'Tuesday, February 1'],
]

test('the day of the answer is the tenth on which a federal office is open', () => {
  for (const [sent, answered] of days)
    for (const time of ['00:00', '23:59']) expect(formatAnswerDate(Date.parse(`${sent}T${time}`)), sent).toBe(answered)
})
