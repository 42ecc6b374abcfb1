import { statuses } from '../../../content/cases.ts'
import { formatDay, formatHour } from '../../../content/dates.ts'
import { capitalize, formatNumberInWords, joinQuantities } from '../../../content/format-numbers.ts'
import { resonance, resonanceTable } from '../../../content/readings/resonance.ts'
import { getDay } from '../../../content/readings/table.ts'
import { toneText } from '../tone-player.text.ts'
import { TonePlayer } from '../tone-player.tsx'
import type { Evidence } from './evidence.ts'

const { frequency, lastHeard, firstSilent, outages, uncertainty } = resonance
const outageCount = formatNumberInWords(outages.length)

const evidence: Evidence = {
  head: {
    plot: 'resonance',
    caption: joinQuantities(
      `The tone at each reading, ± ${uncertainty} Hz. In the ${outageCount} shaded times the building had no power.`,
    ),
    table: resonanceTable,
  },
  questions: [
    {
      id: 'machine',
      question: 'Was it a machine?',
      answer: joinQuantities(
        `No. No machine in the building turns at that rate, and the tone went on through ${outageCount} power outages at ${frequency.toFixed(1)} Hz.`,
      ),
      result: {
        measurement: `${capitalize(outageCount)} outages`,
        note: 'In each the tone was there at every reading.',
      },
    },
    {
      id: 'standing',
      question: 'How do we know that it stood?',
      answer:
        'It was strong and weak at the same places each day, which is what standing means. It lay just below what most people hear, and was felt as pressure.',
    },
    {
      id: 'sound',
      question: 'What did it sound like?',
      answer: toneText.caption,
      result: { content: <TonePlayer /> },
    },
    {
      id: 'end',
      question: 'When did it end?',
      answer: `On ${formatDay(getDay(lastHeard))}. At ${formatHour(lastHeard)} it was there, and at ${formatHour(firstSilent)} it was not.`,
    },
    {
      id: 'unknown',
      question: 'What do we not know?',
      answer: `Where it came from. ${statuses.ended.meaning.split('. ').at(-1)}`,
    },
  ],
}

export default evidence
