import './forecast-table.css'
import { lastUpdated } from '../../../content/case-summary.ts'
import { type ForecastRow, forecastDays, formatTimeOfDay } from '../../../content/forecast.ts'
import { joinQuantities } from '../../../content/format-numbers.ts'
import { calendarPath, forecastFile } from '../../../published-data/forecast-files.ts'
import { getFileName } from '../../../published-data/readings.ts'
import { forecastText as text } from './forecast-table.text.ts'
import { formatAxisDay } from './plots.text.ts'

const next = forecastDays.filter(({ day }) => day > lastUpdated).slice(0, 7)

export function ForecastTable() {
  return (
    <>
      <table className="forecast">
        <caption>{text.title}</caption>
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
              <th scope="row">{formatAxisDay(day).replace(' ', '\u00a0')}</th>
              <td>{formatMoment(longest)}</td>
              <td>{formatMoment(shortest)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="caption">
        {joinQuantities(text.how)} <a href={`/${calendarPath}`}>{getFileName({ path: calendarPath })}</a>{' '}
        {text.calendarUse} <a href={`/${forecastFile.path}`}>{getFileName(forecastFile)}</a>.
      </p>
    </>
  )
}

// Where there is too little space, the line ends between length and time.
function formatMoment(row: ForecastRow): string {
  return `${row.length_m.toFixed(2)}, ${formatTimeOfDay(row).replace(' ', '\u00a0')}`
}
