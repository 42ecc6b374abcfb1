import atlas from 'us-atlas/states-10m.json' with { type: 'json' }
import projected from 'us-atlas/states-albers-10m.json' with { type: 'json' }

const editions = { atlas, projected }
type Arcs = readonly (number | Arcs)[]

/**
 * Returns a state's outline, ring by ring: as longitudes and latitudes (`atlas`), or on the map's plane of 975 by 610
 * (`projected`).
 */
export function readRings(edition: keyof typeof editions, name: string): [x: number, y: number][][] {
  const { arcs, transform, objects } = editions[edition]
  const { scale, translate } = transform
  const walk = (index: number) => {
    let [x, y] = [0, 0]
    const points = (arcs[index < 0 ? ~index : index] ?? []).map(([dx = 0, dy = 0]): [number, number] => {
      x += dx
      y += dy
      return [x * (scale[0] ?? 1) + (translate[0] ?? 0), y * (scale[1] ?? 1) + (translate[1] ?? 0)]
    })
    return index < 0 ? points.reverse() : points
  }
  const state = objects.states.geometries.find(({ properties }) => properties.name === name)
  const found: [number, number][][] = []
  const getRings = (each: Arcs) => {
    if (each.every((inner) => typeof inner === 'number')) found.push(each.flatMap(walk))
    else for (const inner of each) if (typeof inner !== 'number') getRings(inner)
  }
  getRings(state?.arcs ?? [])
  return found
}

/** Returns the distance of a point from the nearest side of a ring. */
export function computeDistance([x, y]: readonly [number, number], ring: readonly [number, number][]): number {
  const sides = ring.slice(1).map(([bx, by], index) => {
    const [ax, ay] = ring[index] ?? [bx, by]
    const [dx, dy] = [bx - ax, by - ay]
    const along = ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy || 1)
    const at = Math.min(1, Math.max(0, along))
    return Math.hypot(x - ax - at * dx, y - ay - at * dy)
  })
  return Math.min(...sides)
}
