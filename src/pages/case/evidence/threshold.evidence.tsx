import { statuses } from '../../../content/cases.ts'
import { formatDay, formatHour } from '../../../content/dates.ts'
import { capitalize, formatNumberInWords, joinQuantities } from '../../../content/format-numbers.ts'
import { getDay } from '../../../content/readings/table.ts'
import { threshold, thresholdTable } from '../../../content/readings/threshold.ts'
import { EvidenceTable } from '../evidence-table.tsx'
import { TrueSize } from '../true-size.tsx'
import type { Evidence } from './evidence.ts'

const { difference, uncertainty, instruments, lastOpen, firstClosed, ended } = threshold
const size = `${difference.toFixed(1)} mm`
const instrumentCount = formatNumberInWords(instruments.length)

const evidence: Evidence = {
  head: {
    plot: 'threshold',
    caption: joinQuantities(
      `How much narrower it was from the inside, each ± ${uncertainty} mm: ${threshold.readingCount} readings to ${formatDay(ended)}, then one a day for ${formatNumberInWords(Math.floor(threshold.daysAfter.length / 7))} weeks.`,
    ),
    table: thresholdTable,
  },
  questions: [
    {
      id: 'instruments',
      question: 'Was it an instrument?',
      answer: joinQuantities(
        `No. ${capitalize(instrumentCount)} instruments found the same difference, each by itself, ${threshold.countBefore} times in all.`,
      ),
      result: {
        content: (
          <EvidenceTable
            heads={['Instrument', 'Readings', 'Mean difference, mm']}
            rows={instruments.map(({ name, count, difference }) => [
              capitalize(name),
              String(count),
              difference.toFixed(2),
            ])}
          />
        ),
      },
    },
    {
      id: 'frame',
      question: 'Was the frame moved?',
      answer: 'No. The frame was not touched, and the building had not settled.',
    },
    {
      id: 'end',
      question: 'When did it close?',
      answer: joinQuantities(
        `By itself, overnight. At ${formatHour(lastOpen)} on ${formatDay(getDay(lastOpen))} it was there. At ${formatHour(firstClosed)} on ${formatDay(getDay(firstClosed))} both sides measured alike, and have since.`,
      ),
      result: {
        measurement: joinQuantities(
          `${formatDay(getDay(lastOpen))} to ${formatDay(getDay(firstClosed)).split(' ')[1]}`,
        ),
        note: joinQuantities(`The last reading of ${difference.toFixed(0)} mm, and the first of 0.`),
      },
    },
    {
      id: 'size',
      question: `How much is ${difference.toFixed(0)}\u00a0mm?`,
      answer:
        'This much. Zoom in or out until the short side of a bank card fits the line: then it is drawn at its true size. On paper it is.',
      figure: {
        content: <TrueSize outside={threshold.outside} inside={threshold.inside} difference={size} />,
        caption: joinQuantities(`The ends of both widths. They begin at the same jamb, and differ by ${size}.`),
      },
    },
    {
      id: 'unknown',
      question: 'What do we not know?',
      answer: `Why the doorway had two widths, and why it went back to one. ${statuses.ended.meaning.split('. ').at(-1)}`,
    },
  ],
}

export default evidence
