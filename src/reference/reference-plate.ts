import { besselJ } from '../bessel.ts'
import { sealedAlphabet } from './reference.ts'

/** Zeros of the Bessel functions J, by order: at each of them a drum has a mode. */
const modeZeros: Readonly<Record<number, readonly number[]>> = {
  0: [5.52, 8.654, 11.792, 14.931, 18.071, 21.212, 24.352, 27.493, 30.635, 33.776],
  3: [13.015, 16.223, 19.409, 22.583, 25.748, 28.908, 32.065, 35.219],
  4: [14.373, 17.616, 20.827, 24.019, 27.199, 30.371, 33.537, 36.699],
  5: [12.339, 15.7, 18.98, 22.218, 25.43, 28.627, 31.812, 34.989],
  6: [13.589, 17.004, 20.321, 23.586, 26.82, 30.034, 33.233, 36.422],
  7: [14.821, 18.288, 21.642, 24.935, 28.191, 31.423, 34.637],
  8: [12.225, 16.038, 19.555, 22.945, 26.267, 29.546, 32.796, 36.026],
  9: [13.354, 17.241, 20.807, 24.234, 27.584, 30.885, 34.154],
  10: [14.476, 18.433, 22.047, 25.509, 28.887, 32.212, 35.5],
  12: [16.698, 20.79, 24.495, 28.027, 31.46, 34.83],
  14: [18.9, 23.116, 26.907, 30.506, 33.993],
  15: [19.994, 24.269, 28.102, 31.733, 35.247],
  16: [21.085, 25.417, 29.291, 32.954, 36.493],
  18: [23.257, 27.698, 31.65, 35.375],
  21: [26.494, 31.088, 35.151],
  24: [29.711, 34.447],
}

/** A mode of a drum of radius 1: amplitude J(zero r) cos(order θ + phase), the phase in thirtieths of a turn. */
interface DrumMode {
  readonly order: number
  readonly zero: number
  readonly amplitude: number
  readonly phase: number
}

/** Returns the modes that the characters of a reference choose: two circular, and three of one symmetry. */
function chooseModes(reference: string): DrumMode[] {
  const [first = 0, ...rest] = [...reference.replace('-', '')].map((character) => sealedAlphabet.indexOf(character))
  const last = rest[6] ?? 0
  const symmetry = 3 + (first % 6)
  const modes = [1, 2, 3]
    .flatMap((times) => (modeZeros[times * symmetry] ?? []).map((zero) => ({ order: times * symmetry, zero })))
    .sort((one, other) => one.zero - other.zero)
  const circular = (index: number, amplitude: number) => ({
    order: 0,
    zero: modeZeros[0]?.[index] ?? 0,
    amplitude,
    phase: 0,
  })
  return [
    circular(4 + Math.floor(first / 6), 10),
    circular(last % 10, [8, -8, 3][Math.floor(last / 10)] ?? 0),
    ...[0, 1, 2].flatMap((part): DrumMode[] => {
      const choices = modes.filter((_, index) => index % 3 === part)
      const choice = rest[2 * part] ?? 0
      const mode = choices[choice % choices.length]
      const amplitude = 7 + 3 * Math.floor(choice / choices.length)
      return mode ? [{ ...mode, amplitude, phase: rest[2 * part + 1] ?? 0 }] : []
    }),
  ]
}

const radialSteps = 512
const angularSteps = 7680

const radialTables = new Map<number, Int16Array>()

/** Returns 4096 J(zero r), in steps of r from 0 to 1. No two orders have a zero in common. */
function getRadialTable({ order, zero }: DrumMode): Int16Array {
  const found = radialTables.get(zero)
  if (found) return found
  const table = Int16Array.from({ length: radialSteps }, (_, i) =>
    Math.round(4096 * besselJ(order, (zero * i) / radialSteps)),
  )
  radialTables.set(zero, table)
  return table
}

/** Returns a report's plate, `size` by `size` grays row by row. Rounded, so that every engine computes the same. */
export function renderReferencePlate(reference: string, size: number): Uint8Array {
  // 1024 times the cosine, in steps of a turn.
  const cosines = Int16Array.from({ length: angularSteps }, (_, i) =>
    Math.round(1024 * Math.cos((2 * Math.PI * i) / angularSteps)),
  )
  const waves = chooseModes(reference).map((mode) => ({
    ...mode,
    start: (mode.phase * angularSteps) / sealedAlphabet.length,
    radial: getRadialTable(mode),
  }))
  const intensity = new Float64Array(size * size).map((_, i) => {
    const x = (i % size) + 0.5 - size / 2
    const y = Math.floor(i / size) + 0.5 - size / 2
    const r = Math.round((Math.sqrt(x * x + y * y) * radialSteps) / (0.47 * size))
    if (r >= radialSteps) return 0
    const angle = Math.round((Math.atan2(y, x) / (2 * Math.PI)) * angularSteps) + angularSteps
    let height = 0
    for (const { order, amplitude, start, radial } of waves)
      height += amplitude * (radial[r] as number) * (cosines[(order * angle + start) % angularSteps] as number)
    return height * height
  })
  const exposed = intensity.slice().sort()[Math.floor(0.99 * (intensity.length - 1))] ?? 0
  return new Uint8Array(intensity.map((value) => applyToneCurve(value / exposed)))
}

/** Returns an intensity, relative to the exposure, as a gray of 0 to 255. */
function applyToneCurve(intensity: number): number {
  const linear = intensity ** 0.55
  return Math.round(255 * (0.04 + 0.89 * (linear <= 0.72 ? linear : 1 - 0.28 * Math.exp((0.72 - linear) / 0.28))))
}
