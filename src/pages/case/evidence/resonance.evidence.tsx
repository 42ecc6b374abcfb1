import { getMediaUrl } from '../../../components/media-urls.ts'
import { formatDay, formatHour } from '../../../content/dates.ts'
import { capitalize, formatNumberInWords } from '../../../content/format-numbers.ts'
import { resonance, resonanceTable } from '../../../content/readings/resonance.ts'
import { getDay } from '../../../content/readings/table.ts'
import { getSecond, toneLengths } from '../../../content/tone-track.ts'
import type { Evidence } from './evidence.ts'

const { frequency, lastHeard, firstSilent, outages, uncertainty } = resonance
const outageCount = formatNumberInWords(resonance.outageCount)
const octaves = formatNumberInWords(toneLengths.octaves)
const humEnds = outages.map(({ from }) => `${getSecond(from).toFixed(1)} s`).join(' and ')

export default {
  head: {
    plot: 'resonance',
    caption: `The tone at each reading, ± ${uncertainty} Hz. In the ${outageCount} shaded times the building had no power.`,
    table: resonanceTable,
  },
  answers: [
    {
      question: 'Was it a machine?',
      answer: `No. No machine in the building turns at that rate, and the tone went on through ${outageCount} power outages at ${frequency.toFixed(1)} Hz.`,
      proof: {
        measurement: `${capitalize(outageCount)} outages`,
        caption: 'In each the tone was there at every reading.',
      },
    },
    {
      question: 'How do we know that it stood?',
      answer:
        'It was strong and weak at the same places each day, which is what standing means. It lay just below what most people hear, and was felt as pressure.',
    },
    {
      question: 'What did it sound like?',
      answer: `${Math.round(toneLengths.hours)} hours in ${Math.round(toneLengths.seconds)} seconds, raised ${octaves} octaves so that it can be heard. The hum of the mains stops at ${humEnds}, the tone at ${getSecond(firstSilent).toFixed(1)} s.`,
      proof: {
        content: (
          // biome-ignore lint/a11y/useMediaCaption: It has no words; the answer says what is heard and when.
          <audio
            className="screen-only"
            controls
            preload="none"
            src={getMediaUrl('sound/resonance.m4a')}
            aria-label="RESONANCE as sound"
          />
        ),
      },
    },
    {
      question: 'When did it end?',
      answer: `On ${formatDay(getDay(lastHeard))}. At ${formatHour(lastHeard)} it was there, and at ${formatHour(firstSilent)} it was not.`,
    },
  ],
  unknown: 'Where it came from.',
} satisfies Evidence
