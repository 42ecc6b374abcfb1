import { expect, test } from '@playwright/test'
import { filmParameters, type PlanePoint } from '../../../src/content/picture-parameters.ts'
import { computeDensity } from '../src/carpet.ts'
import { computeSlitField } from '../src/waves.ts'

test('a particle that starts in the middle of its box is there again after one loop of the film', () => {
  const { start, window } = filmParameters
  const positions = Float64Array.from({ length: 400 }, (_, index) => (index + 0.5) / 400)
  const findLargestDifference = (center: number, time: number) => {
    const [now, later] = [time, time + window.until].map((at) => computeDensity({ ...start, center }, positions, at))
    return Math.max(...positions.map((_, index) => Math.abs((now?.[index] ?? 0) - (later?.[index] ?? 0))))
  }
  for (const time of [0, 0.1, 0.77]) expect(findLargestDifference(start.center, time)).toBeLessThan(1e-7)
  expect(findLargestDifference(0.37, 0.1), 'started elsewhere').toBeGreaterThan(1)
})

test('the field behind a slit solves Helmholtz’s equation, and is 1 in the slit and 0 beside it', () => {
  const wavenumber = 2 * Math.PI
  const field = (at: PlanePoint) => computeSlitField([{ top: -0.7, bottom: 0.4 }], at, 1 / 400)
  const step = 0.01
  for (const { x, y } of [
    { x: 0.4, y: 0.2 },
    { x: 1.3, y: -1.1 },
    { x: 5, y: 2 },
  ]) {
    const here = field({ x, y })
    const around = [
      field({ x: x + step, y }),
      field({ x: x - step, y }),
      field({ x, y: y + step }),
      field({ x, y: y - step }),
    ]
    for (const part of ['re', 'im'] as const) {
      const laplacian = (around.reduce((sum, neighbor) => sum + neighbor[part], 0) - 4 * here[part]) / step ** 2
      const remainder = Math.abs(laplacian + wavenumber ** 2 * here[part])
      expect(remainder / (wavenumber ** 2 * Math.hypot(here.re, here.im))).toBeLessThan(2e-3)
    }
  }
  expect(field({ x: 0.01, y: -0.2 }).re).toBeCloseTo(1, 1)
  const beside = field({ x: 0.01, y: 1.5 })
  expect(Math.hypot(beside.re, beside.im)).toBeLessThan(0.02)
})
