import { scaleLinear } from 'd3-scale'
import { nexus } from '../../../content/readings/nexus.ts'
import { createTimeAxis, Dots, Drawing, plane, Rules } from './marks.tsx'
import { AxisLabel, Plot, PlotLabel } from './plot.tsx'
import { formatAxisDay } from './plots.text.ts'

const largest = Math.max(...nexus.days.map(({ difference }) => Math.abs(difference)))
const time = createTimeAxis(nexus.firstDay, nexus.lastDay)
const counts = scaleLinear([-largest, largest], [plane, 0])
const chance = Math.round(nexus.chance)

/** Shows the drawing of the band that chance gives, and of the difference on each day. */
export function NexusDrawing() {
  return (
    <Drawing id="nexus">
      <path
        d={`M0 ${counts(chance)}H${plane}V${counts(-chance)}H0`}
        fill="currentColor"
        fillOpacity="0.12"
        stroke="none"
      />
      <Rules at={[counts(0)]} />
      <Dots at={nexus.days.map(({ day, difference }) => [time(day), counts(difference)])} diameter={4.5} />
    </Drawing>
  )
}

export function NexusPlot({ drawings }: { readonly drawings: string }) {
  return (
    <Plot name="nexus" drawings={drawings}>
      <PlotLabel x={0} y={counts(chance) / 10} dy={-0.4}>{`+${chance}`}</PlotLabel>
      <PlotLabel x={0} y={counts(-chance) / 10} dy={1.1}>{`−${chance}`}</PlotLabel>
      <AxisLabel x={0}>{formatAxisDay(nexus.firstDay)}</AxisLabel>
      <AxisLabel x={time(nexus.firstApart) / 10} className="plot-event">
        {formatAxisDay(nexus.firstApart)}
      </AxisLabel>
      <AxisLabel x={100} anchor="end">
        {formatAxisDay(nexus.lastDay)}
      </AxisLabel>
    </Plot>
  )
}
