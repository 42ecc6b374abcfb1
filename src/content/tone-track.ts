import { resonance } from './readings/resonance.ts'

/** The sound of RESONANCE. Levels are of 1; the sum of both stays under it. */
export const toneTrack = {
  secondsPerHour: 0.1,
  timesAsHigh: 8,
  mainsHz: 60,
  toneLevel: 0.15,
  humLevel: 0.06,
  rampSeconds: 0.005,
  endSeconds: 1,
} as const

/** How long the readings took, how long their sound takes, and by how many octaves it is raised. */
export const toneLengths = {
  hours: getSecond(resonance.readings.at(-1)?.measured ?? '') / toneTrack.secondsPerHour,
  seconds: getSecond(resonance.readings.at(-1)?.measured ?? ''),
  octaves: Math.log2(toneTrack.timesAsHigh),
}

/** Returns where on the sound an instant of the readings is, in seconds. */
export function getSecond(instant: string): number {
  const hours = (Date.parse(instant) - Date.parse(resonance.readings[0]?.measured ?? '')) / 3_600_000
  return hours * toneTrack.secondsPerHour
}
