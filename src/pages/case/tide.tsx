import type { ReactNode } from 'react'
import { formatDay } from '../../content/dates.ts'
import { storm, stormTable } from '../../content/readings/uncharted-storm.ts'
import { describeReading, getLineTop } from '../../content/uncharted/storm-reading.ts'
import { getReadingPath } from '../../published-data/readings.ts'
import { printedLine } from './formula.tsx'

const { readings, rise } = storm
const last = readings.length - 1
/** Page and control begin where the water was highest above the tables. */
const start = readings.findIndex(({ water_m, tide_table_m }) => water_m - tide_table_m === rise)
const reading = readings[start]
if (!reading) throw new Error('No reading of the storm is its highest.')

const [month = ''] = formatDay(storm.lastDay).split(' ')
const { words } = describeReading(reading, printedLine, month)

/** The names of the values, and the piece of its line before each. */
const names = [
  ['Time', undefined],
  ['The tape', <path key="tape" d="M3 4h0M13 4h0M23 4h0" strokeWidth="6" strokeLinecap="round" />],
  ['By the tables', <path key="tables" d="M0 4h26" />],
  ['Had it followed the water', <path key="water" className="plot-water" d="M0 4h26" strokeWidth="2" />],
] as const

/** Shows what the tape, the tables and the water make of one reading: the legend of the strip, too. */
export function TideValues() {
  return (
    <dl className="tide-values six-columns caption">
      {names.map(([name, line], index) => (
        <div key={name}>
          <dt>
            {line && <Mark>{line}</Mark>}
            {name}
            {index === 0 && ' '}
            {index === 0 && <DragHint />}
          </dt>
          {words.slice(2 * index, 2 * index + 2).map((value) => (
            <dd key={value}>{value}</dd>
          ))}
        </div>
      ))}
    </dl>
  )
}

/** Shows that the line can be dragged. A script writes it where there is a line to drag. */
function DragHint() {
  return (
    <span className="tide-hint screen-only" hidden aria-hidden="true">
      <Mark>
        <path d="M4 4h18M7 1 4 4l3 3M19 1l3 3-3 3" />
      </Mark>
      <span data-words="Drag the line" />
    </span>
  )
}

function Mark({ children }: { readonly children: ReactNode }) {
  return (
    <svg width="26" height="8" fill="none" stroke="currentColor" aria-hidden="true">
      {children}
    </svg>
  )
}

/** Shows the line through the strip at that reading, whose foot stands for the thumb of the control. It ends at the curves, below the labels. */
export function TideLine() {
  return (
    <svg className="tide-line" role="none" x={`${(100 * start) / last}%`}>
      <line y1={reading && getLineTop(reading)} y2="100%" />
      <circle cy="100%" r="11" />
      <circle cy="100%" r="6" fill="currentColor" />
    </svg>
  )
}

/** Shows the control of the line. A script shows it once it has the readings. */
export function TideControl() {
  return (
    <div className="tide" data-month={month} data-readings={`/${getReadingPath(stormTable)}`}>
      <input type="range" hidden aria-label="Half hours of the night" max={last} defaultValue={start} />
    </div>
  )
}
