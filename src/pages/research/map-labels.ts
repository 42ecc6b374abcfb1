/** A point on the map's plane. */
export type MapPoint = readonly [x: number, y: number]

// Chosen by eye: out at sea where the places are close together, so that every target is its own.
const fixedLabelPoints: Readonly<Record<string, MapPoint>> = {
  uncharted: [-88, 190],
  nexus: [-88, 290],
  threshold: [-62, 390],
  cascade: [952, 300],
  resonance: [415, 200],
}

/** What a pointer aims at around a number; two of them never overlap. */
export const targetRadius = 50
const [left, right, top, bottom] = [-88, 952, 58, 558]
const directions = Array.from({ length: 24 }, (_, index) => (index * Math.PI) / 12)

/**
 * Returns where the number of each place stands, in the order of the places: where it was chosen by eye, else at the
 * nearest free spot. Throws when the map is full.
 */
export function placeLabels(places: readonly { readonly id: string; readonly at: MapPoint }[]): MapPoint[] {
  const taken = places.map(({ id }) => fixedLabelPoints[id]).filter((point) => point !== undefined)
  return places.map(({ id, at }) => {
    const known = fixedLabelPoints[id]
    if (known) return known
    const spot = getNearbyPoints(at).find(
      (point) =>
        inside(point) &&
        taken.every((other) => distance(other, point) >= 2 * targetRadius) &&
        places.every((other) => distance(other.at, point) >= targetRadius),
    )
    if (!spot) throw new Error(`The map has no room for the number of ${id}. Choose a place in map-labels.ts.`)
    taken.push(spot)
    return spot
  })
}

function getNearbyPoints([x, y]: MapPoint): MapPoint[] {
  const rings = Array.from({ length: 12 }, (_, index) => 80 + index * 40)
  return rings.flatMap((r) =>
    directions.map((turn): MapPoint => [Math.round(x + r * Math.cos(turn)), Math.round(y - r * Math.sin(turn))]),
  )
}

function inside([x, y]: MapPoint): boolean {
  return x >= left && x <= right && y >= top && y <= bottom
}

function distance([ax, ay]: MapPoint, [bx, by]: MapPoint): number {
  return Math.hypot(ax - bx, ay - by)
}
