import { expect, test } from '@playwright/test'
import fc from 'fast-check'
import { filmParameters } from '../../../src/content/picture-parameters.ts'
import { computeDensity } from '../src/carpet.ts'

const { start } = filmParameters
const period = filmParameters.window.until

const positions = Float64Array.from({ length: 400 }, (_, i) => (i + 0.5) / 400)
const largestDifference = (a: Float64Array, b: Float64Array) =>
  a.reduce((largest, value, i) => Math.max(largest, Math.abs(value - (b[i] ?? Number.NaN))), 0)

test('a centered packet recurs after a quarter of the time unit, and an off-center one does not', () => {
  const after = (center: number, t: number) => {
    const from = { center, spread: 0.022 }
    return largestDifference(computeDensity(from, positions, t), computeDensity(from, positions, t + period))
  }
  fc.assert(fc.property(fc.double({ min: 0, max: 2, noNaN: true }), (t) => after(0.5, t) < 1e-7))
  expect(after(0.37, 0.1)).toBeGreaterThan(1)
})

test('the packet starts as the given Gaussian and spreads like a free one until it reaches a wall', () => {
  const center = 0.5
  // In these units the free packet's width grows by the root of 1 + (2 t / (π s²))².
  for (const t of [0, 0.0002, 0.0005]) {
    const growth = 1 + ((2 * t) / (Math.PI * start.spread ** 2)) ** 2
    const [peak = 0, ...rest] = computeDensity(start, Float64Array.of(center, center + 0.01, center - 0.02), t)
    const expected = [0.01, 0.02].map((x) => Math.exp(-(x ** 2) / (start.spread ** 2 * growth)))
    rest.forEach((value, i) => {
      expect(value / peak).toBeCloseTo(expected[i] ?? 0, 3)
    })
  }
})
