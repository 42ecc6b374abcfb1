import { scaleLinear } from 'd3-scale'
import { getDay } from '../../content/readings/table.ts'
import { threshold } from '../../content/readings/threshold.ts'
import { AxisLabel, formatAxisDay, PlotLabel } from './labels.tsx'
import { createTimeAxis, plane } from './marks.tsx'
import type { Plots } from './plots.ts'
import { createScatter } from './scatter.tsx'

const { readings, ended, difference } = threshold
const [first = '', last = ''] = [readings[0]?.measured, readings.at(-1)?.measured]
const all = readings.map(({ difference_mm }) => difference_mm)
const time = createTimeAxis(first, last)
// The plane begins lower: there is a label above the first level.
const scale = scaleLinear([Math.min(...all), Math.max(...all)], [plane, 0.1 * plane])

export default {
  /** The difference at each reading, and its two levels. */
  threshold: createScatter({
    points: readings.map(({ measured, difference_mm }) => [time(measured), scale(difference_mm)]),
    diameter: 3,
    rules: [difference, 0],
    scale,
    ends: [formatAxisDay(getDay(first)), formatAxisDay(getDay(last))],
    labels: (
      <>
        <PlotLabel x={100} y={scale(difference) / 10} dy={-0.4} anchor="end">
          {`${difference.toFixed(0)} mm`}
        </PlotLabel>
        <PlotLabel x={0} y={scale(0) / 10} dy={-0.4}>
          0
        </PlotLabel>
        <AxisLabel x={time(ended) / 10} className="plot-event">
          {formatAxisDay(ended)}
        </AxisLabel>
      </>
    ),
  }),
} satisfies Plots
