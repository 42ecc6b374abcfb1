import { scaleLinear } from 'd3-scale'
import { computeMean } from '../../content/readings/fit.ts'
import { unchartedChecks } from '../../content/readings/uncharted-checks.ts'
import { AxisLabel, formatAxisDay, PlotLabel } from './labels.tsx'
import { createTimeAxis, Dots, plane, Rules } from './marks.tsx'
import type { PlotContent, Plots } from './plot-content.ts'

const { checks } = unchartedChecks
const [first = '', last = ''] = [checks[0]?.walked, checks.at(-1)?.walked]
const time = createTimeAxis(first, last)
/** Both small departures, of the second walker and of the heat, on one scale. */
const departure = scaleLinear([-0.065, 0.065], [plane, 0])

const departureLabels = [0.05, 0, -0.05].map((meters) => (
  <PlotLabel key={meters} x={0} y={departure(meters) / 10} className="plot-left">
    {meters === 0 ? '0' : meters > 0 ? `+${meters} m` : `−${-meters}`}
  </PlotLabel>
))
const departureRules = <Rules at={[0.05, 0, -0.05].map(departure)} />

/** By how much the second walker's length differed from the first, in the order of the walks. */
const secondPlot: PlotContent = {
  shape: 'plot-scaled',
  drawing: (
    <>
      {departureRules}
      <Dots at={checks.map(({ walked, difference }) => [time(walked), departure(difference)])} diameter={6} />
    </>
  ),
  labels: (
    <>
      {departureLabels}
      <AxisLabel x={0}>{formatAxisDay(unchartedChecks.firstDay)}</AxisLabel>
      <AxisLabel x={100} anchor="end">
        {formatAxisDay(unchartedChecks.lastDay)}
      </AxisLabel>
    </>
  ),
}

const heights = checks.map(({ height }) => height)
const height = scaleLinear([Math.min(...heights), Math.max(...heights)], [0.02 * plane, 0.98 * plane])
const length = scaleLinear([-1.6, 1.6], [plane, 0])
const middle = computeMean(checks.map(({ length_m }) => length_m))

/** Both blocks at the height in the tables, each from its own mean. */
const neighborPlot: PlotContent = {
  shape: 'plot-scaled',
  drawing: (
    <>
      <Rules at={[1, 0, -1].map(length)} />
      <Dots
        at={checks.flatMap(({ height: meters, length_m, neighbor_length_m }) => [
          [height(meters), length(length_m - middle)] as const,
          [height(meters), length(neighbor_length_m - unchartedChecks.neighbor)] as const,
        ])}
        diameter={6}
      />
    </>
  ),
  labels: (
    <>
      {[1, 0, -1].map((meters) => (
        <PlotLabel key={meters} x={0} y={length(meters) / 10} className="plot-left">
          {meters === 0 ? '0' : meters > 0 ? '+1 m' : '−1'}
        </PlotLabel>
      ))}
      <g className="plot-names">
        <PlotLabel x={98} y={length(0) / 10} dy={1.7} anchor="end">
          the next block
        </PlotLabel>
        <PlotLabel x={78} y={length(1.1) / 10} anchor="end">
          this block
        </PlotLabel>
      </g>
      <AxisLabel x={0}>low in the tables</AxisLabel>
      <AxisLabel x={100} anchor="end">
        high
      </AxisLabel>
    </>
  ),
}

const warmth = scaleLinear([unchartedChecks.coldest, unchartedChecks.warmest], [0.02 * plane, 0.98 * plane])

/** What is left of each length after the line, by the temperature of the air. */
const heatPlot: PlotContent = {
  shape: 'plot-scaled',
  drawing: (
    <>
      {departureRules}
      <Dots
        at={checks.map(({ temperature_c, residual }) => [warmth(temperature_c), departure(residual)])}
        diameter={6}
      />
    </>
  ),
  labels: (
    <>
      {departureLabels}
      <AxisLabel x={0}>{`${unchartedChecks.coldest.toFixed(0)} °C`}</AxisLabel>
      <AxisLabel x={100} anchor="end">
        {`${unchartedChecks.warmest.toFixed(0)} °C`}
      </AxisLabel>
    </>
  ),
}

export default {
  'uncharted-second': secondPlot,
  'uncharted-neighbor': neighborPlot,
  'uncharted-heat': heatPlot,
} satisfies Plots
