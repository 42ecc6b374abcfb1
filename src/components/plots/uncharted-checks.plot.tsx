import { scaleLinear } from 'd3-scale'
import { computeMean } from '../../content/readings/fit.ts'
import { unchartedChecks } from '../../content/readings/uncharted-checks.ts'
import { AxisEnds, formatAxisDay, PlotLabel, ScaleLabels } from './labels.tsx'
import { createTimeAxis, Dots, plane, Rules } from './marks.tsx'
import type { Plots } from './plots.ts'

const { checks, neighbor, coldest, warmest, firstDay, lastDay } = unchartedChecks
const time = createTimeAxis(checks[0]?.walked ?? '', checks.at(-1)?.walked ?? '')
const [left, right] = [0.02 * plane, 0.98 * plane]

/** The departures of the second walker and of the heat are on one scale: both are as small. */
const departure = scaleLinear([-0.065, 0.065], [plane, 0])
const departures = [0.05, 0, -0.05]
const departureLabels = <ScaleLabels values={departures} scale={departure} unit="m" isSigned />

const heights = checks.map(({ height }) => height)
const height = scaleLinear([Math.min(...heights), Math.max(...heights)], [left, right])
const middle = computeMean(checks.map(({ length_m }) => length_m))
const fromMean = scaleLinear([-1.6, 1.6], [plane, 0])
const meters = [1, 0, -1]

const warmth = scaleLinear([coldest, warmest], [left, right])

export default {
  /** By how much the second walker's length differed from the first, in the order of the walks. */
  'uncharted-second': {
    shape: 'plot-scaled',
    drawing: (
      <>
        <Rules at={departures.map(departure)} />
        <Dots at={checks.map(({ walked, difference }) => [time(walked), departure(difference)])} diameter={6} />
      </>
    ),
    labels: (
      <>
        {departureLabels}
        <AxisEnds first={formatAxisDay(firstDay)} last={formatAxisDay(lastDay)} />
      </>
    ),
  },
  /** Both blocks at the height in the tables, each from its own mean. */
  'uncharted-neighbor': {
    shape: 'plot-scaled',
    drawing: (
      <>
        <Rules at={meters.map(fromMean)} />
        <Dots at={checks.map((check) => [height(check.height), fromMean(check.length_m - middle)])} diameter={6} />
        <Dots
          at={checks.map((check) => [height(check.height), fromMean(check.neighbor_length_m - neighbor)])}
          diameter={6}
        />
      </>
    ),
    labels: (
      <>
        <ScaleLabels values={meters} scale={fromMean} unit="m" isSigned />
        <g className="plot-names">
          <PlotLabel x={98} y={fromMean(0) / 10} dy={1.7} anchor="end">
            the next block
          </PlotLabel>
          <PlotLabel x={78} y={fromMean(1.1) / 10} anchor="end">
            this block
          </PlotLabel>
        </g>
        <AxisEnds first="low in the tables" last="high" />
      </>
    ),
  },
  /** What is left of each length after the line, by the temperature of the air. */
  'uncharted-heat': {
    shape: 'plot-scaled',
    drawing: (
      <>
        <Rules at={departures.map(departure)} />
        <Dots
          at={checks.map(({ temperature_c, residual }) => [warmth(temperature_c), departure(residual)])}
          diameter={6}
        />
      </>
    ),
    labels: (
      <>
        {departureLabels}
        <AxisEnds first={`${coldest.toFixed(0)} °C`} last={`${warmest.toFixed(0)} °C`} />
      </>
    ),
  },
} satisfies Plots
