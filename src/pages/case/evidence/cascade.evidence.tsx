import { statuses } from '../../../content/cases.ts'
import { formatDate, formatDay, formatHour } from '../../../content/dates.ts'
import { formatNumberInWords, joinQuantities } from '../../../content/format-numbers.ts'
import { cascade, cascadeTable, eighthClockTable } from '../../../content/readings/cascade.ts'
import { getDay } from '../../../content/readings/table.ts'
import { EvidenceTable } from '../evidence-table.tsx'
import type { Evidence } from './evidence.ts'

const clocks = formatNumberInWords(cascade.clockCount)
const orders = cascade.orders.toLocaleString('en-US')
const gain = `${cascade.gain.toFixed(1)} ± ${cascade.gainDeviation.toFixed(1)} ms`

const evidence: Evidence = {
  head: {
    plot: 'cascade',
    caption: `When each clock stopped, by when it was bought. By chance, this order comes once in ${orders}.`,
    table: cascadeTable,
  },
  questions: [
    {
      id: 'shared',
      question: 'What did the clocks share?',
      answer: `Nothing that we found. They were of ${formatNumberInWords(cascade.makeCount)} makes and shared no power supply. Their receipts were kept in ${formatNumberInWords(cascade.officeCount)} offices.`,
      result: {
        content: (
          <EvidenceTable
            heads={['Bought', 'Make', 'Office', 'Stopped']}
            rows={cascade.clocks.map(({ bought, make, office, stopped }) => [
              formatDate(bought),
              make,
              String(office),
              `${formatDay(getDay(stopped))}, ${formatHour(stopped)}`,
            ])}
          />
        ),
      },
    },
    {
      id: 'faults',
      question: 'Was it dust, heat or the power line?',
      answer: 'No. Each was ruled out.',
    },
    {
      id: 'eighth',
      question: 'What did the eighth clock do?',
      answer: joinQuantities(`It was ours, on loan, in the same building. It kept running, and gained ${gain} a day.`),
      figure: {
        measurement: joinQuantities(`${gain} a day`),
        plot: 'cascade-eighth',
        caption: `What it gained on each of ${formatNumberInWords(cascade.eighth.length)} days. ± is the spread of the days.`,
        table: eighthClockTable,
      },
    },
    {
      id: 'unknown',
      question: 'What do we not know?',
      answer: `Why the order of buying mattered to a clock. All ${clocks} run again. ${statuses.ended.meaning.split('. ').at(-1)}`,
    },
  ],
}

export default evidence
