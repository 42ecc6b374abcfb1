/** The darkest and the lightest gray of every plate, from 0 to 1. */
export const black = 0.04
export const white = 0.93

/** Where the curve leaves the power law and bends towards white. */
const knee = 0.72

/**
 * The intensity that the tone curve divides by: the value that the given part of all pixels stays under. A plate with a
 * source in it takes less than the film's 0.997, to expose for the pattern and let the source burn out.
 */
export function exposure(intensity: Float64Array, part = 0.997): number {
  const sorted = intensity.toSorted()
  return sorted[Math.floor(part * (sorted.length - 1))] as number
}

/**
 * One intensity as a gray from `black` to `white`: divided by the exposure, to the power 0.55, then a soft shoulder that
 * follows the power law up to the knee and reaches white only at infinity, without a corner.
 */
export function tone(intensity: number, exposed: number): number {
  const linear = (intensity / exposed) ** 0.55
  const bent = linear <= knee ? linear : 1 - (1 - knee) * Math.exp((knee - linear) / (1 - knee))
  return black + (white - black) * bent
}

/** Every intensity as a gray of 0 to 255, full range. */
export function grays(intensity: Float64Array, exposed: number): Uint8Array {
  return new Uint8Array(intensity.map((value) => Math.round(255 * tone(value, exposed))))
}
