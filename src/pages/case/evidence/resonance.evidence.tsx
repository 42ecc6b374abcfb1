import { getMediaUrl } from '../../../components/media-urls.ts'
import { formatDay, formatHour } from '../../../content/dates.ts'
import { formatNumberInWords } from '../../../content/format-numbers.ts'
import { resonance, resonanceTable } from '../../../content/readings/resonance.ts'
import { getDay } from '../../../content/readings/table.ts'
import { getSecond, toneLengths } from '../../../content/tone-track.ts'
import { getFileUrl } from '../../../published-data/urls.ts'
import type { Evidence } from './evidence.ts'

const { lastHeard, firstSilent, outages, uncertainty } = resonance
const octaves = formatNumberInWords(toneLengths.octaves)
const humEnds = outages.map(({ from }) => `${getSecond(from).toFixed(1)} s`).join(' and ')

export default {
  head: {
    plot: 'resonance',
    caption: `The tone at each reading, ± ${uncertainty} Hz.`,
    table: resonanceTable,
  },
  answers: [
    {
      question: 'Was it a machine?',
      answer: 'No. No machine in the building turns at that rate. Without power the tone was there at every reading.',
    },
    {
      question: 'What did it sound like?',
      answer: `It lay just below what most people hear, and was felt as pressure. Here are ${Math.round(toneLengths.hours)} hours in ${Math.round(toneLengths.seconds)} seconds, ${octaves} octaves higher. The hum of the mains stops at ${humEnds}, the tone at ${getSecond(firstSilent).toFixed(1)} s.`,
      proof: {
        content: (
          <>
            {/* biome-ignore lint/a11y/useMediaCaption: It has no words; the answer says what is heard and when. */}
            <audio
              className="screen-only"
              controls
              preload="none"
              src={getMediaUrl('sound/resonance.m4a')}
              aria-label="RESONANCE as sound"
            />
            <p
              className="caption print-only"
              data-generated-content={`The sound is at ${getFileUrl('cases/resonance')}.`}
            />
          </>
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
