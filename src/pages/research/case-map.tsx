import { statusLabel, statusOf } from '../../content/case-facts.ts'
import { type Case, cases } from '../../content/cases.ts'
import { Pause } from '../../parts/pause.tsx'
import { Figure } from '../../parts/plate.tsx'
import { albers } from './albers.ts'
import { numberPoints, targetRadius } from './map-numbers.ts'
import { researchText as text } from './research.text.ts'
import { usOutline } from './us-outline.ts'

const { edge, borders } = usOutline(14)

const points = numberPoints(cases.map((each) => ({ id: each.id, at: albers(each) })))

/** What a number has room in, in units of the map. */
const numberRoom = 80

/** The cases' places on a map of the states, and beside it in words what the cases above have not said of them. */
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
            <span className="caption">{`${each.state}, ${coordinates(each)}`}</span>
          </li>
        ))}
      </ol>
    </div>
  )
}

// The pointer's way in. The list beside it is everyone's, so the keyboard does not stop here a second time.
function Mark({ of: each, number }: { readonly of: Case; readonly number: number }) {
  const [x, y] = albers(each).map(Math.round)
  const [atX, atY] = points[number - 1] ?? albers(each)
  return (
    <a className={`mark-${statusOf(each)}`} href={`#${each.id}`} tabIndex={-1}>
      <title>{`${each.name}, ${each.location}: ${statusLabel(each)}`}</title>
      <circle className="map-target" cx={atX} cy={atY} r={targetRadius} stroke="none" pointerEvents="all" />
      <path d={`M${x} ${y}L${atX} ${atY}`} />
      <circle className="map-place" cx={x} cy={y} r="9" />
      {/* No text of the page: browsers that show text alone would show the numbers without the map. */}
      <foreignObject x={atX - numberRoom / 2} y={atY - numberRoom / 2} width={numberRoom} height={numberRoom}>
        <span className="map-number" data-words={number} />
      </foreignObject>
    </a>
  )
}

function coordinates({ latitude, longitude }: Case): string {
  return `${latitude.toFixed(2)}° N, ${Math.abs(longitude).toFixed(2)}° W`
}
