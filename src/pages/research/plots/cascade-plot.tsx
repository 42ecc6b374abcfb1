import { scaleLinear, scalePoint } from 'd3-scale'
import { cascade } from '../../../content/readings/cascade.ts'
import { Dots, Drawing, plane, Rules } from './marks.tsx'
import { AxisLabel, Plot } from './plot.tsx'
import { plotsText } from './plots.text.ts'

const text = plotsText.cascade
const { stopOrder, clockCount } = cascade
const bought = scalePoint(stopOrder.keys(), [0, plane]).padding(0.25)
const stopped = scaleLinear([1, clockCount], [plane, 0])
const clocks = stopOrder.map((place, index) => [bought(index) ?? 0, stopped(place)] as const)

/** Shows the drawing of the clocks: to the right as they were bought, upward as they stopped. */
export function CascadeDrawing() {
  const stems = clocks.map(([x, y]) => `M${Math.round(x)} ${plane}V${Math.round(y)}`).join('')
  return (
    <Drawing id="cascade">
      <Rules at={[plane]} />
      <path d={stems} strokeOpacity="0.2" vectorEffect="non-scaling-stroke" />
      <Dots at={clocks} diameter={8} />
    </Drawing>
  )
}

/** Shows the order in which the clocks stopped, by the order in which they were bought. */
export function CascadePlot({ drawings }: { readonly drawings: string }) {
  return (
    <Plot name="cascade" drawings={drawings}>
      <AxisLabel x={0}>{text.first}</AxisLabel>
      <AxisLabel x={100} anchor="end" className="plot-event">
        {text.last}
      </AxisLabel>
    </Plot>
  )
}
