import { expect, test } from '@playwright/test'
import { portraitParameters } from '../src/content/picture-parameters.ts'
import { resolveDirection } from './fringe-pattern.ts'
import { computeRimShadows } from './rim-shadows.ts'

const size = { width: 120, height: 120 }

/** Returns a flat face with an upright rim, 6 px wide, from column 57, `high` px above it. */
function face(high: number) {
  return {
    ...size,
    values: Float64Array.from({ length: 120 * 120 }, (_, i) => (i % 120 >= 57 && i % 120 < 63 ? high : 0)),
  }
}

/** Returns the columns of the middle row that the projector does not reach. */
function darkColumns(high: number, degrees: number): number[] {
  const { values } = computeRimShadows(face(high), resolveDirection(degrees))
  return Array.from({ length: 120 }, (_, x) => x).filter((x) => (values[60 * 120 + x] as number) < 0.5)
}

test('a rim throws its shadow away from the projector, by k times its height above the skin', () => {
  const shift = -portraitParameters.slope * 40
  for (const [degrees, side] of [
    [90, -1],
    [-90, 1],
  ] as const) {
    const dark = darkColumns(40, degrees)
    expect(dark.length, 'as wide as the rim').toBeGreaterThanOrEqual(6)
    expect(dark.length).toBeLessThan(14)
    const middle = ((dark[0] ?? 0) + (dark.at(-1) ?? 0)) / 2
    expect(Math.abs(middle - (59.5 + side * shift))).toBeLessThan(1.5)
  }
})

test('what is lower or wider than a rim throws none', () => {
  expect(darkColumns(6, 90)).toEqual([])
  const wide = { ...size, values: Float64Array.from({ length: 120 * 120 }, (_, i) => (i % 120 < 60 ? 40 : 0)) }
  expect(computeRimShadows(wide, resolveDirection(90)).values.every((light) => light > 0.999)).toBe(true)
})
