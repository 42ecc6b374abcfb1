import { scaleLinear } from 'd3-scale'
import { uncharted } from '../../content/readings/uncharted.ts'
import { bottom, top } from '../../content/uncharted/length-curve.ts'
import { AxisLabel, percent, ScaleLabels } from './labels.tsx'
import { Dots, plane, Rules } from './marks.tsx'
import type { Plots } from './plots.ts'

const { walks, line } = uncharted
const { slope, intercept } = line
const heights = walks.map(({ tide_table_m }) => tide_table_m)

const length = scaleLinear([uncharted.shortest, uncharted.longest], [plane, 0]).nice(5)
const height = scaleLinear([Math.min(...heights) - 0.2, Math.max(...heights) + 0.2], [0, plane])
/** The plane with the edges of the curve on the home page, on which a script marks the length at this minute. */
const left = height((bottom - intercept) / slope) / 10
const right = height((top - intercept) / slope) / 10
const linePlane = {
  x: percent(left),
  y: percent(length(top) / 10),
  width: percent(right - left),
  height: percent((length(bottom) - length(top)) / 10),
}

const fitted = height
  .domain()
  .map((meters) => `${Math.round(height(meters))} ${Math.round(length(slope * meters + intercept))}`)
const ticks = height.ticks(6).map((meters) => `M${Math.round(height(meters))} ${plane}v16`)

/** The heights at the left and the right edge of the plot. */
export const plottedHeights = height.domain()

export default {
  /** The line that is fitted to the tables, and each walk at the height in them. */
  uncharted: {
    shape: 'plot-large',
    titleAbove: <p className="caption">Length around the block, m</p>,
    titleBelow: <p className="caption">Height in the tide tables, m</p>,
    drawing: (
      <>
        <Rules at={length.ticks(5).map(length)} />
        <path d={`${ticks.join('')}M${fitted.join('L')}`} strokeOpacity="0.6" vectorEffect="non-scaling-stroke" />
        <Dots at={walks.map(({ tide_table_m, length_m }) => [height(tide_table_m), length(length_m)])} diameter={6.5} />
      </>
    ),
    labels: (
      <>
        <ScaleLabels values={length.ticks(5)} scale={length} />
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
        {/* Its diagonal is the line. */}
        <svg role="none" {...linePlane}>
          <svg className="plot-now" role="none">
            <circle r="7" />
            {/* Above the line at its left, where there is room at the longest length, too. */}
            <text dx="-0.75em" dy="-0.4em" textAnchor="end">
              now
            </text>
          </svg>
          {/* A height that somebody types: a script places it. */}
          <svg className="plot-typed" role="none" strokeWidth="2">
            <circle r="7" />
            <text />
          </svg>
        </svg>
      </>
    ),
  },
} satisfies Plots
