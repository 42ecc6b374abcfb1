import { formatDay, formatHour } from '../../../content/dates.ts'
import { capitalize, formatNumberInWords } from '../../../content/format-numbers.ts'
import { getDay } from '../../../content/readings/table.ts'
import { threshold, thresholdTable } from '../../../content/readings/threshold.ts'
import { DataTable } from '../data-table.tsx'
import { TrueSize } from '../true-size.tsx'
import type { Evidence } from './evidence.ts'

const { difference, uncertainty, instruments, lastOpen, firstClosed } = threshold
const { outside, inside, outsideAfter, insideAfter, outsideChange } = threshold
const millimeters = difference.toFixed(0)
const dayBefore = formatDay(getDay(lastOpen))
const lastDay = formatDay(getDay(firstClosed))

export default {
  head: {
    plot: 'threshold',
    caption: `${threshold.countBefore} readings until it closed, ${threshold.countOnLastDay} more that day, then one a day for ${formatNumberInWords(threshold.weeksAfter)} weeks, each ± ${uncertainty} mm.`,
    table: thresholdTable,
  },
  answers: [
    {
      question: `How much is ${millimeters} mm?`,
      answer: 'This much on paper, and on a screen once a bank card fits the drawing.',
      isWide: true,
      proof: {
        content: <TrueSize />,
        caption: 'The ends of both widths.',
        table: thresholdTable,
      },
    },
    {
      question: 'Was it an instrument?',
      answer: `No. ${capitalize(formatNumberInWords(threshold.instrumentCount))} instruments found the same difference, each by itself.`,
      isWide: true,
      proof: {
        content: (
          <DataTable
            heads={['Instrument', 'Readings', 'Mean difference in\u00a0mm']}
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
      question: 'Was the frame moved?',
      answer: `No. Outside, the width stayed within ${outsideChange.toFixed(1)} mm: ${outside.toFixed(1)} mm, then ${outsideAfter.toFixed(1)}. Inside it grew: ${inside.toFixed(1)} mm, then ${insideAfter.toFixed(1)}.`,
    },
    {
      question: 'When did it close?',
      answer: `Overnight, between ${formatHour(lastOpen)} on ${dayBefore} and ${formatHour(firstClosed)} on ${lastDay}.`,
    },
  ],
  // biome-ignore lint/plugin: From the outside and from the inside.
  unknown: 'Why the doorway had two widths, and why it went back to one.',
} satisfies Evidence
