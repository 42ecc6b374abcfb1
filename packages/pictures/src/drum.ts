import { besselJ } from '../../../src/bessel.ts'
import type { Mode } from '../../../src/content/picture-parameters.ts'
import { findBesselZeros } from './bessel.ts'

/** Returns the height of a drum at (r, θ): Σ amplitude J_m(j r) cos m θ, each j a zero of J_m. It is exact. */
function createDrumSurface(modes: readonly Mode[]): (r: number, angle: number) => number {
  const waves = modes.map(({ order, zero, amplitude }) => ({ order, amplitude, j: getBesselZero(order, zero) }))
  const steps = 8192
  const tables = waves.map(({ order, j }) =>
    Float64Array.from({ length: steps + 2 }, (_, i) => besselJ(order, (j * i) / steps)),
  )
  return (r, angle) => {
    if (r >= 1) return 0
    const i = Math.floor(r * steps)
    const part = r * steps - i
    return waves.reduce((height, { order, amplitude }, k) => {
      const table = tables[k] as Float64Array
      const radial = (table[i] as number) * (1 - part) + (table[i + 1] as number) * part
      return height + amplitude * radial * Math.cos(order * angle)
    }, 0)
  }
}

/** Returns the square of the drum's height per pixel, row by row from the top. `radius` is in widths. */
export function renderDrum(modes: readonly Mode[], radius: number, width: number, height: number): Float64Array {
  const skin = createDrumSurface(modes)
  return Float64Array.from({ length: width * height }, (_, i) => {
    const x = (i % width) + 0.5 - width / 2
    const y = Math.floor(i / width) + 0.5 - height / 2
    return skin(Math.hypot(x, y) / (radius * width), Math.atan2(y, x)) ** 2
  })
}

function getBesselZero(order: number, count: number): number {
  const zero = findBesselZeros(order, order + 4 * count + 4)[count - 1]
  if (zero === undefined) throw new Error(`J${order} has its zero ${count} beyond the range searched.`)
  return zero
}
