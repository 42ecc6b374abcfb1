import { formatDate, formatDay, formatHour } from '../../../content/dates.ts'
import { formatNumberInWords, formatOrdinal } from '../../../content/format-numbers.ts'
import { cascade, cascadeTable, eighthClockTable } from '../../../content/readings/cascade.ts'
import { getDay } from '../../../content/readings/table.ts'
import { DataTable } from '../data-table.tsx'
import type { Evidence } from './evidence.ts'

const gain = `${cascade.gain.toFixed(1)} ± ${cascade.gainDeviation.toFixed(1)} ms a day`

export default {
  head: {
    plot: 'cascade',
    caption: `When each clock stopped, by when it was bought. By chance, this order comes once in ${cascade.orders.toLocaleString('en-US')}.`,
    table: cascadeTable,
  },
  answers: [
    {
      question: 'What did the clocks share?',
      answer: `Nothing that we found. They were of ${formatNumberInWords(cascade.makeCount)} makes and shared no power supply. Their receipts were kept in ${formatNumberInWords(cascade.officeCount)} offices.`,
      proof: {
        content: (
          <DataTable
            heads={['Bought', 'Make', 'Office', 'Stopped']}
            rows={cascade.clocks.map(({ bought, make, office, stopped }) => [
              formatDate(bought),
              make,
              String(office),
              `${formatDay(getDay(stopped))}, ${formatHour(stopped)}`,
            ])}
          />
        ),
        isWide: true,
      },
    },
    { question: 'Was it dust, heat or the power line?', answer: 'No. Each was ruled out.' },
    {
      question: `What did the ${formatOrdinal(cascade.countWithLoaned)} clock do?`,
      answer: `It was ours, on loan, in the same building. It kept running, and gained ${gain}.`,
      proof: {
        measurement: gain,
        plot: 'cascade-eighth',
        caption: `What it gained on each of ${formatNumberInWords(cascade.eighthDays)} days. ± is the spread of the days.`,
        table: eighthClockTable,
      },
    },
  ],
  unknown: `Why the order of buying mattered to a clock. All ${formatNumberInWords(cascade.clockCount)} run again.`,
} satisfies Evidence
