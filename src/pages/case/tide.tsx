import { storm } from '../../content/readings/uncharted-storm.ts'
import { intercept, slope } from './calculator.tsx'
import { caseText } from './case.text.ts'

const { readings, rise } = storm
/** The control begins where the water was highest above the tables. */
const start = readings.findIndex(({ water_m, tide_table_m }) => water_m - tide_table_m === rise)

/** Shows the line through the strip that the control moves. A script shows both. */
export function TideLine() {
  return (
    <svg className="tide-line" role="none">
      <line y2="100%" />
    </svg>
  )
}

/** Shows the control of the strip, and what each of the readings says. */
export function TideCursor() {
  return (
    <div className="tide case-instrument" hidden data-intercept={intercept} data-slope={slope}>
      <input type="range" aria-label={caseText.tide.label} min="0" max={readings.length - 1} defaultValue={start} />
      {/* The value of the control says the same: it is not read twice. */}
      <output aria-live="off">
        {caseText.tide.cells.map((name) => (
          <span key={name}>
            {name}
            <b />
            <small />
          </span>
        ))}
      </output>
    </div>
  )
}
