import { createPredictionDeviation } from './readings/fit.ts'
import { getDay, type Row } from './readings/table.ts'
import type { forecastTable } from './readings/tables.ts'
import { tideTable } from './readings/tide-table.ts'
import { uncharted } from './readings/uncharted.ts'

export type ForecastRow = Row<typeof forecastTable>

/** A day of the forecast: its longest boundary, at the highest high water, and its shortest, at the lowest low water. */
export interface ForecastDay {
  readonly day: ReturnType<typeof getDay>
  readonly longest: ForecastRow
  readonly shortest: ForecastRow
}

/** The zone of the case, whose days and clock the forecast has. */
export const forecastZone = 'America/Los_Angeles'

const [firstDay, lastDay] = ['2025-12-16', '2027-12-31'] as const

const clock = new Intl.DateTimeFormat('en-US', {
  timeZone: forecastZone,
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
  timeZoneName: 'longOffset',
})

/** Every high and low water of the forecast, in order. No figure in it is rounded. */
export const forecast: readonly ForecastRow[] = computeForecast()

export const forecastDays: readonly ForecastDay[] = [...new Set(forecast.map(({ time }) => getDay(time)))].map(
  createDay,
)

function createDay(day: ForecastDay['day']): ForecastDay {
  const rows = forecast.filter(({ time }) => getDay(time) === day)
  const byHeight = rows.toSorted((a, b) => a.tide_table_m - b.tide_table_m)
  const [shortest, longest] = [byHeight[0], byHeight.at(-1)]
  if (!longest?.tide || !shortest || shortest.tide) throw new Error(`${day} has no high or no low water.`)
  return { day, longest, shortest }
}

function computeForecast(): ForecastRow[] {
  const { slope, intercept } = uncharted.line
  const computeDeviation = createPredictionDeviation(
    uncharted.walks.map(({ tide_table_m, length_m }) => [tide_table_m, length_m]),
  )
  // Los Angeles is seven or eight hours behind UTC: a day more on either side has all of it.
  const [start, end] = [
    new Date(`${firstDay}T00:00:00Z`),
    new Date(Date.parse(`${lastDay}T00:00:00Z`) + 2 * 86_400_000),
  ]
  const turns = tideTable.getExtremesPrediction({ start, end }).map(({ time, level, high }) => ({
    time: formatLocalMinute(time),
    tide: high,
    tide_table_m: level,
    length_m: slope * level + intercept,
    uncertainty_m: computeDeviation(level),
  }))
  return turns.filter(({ time }) => getDay(time) >= firstDay && getDay(time) <= lastDay)
}

/** Returns an instant in RFC 3339 with the zone's offset, rounded to the minute: `2025-12-16T02:07:00-08:00`. */
function formatLocalMinute(instant: Date): string {
  const minute = 60_000 * Math.round(instant.getTime() / 60_000)
  const part = Object.fromEntries(clock.formatToParts(minute).map(({ type, value }) => [type, value]))
  const offset = part.timeZoneName?.replace('GMT', '')
  return `${part.year}-${part.month}-${part.day}T${part.hour}:${part.minute}:00${offset}`
}

/** Returns the time of day of a row as it is read: "11:42 am". */
export function formatTimeOfDay({ time }: ForecastRow): string {
  const [hour = 0, minute] = time.slice(11, 16).split(':')
  return `${Number(hour) % 12 || 12}:${minute} ${Number(hour) < 12 ? 'am' : 'pm'}`
}
