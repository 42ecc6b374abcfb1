import { scaleLinear } from 'd3-scale'
import { uncharted } from '../../../content/readings/uncharted.ts'
import { Dots, Drawing, plane, Rules } from './marks.tsx'
import { AxisLabel, Plot, PlotLabel } from './plot.tsx'
import { plotsText } from './plots.text.ts'

const text = plotsText.uncharted
const { walks, storm } = uncharted
const { slope, intercept } = uncharted.line
const heights = walks.flatMap(({ tide_table_m, water_m }) => [tide_table_m, water_m])

const length = scaleLinear([uncharted.shortest, uncharted.longest], [plane, 0]).nice(5)
const height = scaleLinear([Math.min(...heights) - 0.2, Math.max(...heights) + 0.2], [0, plane])

/** Shows the drawing of the rules, of the line that is fitted to the tables, and of each walk at the height in them. */
export function UnchartedDrawing() {
  const fitted = height
    .domain()
    .map((meters) => `${Math.round(height(meters))} ${Math.round(length(slope * meters + intercept))}`)
  const ticks = height.ticks(6).map((meters) => `M${Math.round(height(meters))} ${plane}v16`)
  return (
    <Drawing id="uncharted">
      <Rules at={length.ticks(5).map(length)} />
      <path d={`${ticks.join('')}M${fitted.join('L')}`} strokeOpacity="0.6" vectorEffect="non-scaling-stroke" />
      <Dots at={walks.map(({ tide_table_m, length_m }) => [height(tide_table_m), length(length_m)])} diameter={6.5} />
    </Drawing>
  )
}

/** Shows the drawing of each walk at the height of the water, joined to its height in the tables. It inherits its stroke. */
export function UnchartedWaterDrawing() {
  const joins = walks.map(
    ({ tide_table_m, water_m, length_m }) =>
      `M${Math.round(height(tide_table_m))} ${Math.round(length(length_m))}H${Math.round(height(water_m))}`,
  )
  return (
    <symbol id="uncharted-water" overflow="visible">
      <svg aria-hidden="true" viewBox={`0 0 ${plane} ${plane}`} preserveAspectRatio="none" overflow="visible">
        <path d={joins.join('')} strokeOpacity="0.7" vectorEffect="non-scaling-stroke" />
      </svg>
      {walks.map(({ walked, water_m, length_m }) => (
        <circle
          key={walked}
          cx={`${(height(water_m) / 10).toFixed(1)}%`}
          cy={`${(length(length_m) / 10).toFixed(1)}%`}
          r="3.5"
          fill="none"
        />
      ))}
    </symbol>
  )
}

export function UnchartedPlot({ drawings }: { readonly drawings: string }) {
  return (
    <>
      <p className="caption">{text.lengthAxis}</p>
      <Plot name="uncharted" className="plot plot-large" drawings={drawings}>
        <use className="plot-water" href={`${drawings}#uncharted-water`} />
        {length.ticks(5).map((meters) => (
          <PlotLabel key={meters} x={0} y={length(meters) / 10} className="plot-length">
            {String(meters)}
          </PlotLabel>
        ))}
        {height.ticks(6).map((meters) => (
          <AxisLabel
            key={meters}
            x={height(meters) / 10}
            anchor="middle"
            className={Number.isInteger(meters) ? undefined : 'plot-minor'}
          >
            {String(meters).replace('-', '−')}
          </AxisLabel>
        ))}
        <PlotLabel x={100} y={length(storm.length) / 10} dy={1.9} anchor="end" className="plot-storm">
          {text.storm}
        </PlotLabel>
      </Plot>
      <p className="caption">{text.heightAxis}</p>
    </>
  )
}
