import { statusLabel, statusOf } from '../../content/case-facts.ts'
import { type Case, cases } from '../../content/cases.ts'
import { Pause } from '../../parts/pause.tsx'
import { Figure } from '../../parts/plate.tsx'
import { Status } from '../../parts/status.tsx'
import { albers } from './albers.ts'
import { researchText as text } from './research.text.ts'
import { usOutline } from './us-outline.ts'

const { edge, borders } = usOutline(3)

// Where each number stands: out at sea where the places are close together, so that every target is its own.
const numbers: Readonly<Record<string, readonly [x: number, y: number]>> = {
  uncharted: [-88, 190],
  nexus: [-88, 290],
  threshold: [-62, 390],
  cascade: [952, 300],
  resonance: [415, 200],
}

/** The cases' places on a map of the states, numbered like the figures, and the same in words beside it. */
export function CaseMap({ number }: { readonly number: number }) {
  // The first lies on top: San Francisco and Palo Alto all but touch.
  const marks = cases.map((each, index) => <Mark key={each.id} of={each} number={index + 1} />).reverse()
  return (
    <div className="map">
      <Figure number={number} caption={text.map.caption}>
        <svg viewBox="-138 8 1140 600" width="760" height="400" aria-hidden="true" fill="none" stroke="currentColor">
          <path d={borders} strokeOpacity="0.3" />
          <path d={edge} strokeOpacity="0.75" />
          {marks}
        </svg>
      </Figure>
      <ol>
        {cases.map((each) => (
          <li key={each.id}>
            <a href={`#${each.id}`}>{each.name}</a>
            <Pause />
            <span>
              {`${each.location}, ${each.state}`}
              <Pause />
            </span>
            <span className="caption">
              {coordinates(each)}
              <Pause />
            </span>
            <Status of={each} />
          </li>
        ))}
      </ol>
    </div>
  )
}

// The pointer's way in. The list beside it is everyone's, so the keyboard does not stop here a second time.
function Mark({ of: each, number }: { readonly of: Case; readonly number: number }) {
  const [x, y] = albers(each).map(Math.round)
  const [atX, atY] = numbers[each.id] ?? [x, y]
  return (
    <a className={`mark-${statusOf(each)}`} href={`#${each.id}`} tabIndex={-1}>
      <title>{`${each.name}, ${each.location}: ${statusLabel(each)}`}</title>
      <circle className="map-target" cx={atX} cy={atY} r="50" stroke="none" pointerEvents="all" />
      <path d={`M${x} ${y}L${atX} ${atY}`} />
      <circle className="map-place" cx={x} cy={y} r="9" />
      <text x={atX} y={atY} dy="0.35em" textAnchor="middle" fontSize="52" fill="currentColor">
        {number}
      </text>
    </a>
  )
}

function coordinates({ latitude, longitude }: Case): string {
  return `${latitude.toFixed(2)}° N, ${Math.abs(longitude).toFixed(2)}° W`
}
