import { expect, test } from '@playwright/test'
import fc from 'fast-check'
import { film } from '../src/content/recipes.ts'
import { density, weights } from './carpet.ts'

const { start } = film
const period = film.window.until

const positions = Float64Array.from({ length: 400 }, (_, i) => (i + 0.5) / 400)
const mean = (values: Float64Array) => values.reduce((sum, value) => sum + value, 0) / values.length
const largestDifference = (a: Float64Array, b: Float64Array) =>
  a.reduce((most, value, i) => Math.max(most, Math.abs(value - (b[i] ?? Number.NaN))), 0)

test('the particle is somewhere with the same total probability at every moment of the loop', () => {
  for (const from of [start, { center: 0.37, spread: 0.022 }]) {
    // Parseval: the sines are orthogonal, each with mean square 1/2.
    const total = weights(from).reduce((sum, weight) => sum + weight ** 2 / 2, 0)
    for (let k = 0; k < 96; k++) {
      expect(mean(density(from, positions, (period * k) / 96)) / total).toBeCloseTo(1, 12)
    }
  }
})

test('a centered start comes back after a quarter of the time unit, and an off-center one does not', () => {
  const after = (center: number, t: number) => {
    const from = { center, spread: 0.022 }
    return largestDifference(density(from, positions, t), density(from, positions, t + period))
  }
  fc.assert(fc.property(fc.double({ min: 0, max: 2, noNaN: true }), (t) => after(0.5, t) < 1e-7))
  expect(after(0.37, 0.1)).toBeGreaterThan(1)
})

test('it starts as the Gaussian that was asked for, and spreads as a free packet does until it meets a wall', () => {
  const center = 0.5
  // In these units the free packet's width grows by the root of 1 + (2 t / (π s²))².
  for (const t of [0, 0.0002, 0.0005]) {
    const growth = 1 + ((2 * t) / (Math.PI * start.spread ** 2)) ** 2
    const [peak = 0, ...rest] = density(start, Float64Array.of(center, center + 0.01, center - 0.02), t)
    const expected = [0.01, 0.02].map((x) => Math.exp(-(x ** 2) / (start.spread ** 2 * growth)))
    rest.forEach((value, i) => {
      expect(value / peak).toBeCloseTo(expected[i] ?? 0, 3)
    })
  }
})

test('the walls are never reached, and half a period in the packet stands in two places', () => {
  for (const t of [0, 0.03, 0.11]) {
    for (const wall of density(start, Float64Array.of(0, 1), t)) expect(wall).toBeLessThan(1e-20)
  }
  const half = density(start, positions, period / 2)
  const peaks = positions.filter((_, i) => (half[i] ?? 0) > 0.9 * Math.max(...half))
  for (const peak of peaks) expect(Math.min(Math.abs(peak - 0.25), Math.abs(peak - 0.75))).toBeLessThan(0.02)
  expect(new Set(Array.from(peaks, (peak) => peak > 0.5)).size).toBe(2)
})
