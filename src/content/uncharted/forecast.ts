import { forecastEnd, walkedCase } from '../case-summary.ts'
import { formatDate, type IsoDate } from '../dates.ts'
import { createPredictionDeviation } from '../readings/fit.ts'
import { defineTable, getDay, type Row, uncertaintyOfReading } from '../readings/table.ts'
import { lengthColumns, tideSource, uncharted } from '../readings/uncharted.ts'
import { findTurns, hour } from './boundary-length.ts'
import { firstDay, getLocalDate } from './forecast-days.ts'
import { getBoundaryLength } from './length-model.ts'
import { predictHeight } from './tide-table.ts'

export const forecastTable = defineTable({
  name: 'uncharted-forecast',
  description: `One row per high or low water of San Francisco in NOAA’s tide tables, to ${formatDate(forecastEnd)}${walkedCase?.ended ? ', when the case ended' : ''}. A forecast, with the length that the line fitted to the walks of uncharted.csv gives: nothing in it is measured.`,
  sources: [tideSource],
  key: 'time',
  columns: {
    time: { type: 'datetime', description: 'When the water is high or low in the tide tables, to the minute.' },
    tide: { type: 'flag', words: ['high', 'low'], description: 'Whether it is high water.' },
    tide_table_m: lengthColumns.tide_table_m,
    length_m: { type: 'number', unit: 'm', description: 'Length of the way around the block by the line.' },
    uncertainty_m: {
      type: 'number',
      unit: 'm',
      description: `Uncertainty of the length by the fit: ${uncertaintyOfReading}.`,
    },
  },
})

export type ForecastRow = Row<typeof forecastTable>

/** A day of the forecast: its longest length, at a high water, and its shortest, at a low water. */
export interface ForecastDay {
  readonly day: IsoDate
  readonly longest: ForecastRow
  readonly shortest: ForecastRow
}

/** Every high and low water of the forecast, in order, as the pages compute them. No figure in it is rounded. */
export const forecast: readonly ForecastRow[] = computeForecast()

export const forecastDays: readonly ForecastDay[] = [...new Set(forecast.map(({ time }) => getDay(time)))].map(
  createDay,
)

function createDay(day: IsoDate): ForecastDay {
  const rows = forecast.filter(({ time }) => getDay(time) === day)
  const byLength = rows.toSorted((a, b) => a.length_m - b.length_m)
  const [shortest, longest] = [byLength[0], byLength.at(-1)]
  if (!longest?.tide || !shortest || shortest.tide) throw new Error(`${day} has no high or no low water.`)
  return { day, longest, shortest }
}

function computeForecast(): ForecastRow[] {
  const computeDeviation = createPredictionDeviation(
    uncharted.walks.map(({ tide_table_m, length_m }) => [tide_table_m, length_m]),
  )
  // Los Angeles is seven or eight hours behind UTC: a day more on either side has all of it.
  const start = Date.parse(`${firstDay}T00:00:00Z`)
  const end = Date.parse(`${forecastEnd}T00:00:00Z`) + 2 * 86_400_000
  const turns = findTurns(getBoundaryLength, start, end).map(({ time, length }) => {
    const tide_table_m = predictHeight(time)
    return {
      time: formatLocalMinute(time),
      tide: length > getBoundaryLength(time - hour),
      tide_table_m,
      length_m: length,
      uncertainty_m: computeDeviation(tide_table_m),
    }
  })
  return turns.filter(({ time }) => getDay(time) >= firstDay && getDay(time) <= forecastEnd)
}

/** Returns a minute in RFC 3339 with the zone's offset: `2025-12-16T02:07:00-08:00`. */
function formatLocalMinute(minute: number): string {
  const local = getLocalDate(minute)
  return `${local.toISOString().slice(0, 19)}-0${(minute - local.getTime()) / hour}:00`
}
