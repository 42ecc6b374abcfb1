import { forecast, forecastDays } from '../../../content/uncharted/forecast.ts'

const uncertainty = Math.max(...forecast.map(({ uncertainty_m }) => uncertainty_m))

export const forecastText = {
  day: 'Day',
  longest: 'Longest, in m',
  shortest: 'Shortest, in m',
  how: `By the tables and the line, each ± ${uncertainty.toFixed(2)} m. To the end of ${forecastDays.at(-1)?.day.slice(0, 4)}:`,
  calendar: 'Calendar',
} as const
