import { scaleLinear } from 'd3-scale'
import { unchartedDaily } from '../../content/readings/uncharted-daily.ts'
import { AxisLabel, formatAxisDay, PlotLabel, ScaleLabels } from './labels.tsx'
import { createTimeAxis, plane, Rules } from './marks.tsx'
import type { Plots } from './plots.ts'

const { days, firstDay, lastDay, missing } = unchartedDaily
const time = createTimeAxis(firstDay, lastDay)
const length = scaleLinear([281, 285.4], [plane, 0])
const rules = [285, 284, 283, 282]
const bars = days.map((row) => {
  const [from, to] = [row.shortest_m, row.longest_m].map((meters) => Math.round(length(meters)))
  return `M${Math.round(time(row.day))} ${from}V${to}`
})
const months = ['2025-09-01', '2025-12-01'] as const
const [outage] = missing

export default {
  /** Each day as one upright line, from its shortest length to its longest. */
  'uncharted-daily': {
    shape: 'plot-scaled',
    drawing: <Rules at={rules.map(length)} />,
    // A phone has less than two pixels for a day: its lines are thinner.
    layers: { 'plot-days': <path d={bars.join('')} vectorEffect="non-scaling-stroke" /> },
    labels: (
      <>
        <ScaleLabels values={rules} scale={length} unit="m" />
        <g className="plot-names">
          {outage && (
            <PlotLabel x={time(outage) / 10} y={100} dy={-0.4} anchor="middle">
              no power
            </PlotLabel>
          )}
          <PlotLabel x={100} y={0} dy={0.2} anchor="end">
            the storm
          </PlotLabel>
        </g>
        <AxisLabel x={0}>{formatAxisDay(firstDay)}</AxisLabel>
        {months.map((month) => (
          <AxisLabel key={month} x={time(month) / 10} anchor="middle" className="plot-minor">
            {formatAxisDay(month)}
          </AxisLabel>
        ))}
      </>
    ),
  },
} satisfies Plots
