import type { SpaceTimeWindow, WavePacket } from '../../../src/content/picture-parameters.ts'

/** The number of modes n, from 1. At spread 0.022 the first omitted one has a weight of exp(-8.9). */
const modes = 59

/** Returns the weight of each mode n, from 1: exp(-(n π s)² / 2) sin(n π x0), s the spread, x0 the center. */
function computeModeWeights({ center, spread }: WavePacket): Float64Array {
  return Float64Array.from({ length: modes }, (_, i) => {
    const n = i + 1
    return Math.exp(-((n * Math.PI * spread) ** 2) / 2) * Math.sin(n * Math.PI * center)
  })
}

/**
 * Returns the density |ψ|² at time t at each position x (both in widths of the box), for ψ(x, t) = Σ weight(n) sin(n π
 * x) exp(-i π n² t), the free Schrödinger equation between two hard walls.
 */
export function computeDensity(start: WavePacket, xs: Float64Array, t: number): Float64Array {
  return densityRow(computeModeWeights(start), sines(xs), t)
}

export function renderCarpet(
  start: WavePacket,
  { left, right, from, until }: SpaceTimeWindow,
  width: number,
  height: number,
): Float64Array {
  const weight = computeModeWeights(start)
  const sine = sines(Float64Array.from({ length: width }, (_, i) => left + ((right - left) * (i + 0.5)) / width))
  const picture = new Float64Array(width * height)
  for (let row = 0; row < height; row++) {
    const t = until - ((until - from) * (row + 0.5)) / height
    picture.set(densityRow(weight, sine, t), row * width)
  }
  return picture
}

function sines(xs: Float64Array): Float64Array[] {
  return Array.from({ length: modes }, (_, i) => xs.map((x) => Math.sin((i + 1) * Math.PI * x)))
}

function densityRow(weight: Float64Array, sine: readonly Float64Array[], t: number): Float64Array {
  const width = sine[0]?.length ?? 0
  const real = new Float64Array(width)
  const imaginary = new Float64Array(width)
  sine.forEach((wave, i) => {
    const phase = -Math.PI * (((i + 1) ** 2 * t) % 2)
    const a = (weight[i] as number) * Math.cos(phase)
    const b = (weight[i] as number) * Math.sin(phase)
    for (let x = 0; x < width; x++) {
      const s = wave[x] as number
      real[x] = (real[x] as number) + a * s
      imaginary[x] = (imaginary[x] as number) + b * s
    }
  })
  return real.map((a, x) => a * a + (imaginary[x] as number) ** 2)
}
