import { scaleLinear } from 'd3-scale'
import { nexus } from '../../content/readings/nexus.ts'
import { AxisLabel, formatAxisDay, PlotLabel } from './labels.tsx'
import { createTimeAxis, plane } from './marks.tsx'
import type { Plots } from './plots.ts'
import { createScatter } from './scatter.tsx'

const largest = Math.max(...nexus.days.map(({ difference }) => Math.abs(difference)))
const time = createTimeAxis(nexus.firstDay, nexus.lastDay)
const scale = scaleLinear([-largest, largest], [plane, 0])
const chance = Math.round(nexus.chance)
const exchanges = nexus.exchangeDays.map((day) => `M${time(day)} ${scale(chance)}V${scale(-chance)}`).join('')

export default {
  /** The difference on each day, the band that chance gives, and the days on which the detectors were exchanged. */
  nexus: {
    layers: { 'plot-exchanges': <path d={exchanges} vectorEffect="non-scaling-stroke" /> },
    ...createScatter({
      points: nexus.days.map(({ day, difference }) => [time(day), scale(difference)]),
      diameter: 4.5,
      rules: [0],
      scale,
      ends: [formatAxisDay(nexus.firstDay), formatAxisDay(nexus.lastDay)],
      area: `M0 ${scale(chance)}H${plane}V${scale(-chance)}H0`,
      labels: (
        <>
          <PlotLabel x={0} y={scale(chance) / 10} dy={-0.4}>
            chance
          </PlotLabel>
          <PlotLabel x={0} y={scale(-chance) / 10} dy={1.1}>{`±${chance}`}</PlotLabel>
          <AxisLabel x={time(nexus.firstApart) / 10} className="plot-event">
            {formatAxisDay(nexus.firstApart)}
          </AxisLabel>
        </>
      ),
    }),
  },
} satisfies Plots
