import { portraitParameters } from '../../../src/content/picture-parameters.ts'
import { blurGaussian, type ScalarField } from './depth-map.ts'
import type { Direction } from './fringe-pattern.ts'

/** Twice this and one px is wider than the rim of spectacles. */
const reach = 5
/** What is higher than its surroundings by this, in px, is a rim; what is lower than its top by more is its flank. */
const rimHeight = 8
const flank = 2
const radius = 3

/**
 * Returns how much of the projector's light reaches each pixel of a face: none in the shadow of the rims of spectacles.
 * `towards` is one px towards the projector.
 */
export function computeRimShadows(heights: ScalarField, towards: Direction): ScalarField {
  const { width, height, values } = heights
  const skin = dilate(erode(heights)).values
  const top = dilate(heights).values
  const light = new Float64Array(width * height).fill(1)
  for (const [i, value] of values.entries()) {
    if (value - (skin[i] as number) < rimHeight || value < (top[i] as number) - flank) continue
    for (let step = 0; ; step += 0.5) {
      const x = Math.round((i % width) - step * towards.right)
      const y = Math.round(Math.floor(i / width) - step * towards.down)
      if (x < 0 || y < 0 || x >= width - 1 || y >= height - 1) break
      if ((skin[y * width + x] as number) < value + step / portraitParameters.slope) continue
      fillDisk({ width, height, values: light }, x, y, 0)
      break
    }
  }
  return blurGaussian({ width, height, values: light }, 0.8)
}

function fillDisk({ width, height, values }: ScalarField, centerX: number, centerY: number, value: number): void {
  for (let y = Math.max(0, centerY - radius); y <= Math.min(height - 1, centerY + radius); y++)
    for (let x = Math.max(0, centerX - radius); x <= Math.min(width - 1, centerX + radius); x++)
      if (Math.hypot(x - centerX, y - centerY) <= radius) values[y * width + x] = value
}

function erode({ width, height, values }: ScalarField): ScalarField {
  const pass = (from: Float64Array, step: number, place: (i: number) => number, last: number) =>
    from.map((_, i) => {
      const at = place(i)
      let least = Number.POSITIVE_INFINITY
      for (let k = Math.max(0, at - reach); k <= Math.min(last, at + reach); k++)
        least = Math.min(least, from[i + (k - at) * step] as number)
      return least
    })
  const rows = pass(values, 1, (i) => i % width, width - 1)
  return { width, height, values: pass(rows, width, (i) => Math.floor(i / width), height - 1) }
}

function dilate({ width, height, values }: ScalarField): ScalarField {
  const negated = erode({ width, height, values: values.map((value) => -value) })
  return { width, height, values: negated.values.map((value) => -value) }
}
