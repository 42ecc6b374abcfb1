import { drawingsPath } from '../../components/drawings.tsx'
import { Figure } from '../../components/plate.tsx'
import { getCaseStatus } from '../../content/case-attributes.ts'
import type { ResearchCase } from '../../content/cases.ts'
import { cases } from '../../content/record.ts'
import { getCasePage } from '../../site.ts'
import { projectPlace } from './map-projection.ts'
import { researchText as text } from './research.text.ts'

/** Where numbers stand, in units of the map: at sea where places are close, so that no two targets overlap. */
const labelPoints: Readonly<Record<string, readonly [x: number, y: number]>> = {
  uncharted: [-88, 110],
  nexus: [-88, 255],
  threshold: [-62, 400],
  cascade: [952, 300],
  resonance: [415, 200],
}

/** The space around a number, at which a pointer aims, in units of the map. */
const room = 100

/** Shows the cases' places on a map of the states, and beside it in words what the entries above do not state. */
export function CaseMap({ number }: { readonly number: number }) {
  // The first is drawn on top: San Francisco and Palo Alto all but touch.
  const markers = cases
    .map((researchCase, index) => <MapMarker key={researchCase.id} researchCase={researchCase} number={index + 1} />)
    .reverse()
  return (
    <div className="map">
      <Figure number={number} caption={text.map.caption}>
        <svg viewBox="-138 8 1140 600" width="760" height="400" aria-hidden="true" fill="none" stroke="currentColor">
          <use href={`/${drawingsPath}#outline`} />
          {markers}
        </svg>
      </Figure>
      <ol className="ruled-list">
        {cases.map((researchCase) => (
          <li key={researchCase.id}>
            <a href={getCasePage(researchCase).path}>{researchCase.name}</a>
            <span className="caption">{`${researchCase.location}, ${researchCase.state}`}</span>
          </li>
        ))}
      </ol>
    </div>
  )
}

// Pointer shortcut, not focusable: the list beside the map has the same links.
function MapMarker({ researchCase, number }: { readonly researchCase: ResearchCase; readonly number: number }) {
  const [x = 0, y = 0] = projectPlace(researchCase).map(Math.round)
  // A place without a number of its own has it toward the middle of the map.
  const [atX, atY] = labelPoints[researchCase.id] ?? [x, y + (y < 305 ? room : -room)]
  return (
    <a
      className={getCaseStatus(researchCase) === 'active' ? 'map-marker-active' : undefined}
      href={getCasePage(researchCase).path}
      tabIndex={-1}
    >
      <path d={`M${x} ${y}L${atX} ${atY}`} />
      <circle className="map-dot" cx={x} cy={y} r="9" />
      {/* Generated content, because browsers that show text alone would show the numbers without the map. */}
      <foreignObject x={atX - room / 2} y={atY - room / 2} width={room} height={room}>
        <span className="map-label" data-generated-content={number} />
      </foreignObject>
    </a>
  )
}
