import { forecastCase } from '../../../content/case-summary.ts'
import { formatDate, formatDay } from '../../../content/dates.ts'
import { formatLimit } from '../../../content/format-numbers.ts'
import { organization } from '../../../content/organization.ts'
import { uncharted, unchartedTable } from '../../../content/readings/uncharted.ts'
import { checksTable, unchartedChecks } from '../../../content/readings/uncharted-checks.ts'
import { dailyTable, unchartedDaily } from '../../../content/readings/uncharted-daily.ts'
import { storm, stormTable } from '../../../content/readings/uncharted-storm.ts'
import { lastDay } from '../../../content/uncharted/forecast-days.ts'
import { ForecastFiles, ForecastTable } from '../forecast.tsx'
import { Calculator, Formula } from '../formula.tsx'
import { TideControl } from '../tide.tsx'
import type { Answer, Evidence } from './evidence.ts'

const { line } = uncharted
const [lowest, highest] = [uncharted.lowest, uncharted.highest].map((meters) => meters.toFixed(2).replace('-', '−'))
const { checkCount, firstDay, coldest, warmest, largestDifference, differenceDeviation, neighborLargest, heatSlope } =
  unchartedChecks
const neighbor = `${unchartedChecks.neighbor.toFixed(2)} m`
const { dayCount, shortest, longest } = unchartedDaily
const [outageStart, outageEnd] = [unchartedDaily.missing[0], unchartedDaily.missing.at(-1)]
const outage =
  outageStart && outageEnd
    ? ` On ${formatDay(outageStart)} and ${formatDay(outageEnd).split(' ')[1]} the power was off.`
    : ''
/** At most that far from the line, on walks and by the tape. */
const [walkLimit, tapeLimit] = [line.largestResidual, storm.largestResidual].map(formatLimit)
const night = `${formatDay(storm.firstDay)} to ${formatDate(storm.lastDay).split(' ').slice(1).join(' ')}`

/** It is asked while the case has a forecast. */
const tomorrow: Answer = {
  question: 'What will it be tomorrow?',
  answer: `Every longest and every shortest is computed to the end of ${lastDay.slice(0, 4)}, each ± ${uncharted.uncertainty} m. Times are those of San Francisco.`,
  more: <ForecastFiles />,
  proof: { isWide: true, content: <ForecastTable /> },
}

export default {
  head: {
    title: ['The water left the tables.', 'The block did not.'],
    text: `In the night of ${night}, a storm held the water up to ${storm.rise.toFixed(2)} m above the tide tables. A tape stayed around the block and was read every half hour.`,
    isWide: true,
    plot: 'uncharted-storm',
    content: <TideControl />,
    caption: `${storm.hours} hours. Thick line: the water. Thin line: the tide tables. Dots: the tape, at the height to which the line of the walks puts it. Had the block followed the water, they would lie on the thick line.`,
    table: stormTable,
  },
  answers: [
    {
      question: 'Does it follow the tide tables?',
      answer: `Yes. ${uncharted.walkCount} walks lie on one line: the block gains ${line.slope.toFixed(2)} m for each meter in NOAA’s tables. None was more than ${walkLimit} m from it.`,
      more: <Calculator />,
      proof: {
        isWide: true,
        measurement: <Formula />,
        plot: 'uncharted',
        caption: `Each walk at the height that the tables had for its hour. ± ${uncharted.uncertainty} m is one standard deviation of a walk. The line is fitted to them.`,
        table: unchartedTable,
      },
    },
    {
      question: 'Is it the water?',
      answer: `No. Had the block followed the storm, the tape would have read ${storm.growthWithWater.toFixed(2)} m more than the tables make it.`,
      proof: {
        measurement: `${tapeLimit} m at most`,
        caption: (
          <>
            {`How far the tape was from the tables in ${storm.readingCount} readings: `}
            <a href="#fig-1">Fig. 1</a>
          </>
        ),
      },
    },
    {
      question: 'Is it the man who walks?',
      answer: `No. Since ${formatDate(firstDay)}, a second walker goes around in the same hour and is told neither the tables nor the first length.`,
      proof: {
        measurement: `${formatLimit(largestDifference)} m at most`,
        plot: 'uncharted-second',
        caption: `How far the second length was from the first, ${checkCount} times. One standard deviation is ${differenceDeviation.toFixed(2)} m.`,
        table: checksTable,
      },
    },
    {
      question: 'Is it the tape?',
      answer: `No. The same tape went around the neighboring block in the same hours. It found ${neighbor} each time, and never missed by more than ${formatLimit(neighborLargest)} m.`,
      proof: {
        measurement: `${neighbor}, ${checkCount} times`,
        plot: 'uncharted-neighbor',
        caption:
          'Both blocks, by the height in the tables, each from its own mean. One rises with the tables. The other does not.',
        table: checksTable,
      },
    },
    {
      question: 'Is it heat?',
      answer: `No. The air had ${coldest.toFixed(0)} to ${warmest.toFixed(0)} °C on these walks. What the line leaves over is the same in warm air and in cold.`,
      proof: {
        measurement: `${Math.abs(heatSlope).toFixed(3)} m a degree`,
        plot: 'uncharted-heat',
        caption: 'How far each walk was from the line, by the temperature of the air.',
        table: checksTable,
      },
    },
    {
      question: 'Does it happen when nobody walks?',
      answer: `Yes. Permanent instruments read the length every minute. On ${dayCount} days, to ${formatDate(unchartedDaily.lastDay)}, the longest and the shortest lay within ${formatLimit(unchartedDaily.largestResidual)} m of the line, the storm included.${outage}`,
      proof: {
        isWide: true,
        measurement: `${shortest.toFixed(2)} to ${longest.toFixed(2)} m, ${dayCount} days`,
        plot: 'uncharted-daily',
        caption: 'Each upright line is one day, from its shortest length to its longest. The moon makes the waves.',
        table: dailyTable,
      },
    },
    ...(forecastCase ? [tomorrow] : []),
  ],
  unknown: `Why. How a block follows a forecast and not the sea. Why this block and not the next. Nobody walked while the tables stood below ${lowest} m or above ${highest} m. Nobody outside ${organization.name} has measured it: if you can, write to us.`,
} satisfies Evidence
