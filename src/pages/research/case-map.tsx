import { drawingsPath } from '../../components/drawings.tsx'
import { Figure } from '../../components/plate.tsx'
import { cases } from '../../content/record.ts'
import { getCasePage } from '../../site.ts'
import { projectPlace } from './map-projection.ts'
import { researchText as text } from './research.text.ts'

type Point = readonly [x: number, y: number]

/** Where numbers stand, in units of the map: at sea where places are close, so that no two targets overlap. */
const labelPoints: Readonly<Record<string, Point>> = {
  uncharted: [-88, 158],
  nexus: [-88, 262],
  threshold: [-62, 400],
  cascade: [968, 240],
  resonance: [415, 200],
}

/** The space around a number, at which a pointer aims, in units of the map. */
const room = 100

/** Shows the cases' places on a map of the states, each with its number, which leads to its page. */
export function CaseMap({ number }: { readonly number: number }) {
  const points = placeLabels()
  // The first is drawn on top: San Francisco and Palo Alto all but touch.
  const places = cases.map((researchCase) => ({
    researchCase,
    at: points.get(researchCase.id) ?? [0, 0],
    from: projectPlace(researchCase).map(Math.round) as [number, number],
  }))
  return (
    <div className="map" id="places">
      <Figure number={number} caption={text.map.caption}>
        <svg viewBox="-138 8 1140 600" width="760" height="400" role="none" fill="none" stroke="currentColor">
          <use href={`/${drawingsPath}#outline`} />
          {places.toReversed().map(({ researchCase, at, from: [x, y] }) => (
            <g key={researchCase.id} className={researchCase.ended ? undefined : 'map-active'}>
              <path d={`M${x} ${y}L${at.join(' ')}`} />
              <circle cx={x} cy={y} r="9" />
            </g>
          ))}
          {places.map(({ researchCase, at: [x, y] }, index) => (
            <foreignObject key={researchCase.id} x={x - room / 2} y={y - room / 2} width={room} height={room}>
              {/* biome-ignore lint/a11y/useAnchorContent: Its label names the case; browsers of text alone would show a number without the map. */}
              <a
                className="map-label"
                href={getCasePage(researchCase).path}
                aria-label={`${text.case} ${index + 1}: ${researchCase.name}, ${researchCase.location}, ${researchCase.state}`}
                data-generated-content={index + 1}
              />
            </foreignObject>
          ))}
        </svg>
      </Figure>
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
