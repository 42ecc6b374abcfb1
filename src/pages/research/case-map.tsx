import { drawingsPath } from '../../components/drawings.tsx'
import { Figure } from '../../components/plate.tsx'
import { getCaseStatus } from '../../content/case-attributes.ts'
import type { ResearchCase } from '../../content/cases.ts'
import { cases } from '../../content/record.ts'
import { getCasePage } from '../../site.ts'
import { projectPlace } from './map-projection.ts'
import { researchText as text } from './research.text.ts'

type Point = readonly [x: number, y: number]

/** Where numbers stand, in units of the map: at sea where places are close, so that no two targets overlap. */
const labelPoints: Readonly<Record<string, Point>> = {
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
  const points = placeLabels()
  // The first is drawn on top: San Francisco and Palo Alto all but touch.
  const markers = cases
    .map((researchCase, index) => (
      <MapMarker
        key={researchCase.id}
        researchCase={researchCase}
        number={index + 1}
        at={points.get(researchCase.id)}
      />
    ))
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

/** Returns where the numbers stand, by the ids of cases. One without a place above stands where it is free, inland first. */
function placeLabels(): ReadonlyMap<string, Point> {
  const placed = new Map(Object.entries(labelPoints))
  const isFree = ([x, y]: Point) => [...placed.values()].every(([left, top]) => Math.hypot(x - left, y - top) >= room)
  for (const researchCase of cases.filter(({ id }) => !placed.has(id))) {
    const [x = 0, y = 0] = projectPlace(researchCase).map(Math.round)
    const inland = y < 305 ? room : -room
    const around = [[0, inland] as const, [0, -inland] as const, [room, 0] as const, [-room, 0] as const]
    const free = around.map(([right, down]) => [x + right, y + down] as const).find(isFree)
    placed.set(researchCase.id, free ?? [x, y + 2 * inland])
  }
  return placed
}

interface MarkerProps {
  readonly researchCase: ResearchCase
  readonly number: number
  readonly at: Point | undefined
}

// Pointer shortcut, not focusable: the list beside the map has the same links.
function MapMarker({ researchCase, number, at: [atX, atY] = [0, 0] }: MarkerProps) {
  const [x = 0, y = 0] = projectPlace(researchCase).map(Math.round)
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
