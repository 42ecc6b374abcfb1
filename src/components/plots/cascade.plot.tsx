import { scaleLinear } from 'd3-scale'
import { cascade } from '../../content/readings/cascade.ts'
import { getDay } from '../../content/readings/table.ts'
import { formatAxisDay, PlotLabel } from './labels.tsx'
import { createTimeAxis, plane } from './marks.tsx'
import type { Plots } from './plots.ts'
import { createScatter } from './scatter.tsx'

const { clocks, eighth, eighthFirstDay, eighthLastDay } = cascade
const [firstBought = '', lastBought = ''] = [clocks[0]?.bought, clocks.at(-1)?.bought]
const [firstStop = '', lastStop = ''] = [clocks[0]?.stopped, clocks.at(-1)?.stopped]
const bought = createTimeAxis(firstBought, lastBought)
const stopped = scaleLinear([Date.parse(firstStop), Date.parse(lastStop)], [0.95 * plane, 0.15 * plane])

const time = createTimeAxis(eighthFirstDay, eighthLastDay)
const gain = scaleLinear([0, 2], [plane, 0])

/** Where the clocks are, in the order of buying, in percent. */
export const clocksAt = clocks.map(
  (clock) => [bought(clock.bought) / 10, stopped(Date.parse(clock.stopped)) / 10] as const,
)

export default {
  /** The clocks: to the right by when they were bought, upward by when they stopped. */
  cascade: createScatter({
    points: clocks.map((clock) => [bought(clock.bought), stopped(Date.parse(clock.stopped))]),
    diameter: 8,
    rules: stopped.domain(),
    scale: stopped,
    shape: 'plot-scaled',
    ends: [
      <>
        <tspan className="plot-minor">{'bought '}</tspan>
        {firstBought.slice(0, 4)}
      </>,
      lastBought.slice(0, 4),
    ],
    labels: (
      <>
        <PlotLabel x={0} y={15} dx={-0.6} dy={-0.9} anchor="end">
          stopped
        </PlotLabel>
        <PlotLabel x={0} y={15} dx={-0.6} dy={0.35} anchor="end">
          {formatAxisDay(getDay(lastStop))}
        </PlotLabel>
        <PlotLabel x={0} y={95} dx={-0.6} dy={0.35} anchor="end">
          {formatAxisDay(getDay(firstStop))}
        </PlotLabel>
      </>
    ),
  }),
  /** What the eighth clock gained on each day. */
  'cascade-eighth': createScatter({
    points: eighth.map(({ day, gain_ms }) => [time(day), gain(gain_ms)]),
    diameter: 6,
    rules: [2, 1, 0],
    scale: gain,
    unit: 'ms',
    ends: [formatAxisDay(eighthFirstDay), formatAxisDay(eighthLastDay)],
  }),
} satisfies Plots
