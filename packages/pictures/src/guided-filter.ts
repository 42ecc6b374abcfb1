import { blurGaussian, type ScalarField } from './depth-map.ts'

/** The radius of the average around a pixel, in px, and the variance from which a difference counts as an edge. */
const spread = 5
const edge = 0.03

/** Returns a picture without fine texture below `top`: a knit's rows and the fringes would show moiré (a guided filter). */
export function applyGuidedFilter(picture: ScalarField, top: number): ScalarField {
  const { width, height, values } = picture
  const field = (numbers: Float64Array): ScalarField => ({ width, height, values: numbers })
  const mean = blurGaussian(picture, spread).values
  const square = blurGaussian(field(values.map((value) => value ** 2)), spread).values
  const weight = blurGaussian(
    field(
      mean.map((m, i) => {
        const variance = (square[i] as number) - m ** 2
        return variance / (variance + edge)
      }),
    ),
    spread,
  ).values
  return field(
    values.map((value, i) => {
      if (i < top * width) return value
      const part = weight[i] as number
      return part * value + (1 - part) * (mean[i] as number)
    }),
  )
}
