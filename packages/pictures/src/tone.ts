/** The darkest and the lightest gray of every plate, from 0 to 1. */
export const blackLevel = 0.04
export const whiteLevel = 0.93

const usualPower = 0.55

/** Where the curve departs from the power law towards white. */
const knee = 0.72

/** Returns the intensity that the tone curve divides by: `part` of all pixels stay under it. A source needs less. */
export function computeExposure(intensity: Float64Array, part = 0.997): number {
  const sorted = intensity.toSorted()
  return sorted[Math.floor(part * (sorted.length - 1))] as number
}

/** Returns an intensity as a gray from `blackLevel` to `whiteLevel`: a power law, with a soft shoulder from the knee on. */
export function applyToneCurve(intensity: number, exposed: number, power = usualPower): number {
  const linear = (intensity / exposed) ** power
  const bent = linear <= knee ? linear : 1 - (1 - knee) * Math.exp((knee - linear) / (1 - knee))
  return blackLevel + (whiteLevel - blackLevel) * bent
}

/** Returns every intensity as a gray of 0 to 255, full range. */
export function toGrayBytes(intensity: Float64Array, exposed: number, power?: number): Uint8Array {
  return new Uint8Array(intensity.map((value) => Math.round(255 * applyToneCurve(value, exposed, power))))
}
