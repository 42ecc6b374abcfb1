import { lastUpdated } from '../../content/case-summary.ts'
import { type ForecastRow, forecastDays } from '../../content/uncharted/forecast.ts'
import { formatForecastDay, formatForecastTime } from '../../content/uncharted/forecast-days.ts'
import { formatMeters } from '../../content/uncharted/storm-reading.ts'
import { calendarPath, forecastFile } from '../../published-data/forecast-files.ts'

/** Shows the longest and the shortest of a day after the last change, in whose place a script shows those of tomorrow, and says so. */
export function ForecastDay() {
  const day = forecastDays.find(({ day }) => day > lastUpdated)
  return (
    <dl className="forecast columns" translate="no">
      {day && <Turn name="Longest" row={day.longest} />}
      {day && <Turn name="Shortest" row={day.shortest} />}
    </dl>
  )
}

function Turn({ name, row }: { readonly name: string; readonly row: ForecastRow }) {
  const time = Date.parse(row.time)
  return (
    <div>
      <dt className="caption" data-live={`Tomorrow, ${name.toLowerCase()}`}>
        {name}
      </dt>
      <dd className="measurement">{formatMeters(row.length_m)}</dd>
      <dd className="caption">{`${formatForecastTime(time)}, ${formatForecastDay(time)}`}</dd>
    </div>
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
