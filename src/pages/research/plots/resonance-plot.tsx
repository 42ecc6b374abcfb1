import { scaleLinear } from 'd3-scale'
import { resonance } from '../../../content/readings/resonance.ts'
import { getDay } from '../../../content/readings/table.ts'
import { createTimeAxis, Dots, Drawing, plane, Rules } from './marks.tsx'
import { AxisLabel, Plot, PlotLabel } from './plot.tsx'
import { formatAxisDay, plotsText } from './plots.text.ts'

const { readings, frequency, lastHeard, outages } = resonance
const [first = '', last = ''] = [readings[0]?.measured, readings.at(-1)?.measured]
const time = createTimeAxis(first, last)
// Wide enough that a tenth of a hertz, the uncertainty of a reading, is seen to be little.
const hertz = scaleLinear([frequency - 0.8, frequency + 0.8], [plane, 0])

/** Shows the drawing of the tone at each reading, with the outages shaded. */
export function ResonanceDrawing() {
  const shades = outages.map(({ from, to }) => `M${time(from)} 0V${plane}H${time(to)}V0`).join('')
  const tones = readings.flatMap(({ measured, frequency_hz }) =>
    frequency_hz === undefined ? [] : [[time(measured), hertz(frequency_hz)] as const],
  )
  return (
    <Drawing id="resonance">
      <path d={shades} fill="currentColor" fillOpacity="0.2" stroke="none" />
      <Rules at={[hertz(frequency)]} />
      <Dots at={tones} diameter={3} />
    </Drawing>
  )
}

export function ResonancePlot({ drawings }: { readonly drawings: string }) {
  return (
    <Plot name="resonance" drawings={drawings}>
      <PlotLabel x={0} y={hertz(frequency) / 10} dy={-1.5}>
        {plotsText.resonance.rule}
      </PlotLabel>
      <AxisLabel x={0}>{formatAxisDay(getDay(first))}</AxisLabel>
      <AxisLabel x={time(lastHeard) / 10} anchor="end">
        {formatAxisDay(getDay(lastHeard))}
      </AxisLabel>
    </Plot>
  )
}
