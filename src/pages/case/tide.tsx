import { formatDay } from '../../content/dates.ts'
import { storm, stormTable } from '../../content/readings/uncharted-storm.ts'
import { describeReading, getLineTop } from '../../content/uncharted/storm-reading.ts'
import { getReadingPath } from '../../published-data/readings.ts'
import { printedLine } from './formula.tsx'
import { DragHint, type Line, Mark } from './line.tsx'

/** Page and control begin where the water was highest above the tables. */
const { readings, highest } = storm
const [month = ''] = formatDay(storm.lastDay).split(' ')
const { words } = describeReading(highest, printedLine, month)

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
    <dl className="line-values caption">
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

/** The line through the strip at that reading. It ends at the curves, below the labels. */
export const tideLine: Line = {
  name: 'Half hours of the night',
  max: readings.length - 1,
  start: readings.indexOf(highest),
  top: getLineTop(highest),
  data: { 'data-month': month, 'data-readings': `/${getReadingPath(stormTable)}` },
}
