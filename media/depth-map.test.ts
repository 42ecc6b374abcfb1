import { expect, test } from '@playwright/test'
import { blurGaussian } from './depth-map.ts'
import { applyGuidedFilter } from './guided-filter.ts'

test('blurring preserves flat and wide areas, and spreads a point over its neighbors', () => {
  const flat = { width: 20, height: 20, values: new Float64Array(400).fill(5) }
  for (const value of blurGaussian(flat, 2).values) expect(value).toBeCloseTo(5, 9)
  const point = { ...flat, values: new Float64Array(400) }
  point.values[210] = 1
  const spread = blurGaussian(point, 1).values
  expect(spread.reduce((sum, value) => sum + value)).toBeCloseTo(1, 9)
  expect(spread[210]).toBeCloseTo(1 / (2 * Math.PI), 1)
})

test('the guided filter removes a knit, keeps an edge, and does not change rows above', () => {
  const width = 60
  const values = Float64Array.from({ length: width * 60 }, (_, i) => {
    const [x, y] = [i % width, Math.floor(i / width)]
    return x < 30 ? 0.1 : 0.7 + 0.05 * (-1) ** Math.floor(y / 2)
  })
  const calm = applyGuidedFilter({ width, height: 60, values }, 20).values
  const column = (x: number, from: number, to: number) =>
    Array.from({ length: to - from }, (_, i) => calm[(from + i) * width + x] as number)
  const range = (all: number[]) => Math.max(...all) - Math.min(...all)
  expect(range(column(45, 25, 55))).toBeLessThan(0.03)
  expect(column(45, 0, 20)).toEqual(Array.from({ length: 20 }, (_, y) => values[y * width + 45]))
  expect((calm[40 * width + 31] as number) - (calm[40 * width + 28] as number)).toBeGreaterThan(0.4)
})
