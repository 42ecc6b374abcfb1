import { besselJ } from '../../../src/bessel.ts'
import type {
  DirectionsParameters,
  PlanePoint,
  ShadowParameters,
  VortexParameters,
} from '../../../src/content/picture-parameters.ts'
import type { Complex } from './bessel.ts'

type RealFunction = (x: number) => number

/**
 * Returns ψ of plane waves, Σ exp(i k (x cos θ + y sin θ)) over `count` equal steps of θ, at a point in heights of the
 * picture from its center. An exact solution of Helmholtz's equation in the plane.
 */
export function computeDirectionsField({ count, wavenumber }: DirectionsParameters, { x, y }: PlanePoint): Complex {
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

/** Steps of Simpson's rule over the disk; behind its center, at Fresnel number 7, it is then accurate to 1e-7. */
const diskSteps = 1000

/**
 * Returns ψ behind a disk in a plane wave of amplitude 1, at `r` radii from the axis: 1 + 2 π i N exp(i π N r²) ∫ exp(i
 * π N s²) J0(2 π N r s) s ds, s from 0 to 1. It is the exact solution of the paraxial wave equation that starts with 0 on the
 * disk and 1 beside it.
 */
export function computeShadowField(fresnelNumber: number, r: number, j0: RealFunction = (x) => besselJ(0, x)): Complex {
  const turn = Math.PI * fresnelNumber
  let re = 0
  let im = 0
  for (let i = 0; i <= diskSteps; i++) {
    const s = i / diskSteps
    const weight = i === 0 || i === diskSteps ? 1 : 2 + 2 * (i % 2)
    const amplitude = (weight * j0(2 * turn * r * s) * s) / (3 * diskSteps)
    re += amplitude * Math.cos(turn * (s * s + r * r))
    im += amplitude * Math.sin(turn * (s * s + r * r))
  }
  return { re: 1 - 2 * turn * im, im: 2 * turn * re }
}

/** Returns the intensity |ψ|² of plane waves per pixel, row by row from the top. */
export function renderDirections(parameters: DirectionsParameters, width: number, height: number): Float64Array {
  return renderAround(parameters.center, width, height, (at) => {
    const { re, im } = computeDirectionsField(parameters, at)
    return re * re + im * im
  })
}

/** Returns the intensity |ψ|² behind a disk per pixel, row by row from the top. */
export function renderShadow(parameters: ShadowParameters, width: number, height: number): Float64Array {
  const { fresnelNumber, radius, center } = parameters
  const reach = (width / height + 1) / radius
  const j0 = tabulate((x) => besselJ(0, x), 2 * Math.PI * fresnelNumber * reach, 40_000)
  const intensity = tabulate(
    (r) => {
      const { re, im } = computeShadowField(fresnelNumber, r, j0)
      return re * re + im * im
    },
    reach,
    8000,
  )
  return renderAround(center, width, height, ({ x, y }) => intensity(Math.hypot(x, y) / radius))
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

/** Returns what `intensity` gives at the middle of each pixel, whose place is in heights of the picture from `center`. */
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

/** Returns a function that interpolates `f` linearly from 0 to `reach`, in a table of `steps` entries. */
function tabulate(f: RealFunction, reach: number, steps: number): RealFunction {
  const table = Float64Array.from({ length: steps + 2 }, (_, i) => f((i * reach) / steps))
  return (x) => {
    const place = (x / reach) * steps
    const i = Math.floor(place)
    const [a, b] = [table[i] as number, table[i + 1] as number]
    return a + (b - a) * (place - i)
  }
}
