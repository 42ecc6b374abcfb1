import { expect, test } from '@playwright/test'
import fc from 'fast-check'
import { black, exposure, grays, tone, white } from './tone.ts'

const light = fc.double({ min: 0, max: 1e6, noNaN: true })

test('more light is never darker, and every gray lies between black and white', () => {
  fc.assert(
    fc.property(light, light, (a, b) => {
      const [dark, bright] = [Math.min(a, b), Math.max(a, b)].map((value) => tone(value, 3))
      expect(dark).toBeLessThanOrEqual(bright ?? 0)
      expect(dark).toBeGreaterThanOrEqual(black)
      expect(bright).toBeLessThanOrEqual(white)
    }),
  )
})

test('below the shoulder the curve is the power 0.55, and it enters the shoulder without a corner', () => {
  const gray = (share: number) => (tone(share, 1) - black) / (white - black)
  expect(gray(0)).toBe(0)
  expect(gray(0.3)).toBeCloseTo(0.3 ** 0.55, 12)
  const knee = 0.72 ** (1 / 0.55)
  const slope = (at: number) => (gray(at + 1e-6) - gray(at)) / 1e-6
  expect(slope(knee + 1e-6)).toBeCloseTo(slope(knee - 1e-5), 3)
})

test('the exposure is the value that the given part of the pixels stays under', () => {
  const values = Float64Array.from({ length: 1001 }, (_, i) => (i * 8) % 1001)
  expect(exposure(values, 0.997)).toBe(997)
  expect(exposure(values, 0.5)).toBe(500)
  expect(Array.from(grays(Float64Array.of(0, 1e9), 1))).toEqual([Math.round(255 * black), Math.round(255 * white)])
})
