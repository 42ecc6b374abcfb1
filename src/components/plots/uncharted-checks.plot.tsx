import { scaleLinear } from 'd3-scale'
import { computeMean } from '../../content/readings/fit.ts'
import { unchartedChecks } from '../../content/readings/uncharted-checks.ts'
import { formatAxisDay, PlotLabel } from './labels.tsx'
import { createTimeAxis, plane } from './marks.tsx'
import type { Plots } from './plots.ts'
import { createScatter } from './scatter.tsx'

const { checks, neighbor, coldest, warmest, firstDay, lastDay } = unchartedChecks
const time = createTimeAxis(checks[0]?.walked ?? '', checks.at(-1)?.walked ?? '')
const [left, right] = [0.02 * plane, 0.98 * plane]

/** The departures of the second walker and of the heat are on one scale: both are as small. */
const scale = scaleLinear([-0.065, 0.065], [plane, 0])
const departure = { diameter: 6, rules: [0.05, 0, -0.05], scale, unit: 'm', isSigned: true } as const

const heights = checks.map(({ height }) => height)
const height = scaleLinear([Math.min(...heights), Math.max(...heights)], [left, right])
const middle = computeMean(checks.map(({ length_m }) => length_m))
const fromMean = scaleLinear([-1.6, 1.6], [plane, 0])

const warmth = scaleLinear([coldest, warmest], [left, right])

export default {
  /** By how much the second walker's length differed from the first, in the order of the walks. */
  'uncharted-second': createScatter({
    ...departure,
    points: checks.map(({ walked, difference }) => [time(walked), scale(difference)]),
    ends: [formatAxisDay(firstDay), formatAxisDay(lastDay)],
  }),
  /** Both blocks at the height in the tables, each from its own mean. */
  'uncharted-neighbor': createScatter({
    ...departure,
    points: checks.flatMap((check) => [
      [height(check.height), fromMean(check.length_m - middle)],
      [height(check.height), fromMean(check.neighbor_length_m - neighbor)],
    ]),
    rules: [1, 0, -1],
    scale: fromMean,
    ends: [
      [
        'low',
        <tspan key="in" className="plot-minor">
          {' in the tables'}
        </tspan>,
      ],
      'high',
    ],
    labels: (
      <g className="plot-names">
        <PlotLabel x={98} y={fromMean(-0.5) / 10} dy={0.35} anchor="end">
          the next block
        </PlotLabel>
        <PlotLabel x={78} y={fromMean(1.1) / 10} anchor="end">
          this block
        </PlotLabel>
      </g>
    ),
  }),
  /** What is left of each length after the line, by the temperature of the air. */
  'uncharted-heat': createScatter({
    ...departure,
    points: checks.map(({ temperature_c, residual }) => [warmth(temperature_c), scale(residual)]),
    ends: [`${coldest.toFixed(0)} °C`, `${warmest.toFixed(0)} °C`],
  }),
} satisfies Plots
