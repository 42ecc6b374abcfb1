import { clocksAt } from '../../../components/plots/cascade.plot.tsx'
import { formatAxisDay } from '../../../components/plots/labels.tsx'
import { formatDay, formatHour, formatShortDate } from '../../../content/dates.ts'
import { capitalize, formatNumberInWords, formatOrdinal } from '../../../content/format-numbers.ts'
import { cascade, cascadeTable, eighthClockTable } from '../../../content/readings/cascade.ts'
import { getDay } from '../../../content/readings/table.ts'
import { Chance, ChanceRings } from '../chance.tsx'
import { DataTable } from '../data-table.tsx'
import type { Evidence } from './evidence.ts'

const { clocks, clockCount, eighthLastDay } = cascade
const ordinal = formatOrdinal(cascade.countWithLoaned)
const orders = cascade.orders.toLocaleString('en-US')

export default {
  head: {
    plot: 'cascade',
    mark: <ChanceRings at={clocksAt} />,
    content: (
      <Chance
        title={`${capitalize(formatNumberInWords(clockCount))} clocks, by chance`}
        expected={`In order: once in ${orders} times.`}
        measured="Here: the first time."
        data={{
          'data-once': 'Let chance stop them',
          'data-often': `${orders} times`,
          'data-times': cascade.orders,
        }}
      />
    ),
    caption: 'Each clock, by when it was bought and when it stopped.',
    table: cascadeTable,
  },
  answers: [
    {
      question: 'What did the clocks share?',
      answer: 'Nothing that we found: no make, no office.',
      proof: {
        content: (
          <DataTable
            heads={['Bought', 'Make', 'Office', 'Stopped']}
            rows={clocks.map(({ bought, make, office, stopped }) => [
              formatShortDate(bought),
              make,
              String(office),
              `${formatAxisDay(getDay(stopped))}, ${formatHour(stopped)}`,
            ])}
          />
        ),
      },
    },
    {
      question: `What did the ${ordinal} clock do?`,
      answer: `It ran. It was ours, on loan, and was read from when ${formatNumberInWords(cascade.stoppedBeforeEighth)} had stopped to ${formatDay(eighthLastDay)}, when all ${formatNumberInWords(clockCount)} ran again.`,
      proof: {
        measurement: `${cascade.gain.toFixed(1)} ± ${cascade.gainDeviation.toFixed(1)} ms a day`,
        plot: 'cascade-eighth',
        caption: 'Its gains, day by day, and their spread.',
        table: eighthClockTable,
      },
    },
  ],
  unknown: 'Why the order of buying mattered to a clock.',
} satisfies Evidence
