import { brotliCompressSync } from 'node:zlib'
import { expect, test } from '@playwright/test'
import atlas from 'us-atlas/states-10m.json' with { type: 'json' }
import projected from 'us-atlas/states-albers-10m.json' with { type: 'json' }
import { cases } from '../../content/cases.ts'
import { albers } from './albers.ts'
import { usOutline } from './us-outline.ts'

type Topology = typeof atlas | typeof projected
type Arcs = readonly (number | Arcs)[]

/** The vertices of a state's outline in either edition of the atlas, ring by ring. */
function rings({ arcs, transform, objects }: Topology, name: string): [x: number, y: number][][] {
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
  const ringsOf = (each: Arcs) => {
    if (each.every((inner) => typeof inner === 'number')) found.push(each.flatMap(walk))
    else for (const inner of each) if (typeof inner !== 'number') ringsOf(inner)
  }
  ringsOf(state?.arcs ?? [])
  return found
}

/** Whether a point lies inside a ring: a ray to the right crosses it an odd number of times. */
function inside([x, y]: readonly [number, number], ring: readonly [number, number][]): boolean {
  return (
    ring.filter(([ax, ay], index) => {
      const [bx, by] = ring[index - 1] ?? ring.at(-1) ?? [0, 0]
      return ay > y !== by > y && x < ax + ((y - ay) / (by - ay)) * (bx - ax)
    }).length %
      2 ===
    1
  )
}

/** How far a point lies from the nearest side of a ring. */
function distance([x, y]: readonly [number, number], ring: readonly [number, number][]): number {
  const sides = ring.slice(1).map(([bx, by], index) => {
    const [ax, ay] = ring[index] ?? [bx, by]
    const [dx, dy] = [bx - ax, by - ay]
    const along = ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy || 1)
    const at = Math.min(1, Math.max(0, along))
    return Math.hypot(x - ax - at * dx, y - ay - at * dy)
  })
  return Math.min(...sides)
}

test('projects a state’s outline onto the outline that the atlas has projected', () => {
  for (const state of ['Colorado', 'Wyoming', 'Utah', 'Kansas']) {
    const [there = []] = rings(projected, state)
    for (const [longitude, latitude] of rings(atlas, state).flat())
      expect(distance(albers({ latitude, longitude }), there), `${state}, ${latitude}, ${longitude}`).toBeLessThan(0.6)
  }
})

for (const { name, state, ...place } of cases) {
  test(`puts ${name} inside ${state}`, () => {
    expect(rings(projected, state).some((ring) => inside(albers(place), ring))).toBe(true)
  })
}

/** The points that the pen comes to, stroke by stroke. */
function strokes(path: string): [number, number][][] {
  return [...path.matchAll(/M([^lM]+)l([^M]+)/g)].map(([, start = '', steps = '']) => {
    const [x = 0, y = 0, ...rest] = `${start} ${steps}`.match(/-?\d+/g)?.map(Number) ?? []
    const points: [number, number][] = [[x, y]]
    for (let at = 0; at < rest.length; at += 2) {
      const [lastX, lastY] = points.at(-1) ?? [x, y]
      points.push([lastX + (rest[at] ?? 0), lastY + (rest[at + 1] ?? 0)])
    }
    return points
  })
}

test('goes along every border with the pen lifted seldom, in at most 2.8 kB, all of it on the map', () => {
  const { edge, borders } = usOutline(3)
  expect(brotliCompressSync(edge + borders).length).toBeLessThan(2800)
  const drawn = strokes(edge + borders)
  for (const [x, y] of drawn.flat()) {
    expect(x).toBeGreaterThan(0)
    expect(x).toBeLessThan(975)
    expect(y).toBeGreaterThan(0)
    expect(y).toBeLessThan(610)
  }
  for (const state of ['Colorado', 'Tennessee', 'Maine', 'Oregon']) {
    const [outline = []] = rings(projected, state)
    for (const point of outline)
      expect(Math.min(...drawn.map((stroke) => distance(point, stroke))), `${state}, ${point}`).toBeLessThan(6)
  }
})
