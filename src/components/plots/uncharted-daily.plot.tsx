import { scaleLinear } from 'd3-scale'
import { uncharted } from '../../content/readings/uncharted.ts'
import { unchartedDaily } from '../../content/readings/uncharted-daily.ts'
import { storm } from '../../content/readings/uncharted-storm.ts'
import { AxisLabel, formatAxisDay, PlotLabel, ScaleLabels } from './labels.tsx'
import { createTimeAxis, plane, Rules } from './marks.tsx'
import type { Plots } from './plots.ts'

const { days, firstDay, lastDay, missing } = unchartedDaily
const time = createTimeAxis(firstDay, lastDay)
const length = scaleLinear([281, 285.4], [plane, 0])
const rules = [285, 284, 283, 282]
const bars = days.map(({ day, shortest_m, longest_m }) => {
  const from = `${Math.round(time(day))} ${Math.round(length(shortest_m))}`
  return `M${from}V${Math.round(length(longest_m))}`
})

/** The lengths that the line of the walks makes of the tables, as a line that a missing day parts. */
function drawOutline(column: 'longest_tide_table_m' | 'shortest_tide_table_m'): string {
  const { slope, intercept } = uncharted.line
  const points = days.map((row) => [time(row.day), length(slope * row[column] + intercept)].map(Math.round))
  const parts = points.map(([x = 0, y = 0], index) => {
    const isApart = missing.some((day) => day < (days[index]?.day ?? '') && day > (days[index - 1]?.day ?? ''))
    const [lastX = 0, lastY = 0] = points[index - 1] ?? []
    return index === 0 || isApart ? `M${x} ${y}` : `l${x - lastX} ${y - lastY}`
  })
  return parts.join('')
}

const outline = drawOutline('longest_tide_table_m') + drawOutline('shortest_tide_table_m')
const stormDay = days.findIndex(({ day }) => day === storm.lastDay)
const months = ['2025-09-01', '2025-12-01'] as const
const [outage] = missing

export default {
  /** Each day as one upright line, from its shortest length to its longest, and as thin lines what the tables say of both. */
  'uncharted-daily': {
    shape: 'plot-scaled',
    drawing: (
      <>
        <Rules at={rules.map(length)} />
        <path d={outline} vectorEffect="non-scaling-stroke" />
        <path d={bars[stormDay]} strokeWidth="3" vectorEffect="non-scaling-stroke" />
      </>
    ),
    // A phone has less than two pixels for a day: its lines are thinner.
    layers: { 'plot-days': <path d={bars.join('')} strokeOpacity="0.38" vectorEffect="non-scaling-stroke" /> },
    labels: (
      <>
        <ScaleLabels values={rules} scale={length} unit="m" />
        <g className="plot-names">
          {outage && (
            <PlotLabel x={time(outage) / 10} y={100} dy={-0.4} anchor="middle">
              no power
            </PlotLabel>
          )}
          <PlotLabel x={time(storm.lastDay) / 10} y={0} dx={1} dy={0.2} anchor="end">
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
