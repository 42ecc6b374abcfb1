import { expect, test } from '@playwright/test'
import { plates } from '../src/content/recipes.ts'
import { besselJ } from './bessel.ts'
import { drum, drumhead, zeroOf } from './drum.ts'

const modes = [
  { order: 0, zero: 9, amplitude: 1 },
  { order: 6, zero: 9, amplitude: 1.2 },
] as const

test('each mode ends on a zero of its own Bessel function, the one that was asked for', () => {
  for (const { order, zero } of modes) {
    const j = zeroOf(order, zero)
    expect(Math.abs(besselJ(order, j))).toBeLessThan(1e-13)
    let sign = 0
    let changes = 0
    for (let x = order === 0 ? 0 : 0.5; x < j - 0.01; x += 0.01) {
      const next = Math.sign(besselJ(order, x))
      if (sign !== 0 && next !== sign) changes++
      sign = next
    }
    expect(changes, 'zeros on the way').toBe(zero - 1)
  }
})

test('the skin is the sum of both modes, and does not move at the rim or beyond it', () => {
  const skin = drum(modes)
  const [j0, j6] = modes.map(({ order, zero }) => zeroOf(order, zero))
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

test('the plate has the six-fold symmetry of its modes', () => {
  const { modes, radius } = plates.resonance
  const [width, height] = [320, 200]
  const picture = drumhead(modes, radius, width, height)
  const at = (x: number, y: number) => picture[y * width + x]
  for (let y = 0; y < height; y += 7) {
    for (let x = 0; x < width; x += 7) {
      expect(at(x, y)).toBeCloseTo(at(width - 1 - x, y) ?? Number.NaN, 9)
      expect(at(x, y)).toBeCloseTo(at(x, height - 1 - y) ?? Number.NaN, 9)
    }
  }
  expect(drumhead([{ order: 0, zero: 1, amplitude: 1 }], 0.5, 3, 3)[4]).toBeCloseTo(1, 6)
})
