import { expect, test } from '@playwright/test'
import { cases } from '../../content/cases.ts'
import { projectAlbers } from './albers.ts'
import { placeLabels, targetRadius } from './map-labels.ts'

test('more cases in the same city get places of their own, and no two targets overlap', () => {
  const more = cases.flatMap((researchCase) => [
    researchCase,
    { ...researchCase, id: `${researchCase.id}-2` },
    { ...researchCase, id: `${researchCase.id}-3` },
  ])
  const points = placeLabels(more.map((researchCase) => ({ id: researchCase.id, at: projectAlbers(researchCase) })))
  expect(points).toHaveLength(more.length)
  for (const [index, [x, y]] of points.entries())
    for (const [otherX, otherY] of points.slice(index + 1))
      expect(Math.hypot(x - otherX, y - otherY)).toBeGreaterThanOrEqual(2 * targetRadius)
})

test('an error is thrown when the map is full', () => {
  const crowd = Array.from({ length: 200 }, (_, index) => ({ id: `case-${index}`, at: [400, 300] as const }))
  expect(() => placeLabels(crowd)).toThrow(/no room.*map-labels\.ts/)
})
