import { expect, test } from '@playwright/test'
import { calmed } from './calm.ts'
import { extended, smoothed, statureAt } from './relief.ts'

test('the plane of the eyes is 0 and the wall 450 mm behind it is 1286 px deep', () => {
  expect(statureAt(1050)).toBe(0)
  expect(statureAt(1500)).toBeCloseTo(-1285.7, 1)
  expect(statureAt(1049.65)).toBeCloseTo(1, 6)
})

test('under the outline the shape goes on as at the nearest pixel that was measured', () => {
  const none = Number.NaN
  const row = Float64Array.from([none, none, 3, none, none, 7, none])
  expect([...extended({ width: 7, height: 1, values: row }).values]).toEqual([3, 3, 3, 3, 7, 7, 7])
})

test('smoothing keeps what is flat and what is wide, and spreads a point over its neighbors', () => {
  const flat = { width: 20, height: 20, values: new Float64Array(400).fill(5) }
  for (const value of smoothed(flat, 2).values) expect(value).toBeCloseTo(5, 9)
  const point = { ...flat, values: new Float64Array(400) }
  point.values[210] = 1
  const spread = smoothed(point, 1).values
  expect(spread.reduce((sum, value) => sum + value)).toBeCloseTo(1, 9)
  expect(spread[210]).toBeCloseTo(1 / (2 * Math.PI), 1)
})

test('calming takes a knit out, keeps an edge, and leaves what is above it alone', () => {
  const width = 60
  const values = Float64Array.from({ length: width * 60 }, (_, i) => {
    const [x, y] = [i % width, Math.floor(i / width)]
    return x < 30 ? 0.1 : 0.7 + 0.05 * (-1) ** Math.floor(y / 2)
  })
  const calm = calmed({ width, height: 60, values }, 20).values
  const column = (x: number, from: number, to: number) =>
    Array.from({ length: to - from }, (_, i) => calm[(from + i) * width + x] as number)
  const range = (all: number[]) => Math.max(...all) - Math.min(...all)
  expect(range(column(45, 25, 55))).toBeLessThan(0.03)
  expect(column(45, 0, 20)).toEqual(Array.from({ length: 20 }, (_, y) => values[y * width + 45]))
  expect((calm[40 * width + 31] as number) - (calm[40 * width + 28] as number)).toBeGreaterThan(0.4)
})
