import { expect, test } from '@playwright/test'
import { besselJ } from '../src/forms/documents/bessel.ts'
import { createDrumSurface, getBesselZero } from './drum.ts'

const modes = [
  { order: 0, zero: 9, amplitude: 1 },
  { order: 6, zero: 9, amplitude: 1.2 },
] as const

test('the surface is the sum of both modes, and zero at the rim and beyond', () => {
  const skin = createDrumSurface(modes)
  const [j0, j6] = modes.map(({ order, zero }) => getBesselZero(order, zero))
  for (const [r, angle] of [
    [0, 0],
    [0.31, 1.1],
    [0.77, -2.4],
  ] as const) {
    const exact = besselJ(0, (j0 ?? 0) * r) + 1.2 * besselJ(6, (j6 ?? 0) * r) * Math.cos(6 * angle)
    expect(skin(r, angle)).toBeCloseTo(exact, 5)
  }
  for (let angle = 0; angle < 7; angle += 0.1) {
    expect(Math.abs(skin(1 - 1e-9, angle))).toBeLessThan(1e-6)
    expect(skin(1.01, angle)).toBe(0)
  }
})
