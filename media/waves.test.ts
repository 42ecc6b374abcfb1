import { expect, test } from '@playwright/test'
import type { Point } from '../src/content/recipes.ts'
import { hankel } from './bessel.ts'
import { fieldBehind, slits, sources } from './waves.ts'

const k = 2 * Math.PI
const slit = { top: -0.7, bottom: 0.4 }
const gap = (at: Point) => fieldBehind([slit], at, 1 / 400)

test('behind a slit the field solves Helmholtz, and on the screen it is 1 in the slit and 0 beside it', () => {
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

test('a very wide slit lets the plane wave through as it came', () => {
  const at = { x: 1.3, y: 0 }
  const { re, im } = fieldBehind([{ top: -300, bottom: 300 }], at, 1 / 40)
  expect(re).toBeCloseTo(Math.cos(k * at.x), 1)
  expect(im).toBeCloseTo(Math.sin(k * at.x), 1)
})

test('the slit plate is that field, pixel by pixel', () => {
  const view = { x: 0.05, y: -1, width: 3.2 }
  const picture = slits([slit], view, 32, 20)
  for (const [column, row] of [
    [0, 3],
    [9, 9],
    [31, 19],
  ] as const) {
    const { re, im } = gap({ x: view.x + (column + 0.5) / 10, y: view.y + (row + 0.5) / 10 })
    expect(picture[row * 32 + column]).toBeCloseTo(re * re + im * im, 2)
  }
})

test('sources add as waves do: four times one where they agree, nothing where they are half a wave apart', () => {
  const one = hankel(0, k * 5)
  const alone = one.re ** 2 + one.im ** 2
  const view = { x: -0.005, y: 4.995, width: 0.01 }
  const agree =
    sources(
      [
        { x: 0, y: 0 },
        { x: 0, y: 10 },
      ],
      view,
      1,
      1,
    )[0] ?? 0
  expect(agree / alone).toBeCloseTo(4, 2)
  // On the line through both sources and beyond them; a wave weakens with distance, so what is left is the difference.
  const apart =
    sources(
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
