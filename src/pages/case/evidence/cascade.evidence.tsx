import { clocksAt } from '../../../components/plots/cascade.plot.tsx'
import { formatAxisDay } from '../../../components/plots/labels.tsx'
import { formatDay, formatHour, formatShortDate } from '../../../content/dates.ts'
import { formatNumberInWords, formatOrdinal } from '../../../content/format-numbers.ts'
import { cascade, cascadeTable, eighthClockTable } from '../../../content/readings/cascade.ts'
import { getDay } from '../../../content/readings/table.ts'
import { Chance, ChanceRings } from '../chance.tsx'
import { DataTable } from '../data-table.tsx'
import type { Evidence } from './evidence.ts'

const { clocks, clockCount, eighthLastDay } = cascade
/** How often chance stops them at once. */
const times = 1000
const ordinal = formatOrdinal(cascade.countWithLoaned)

export default {
  head: {
    plot: 'cascade',
    mark: <ChanceRings at={clocksAt.map(([x]) => x)} />,
    content: (
      <Chance
        once="Let chance stop them"
        often={`${times.toLocaleString('en-US')} times`}
        data={{ 'data-often': times, 'data-heights': clocksAt.map(([, y]) => y.toFixed(1)).join(' ') }}
      />
    ),
    caption: 'Each clock, by when it was bought and when it stopped.',
    table: cascadeTable,
  },
  answers: [
    {
      question: 'What did the clocks share?',
      answer: 'Nothing that we found. No make, no office and no power supply was common to all.',
      isWide: true,
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
      answer: `It was ours, on loan. Its readings begin when ${formatNumberInWords(cascade.stoppedBeforeEighth)} had stopped.`,
      proof: {
        measurement: `${cascade.gain.toFixed(1)} ± ${cascade.gainDeviation.toFixed(1)} ms a day`,
        plot: 'cascade-eighth',
        caption: 'What it gained, day by day, and the spread of the days.',
        table: eighthClockTable,
      },
    },
    {
      question: 'When did it end?',
      answer: `On ${formatDay(eighthLastDay)}, when all ${formatNumberInWords(clockCount)} ran again. None has stopped since.`,
    },
  ],
  unknown: 'Why the order of buying mattered to a clock.',
} satisfies Evidence
