import { getLastReadingDay } from '../../../content/case-attributes.ts'
import { forecastCase } from '../../../content/case-summary.ts'
import { formatDate, formatDay } from '../../../content/dates.ts'
import { formatLimit } from '../../../content/format-numbers.ts'
import { uncharted, unchartedTable } from '../../../content/readings/uncharted.ts'
import { checksTable, unchartedChecks } from '../../../content/readings/uncharted-checks.ts'
import { dailyTable, unchartedDaily } from '../../../content/readings/uncharted-daily.ts'
import { storm, stormTable } from '../../../content/readings/uncharted-storm.ts'
import { lastDay } from '../../../content/uncharted/forecast-days.ts'
import { ForecastDay, ForecastFiles } from '../forecast.tsx'
import { Calculator, Formula } from '../formula.tsx'
import { TideValues, tideLine } from '../tide.tsx'
import type { Answer, Evidence } from './evidence.ts'

const { line, walkCount } = uncharted
const { checkCount, largestDifference, neighborShortest, neighborLongest, heatSlope } = unchartedChecks
const { dayCount, shortest, longest } = unchartedDaily
/** At most that far from the line, on walks and by the tape. */
const walkLimit = formatLimit(line.largestResidual)
const tapeLimit = formatLimit(storm.largestResidual)
const night = `${formatDay(storm.firstDay)} to ${formatDate(storm.lastDay).split(' ').slice(1).join(' ')}`

/** It is asked while the case has a forecast. */
const tomorrow: Answer = {
  question: 'What will it be?',
  answer: `Every longest and every shortest is computed to the end of ${lastDay.slice(0, 4)}.`,
  more: <ForecastFiles />,
  isWide: true,
  proof: { content: <ForecastDay /> },
}

/** While the case is active, its last reading is as old as it is. */
const age = forecastCase
  ? ` Whether it still does: no reading after ${formatDate(getLastReadingDay(forecastCase))} is published.`
  : ''

export default {
  head: {
    title: ['The water left the tables.', 'The block did not.'],
    text: `On the night of ${night}, a storm held the water up to ${storm.rise.toFixed(2)} m above the tables. A tape around the block, read every half hour, was never more than ${tapeLimit} m from the length that they make.`,
    measurement: <TideValues />,
    plot: 'uncharted-storm',
    line: tideLine,
    // biome-ignore lint/plugin: The line is in the next figure.
    caption: `${storm.hours} hours. At the left heights, at the right what the line of Fig. 2 makes of them. Had the block followed the water, the dots would lie on the thick line.`,
    table: stormTable,
  },
  answers: [
    {
      question: 'Does it follow the tide tables?',
      answer: `Yes. ${walkCount} walks lie on one line: the block gains ${line.slope.toFixed(2)} m for each meter in NOAA’s tables. None was more than ${walkLimit} m from it.`,
      more: <Calculator />,
      isWide: true,
      proof: {
        measurement: <Formula />,
        plot: 'uncharted',
        caption: `Each walk at the height in the tables for its hour, and the line fitted to them: ± ${uncharted.uncertainty} m, one standard deviation.`,
        table: unchartedTable,
      },
    },
    {
      question: 'Does it happen when nobody walks?',
      answer: `Yes. Permanent instruments read the length every minute. On ${dayCount} days the longest and the shortest lay within ${formatLimit(unchartedDaily.largestResidual)} m of what the tables say, the storm included.`,
      isWide: true,
      proof: {
        measurement: `${shortest.toFixed(2)} to ${longest.toFixed(2)} m`,
        plot: 'uncharted-daily',
        caption:
          'Gray: each day, from its shortest length to its longest. Thin lines: both by the tables. The moon makes the waves.',
        table: dailyTable,
      },
    },
    {
      question: 'Is it the man who walks?',
      answer: 'No. A second walker goes around in the same hour and is told neither the tables nor the first length.',
      proof: {
        measurement: `${formatLimit(largestDifference)} m at most`,
        plot: 'uncharted-second',
        caption: `How far the second length was from the first, ${checkCount} times.`,
        table: checksTable,
      },
    },
    {
      question: 'Is it the tape?',
      answer: 'No. In the same hours the same tape went around the next block, which does not follow the tables.',
      proof: {
        measurement: `${neighborShortest.toFixed(2)} to ${neighborLongest.toFixed(2)} m`,
        plot: 'uncharted-neighbor',
        caption: 'The next block beside this one, each from its own mean.',
        table: checksTable,
      },
    },
    {
      question: 'Is it heat?',
      answer: 'No. What the line leaves is the same in warm air and in cold.',
      proof: {
        measurement: `${Math.abs(heatSlope).toFixed(3)} m a degree`,
        plot: 'uncharted-heat',
        caption: `How far ${checkCount} of the walks were from the line, by temperature.`,
        table: checksTable,
      },
    },
    ...(forecastCase ? [tomorrow] : []),
  ],
  unknown: `Why. How a block follows a forecast and not the sea. Why this block and not the next.${age}`,
} satisfies Evidence
