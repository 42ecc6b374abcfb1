import { expect, test } from '@playwright/test'
import fc from 'fast-check'
import { applyToneCurve, blackLevel, whiteLevel } from '../src/tone.ts'

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
