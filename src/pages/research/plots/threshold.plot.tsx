import { scaleLinear } from 'd3-scale'
import { formatDay } from '../../../content/dates.ts'
import { formatNumberInWords } from '../../../content/format-numbers.ts'
import { getDay } from '../../../content/readings/table.ts'
import { threshold } from '../../../content/readings/threshold.ts'
import type { CasePlot, TrueSizeDrawing } from './case-plot.ts'
import { AxisLabel, formatAxisDay, PlotLabel } from './labels.tsx'
import { createTimeAxis, Dots, plane, Rules } from './marks.tsx'

const { readings, ended, difference } = threshold
const [first = '', last = ''] = [readings[0]?.measured, readings.at(-1)?.measured]
const all = readings.map(({ difference_mm }) => difference_mm)
const time = createTimeAxis(first, last)
// The plane begins lower, because the measurement stands above the plot.
const width = scaleLinear([Math.min(...all), Math.max(...all)], [plane, 0.1 * plane])

const outside = Number((threshold.outside / 10).toFixed(1))
const inside = Number((outside - difference).toFixed(1))
const lines = [
  [3.5, `From the outside, ${threshold.outside.toFixed(1)} mm`],
  [9.5, `From the inside, ${threshold.inside.toFixed(1)} mm`],
  [14, 'If this line is not 100 mm long,'],
  [17.5, 'your printer has scaled the page.'],
] as const

/** The doorway from both sides at a tenth, their difference at full size, and 100 mm. Units are millimeters. */
const doorway: TrueSizeDrawing = {
  hint: `On paper, the ${difference.toFixed(0)}\u00a0mm are drawn at true size. Print this page.`,
  viewBox: '0 0 174 18',
  drawing: (
    <>
      {lines.map(([y, words]) => (
        <text key={y} x="104" y={y} fill="currentColor" stroke="none">
          {words}
        </text>
      ))}
      <path d={`M.2 .2h${outside}v4H.2ZM.2 6.2h${inside}v4H.2Z`} />
      <path d="M.2 13.2v3M.2 14.7h100M100.2 13.2v3" />
    </>
  ),
  caption: `The doorway is drawn at a tenth of its size, the difference at its full ${difference.toFixed(1)}\u00a0mm.`,
}

/** The difference at each reading, and its two levels. */
const plot: CasePlot = {
  measurement: `${difference.toFixed(1)} ± ${threshold.uncertainty} mm`,
  caption: `How much narrower it was from the inside: ${threshold.readingCount} readings to ${formatDay(ended)}, then one a day for ${formatNumberInWords(Math.floor(threshold.daysAfter.length / 7))} weeks.`,
  drawing: (
    <>
      <Rules at={[width(difference), width(0)]} />
      <Dots at={readings.map(({ measured, difference_mm }) => [time(measured), width(difference_mm)])} diameter={3} />
    </>
  ),
  labels: (
    <>
      <PlotLabel x={100} y={width(difference) / 10} dy={-0.4} anchor="end">
        {`${difference.toFixed(0)} mm`}
      </PlotLabel>
      <PlotLabel x={0} y={width(0) / 10} dy={-0.4}>
        0
      </PlotLabel>
      <AxisLabel x={0}>{formatAxisDay(getDay(first))}</AxisLabel>
      <AxisLabel x={time(ended) / 10} className="plot-event">
        {formatAxisDay(ended)}
      </AxisLabel>
      <AxisLabel x={100} anchor="end">
        {formatAxisDay(getDay(last))}
      </AxisLabel>
    </>
  ),
  trueSize: doorway,
}

export default plot
