import { scaleLinear, scaleUtc } from 'd3-scale'
import { formatDay } from '../../../content/dates.ts'
import { uncharted } from '../../../content/readings/uncharted.ts'
import { storm } from '../../../content/readings/uncharted-storm.ts'
import { Dots, Drawing, plane, Rules } from './marks.tsx'
import { AxisLabel, Plot, PlotLabel } from './plot.tsx'
import { plotsText } from './plots.text.ts'

const text = plotsText.storm
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

/** Shows the drawing of the rules, the hours and the tide tables. */
export function StormDrawing() {
  const ticks = [...hours.keys()].map((hour) => `M${Math.round((plane * hour) / 36)} ${plane}v16`)
  return (
    <Drawing id="storm">
      <Rules at={[...rules.map(height), plane]} />
      <path d={ticks.join('')} strokeOpacity="0.6" vectorEffect="non-scaling-stroke" />
      <path d={draw('tide_table_m')} strokeOpacity="0.75" strokeWidth="1.25" vectorEffect="non-scaling-stroke" />
    </Drawing>
  )
}

/** Shows the drawing of the water, and of how far it was from the tables. It inherits its stroke. */
export function StormWaterDrawing() {
  const teeth = readings
    .filter(({ water_m, tide_table_m }) => Math.abs(water_m - tide_table_m) > tooth)
    .map((reading) => {
      const [from, to] = [height(reading.tide_table_m), height(reading.water_m)].map(Math.round)
      return `M${Math.round(getX(reading))} ${from}V${to}`
    })
  return (
    <Drawing id="storm-water">
      <path d={teeth.join('')} strokeWidth="1" vectorEffect="non-scaling-stroke" />
      <path d={draw('water_m')} strokeWidth="2" vectorEffect="non-scaling-stroke" />
    </Drawing>
  )
}

/** Shows the drawing of each length at the height to which the line of the walks puts it. It inherits the width of its dots. */
export function StormTapeDrawing() {
  return (
    <Drawing id="storm-tape">
      <Dots at={readings.map((reading) => [getX(reading), height((reading.length_m - intercept) / slope)])} />
    </Drawing>
  )
}

/** Returns the attributes of a label at an hour: the first begins at the edge of the plot, and the last ends there. */
function getHourPlace(hour: number) {
  const anchor = hour === 0 ? undefined : hour === 36 ? 'end' : 'middle'
  return { x: hour / 0.36, anchor } as const
}

export function StormPlot({ drawings }: { readonly drawings: string }) {
  const highest = readings.find(({ water_m, tide_table_m }) => water_m - tide_table_m === rise)
  if (!highest) throw new Error('No reading of the storm is its highest.')
  const [x, y] = [getX(highest) / 10, height(highest.water_m) / 10]
  return (
    <>
      <div className="plot-axes">
        <AxisTitle parts={text.height} />
        <AxisTitle parts={text.length} />
      </div>
      <Plot name="storm" className="plot plot-strip" drawings={drawings}>
        <use className="plot-water" href={`${drawings}#storm-water`} />
        <use className="plot-tape" href={`${drawings}#storm-tape`} />
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
          {text.water.map((words, index) => (
            <PlotLabel key={words} x={x} y={y} dy={1.25 * index - 2} anchor="middle">
              {words}
            </PlotLabel>
          ))}
          {text.tape.map(([words, more], index) => (
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
            className={hour % 12 ? 'plot-quarter' : hour === 36 ? 'plot-minor' : hour ? 'plot-words' : undefined}
          >
            {words}
          </AxisLabel>
        ))}
        {[...days].map(([hour, day]) => (
          <PlotLabel key={day} {...getHourPlace(hour)} y={100} dy={2.9} className={hour ? 'plot-words' : undefined}>
            {formatDay(day)}
          </PlotLabel>
        ))}
      </Plot>
    </>
  )
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
