import { scaleLinear } from 'd3-scale'
import { nexus } from '../../content/readings/nexus.ts'
import { AxisEnds, AxisLabel, formatAxisDay, PlotLabel } from './labels.tsx'
import { createTimeAxis, Dots, plane, Rules } from './marks.tsx'
import type { Plots } from './plots.ts'

const largest = Math.max(...nexus.days.map(({ difference }) => Math.abs(difference)))
const time = createTimeAxis(nexus.firstDay, nexus.lastDay)
const counts = scaleLinear([-largest, largest], [plane, 0])
const chance = Math.round(nexus.chance)

export default {
  /** The difference on each day, and the band that chance gives. */
  nexus: {
    drawing: (
      <>
        <path
          d={`M0 ${counts(chance)}H${plane}V${counts(-chance)}H0`}
          fill="currentColor"
          fillOpacity="0.12"
          stroke="none"
        />
        <Rules at={[counts(0)]} />
        <Dots at={nexus.days.map(({ day, difference }) => [time(day), counts(difference)])} diameter={4.5} />
      </>
    ),
    labels: (
      <>
        <PlotLabel x={0} y={counts(chance) / 10} dy={-0.4}>{`+${chance}`}</PlotLabel>
        <PlotLabel x={0} y={counts(-chance) / 10} dy={1.1}>{`−${chance}`}</PlotLabel>
        <AxisLabel x={time(nexus.firstApart) / 10} className="plot-event">
          {formatAxisDay(nexus.firstApart)}
        </AxisLabel>
        <AxisEnds first={formatAxisDay(nexus.firstDay)} last={formatAxisDay(nexus.lastDay)} />
      </>
    ),
  },
} satisfies Plots
