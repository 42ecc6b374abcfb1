import { expect, test } from '@playwright/test'
import { forecastEnd } from '../case-summary.ts'
import { uncharted } from '../readings/uncharted.ts'
import { findTurns, hour, minute, type Turn } from './boundary-length.ts'
import { forecast } from './forecast.ts'
import { firstDay, getLocalDate } from './forecast-days.ts'
import { getBoundaryLength, lengthModel } from './length-model.ts'
import { predictHeight, tideTable } from './tide-table.ts'

const { from, to } = lengthModel
const { slope, intercept } = uncharted.line
const day = 86_400_000

test('the length at every tenth minute of its model is that of the tide tables, to a centimeter', () => {
  let [worst, worstTime] = [0, from]
  const levels = tideTable.getTimelinePrediction({ start: new Date(from), end: new Date(to), timeFidelity: 600 })
  expect(levels.length).toBeGreaterThan(3 * 365 * 144)
  for (const { time, level } of levels) {
    const error = Math.abs(getBoundaryLength(+time) - slope * level - intercept)
    if (error > worst) [worst, worstTime] = [error, +time]
  }
  expect(worst, `m, at ${new Date(worstTime).toISOString()}`).toBeLessThan(0.01)
})

test('a change within three minutes is that of the tide tables, to a tenth of a millimeter', () => {
  let worst = 0
  // The step passes through all hours of the day.
  for (let time = from; time < to - 3 * minute; time += 7 * hour + minute) {
    const [before, after] = [predictHeight(time), predictHeight(time + 3 * minute)]
    const change = getBoundaryLength(time + 3 * minute) - getBoundaryLength(time)
    worst = Math.max(worst, Math.abs(change - slope * (after - before)))
  }
  expect(1000 * worst).toBeLessThan(0.1)
})

test('every turn of the tide tables is in the forecast, within a minute and a half', () => {
  const extremes = tideTable
    .getExtremesPrediction({ start: new Date(`${firstDay}T08:00Z`), end: new Date(to) })
    .filter(({ time }) => getLocalDate(+time).toISOString().slice(0, 10) <= forecastEnd)
  expect(forecast).toHaveLength(extremes.length)
  const wrong = forecast.filter(({ time, tide }, index) => {
    const extreme = extremes[index]
    return tide !== extreme?.high || Math.abs(Date.parse(time) - +extreme.time) > 90_000
  })
  expect(wrong).toEqual([])
})

test('the turns of a day are the same at whatever minute they are looked for, and those of the published table', () => {
  const published = new Map(forecast.map(({ time, length_m }) => [Date.parse(time), length_m.toFixed(2)]))
  const last = Math.max(...published.keys()) + minute
  const found: Turn[] = []
  for (let now = Math.min(...published.keys()); now < last; now += 2 * day - 61_000)
    found.push(...findTurns(getBoundaryLength, now, Math.min(now + 7 * day, last)))
  expect(found.length).toBeGreaterThan(3 * published.size)
  expect(found.filter(({ time, length }) => published.get(time) !== length.toFixed(2))).toEqual([])
})
