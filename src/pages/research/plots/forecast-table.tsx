import './forecast-table.css'
import { lastUpdated } from '../../../content/case-summary.ts'
import { formatDate } from '../../../content/dates.ts'
import { joinQuantities } from '../../../content/format-numbers.ts'
import { type ForecastRow, forecastDays } from '../../../content/uncharted/forecast.ts'
import { firstDay, formatForecastTime } from '../../../content/uncharted/forecast-days.ts'
import { calendarPath, forecastFile } from '../../../published-data/forecast-files.ts'
import { getFileName } from '../../../published-data/readings.ts'
import { forecastText as text } from './forecast-table.text.ts'
import { formatAxisDay } from './plots.text.ts'

const next = forecastDays.filter(({ day }) => day > lastUpdated).slice(0, 7)

export function ForecastTable() {
  return (
    <>
      <table className="forecast">
        <caption>{formatDays(next)}</caption>
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
              <th scope="row">{formatAxisDay(day)}</th>
              <td>{formatMoment(longest)}</td>
              <td>{formatMoment(shortest)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="caption">{joinQuantities(text.how)}</p>
      <p className="caption links">
        <a href={`/${calendarPath}`}>{text.calendar}</a>{' '}
        <a href={`/${forecastFile.path}`}>{getFileName(forecastFile)}</a>
      </p>
    </>
  )
}

/** Returns the days as the title of their table: "December 16 to 22, 2025". */
function formatDays(days: typeof next): string {
  const [first, last] = [days[0], days.at(-1)].map((row) => formatDate(row?.day ?? firstDay))
  return `${first?.replace(/,.*/, '')} to ${last
    ?.split(' ')
    .slice(first?.split(' ')[0] === last?.split(' ')[0] ? 1 : 0)
    .join(' ')}`
}

// Where there is too little space, the line ends between length and time.
function formatMoment(row: ForecastRow): string {
  return `${row.length_m.toFixed(2)}, ${formatForecastTime(Date.parse(row.time))}`
}
