import { besselJ } from '../../../src/bessel.ts'
import type { DirectionsParameters, PlanePoint, VortexParameters } from '../../../src/content/picture-parameters.ts'
import type { Complex } from './bessel.ts'

type RealFunction = (x: number) => number

/** Returns Σ exp(i k (x cos θ + y sin θ)) over `count` equal steps of θ: an exact solution of Helmholtz's equation. */
function computeDirectionsField({ count, wavenumber }: DirectionsParameters, { x, y }: PlanePoint): Complex {
  let re = 0
  let im = 0
  for (let i = 0; i < count; i++) {
    const angle = (2 * Math.PI * i) / count
    const phase = wavenumber * (x * Math.cos(angle) + y * Math.sin(angle))
    re += Math.cos(phase)
    im += Math.sin(phase)
  }
  return { re, im }
}

export function renderDirections(parameters: DirectionsParameters, width: number, height: number): Float64Array {
  return renderAround(parameters.center, width, height, (at) => {
    const { re, im } = computeDirectionsField(parameters, at)
    return re * re + im * im
  })
}

/**
 * Returns the intensity |ψ|² of Bessel beams per pixel, row by row from the top: ψ = Σ a J_n(k r) exp(i n θ), an exact
 * solution of Helmholtz's equation in every plane across the axis.
 */
export function renderVortex(parameters: VortexParameters, width: number, height: number): Float64Array {
  const { beams, wavenumber, center } = parameters
  const waves = beams.map(({ order, amplitude }) => ({
    order,
    radial: tabulate((r) => amplitude * besselJ(order, wavenumber * r), width / height + 1, 20_000),
  }))
  return renderAround(center, width, height, ({ x, y }) => {
    const [r, angle] = [Math.hypot(x, y), Math.atan2(y, x)]
    let re = 0
    let im = 0
    for (const { order, radial } of waves) {
      re += radial(r) * Math.cos(order * angle)
      im += radial(r) * Math.sin(order * angle)
    }
    return re * re + im * im
  })
}

function renderAround(
  center: PlanePoint,
  width: number,
  height: number,
  intensity: (at: PlanePoint) => number,
): Float64Array {
  return Float64Array.from({ length: width * height }, (_, i) =>
    intensity({
      x: ((i % width) + 0.5) / height - center.x,
      y: (Math.floor(i / width) + 0.5) / height - center.y,
    }),
  )
}

function tabulate(f: RealFunction, reach: number, steps: number): RealFunction {
  const table = Float64Array.from({ length: steps + 2 }, (_, i) => f((i * reach) / steps))
  return (x) => {
    const place = (x / reach) * steps
    const i = Math.floor(place)
    const [a, b] = [table[i] as number, table[i + 1] as number]
    return a + (b - a) * (place - i)
  }
}
