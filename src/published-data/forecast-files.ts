import { walkedCase } from '../content/case-summary.ts'
import type { ResearchCase } from '../content/cases.ts'
import { type ForecastRow, forecast, forecastTable } from '../content/uncharted/forecast.ts'
import { formatCsv } from './csv.ts'
import { renderForecastCalendar } from './forecast-calendar.ts'
import type { PublishedFile } from './published-file.ts'
import { createReadingFile, getReadingFiles, type ReadingFile } from './readings.ts'
import { formatUtc, getUtcName } from './utc-columns.ts'

export const forecastFile = createReadingFile(forecastTable, renderForecastCsv)

/** Returns the files of a case: its readings, and the forecast where it has or had one. Whoever cites it finds it after the end. */
export function getCaseFiles(researchCase: ResearchCase): readonly ReadingFile[] {
  return [...getReadingFiles(researchCase), ...(researchCase === walkedCase ? [forecastFile] : [])]
}

/** The path in `dist/` of the forecast as a calendar. It never changes, because people subscribe to it. */
export const calendarPath = 'readings/uncharted.ics'

/** Returns the forecast of a case as a calendar, if it has or had one. */
export function getCalendarFiles(researchCase: ResearchCase): readonly PublishedFile[] {
  if (researchCase !== walkedCase) return []
  return [{ path: calendarPath, mediaType: 'text/calendar', render: () => renderForecastCalendar(researchCase) }]
}

function renderForecastCsv(): string {
  return formatCsv([...Object.keys(forecastTable.columns), getUtcName('time')], forecast.map(formatRow))
}

function formatRow({ time, tide, tide_table_m, length_m, uncertainty_m }: ForecastRow): string[] {
  const [high, low] = forecastTable.columns.tide.words
  return [
    time,
    tide ? high : low,
    formatMeters(tide_table_m, 2),
    formatMeters(length_m, 2),
    formatMeters(uncertainty_m, 3),
    formatUtc(time),
  ]
}

function formatMeters(value: number, digits: number): string {
  return value.toFixed(digits).replace(/^-(?=[0.]+$)/, '')
}
