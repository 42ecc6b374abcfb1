import { astro, constituents as nodeModels } from '@neaps/tide-predictor'
import type { LengthModel } from './boundary-length.ts'
import { lastDay } from './forecast-days.ts'
import { constituents, mean_sea_level_m } from './readings/tide-table.ts'
import { uncharted } from './readings/uncharted.ts'

const { slope, intercept } = uncharted.line
/** From the year of the first walk to the end of the forecast, both at midnight in San Francisco. */
const [from, to] = [Date.parse('2025-01-01T08:00Z'), Date.parse(`${lastDay}T08:00Z`) + 86_400_000]
const [middle, half] = [(from + to) / 2, (to - from) / 2]

/** Four instants between them, as angles: a Chebyshev series through its values there is the closest of its degree. */
const angles = [1, 3, 5, 7].map((eighths) => (eighths * Math.PI) / 8)
const round = (value: number, digits: number) => Number(value.toFixed(digits))

export const lengthModel: LengthModel = {
  from,
  to,
  mean: round(slope * mean_sea_level_m + intercept, 4),
  constituents: constituents.filter(({ amplitude_m }) => amplitude_m).map(createSeries),
}

/** Returns a constituent as `LengthModel` has it. Throws if the predictor does not know its name. */
function createSeries({ name, amplitude_m, phase_deg }: (typeof constituents)[number]): number[] {
  const model = nodeModels[name]
  if (!model) throw new Error(`No constituent is named ${name}.`)
  const start = model.value(astro(new Date(middle))) - phase_deg
  const values = angles.map((angle) => {
    const { f, u } = model.correction(astro(new Date(middle + half * Math.cos(angle))))
    return { angle, amplitude: slope * amplitude_m * f, phase: ((start + u) * Math.PI) / 180 }
  })
  const coefficients = angles.flatMap((_, order) =>
    [Math.cos, Math.sin].map((getPart) => {
      const products = values.map(({ angle, amplitude, phase }) => amplitude * getPart(phase) * Math.cos(order * angle))
      return Math.round((2000 * products.reduce((sum, product) => sum + product, 0)) / (order ? 2 : 4))
    }),
  )
  const end = coefficients.findLastIndex((coefficient) => coefficient) + 1
  return [round(model.speed, 5), ...coefficients.slice(0, end)]
}
