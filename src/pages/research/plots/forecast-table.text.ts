import { formatLimit, joinQuantities } from '../../../content/format-numbers.ts'
import { uncharted } from '../../../content/readings/uncharted.ts'
import { lastDay } from '../../../content/uncharted/forecast-days.ts'

export const forecastText = {
  day: 'Day',
  longest: 'Longest, in m',
  shortest: 'Shortest, in m',
  how: joinQuantities(
    `Computed from the tables; so far right to ${formatLimit(uncharted.line.largestResidual)} m. To the end of ${lastDay.slice(0, 4)}:`,
  ),
  calendar: 'Calendar',
} as const
