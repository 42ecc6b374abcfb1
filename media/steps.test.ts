import { expect, test } from '@playwright/test'
import type { Sitter } from './fringes.ts'
import { contrastOf, counted, fourSteps, phaseOf } from './steps.ts'

const size = { width: 200, height: 200 }
const frame = { left: 0, top: 0, ...size }

/** Something smooth with a nose on it, before the wall, and darker on one side than on the other. */
function head(): Sitter {
  const at = (value: (x: number, y: number) => number) => ({
    ...size,
    values: Float64Array.from({ length: 200 * 200 }, (_, i) => value(i % 200, Math.floor(i / 200))),
  })
  const stature = at((x, y) => {
    const [dx, dy] = [x - 100, y - 100]
    return 60 * Math.sqrt(Math.max(0, 1 - (dx ** 2 + dy ** 2) / 95 ** 2)) + 18 * Math.exp(-(dx ** 2 + dy ** 2) / 200)
  })
  const coverage = at((x, y) => (Math.hypot(x - 100, y - 100) < 80 ? 1 : 0))
  return { stature, coverage, reflectance: at((x) => 0.2 + x / 400) }
}

test('from four pictures the depth that they were made with comes out again', () => {
  const sitter = head()
  const steps = fourSteps(sitter, frame, 200)
  const contrast = contrastOf(steps).values
  const start = 100 * 200 + 100
  const { values } = counted(phaseOf(steps), frame, start, (i) => (contrast[i] as number) > 0.4)
  const apart = Array.from(values, (value, i) => {
    return Math.abs(value - ((sitter.stature.values[i] as number) - (sitter.stature.values[start] as number)))
  }).filter((value) => !Number.isNaN(value))
  expect(apart.length, 'nearly the whole head is reached').toBeGreaterThan(0.95 * Math.PI * 80 ** 2)
  expect(Math.max(...apart), 'px of 0.35 mm').toBeLessThan(0.75)
})

test('light and shade do not count, only where the lines are', () => {
  const sitter = head()
  const gray = { ...sitter, reflectance: { ...size, values: new Float64Array(200 * 200).fill(0.5) } }
  const [one, other] = [sitter, gray].map((each) => phaseOf(fourSteps(each, frame, 200)).values)
  const middle = [...Array(60).keys()].map((x) => 120 * 200 + 70 + x)
  for (const i of middle) expect(Math.abs((one?.[i] ?? 0) - (other?.[i] ?? 9))).toBeLessThan(0.02)
})

test('the wall shows less than half of the contrast that tells it from a face', () => {
  const contrast = contrastOf(fourSteps(head(), frame, 200)).values
  expect(contrast[3]).toBeLessThan(0.25)
  expect(contrast[100 * 200 + 60]).toBeGreaterThan(0.6)
})
