import { scaleLinear } from 'd3-scale'
import { resonance } from '../../content/readings/resonance.ts'
import { getDay } from '../../content/readings/table.ts'
import { AxisLabel, formatAxisDay, PlotLabel } from './labels.tsx'
import { createTimeAxis, Dots, plane, Rules } from './marks.tsx'
import type { Plots } from './plots.ts'

const { readings, frequency, lastHeard, outages } = resonance
const [first = '', last = ''] = [readings[0]?.measured, readings.at(-1)?.measured]
const time = createTimeAxis(first, last)
// Wide enough that a tenth of a hertz, the uncertainty of a reading, is seen to be little.
const hertz = scaleLinear([frequency - 0.8, frequency + 0.8], [plane, 0])
const tones = readings.flatMap(({ measured, frequency_hz }) =>
  frequency_hz === undefined ? [] : [[time(measured), hertz(frequency_hz)] as const],
)

export default {
  /** The tone at each reading, with the outages shaded. */
  resonance: {
    drawing: (
      <>
        <path
          d={outages.map(({ from, to }) => `M${time(from)} 0V${plane}H${time(to)}V0`).join('')}
          fill="currentColor"
          fillOpacity="0.2"
          stroke="none"
        />
        <Rules at={[hertz(frequency)]} />
        <Dots at={tones} diameter={3} />
      </>
    ),
    labels: (
      <>
        <PlotLabel x={0} y={hertz(frequency) / 10} dy={-1.5}>
          {`${frequency.toFixed(1)} Hz`}
        </PlotLabel>
        <AxisLabel x={0}>{formatAxisDay(getDay(first))}</AxisLabel>
        <AxisLabel x={time(lastHeard) / 10} anchor="end">
          {formatAxisDay(getDay(lastHeard))}
        </AxisLabel>
      </>
    ),
  },
} satisfies Plots
