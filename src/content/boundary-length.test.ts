import { expect, test } from '@playwright/test'
import { createLengthFunction, findTurns, type Turn } from './boundary-length.ts'
import { forecast } from './forecast.ts'
import { firstDay } from './forecast-days.ts'
import { lengthModel } from './length-model.ts'
import { tideTable } from './readings/tide-table.ts'
import { uncharted } from './readings/uncharted.ts'

const { from, to } = lengthModel
const { slope, intercept } = uncharted.line
const day = 86_400_000

test('the length at every tenth minute from 2025 to 2027 is that of the tide tables, to a centimeter', () => {
  let getLength = createLengthFunction(lengthModel, from)
  let [worst, worstTime] = [0, from]
  const levels = tideTable.getTimelinePrediction({ start: new Date(from), end: new Date(to), timeFidelity: 600 })
  expect(levels.length).toBeGreaterThan(3 * 365 * 144)
  for (const [index, { time, level }] of levels.entries()) {
    if (index % 1440 === 0) getLength = createLengthFunction(lengthModel, +time)
    const error = Math.abs(getLength(+time) - slope * level - intercept)
    if (error > worst) [worst, worstTime] = [error, +time]
  }
  expect(worst, `m, at ${new Date(worstTime).toISOString()}`).toBeLessThan(0.01)
})

test('every turn of the forecast is found, to a minute, with its length', () => {
  const found: Turn[] = []
  for (let start = Date.parse(`${firstDay}T08:00Z`); start < to; start += 10 * day)
    found.push(...findTurns(createLengthFunction(lengthModel, start), start, Math.min(start + 10 * day, to)))
  expect(found).toHaveLength(forecast.length)
  const timeErrors = forecast.map(({ time }, index) => Math.abs(Date.parse(time) - (found[index]?.time ?? 0)))
  const lengthErrors = forecast.map(({ length_m }, index) => Math.abs(length_m - (found[index]?.length ?? 0)))
  expect(Math.max(...timeErrors), 'ms').toBeLessThanOrEqual(60_000)
  expect(Math.max(...lengthErrors), 'm').toBeLessThan(0.0075)
})
