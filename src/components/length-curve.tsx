import './plots/plot.css'
import './length-curve.css'
import { formatDate } from '../content/dates.ts'
import { findTurns, hour, type Turn } from '../content/uncharted/boundary-length.ts'
import { firstDay, formatForecastTime } from '../content/uncharted/forecast-days.ts'
import {
  drawCurve,
  getCurveY,
  getTurnPlace,
  orderTurns,
  planeHeight,
  planeWidth,
} from '../content/uncharted/length-curve.ts'
import { getBoundaryLength } from '../content/uncharted/length-model.ts'
import { formatMeters } from '../content/uncharted/storm-reading.ts'

const axis = [formatDate(firstDay), 'noon', 'midnight']
const noon = Date.parse(`${firstDay}T12:00-08:00`)
const turns = orderTurns(findTurns(getBoundaryLength, noon - 12 * hour, noon + 12 * hour), getBoundaryLength)

/** Shows the length over the first day of the forecast, and labels where it is longest and shortest; a script shows the day around now. */
export function LengthCurve() {
  return (
    // Translators put HTML into its labels, which SVG does not show.
    <div translate="no">
      <svg className="plot curve" role="none">
        <svg viewBox={`0 0 ${planeWidth} ${planeHeight}`} preserveAspectRatio="none" aria-hidden="true">
          {drawCurve(getBoundaryLength, noon).map((path) => (
            <path key={path} d={path} strokeWidth="1.5" vectorEffect="non-scaling-stroke" />
          ))}
        </svg>
        <svg className="plot-now" role="none" x="50%" y={`${getCurveY(getBoundaryLength(noon))}%`}>
          <circle r="7" />
        </svg>
        {turns.map((turn, index) => (
          <TurnLabel key={turn?.time ?? index} turn={turn} isLongest={index < 2} />
        ))}
        {axis.map((words, index) => (
          <text
            className="curve-axis"
            key={words}
            x={`${50 * index}%`}
            y="100%"
            dy="1.9em"
            textAnchor={(['start', 'middle', 'end'] as const)[index]}
          >
            {words}
          </text>
        ))}
      </svg>
    </div>
  )
}

/** Shows length and time of a turn: above the curve where it is longest, else below. One that a day lacks is empty. */
function TurnLabel({ turn, isLongest }: { readonly turn: Turn | undefined; readonly isLongest: boolean }) {
  const place = turn && getTurnPlace(turn, noon)
  return (
    <svg className="curve-turn" role="none" x={place?.x} y={place?.y} textAnchor={place?.['text-anchor']}>
      <text dy={isLongest ? '-2.2em' : '1.9em'}>{turn && formatMeters(turn.length)}</text>
      <text dy={isLongest ? '-0.95em' : '3.15em'}>{turn && formatForecastTime(turn.time)}</text>
    </svg>
  )
}
