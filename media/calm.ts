import { type Field, smoothed } from './relief.ts'

/** How far around it a pixel is averaged, in px, and from which variance on a difference is an edge and stays. */
const spread = 5
const edge = 0.03

/**
 * A picture whose rows below `top` have lost their fine texture and kept their edges (a guided filter, guided by the
 * picture itself): a knit has about as many rows as there are lines, and the two show a third pattern that is in neither.
 */
export function calmed(picture: Field, top: number): Field {
  const { width, height, values } = picture
  const field = (numbers: Float64Array): Field => ({ width, height, values: numbers })
  const mean = smoothed(picture, spread).values
  const square = smoothed(field(values.map((value) => value ** 2)), spread).values
  const kept = smoothed(
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
      const part = kept[i] as number
      return part * value + (1 - part) * (mean[i] as number)
    }),
  )
}
