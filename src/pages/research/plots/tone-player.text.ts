import { formatNumberInWords } from '../../../content/format-numbers.ts'
import { resonance } from '../../../content/readings/resonance.ts'
import { getSecond, toneTrack } from '../../../content/tone-track.ts'

const outages = resonance.outages.map(({ from }) => `${getSecond(from).toFixed(1)}\u00a0s`)
const end = `${getSecond(resonance.firstSilent).toFixed(1)}\u00a0s`

export const toneText = {
  label: 'RESONANCE as sound',
  caption: `An hour in a tenth of a second, ${formatNumberInWords(toneTrack.timesAsHigh)} times as high. The hum of the mains stops at ${outages.join(' and ')}, the tone at ${end}.`,
} as const
