import { formatNumberInWords } from '../../content/format-numbers.ts'
import { resonance } from '../../content/readings/resonance.ts'
import { getSecond, toneTrack } from '../../content/tone-track.ts'

const outages = resonance.outages.map(({ from }) => `${getSecond(from).toFixed(1)}\u00a0s`)
const seconds = getSecond(resonance.readings.at(-1)?.measured ?? '')
const octaves = formatNumberInWords(Math.log2(toneTrack.timesAsHigh))
const end = `${getSecond(resonance.firstSilent).toFixed(1)}\u00a0s`

export const toneText = {
  label: 'RESONANCE as sound',
  caption: `${Math.round(seconds / toneTrack.secondsPerHour)} hours in ${Math.round(seconds)} seconds, raised ${octaves} octaves so that it can be heard. The hum of the mains stops at ${outages.join(' and ')}, the tone at ${end}.`,
} as const
