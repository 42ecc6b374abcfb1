import { expect, test } from '@playwright/test'
import { computeDistance, readRings } from '../../../tests/support/state-outlines.ts'
import { cases } from '../../content/cases.ts'
import { projectAlbers } from './albers.ts'

/** Returns whether a point is inside a ring: a ray to the right crosses it an odd number of times. */
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

test('projects a state’s outline onto the outline that the atlas has projected', () => {
  for (const state of ['Colorado', 'Wyoming', 'Utah', 'Kansas']) {
    const [there = []] = readRings('projected', state)
    for (const [longitude, latitude] of readRings('atlas', state).flat())
      expect(
        computeDistance(projectAlbers({ latitude, longitude }), there),
        `${state}, ${latitude}, ${longitude}`,
      ).toBeLessThan(0.6)
  }
})

for (const { name, state, ...place } of cases) {
  test(`puts ${name} inside ${state}`, () => {
    expect(readRings('projected', state).some((ring) => inside(projectAlbers(place), ring))).toBe(true)
  })
}
