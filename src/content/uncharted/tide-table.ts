import { createTidePredictor } from '@neaps/tide-predictor'
import { readReadingFile } from '../readings/table.ts'

interface Constituents {
  readonly mean_sea_level_m: number
  readonly constituents: readonly { readonly name: string; readonly amplitude_m: number; readonly phase_deg: number }[]
}

export const { constituents, mean_sea_level_m }: Constituents = JSON.parse(readReadingFile('tide-constituents.json'))

/** The tide tables of San Francisco, computed from the published constituents: heights in meters above mean lower low water. */
export const tideTable = createTidePredictor(
  constituents.map(({ name, amplitude_m, phase_deg }) => ({ name, amplitude: amplitude_m, phase: phase_deg })),
  { offset: mean_sea_level_m },
)

/** Returns the height at a minute in meters. `getWaterLevelAtTime` of the library rounds the time down to ten minutes. */
export function predictHeight(time: number): number {
  const [first] = tideTable.getTimelinePrediction({
    start: new Date(time),
    end: new Date(time + 60_000),
    timeFidelity: 60,
  })
  return first?.level ?? Number.NaN
}
