import { scaleLinear, scaleUtc } from 'd3-scale'
import { cascade } from '../../content/readings/cascade.ts'
import { getDay } from '../../content/readings/table.ts'
import { AxisEnds, AxisLabel, formatAxisDay, PlotLabel, ScaleLabels } from './labels.tsx'
import { createTimeAxis, Dots, plane, Rules } from './marks.tsx'
import type { Plots } from './plots.ts'

const { clocks, eighth } = cascade
const [firstBought = '', lastBought = ''] = [clocks[0]?.bought, clocks.at(-1)?.bought]
const stops = clocks.map(({ stopped }) => stopped).toSorted()
const [firstStop = '', lastStop = ''] = [stops[0], stops.at(-1)]
const bought = createTimeAxis(firstBought, lastBought)
const stopped = scaleUtc([new Date(firstStop), new Date(lastStop)], [0.95 * plane, 0.15 * plane])
const getHeight = (instant: string) => stopped(new Date(instant))

const eighthTime = createTimeAxis(cascade.eighthFirstDay, cascade.eighthLastDay)
const gain = scaleLinear([0, 2], [plane, 0])
const milliseconds = [2, 1, 0]

export default {
  /** The clocks: to the right by when they were bought, upward by when they stopped. */
  cascade: {
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
  },
  /** What the eighth clock gained on each day. */
  'cascade-eighth': {
    shape: 'plot-scaled',
    drawing: (
      <>
        <Rules at={milliseconds.map(gain)} />
        <Dots at={eighth.map(({ day, gain_ms }) => [eighthTime(day), gain(gain_ms)])} diameter={6} />
      </>
    ),
    labels: (
      <>
        <ScaleLabels values={milliseconds} scale={gain} unit="ms" />
        <AxisEnds first={formatAxisDay(cascade.eighthFirstDay)} last={formatAxisDay(cascade.eighthLastDay)} />
      </>
    ),
  },
} satisfies Plots
