import { formatDay } from '../../content/dates.ts'
import { storm } from '../../content/readings/uncharted-storm.ts'

const { readings, rise } = storm
/** The control begins where the water was highest above the tables. */
const start = readings.findIndex(({ water_m, tide_table_m }) => water_m - tide_table_m === rise)

/** All of the night is in one. */
const [month] = formatDay(storm.lastDay).split(' ')

/** Each with how many lines a script writes below it. */
const parts = { Time: 2, 'The water': 2, 'The tables': 1, 'The tape': 2 }

/** Shows the line through the strip whose foot is the thumb of the control. A script moves it. */
export function TideLine() {
  return (
    <svg className="tide-line" role="none">
      <line y2="100%" />
    </svg>
  )
}

/** Shows the control of the strip, and below it the reading that it stands at. */
export function TideControl() {
  return (
    <div className="instrument tide" hidden data-month={month}>
      <input type="range" aria-label="Half hours of the night" max={readings.length - 1} defaultValue={start} />
      <dl>
        {Object.entries(parts).map(([name, lines]) => (
          <div key={name}>
            <dt data-words={name} />
            <dd />
            {lines > 1 && <dd />}
          </div>
        ))}
      </dl>
    </div>
  )
}
