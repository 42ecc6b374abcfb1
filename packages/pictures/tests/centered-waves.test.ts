import { expect, test } from '@playwright/test'
import { besselJ } from '../../../src/bessel.ts'
import { plateParameters } from '../../../src/content/picture-parameters.ts'
import { statistics } from '../../../src/content/statistics.ts'
import { computeDirectionsField, renderDirections, renderVortex } from '../src/centered-waves.ts'

const { directions, vortex } = plateParameters
const square = ({ re, im }: { re: number; im: number }) => re * re + im * im

test('43 waves in step have 43 times 43 times the intensity of one at the center', () => {
  expect(String(directions.count)).toBe(statistics.facilities.value)
  expect(square(computeDirectionsField(directions, { x: 0, y: 0 }))).toBe(43 ** 2)
  // A picture of one pixel, whose middle is the center.
  const [center] = renderDirections({ ...directions, center: { x: 0.5, y: 0.5 } }, 1, 1)
  expect(center).toBe(43 ** 2)
})

test('around the center the 43 waves add to rings, 43 J0(k r), and farther out they do not', () => {
  // Jacobi and Anger's expansion: the next term is of order 43, which is nothing until k r comes near to 43.
  const field = (r: number, angle: number) =>
    computeDirectionsField(directions, { x: r * Math.cos(angle), y: r * Math.sin(angle) })
  for (const angle of [0, 0.4, 2.9]) {
    const near = field(25 / directions.wavenumber, angle)
    expect(near.re).toBeCloseTo(43 * besselJ(0, 25), 3)
    expect(near.im).toBeCloseTo(0, 3)
  }
  const [one, other] = [0, Math.PI / 86].map((angle) => square(field(46 / directions.wavenumber, angle)))
  expect(Math.abs((one ?? 0) - (other ?? 0))).toBeGreaterThan(43)
})

test('nothing arrives in the center of the vortex, and the beams cross in eleven places around it', () => {
  const [center] = renderVortex({ ...vortex, center: { x: 0.5, y: 0.5 } }, 1, 1)
  expect(center).toBeLessThan(1e-30)
  // One pixel at k r = 12, at a fraction of an eleventh of the turn.
  const at = (angle: number) =>
    renderVortex(
      {
        ...vortex,
        center: { x: 0.5 - (12 / 90) * Math.cos(angle), y: 0.5 - (12 / 90) * Math.sin(angle) },
      },
      1,
      1,
    )[0] ?? 0
  for (const angle of [0.1, 1.3]) {
    expect(at(angle + (2 * Math.PI) / 11)).toBeCloseTo(at(angle), 5)
    const exact =
      besselJ(2, 12) ** 2 + (0.9 * besselJ(9, 12)) ** 2 - 1.8 * besselJ(2, 12) * besselJ(9, 12) * Math.cos(11 * angle)
    expect(at(angle)).toBeCloseTo(exact, 5)
  }
})
