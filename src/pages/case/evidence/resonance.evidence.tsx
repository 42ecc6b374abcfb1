import { formatDay, formatHour } from '../../../content/dates.ts'
import { formatNumberInWords } from '../../../content/format-numbers.ts'
import { resonance, resonanceTable } from '../../../content/readings/resonance.ts'
import { getDay } from '../../../content/readings/table.ts'
import { toneLengths } from '../../../content/tone-track.ts'
import { getFileUrl } from '../../../published-data/urls.ts'
import { Sound, soundLine } from '../sound.tsx'
import type { Evidence } from './evidence.ts'

const { foundCount, silentCount, lastHeard, firstSilent, uncertainty } = resonance
const octaves = formatNumberInWords(toneLengths.octaves)

export default {
  head: {
    measurement: <Sound />,
    plot: 'resonance',
    line: soundLine,
    caption: `The tone at each of the ${foundCount} readings that found it, ± ${uncertainty} Hz. The last ${silentCount} found none.`,
    table: resonanceTable,
  },
  answers: [
    {
      question: 'Was it a machine?',
      answer: 'No. No machine in the building turns at that rate. Without power the tone was there at every reading.',
    },
    {
      question: 'What did it sound like?',
      answer: `It lay just below what most people hear, and was felt as pressure. The sound above has it ${octaves} octaves higher, with the hum of the mains: that stops where the power does.`,
      proof: {
        content: (
          <p
            className="caption print-only"
            data-generated-content={`The sound is at ${getFileUrl('cases/resonance')}.`}
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
