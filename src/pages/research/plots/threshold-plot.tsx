import { scaleLinear } from 'd3-scale'
import { getDay } from '../../../content/readings/table.ts'
import { threshold } from '../../../content/readings/threshold.ts'
import { Dots, Drawing, plane, Rules } from './marks.tsx'
import { AxisLabel, Plot, PlotLabel } from './plot.tsx'
import { formatAxisDay, plotsText } from './plots.text.ts'
import { createTimeAxis } from './time-axis.ts'

const text = plotsText.threshold
const { readings, ended, difference } = threshold
const [first = '', last = ''] = [readings[0]?.measured, readings.at(-1)?.measured]
const all = readings.map(({ difference_mm }) => difference_mm)
const time = createTimeAxis(first, last)
// Below the measurement, which stands above the plot.
const width = scaleLinear([Math.min(...all), Math.max(...all)], [plane, 0.1 * plane])

/** Shows the drawing of the difference at each reading, and of its two levels. */
export function ThresholdDrawing() {
  return (
    <Drawing id="threshold">
      <Rules at={[width(difference), width(0)]} />
      <Dots at={readings.map(({ measured, difference_mm }) => [time(measured), width(difference_mm)])} diameter={3} />
    </Drawing>
  )
}

/** Shows by how much the doorway was narrower from the inside, reading by reading. */
export function ThresholdPlot({ drawings }: { readonly drawings: string }) {
  return (
    <Plot name="threshold" drawings={drawings}>
      <PlotLabel x={100} y={width(difference) / 10} dy={-0.4} anchor="end">
        {text.rule}
      </PlotLabel>
      <PlotLabel x={0} y={width(0) / 10} dy={-0.4}>
        {text.closed}
      </PlotLabel>
      <AxisLabel x={0}>{formatAxisDay(getDay(first))}</AxisLabel>
      <AxisLabel x={time(ended) / 10} className="plot-event">
        {formatAxisDay(ended)}
      </AxisLabel>
      <AxisLabel x={100} anchor="end">
        {formatAxisDay(getDay(last))}
      </AxisLabel>
    </Plot>
  )
}
