import { expect, test } from '@playwright/test'
import fc from 'fast-check'
import { applyToneCurve, blackLevel, computeExposure, toGrayBytes, whiteLevel } from './tone.ts'

const light = fc.double({ min: 0, max: 1e6, noNaN: true })

test('more light is never darker, and every gray lies between black and white', () => {
  fc.assert(
    fc.property(light, light, (a, b) => {
      const [dark, bright] = [Math.min(a, b), Math.max(a, b)].map((value) => applyToneCurve(value, 3))
      expect(dark).toBeLessThanOrEqual(bright ?? 0)
      expect(dark).toBeGreaterThanOrEqual(blackLevel)
      expect(bright).toBeLessThanOrEqual(whiteLevel)
    }),
  )
})

test('the exposure is the value that the given part of the pixels stays under', () => {
  const values = Float64Array.from({ length: 1001 }, (_, i) => (i * 8) % 1001)
  expect(computeExposure(values, 0.997)).toBe(997)
  expect(computeExposure(values, 0.5)).toBe(500)
  expect(Array.from(toGrayBytes(Float64Array.of(0, 1e9), 1))).toEqual([
    Math.round(255 * blackLevel),
    Math.round(255 * whiteLevel),
  ])
})
