import { astro, constituents as nodeModels } from '@neaps/tide-predictor'
import { uncharted } from '../readings/uncharted.ts'
import { createLengthFunction, type LengthModel } from './boundary-length.ts'
import { firstDay, lastDay } from './forecast-days.ts'
import { constituents, mean_sea_level_m } from './tide-table.ts'

const { slope, intercept } = uncharted.line
/** The last three years of the forecast, from midnight to midnight in San Francisco: over four the series are a millimeter off. */
const firstYear = Number(lastDay.slice(0, 4)) - 2
const [from, to] = [Date.parse(`${firstYear}-01-01T08:00Z`), Date.parse(`${lastDay}T08:00Z`) + 86_400_000]
if (firstDay < `${firstYear}`)
  throw new Error(
    `The forecast begins on ${firstDay}. Its model begins with ${firstYear}: move firstDay in forecast-days.ts.`,
  )
const [middle, half] = [(from + to) / 2, (to - from) / 2]

/** Four instants between them, as angles: a Chebyshev series through values there is the closest of its degree. */
const angles = [1, 3, 5, 7].map((eighths) => (eighths * Math.PI) / 8)
const round = (value: number, digits: number) => Number(value.toFixed(digits))

export const lengthModel: LengthModel = {
  from,
  to,
  mean: round(slope * mean_sea_level_m + intercept, 4),
  constituents: constituents.filter(({ amplitude_m }) => amplitude_m).map(createWave),
}

/** Computes the length in meters by `lengthModel`. */
export const getBoundaryLength = createLengthFunction(lengthModel)

/** Returns a constituent as `LengthModel` has it. Throws if the predictor does not know its name. */
function createWave({ name, amplitude_m, phase_deg }: (typeof constituents)[number]) {
  const model = nodeModels[name]
  if (!model) throw new Error(`tide-constituents.json has a constituent ${name}, which nobody computes.`)
  const start = model.value(astro(new Date(middle))) - phase_deg
  const values = angles.map((angle) => {
    const { f, u } = model.correction(astro(new Date(middle + half * Math.cos(angle))))
    return { amplitude: slope * amplitude_m * f, phase: ((start + u) * Math.PI) / 180 }
  })
  return [
    round(model.speed, 5),
    fitSeries(values.map(({ amplitude, phase }) => amplitude * Math.cos(phase))),
    fitSeries(values.map(({ amplitude, phase }) => -amplitude * Math.sin(phase))),
  ] as const
}

/** Returns the Chebyshev series through values in meters at `angles`, in quarters of a millimeter, without zeros at its end. */
function fitSeries(values: readonly number[]): number[] {
  const coefficients = angles.map((_, order) => {
    const products = values.map((value, index) => value * Math.cos(order * (angles[index] ?? 0)))
    return Math.round((4000 * products.reduce((sum, product) => sum + product, 0)) / (order ? 2 : 4))
  })
  return coefficients.slice(0, coefficients.findLastIndex((coefficient) => coefficient) + 1)
}
