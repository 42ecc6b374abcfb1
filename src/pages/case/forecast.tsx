import { lastUpdated } from '../../content/case-summary.ts'
import { type ForecastRow, forecastDays } from '../../content/uncharted/forecast.ts'
import { formatForecastDay, formatForecastDays, formatForecastTime } from '../../content/uncharted/forecast-days.ts'
import { calendarPath, forecastFile } from '../../published-data/forecast-files.ts'
import { DataTable } from './data-table.tsx'

const next = forecastDays.filter(({ day }) => day > lastUpdated).slice(0, 7)
const [first = 0, last = 0] = [next[0], next.at(-1)].map((day) => day && getMoment(day.longest))

/** Shows the longest and the shortest of seven days, in whose place a script shows those from today. */
export function ForecastTable() {
  return (
    <DataTable
      className="forecast"
      caption={formatForecastDays(first, last)}
      heads={['Day', 'Longest, in m', 'Shortest, in m']}
      rows={next.map(({ longest, shortest }) => [
        formatForecastDay(getMoment(longest)),
        formatTurn(longest),
        formatTurn(shortest),
      ])}
    />
  )
}

/** Links to every turn of the forecast: as a calendar that people subscribe to, and as a table. */
export function ForecastFiles() {
  return (
    <p className="links screen-only">
      <a href={`/${calendarPath}`}>As a calendar</a> <a href={`/${forecastFile.path}`}>As a table</a>
    </p>
  )
}

function getMoment({ time }: ForecastRow): number {
  return Date.parse(time)
}

// Where there is too little space, the line ends between length and time.
function formatTurn(row: ForecastRow): string {
  return `${row.length_m.toFixed(2)}, ${formatForecastTime(getMoment(row))}`
}
