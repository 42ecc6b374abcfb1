import { expect, test } from '@playwright/test'
import type { PortraitModel } from './fringe-pattern.ts'
import { computeContrast, computeWrappedPhase, renderPhaseSteps, unwrapPhase } from './phase-steps.ts'

const size = { width: 200, height: 200 }
const frame = { left: 0, top: 0, ...size }

/** Returns a smooth shape with a nose, in front of the wall, and darker on one side than on the other. */
function head(): PortraitModel {
  const at = (value: (x: number, y: number) => number) => ({
    ...size,
    values: Float64Array.from({ length: 200 * 200 }, (_, i) => value(i % 200, Math.floor(i / 200))),
  })
  const heights = at((x, y) => {
    const [dx, dy] = [x - 100, y - 100]
    return 60 * Math.sqrt(Math.max(0, 1 - (dx ** 2 + dy ** 2) / 95 ** 2)) + 18 * Math.exp(-(dx ** 2 + dy ** 2) / 200)
  })
  const coverage = at((x, y) => (Math.hypot(x - 100, y - 100) < 80 ? 1 : 0))
  return { heights, coverage, reflectance: at((x) => 0.2 + x / 400) }
}

test('four phase steps reproduce the depth that they were computed from', () => {
  const model = head()
  const steps = renderPhaseSteps(model, frame, 200)
  const contrast = computeContrast(steps).values
  const start = 100 * 200 + 100
  const { values } = unwrapPhase(computeWrappedPhase(steps), frame, start, (i) => (contrast[i] as number) > 0.4)
  const apart = Array.from(values, (value, i) => {
    return Math.abs(value - ((model.heights.values[i] as number) - (model.heights.values[start] as number)))
  }).filter((value) => !Number.isNaN(value))
  expect(apart.length, 'nearly the whole head is reached').toBeGreaterThan(0.95 * Math.PI * 80 ** 2)
  expect(Math.max(...apart), 'px of 0.35 mm').toBeLessThan(0.75)
})
