import { scaleUtc } from 'd3-scale'
import { cascade } from '../../../content/readings/cascade.ts'
import { getDay } from '../../../content/readings/table.ts'
import { Dots, Drawing, plane, Rules } from './marks.tsx'
import { AxisLabel, Plot, PlotLabel } from './plot.tsx'
import { formatAxisDay, plotsText } from './plots.text.ts'
import { createTimeAxis } from './time-axis.ts'

const text = plotsText.cascade
const { clocks } = cascade
const [firstBought = '', lastBought = ''] = [clocks[0]?.bought, clocks.at(-1)?.bought]
const stops = clocks.map(({ stopped }) => stopped).toSorted()
const [firstStop = '', lastStop = ''] = [stops[0], stops.at(-1)]
const bought = createTimeAxis(firstBought, lastBought)
const stopped = scaleUtc([new Date(firstStop), new Date(lastStop)], [0.95 * plane, 0.15 * plane])
const getHeight = (instant: string) => stopped(new Date(instant))

/** Shows the drawing of the clocks: to the right by when they were bought, upward by when they stopped. */
export function CascadeDrawing() {
  return (
    <Drawing id="cascade">
      <Rules at={[getHeight(firstStop), getHeight(lastStop)]} />
      <Dots at={clocks.map((clock) => [bought(clock.bought), getHeight(clock.stopped)])} diameter={8} />
    </Drawing>
  )
}

/** Shows when each clock stopped, by when it was bought. */
export function CascadePlot({ drawings }: { readonly drawings: string }) {
  return (
    <Plot name="cascade" drawings={drawings}>
      <PlotLabel x={0} y={getHeight(lastStop) / 10} dy={-0.4}>
        {`${text.stopped} ${formatAxisDay(getDay(lastStop))}`}
      </PlotLabel>
      <PlotLabel x={100} y={getHeight(firstStop) / 10} dy={-0.4} anchor="end">
        {`${text.stopped} ${formatAxisDay(getDay(firstStop))}`}
      </PlotLabel>
      <AxisLabel x={0}>{`${text.bought} ${firstBought.slice(0, 4)}`}</AxisLabel>
      <AxisLabel x={100} anchor="end" className="plot-event">
        {`${text.bought} ${lastBought.slice(0, 4)}`}
      </AxisLabel>
    </Plot>
  )
}
