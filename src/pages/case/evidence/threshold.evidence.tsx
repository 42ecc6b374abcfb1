import { formatDay, formatHour } from '../../../content/dates.ts'
import { capitalize, formatNumberInWords } from '../../../content/format-numbers.ts'
import { getDay } from '../../../content/readings/table.ts'
import { threshold, thresholdTable } from '../../../content/readings/threshold.ts'
import { DataTable } from '../data-table.tsx'
import { TrueSize } from '../true-size.tsx'
import type { Evidence } from './evidence.ts'

const { difference, uncertainty, instruments, lastOpen, firstClosed } = threshold
const millimeters = difference.toFixed(0)
const [dayBefore, lastDay] = [lastOpen, firstClosed].map((instant) => formatDay(getDay(instant))) as [string, string]

export default {
  head: {
    plot: 'threshold',
    caption: `How much narrower it was from the inside, each ± ${uncertainty} mm: ${threshold.readingCount} readings to ${lastDay}, then one a day for ${formatNumberInWords(threshold.weeksAfter)} weeks.`,
    table: thresholdTable,
  },
  answers: [
    {
      question: 'Was it an instrument?',
      answer: `No. ${capitalize(formatNumberInWords(threshold.instrumentCount))} instruments found the same difference, each by itself, ${threshold.countBefore} times in all.`,
      proof: {
        content: (
          <DataTable
            heads={['Instrument', 'Readings', 'Mean difference in mm']}
            rows={instruments.map(({ name, count, difference }) => [
              capitalize(name),
              String(count),
              difference.toFixed(2),
            ])}
          />
        ),
        isWide: true,
      },
    },
    {
      question: 'Was the frame moved?',
      answer: 'No. The frame was not touched, and the building had not settled.',
    },
    {
      question: 'When did it close?',
      answer: `By itself, overnight. At ${formatHour(lastOpen)} on ${dayBefore} it was there. At ${formatHour(firstClosed)} on ${lastDay} both sides measured alike, and have since.`,
      proof: {
        measurement: `${dayBefore} to ${lastDay.split(' ')[1]}`,
        caption: `The last reading of ${millimeters} mm, and the first of 0.`,
      },
    },
    {
      question: `How much is ${millimeters} mm?`,
      answer:
        'This much. Zoom in or out until the short side of a bank card fits the line: then it is drawn at its true size. On paper it is.',
      proof: {
        content: <TrueSize />,
        caption: `The ends of both widths. They begin at the same jamb, and differ by ${difference.toFixed(1)} mm.`,
        table: thresholdTable,
      },
    },
  ],
  // biome-ignore lint/plugin: From the outside and from the inside.
  unknown: 'Why the doorway had two widths, and why it went back to one.',
} satisfies Evidence
