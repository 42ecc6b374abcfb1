import { scaleLinear, scaleUtc } from 'd3-scale'
import { forecastCase } from '../../../content/case-summary.ts'
import { formatDate, formatDay } from '../../../content/dates.ts'
import { formatLimit, joinQuantities } from '../../../content/format-numbers.ts'
import { uncharted } from '../../../content/readings/uncharted.ts'
import { storm, stormTable } from '../../../content/readings/uncharted-storm.ts'
import type { Finding } from './case-plot.ts'
import { ForecastTable } from './forecast-table.tsx'
import { AxisLabel, PlotLabel } from './labels.tsx'
import { Dots, plane, Rules } from './marks.tsx'

const { readings, rise } = storm
const { slope, intercept } = uncharted.line
const [first = '', last = ''] = [readings[0]?.read, readings.at(-1)?.read]

const time = scaleUtc([new Date(first), new Date(last)], [0, plane])
const height = scaleLinear([-0.75, 2.4], [plane, 0])
const rules = [0, 1, 2]
/** Two heights nearer than a length is exact are not told apart. */
const tooth = 0.02

/** The words below the axis, by the hour since the first reading, and the day below each noon. */
const hours = new Map([
  [0, 'noon'],
  [6, '6 pm'],
  [12, 'midnight'],
  [18, '6 am'],
  [24, 'noon'],
  [30, '6 pm'],
  [36, 'midnight'],
])
const days = new Map([
  [0, storm.firstDay],
  [24, storm.lastDay],
])

const getX = ({ read }: { readonly read: string }) => time(new Date(read))

function draw(column: 'tide_table_m' | 'water_m'): string {
  return `M${readings.map((reading) => `${Math.round(getX(reading))} ${Math.round(height(reading[column]))}`).join('L')}`
}

const ticks = [...hours.keys()].map((hour) => `M${Math.round((plane * hour) / 36)} ${plane}v16`)
/** How far the water was from the tables at each reading. */
const teeth = readings
  .filter(({ water_m, tide_table_m }) => Math.abs(water_m - tide_table_m) > tooth)
  .map((reading) => {
    const [from, to] = [height(reading.tide_table_m), height(reading.water_m)].map(Math.round)
    return `M${Math.round(getX(reading))} ${from}V${to}`
  })

const highest = readings.find(({ water_m, tide_table_m }) => water_m - tide_table_m === rise)
if (!highest) throw new Error('No reading of the storm is its highest.')
const [waterX, waterY] = [getX(highest) / 10, height(highest.water_m) / 10]
const waterWords = ['the water,', joinQuantities(`${rise.toFixed(2)} m above`)]
const largestResidual = formatLimit(storm.largestResidual)
const tapeWords = [
  ['the tape', ' around the block'],
  ['on the tables', joinQuantities(`, to ${largestResidual} m`)],
]

/** Returns the attributes of a label at an hour: the first begins at the edge of the plot, and the last ends there. */
function getHourPlace(hour: number) {
  const anchor = hour === 0 ? undefined : hour === 36 ? 'end' : 'middle'
  return { x: hour / 0.36, anchor } as const
}

/** The night of the storm; while UNCHARTED is active, also the lengths of the days to come. */
export const stormFinding: Finding = {
  title: ['The water left the tables.', 'The street did not.'],
  text: joinQuantities(
    `In the night of ${formatDay(storm.firstDay)} to ${formatDate(storm.lastDay).split(' ').slice(1).join(' ')}, a storm held the water up to ${rise.toFixed(2)} m above the tide tables. A tape stayed around the block and was read every half hour. It followed the tables to ${largestResidual} m.`,
  ),
  createCaption: (figure) =>
    `36 hours. Thick line: the water. Thin line: the tide tables. Dots: the length of the boundary, at the height to which ${figure} puts it.`,
  table: stormTable,
  source:
    'The tide tables are NOAA’s for San Francisco, station 9414290, computed from its constituents. Lengths and water are our own measurements.',
  forecast: forecastCase && <ForecastTable />,
  shape: 'plot-strip',
  titleAbove: (
    <div className="plot-axes">
      <AxisTitle parts={['Height', ' of the water and in the tables', ', m']} />
      <AxisTitle parts={['Length', ' of the boundary', ', m']} />
    </div>
  ),
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
      {rules.map((meters) => (
        <PlotLabel key={meters} x={0} y={height(meters) / 10} className="plot-left">
          {String(meters)}
        </PlotLabel>
      ))}
      {rules.map((meters) => (
        <PlotLabel key={meters} x={100} y={height(meters) / 10} className="plot-right">
          {(slope * meters + intercept).toFixed(1)}
        </PlotLabel>
      ))}
      <g className="plot-words">
        {waterWords.map((words, index) => (
          <PlotLabel key={words} x={waterX} y={waterY} dy={1.25 * index - 2} anchor="middle">
            {words}
          </PlotLabel>
        ))}
        {tapeWords.map(([words, more], index) => (
          <PlotLabel key={words} x={71} y={height(1.9) / 10} dy={1.25 * index}>
            {words}
            <tspan className="plot-wide">{more}</tspan>
          </PlotLabel>
        ))}
      </g>
      {[...hours].map(([hour, words]) => (
        <AxisLabel
          key={hour}
          {...getHourPlace(hour)}
          className={hour % 12 ? 'plot-wide' : hour === 36 ? 'plot-minor' : hour ? 'plot-words' : undefined}
        >
          {words}
        </AxisLabel>
      ))}
      {[...days].map(([hour, day]) => (
        <PlotLabel key={day} {...getHourPlace(hour)} y={100} dy={2.9} className={hour ? 'plot-words' : undefined}>
          {formatDay(day)}
        </PlotLabel>
      ))}
    </>
  ),
}

/** Shows the title of an axis, whose middle only a wide screen has. */
function AxisTitle({ parts: [name, what, unit] }: { readonly parts: readonly string[] }) {
  return (
    <p className="caption">
      {name}
      <span className="plot-wide">{what}</span>
      {unit}
    </p>
  )
}
