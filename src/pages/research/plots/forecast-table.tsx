import './forecast-table.css'
import { lastUpdated } from '../../../content/case-summary.ts'
import { type ForecastRow, forecastDays } from '../../../content/uncharted/forecast.ts'
import { formatForecastDay, formatForecastDays, formatForecastTime } from '../../../content/uncharted/forecast-days.ts'
import { calendarPath, forecastFile } from '../../../published-data/forecast-files.ts'
import { getFileName } from '../../../published-data/readings.ts'
import { forecastText as text } from './forecast-table.text.ts'

const next = forecastDays.filter(({ day }) => day > lastUpdated).slice(0, 7)
const [first = 0, last = 0] = [next[0], next.at(-1)].map((day) => day && getMoment(day.longest))

/** Shows the longest and the shortest of seven days, in whose place a script shows those from today, and their files. */
export function ForecastTable() {
  return (
    <>
      <table className="forecast">
        <caption>{formatForecastDays(first, last)}</caption>
        <thead>
          <tr>
            <th scope="col">{text.day}</th>
            <th scope="col">{text.longest}</th>
            <th scope="col">{text.shortest}</th>
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
      <div className="caption">
        <p>{text.how}</p>
        <p className="links">
          <a href={`/${calendarPath}`}>{text.calendar}</a>{' '}
          <a href={`/${forecastFile.path}`}>{getFileName(forecastFile)}</a>
        </p>
      </div>
    </>
  )
}

function getMoment({ time }: ForecastRow): number {
  return Date.parse(time)
}

// Where there is too little space, the line ends between length and time.
function formatTurn(row: ForecastRow): string {
  return `${row.length_m.toFixed(2)}, ${formatForecastTime(getMoment(row))}`
}
