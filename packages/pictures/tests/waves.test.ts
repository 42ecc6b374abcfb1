import { expect, test } from '@playwright/test'
import type { PlanePoint } from '../../../src/content/picture-parameters.ts'
import { hankel } from '../src/bessel.ts'
import { computeSlitField, renderPointSources } from '../src/waves.ts'

const k = 2 * Math.PI
const slit = { top: -0.7, bottom: 0.4 }
const gap = (at: PlanePoint) => computeSlitField([slit], at, 1 / 400)

test('the field behind a slit solves Helmholtz’s equation, and is 1 in the slit and 0 beside it', () => {
  const step = 0.01
  for (const { x, y } of [
    { x: 0.4, y: 0.2 },
    { x: 1.3, y: -1.1 },
    { x: 5, y: 2 },
  ]) {
    const around = [gap({ x: x + step, y }), gap({ x: x - step, y }), gap({ x, y: y + step }), gap({ x, y: y - step })]
    const here = gap({ x, y })
    for (const part of ['re', 'im'] as const) {
      const laplacian = (around.reduce((sum, field) => sum + field[part], 0) - 4 * here[part]) / step ** 2
      expect(Math.abs(laplacian + k * k * here[part]) / (k * k * Math.hypot(here.re, here.im))).toBeLessThan(2e-3)
    }
  }
  expect(gap({ x: 0.01, y: -0.2 }).re).toBeCloseTo(1, 1)
  expect(Math.hypot(gap({ x: 0.01, y: 1.5 }).re, gap({ x: 0.01, y: 1.5 }).im)).toBeLessThan(0.02)
})

test('two sources add to four times the intensity in phase and to zero half a wavelength apart', () => {
  const one = hankel(0, k * 5)
  const alone = one.re ** 2 + one.im ** 2
  const view = { x: -0.005, y: 4.995, width: 0.01 }
  const agree =
    renderPointSources(
      [
        { x: 0, y: 0 },
        { x: 0, y: 10 },
      ],
      view,
      1,
      1,
    )[0] ?? 0
  expect(agree / alone).toBeCloseTo(4, 2)
  // On the line through both sources and beyond them; amplitude falls with distance, so their difference remains.
  const apart =
    renderPointSources(
      [
        { x: 0, y: 0 },
        { x: 0, y: 0.5 },
      ],
      { ...view, y: 199.995 },
      1,
      1,
    )[0] ?? 0
  const far = hankel(0, k * 200)
  expect(apart / (far.re ** 2 + far.im ** 2)).toBeLessThan(1e-3)
})
