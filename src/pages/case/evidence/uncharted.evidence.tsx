import { formatDate, formatDay } from '../../../content/dates.ts'
import { formatLimit, joinQuantities } from '../../../content/format-numbers.ts'
import { organization } from '../../../content/organization.ts'
import { uncharted, unchartedTable } from '../../../content/readings/uncharted.ts'
import { checksTable, unchartedChecks } from '../../../content/readings/uncharted-checks.ts'
import { dailyTable, unchartedDaily } from '../../../content/readings/uncharted-daily.ts'
import { storm, stormTable } from '../../../content/readings/uncharted-storm.ts'
import { lastDay } from '../../../content/uncharted/forecast-days.ts'
import { Calculator, Formula } from '../calculator.tsx'
import { ForecastFiles, ForecastTable } from '../forecast-table.tsx'
import { TideCursor } from '../tide.tsx'
import type { Evidence } from './evidence.ts'

const { walkCount, line, walks } = uncharted
const heights = walks.map(({ tide_table_m }) => tide_table_m)
const [lowest, highest] = [Math.min(...heights), Math.max(...heights)].map((meters) =>
  meters.toFixed(2).replace('-', '−'),
)
const checkCount = unchartedChecks.checks.length
const [outage, outageEnd] = [unchartedDaily.missing[0], unchartedDaily.missing.at(-1)]
const degrees = [unchartedChecks.coldest, unchartedChecks.warmest].map((degree) => degree.toFixed(0))
/** At most that far from the line, on walks and by the tape. */
const [walkLimit, tapeLimit] = [line.largestResidual, storm.largestResidual].map(formatLimit)

const evidence: Evidence = {
  head: {
    title: ['The water left the tables.', 'The street did not.'],
    text: joinQuantities(
      `In the night of ${formatDay(storm.firstDay)} to ${formatDate(storm.lastDay).split(' ').slice(1).join(' ')}, a storm held the water up to ${storm.rise.toFixed(2)} m above the tide tables. A tape stayed around the block and was read every half hour. It followed the tables to ${tapeLimit} m.`,
    ),
    plot: 'uncharted-storm',
    content: <TideCursor />,
    caption:
      '36 hours. Thick line: the water. Thin line: the tide tables. Dots: the tape, at the height to which the line of the walks puts it. Had the block followed the water, they would lie on the thick line.',
    table: stormTable,
  },
  questions: [
    {
      id: 'walks',
      question: 'Does it follow the tide tables?',
      answer: joinQuantities(
        `Yes. ${walkCount} walks lie on one line: the block gains ${line.slope.toFixed(2)} m for each meter in NOAA’s tables. None was more than ${walkLimit} m from it.`,
      ),
      more: <Calculator />,
      figure: {
        isWide: true,
        measurement: <Formula />,
        plot: 'uncharted',
        caption: joinQuantities(
          `Each walk at the height that the tables had for its hour. ± ${uncharted.uncertainty} m is one standard deviation of a walk. The line is fitted to them.`,
        ),
        table: unchartedTable,
      },
    },
    {
      id: 'water',
      question: 'Is it the water?',
      answer: joinQuantities(
        `No. Had the block followed the storm, the tape would have read ${(line.slope * storm.rise).toFixed(2)} m more than the tables make it.`,
      ),
      result: {
        measurement: joinQuantities(`${tapeLimit} m at most`),
        note: (
          <>
            {`How far the tape was from the tables in ${storm.readings.length} readings: `}
            <a href="#fig-1">Fig. 1</a>
          </>
        ),
      },
    },
    {
      id: 'second-walker',
      question: 'Is it the man who walks?',
      answer: joinQuantities(
        `No. Since ${formatDate(unchartedChecks.firstDay)}, a second walker goes around in the same hour and is told neither the tables nor the first length.`,
      ),
      figure: {
        measurement: joinQuantities(`${formatLimit(unchartedChecks.largestDifference)} m at most`),
        plot: 'uncharted-second',
        caption: joinQuantities(
          `How far the second length was from the first, ${checkCount} times. One standard deviation is ${unchartedChecks.differenceDeviation.toFixed(2)} m.`,
        ),
        table: checksTable,
      },
    },
    {
      id: 'next-block',
      question: 'Is it the tape?',
      answer: joinQuantities(
        `No. The same tape went around the neighboring block in the same hours. It found ${unchartedChecks.neighbor.toFixed(2)} m each time, and never missed by more than ${formatLimit(unchartedChecks.neighborLargest)} m.`,
      ),
      figure: {
        measurement: joinQuantities(`${unchartedChecks.neighbor.toFixed(2)} m, ${checkCount} times`),
        plot: 'uncharted-neighbor',
        caption:
          'Both blocks, by the height in the tables, each from its own mean. One rises with the tables. The other does not.',
        table: checksTable,
      },
    },
    {
      id: 'heat',
      question: 'Is it heat?',
      answer: joinQuantities(
        `No. The air had ${degrees.join(' to ')} °C on these walks. What the line leaves over is the same in warm air and in cold.`,
      ),
      figure: {
        measurement: joinQuantities(`${Math.abs(unchartedChecks.heatSlope).toFixed(3)} m a degree`),
        plot: 'uncharted-heat',
        caption: 'How far each walk was from the line, by the temperature of the air.',
        table: checksTable,
      },
    },
    {
      id: 'instruments',
      question: 'Does it happen when nobody walks?',
      answer: joinQuantities(
        `Yes. Permanent instruments read the length every minute. On ${unchartedDaily.dayCount} days, to ${formatDate(unchartedDaily.lastDay)}, the longest and the shortest lay within ${formatLimit(unchartedDaily.largestResidual)} m of the line, the storm included.${outage && outageEnd ? ` On ${formatDay(outage)} and ${formatDay(outageEnd).split(' ')[1]} the power was off.` : ''}`,
      ),
      figure: {
        isWide: true,
        measurement: joinQuantities(
          `${unchartedDaily.shortest.toFixed(2)} to ${unchartedDaily.longest.toFixed(2)} m, ${unchartedDaily.dayCount} days`,
        ),
        plot: 'uncharted-daily',
        caption: 'Each upright line is one day, from its shortest length to its longest. The moon makes the waves.',
        table: dailyTable,
      },
    },
    {
      id: 'next',
      question: 'What will it be tomorrow?',
      answer: joinQuantities(
        `Every longest and every shortest is computed to the end of ${lastDay.slice(0, 4)}. So far the tables were right to ${walkLimit} m.`,
      ),
      more: <ForecastFiles />,
      result: { content: <ForecastTable /> },
    },
    {
      id: 'unknown',
      question: 'What do we not know?',
      answer: joinQuantities(
        `Why. How a street follows a forecast and not the sea. Why this block and not the next. Nobody walked while the tables stood below ${lowest} m or above ${highest} m. Nobody outside ${organization.name} has measured it: if you can, write to us.`,
      ),
    },
  ],
}

export default evidence
