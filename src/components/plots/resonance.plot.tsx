import { scaleLinear } from 'd3-scale'
import { resonance } from '../../content/readings/resonance.ts'
import { getDay } from '../../content/readings/table.ts'
import { formatAxisDay, PlotLabel } from './labels.tsx'
import { createTimeAxis, plane } from './marks.tsx'
import type { Plots } from './plots.ts'
import { createScatter } from './scatter.tsx'

const { readings, frequency, outages, firstSilent } = resonance
const [first = '', last = ''] = [readings[0]?.measured, readings.at(-1)?.measured]
// From edge to edge: its control is as wide.
const time = createTimeAxis(first, last, 0)
// Wide enough that a tenth of a hertz, the uncertainty of a reading, is seen to be little.
const scale = scaleLinear([frequency - 0.8, frequency + 0.8], [plane, 0])

export default {
  /** The tone at each reading, with the outages shaded. */
  resonance: createScatter({
    points: readings.flatMap(({ measured, frequency_hz }) =>
      frequency_hz === undefined ? [] : [[time(measured), scale(frequency_hz)] as const],
    ),
    diameter: 3,
    rules: [frequency],
    scale,
    ends: [formatAxisDay(getDay(first)), formatAxisDay(getDay(last))],
    ticks: `M${Math.round(time(firstSilent))} 0V${plane}`,
    hasLine: true,
    area: outages.map(({ from, to }) => `M${time(from)} 0V${plane}H${time(to)}V0`).join(''),
    labels: (
      <>
        <PlotLabel x={0} y={scale(frequency) / 10} dx={0.6} dy={1.9}>
          {`${frequency.toFixed(1)} Hz`}
        </PlotLabel>
        <PlotLabel x={100} y={0} dy={-0.4} anchor="end">
          no tone
        </PlotLabel>
        {outages.map(({ from, to }, index) => (
          <PlotLabel
            key={from}
            x={(time(from) + time(to)) / 20}
            y={0}
            dy={-0.4}
            anchor="middle"
            className={index ? 'plot-minor' : undefined}
          >
            no power
          </PlotLabel>
        ))}
      </>
    ),
  }),
} satisfies Plots
