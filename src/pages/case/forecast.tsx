import { lastUpdated } from '../../content/case-summary.ts'
import { capitalize } from '../../content/format-numbers.ts'
import { forecastDays } from '../../content/uncharted/forecast.ts'
import { formatForecastDay, formatForecastTime } from '../../content/uncharted/forecast-days.ts'
import { formatMeters } from '../../content/uncharted/storm-reading.ts'
import { calendarPath, forecastFile } from '../../published-data/forecast-files.ts'

/** Shows the longest and the shortest of a day after the last change, in whose place a script shows those of tomorrow, and says so. */
export function ForecastDay() {
  const day = forecastDays.find(({ day }) => day > lastUpdated)
  if (!day) return null
  return (
    <dl className="forecast columns" translate="no">
      {(['longest', 'shortest'] as const).map((name) => {
        const { length_m, ...row } = day[name]
        const time = Date.parse(row.time)
        return (
          <div key={name}>
            <dt className="caption" data-live={`Tomorrow, ${name}`}>
              {capitalize(name)}
            </dt>
            <dd className="measurement">{formatMeters(length_m)}</dd>
            <dd className="caption">{`${formatForecastTime(time)}, ${formatForecastDay(time)}`}</dd>
          </div>
        )
      })}
    </dl>
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
