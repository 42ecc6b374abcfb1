import { lastUpdated } from '../../content/case-summary.ts'
import { type ForecastRow, forecastDays } from '../../content/uncharted/forecast.ts'
import { formatForecastDay, formatForecastDays, formatForecastTime } from '../../content/uncharted/forecast-days.ts'
import { calendarPath, forecastFile } from '../../published-data/forecast-files.ts'

const text = {
  heads: ['Day', 'Longest, in m', 'Shortest, in m'],
  calendar: 'As a calendar',
  table: 'As a table',
} as const

const next = forecastDays.filter(({ day }) => day > lastUpdated).slice(0, 7)
const [first = 0, last = 0] = [next[0], next.at(-1)].map((day) => day && getMoment(day.longest))

/** Shows the longest and the shortest of seven days, in whose place a script shows those from today. */
export function ForecastTable() {
  return (
    <table className="case-table forecast">
      <caption>{formatForecastDays(first, last)}</caption>
      <thead>
        <tr>
          {text.heads.map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {next.map(({ day, longest, shortest }) => (
          <tr key={day}>
            <th scope="row">{formatForecastDay(getMoment(longest))}</th>
            <td>{formatTurn(longest)}</td>
            <td>{formatTurn(shortest)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** Links to every turn of the forecast: as a calendar that people subscribe to, and as a table. */
export function ForecastFiles() {
  return (
    <p className="links screen-only">
      <a href={`/${calendarPath}`}>{text.calendar}</a> <a href={`/${forecastFile.path}`}>{text.table}</a>
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
