import { expect, test } from '@playwright/test'
import { cases } from '../../content/cases.ts'
import { albers } from './albers.ts'
import { numberPoints, targetRadius } from './map-numbers.ts'

test('finds room for more cases in the same city, and no two targets overlap', () => {
  const more = cases.flatMap((each) => [each, { ...each, id: `${each.id}-2` }, { ...each, id: `${each.id}-3` }])
  const points = numberPoints(more.map((each) => ({ id: each.id, at: albers(each) })))
  expect(points).toHaveLength(more.length)
  for (const [index, [x, y]] of points.entries())
    for (const [otherX, otherY] of points.slice(index + 1))
      expect(Math.hypot(x - otherX, y - otherY)).toBeGreaterThanOrEqual(2 * targetRadius)
})

test('says so when the map is full', () => {
  const crowd = Array.from({ length: 200 }, (_, index) => ({ id: `case-${index}`, at: [400, 300] as const }))
  expect(() => numberPoints(crowd)).toThrow(/no room.*map-numbers\.ts/)
})
