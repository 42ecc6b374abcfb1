import { scaleLinear, scaleUtc } from 'd3-scale'
import { formatDay } from '../../content/dates.ts'
import { formatLimit } from '../../content/format-numbers.ts'
import { uncharted } from '../../content/readings/uncharted.ts'
import { storm } from '../../content/readings/uncharted-storm.ts'
import { stripBottom, stripTop } from '../../content/uncharted/storm-reading.ts'
import { PlotLabel, ScaleLabels } from './labels.tsx'
import { Dots, plane, Rules } from './marks.tsx'
import type { Plots } from './plots.ts'

const { readings, highest, rise } = storm
const { slope, intercept } = uncharted.line
const [first = '', last = ''] = [readings[0]?.read, readings.at(-1)?.read]

const time = scaleUtc([new Date(first), new Date(last)], [0, plane])
const height = scaleLinear([stripBottom, stripTop], [plane, 0])
const rules = [2, 1, 0]
/** Two heights nearer than a length is exact are not told apart. */
const tooth = 0.02

/** The words below the axis, every sixth hour, and the day below each noon. */
const hours = ['noon', '6 pm', 'midnight', '6 am', 'noon', '6 pm', 'midnight'].map((words, index) => ({
  hour: 6 * index,
  words,
}))
const days = [storm.firstDay, storm.lastDay]

const getX = ({ read }: { readonly read: string }) => time(new Date(read))

/** Draws a quadratic B-spline: it turns between the readings, and is nowhere farther from one than a hundredth of a meter. */
function draw(column: 'tide_table_m' | 'water_m'): string {
  const points = readings.map((reading) => [getX(reading), height(reading[column])] as const)
  const write = (x: number, y: number) => `${Number(x.toFixed(1))} ${Number(y.toFixed(1))}`
  const curves = points.slice(1, -1).map(([x, y], index) => {
    const [nextX, nextY] = points[index + 2] ?? [x, y]
    return `Q${write(x, y)} ${write((x + nextX) / 2, (y + nextY) / 2)}`
  })
  const [first = [0, 0], last = [0, 0]] = [points[0], points.at(-1)]
  return `M${write(...first)}${curves.join('')}L${write(...last)}`
}

const ticks = hours.map(({ hour }) => `M${Math.round((plane * hour) / 36)} ${plane}v16`)
/** How far the water was from the tables at each reading. */
const teeth = readings
  .filter(({ water_m, tide_table_m }) => Math.abs(water_m - tide_table_m) > tooth)
  .map((reading) => {
    const from = Math.round(height(reading.tide_table_m))
    return `M${Math.round(getX(reading))} ${from}V${Math.round(height(reading.water_m))}`
  })

const waterX = getX(highest) / 10
const waterY = height(highest.water_m) / 10
const waterWords = ['the water,', `${rise.toFixed(2)} m above`]
const largestResidual = formatLimit(storm.largestResidual)
const tapeWords = ['the tape', `on the tables, to ${largestResidual} m`]

/** Returns the place of a label on the axis: the first begins at the edge of the plot, and the last ends there. */
function getHourPlace(hour: number) {
  return { x: hour / 0.36, anchor: hour === 0 ? undefined : hour === 36 ? 'end' : 'middle' } as const
}

export default {
  /** The night of the storm: the water, the tables, and the tape that was read every half hour. */
  'uncharted-storm': {
    shape: 'plot-strip',
    drawing: (
      <>
        <Rules at={[...rules.map(height), plane]} />
        <path d={ticks.join('')} strokeOpacity="0.6" vectorEffect="non-scaling-stroke" />
        <path d={draw('tide_table_m')} strokeOpacity="0.75" strokeWidth="1.25" vectorEffect="non-scaling-stroke" />
      </>
    ),
    layers: {
      'plot-water': (
        <>
          <path d={teeth.join('')} strokeWidth="1" vectorEffect="non-scaling-stroke" />
          <path d={draw('water_m')} strokeWidth="2" vectorEffect="non-scaling-stroke" />
        </>
      ),
      // Each length at the height to which the line of the walks puts it.
      'plot-tape': (
        <Dots at={readings.map((reading) => [getX(reading), height((reading.length_m - intercept) / slope)])} />
      ),
    },
    labels: (
      <>
        <ScaleLabels values={rules} scale={height} unit="m" />
        {rules.map((meters, index) => (
          <PlotLabel key={meters} x={100} y={height(meters) / 10} dx={0.6} dy={0.35}>
            {(slope * meters + intercept).toFixed(1)}
            {index === 0 && <tspan className="plot-wide">{'\u00a0m'}</tspan>}
          </PlotLabel>
        ))}
        <g className="plot-words">
          {waterWords.map((words, index) => (
            <PlotLabel key={words} x={waterX - 1} y={waterY} dy={1.25 * index - 2.8} anchor="end">
              {words}
            </PlotLabel>
          ))}
          {tapeWords.map((words, index) => (
            <PlotLabel key={words} x={71} y={height(2) / 10} dy={1.25 * index + 1.2} className="plot-wide">
              {words}
            </PlotLabel>
          ))}
        </g>
        {hours.map(({ hour, words }) => (
          <PlotLabel
            key={hour}
            {...getHourPlace(hour)}
            y={100}
            dy={2}
            className={hour % 12 ? 'plot-wide' : hour === 36 ? 'plot-minor' : hour ? 'plot-words' : undefined}
          >
            {words}
          </PlotLabel>
        ))}
        {days.map((day, index) => (
          <PlotLabel
            key={day}
            {...getHourPlace(24 * index)}
            y={100}
            dy={3.3}
            className={index ? 'plot-words' : undefined}
          >
            {formatDay(day)}
          </PlotLabel>
        ))}
      </>
    ),
  },
} satisfies Plots
