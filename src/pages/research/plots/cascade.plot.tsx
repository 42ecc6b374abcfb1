import { scaleUtc } from 'd3-scale'
import { cascade } from '../../../content/readings/cascade.ts'
import { getDay } from '../../../content/readings/table.ts'
import type { CasePlot } from './case-plot.ts'
import { AxisLabel, formatAxisDay, PlotLabel } from './labels.tsx'
import { createTimeAxis, Dots, plane, Rules } from './marks.tsx'

const { clocks } = cascade
const orders = cascade.orders.toLocaleString('en-US')
const [firstBought = '', lastBought = ''] = [clocks[0]?.bought, clocks.at(-1)?.bought]
const stops = clocks.map(({ stopped }) => stopped).toSorted()
const [firstStop = '', lastStop = ''] = [stops[0], stops.at(-1)]
const bought = createTimeAxis(firstBought, lastBought)
const stopped = scaleUtc([new Date(firstStop), new Date(lastStop)], [0.95 * plane, 0.15 * plane])
const getHeight = (instant: string) => stopped(new Date(instant))

/** The clocks: to the right by when they were bought, upward by when they stopped. */
const plot: CasePlot = {
  measurement: `1 in ${orders}`,
  caption: `When each clock stopped, by when it was bought. By chance, this order comes once in ${orders}.`,
  drawing: (
    <>
      <Rules at={[getHeight(firstStop), getHeight(lastStop)]} />
      <Dots at={clocks.map((clock) => [bought(clock.bought), getHeight(clock.stopped)])} diameter={8} />
    </>
  ),
  labels: (
    <>
      <PlotLabel x={0} y={getHeight(lastStop) / 10} dy={-0.4}>
        {`stopped ${formatAxisDay(getDay(lastStop))}`}
      </PlotLabel>
      <PlotLabel x={100} y={getHeight(firstStop) / 10} dy={-0.4} anchor="end">
        {`stopped ${formatAxisDay(getDay(firstStop))}`}
      </PlotLabel>
      <AxisLabel x={0}>{`bought ${firstBought.slice(0, 4)}`}</AxisLabel>
      <AxisLabel x={100} anchor="end" className="plot-event">
        {`bought ${lastBought.slice(0, 4)}`}
      </AxisLabel>
    </>
  ),
}

export default plot
