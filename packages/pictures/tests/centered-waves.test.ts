import { expect, test } from '@playwright/test'
import { besselJ } from '../../../src/bessel.ts'
import { plateParameters } from '../../../src/content/picture-parameters.ts'
import { statistics } from '../../../src/content/statistics.ts'
import {
  computeDirectionsField,
  computeShadowField,
  renderDirections,
  renderShadow,
  renderVortex,
} from '../src/centered-waves.ts'

const { directions, shadow, vortex } = plateParameters
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

test('on the axis behind the disk there is as much light as without it', () => {
  for (const number of [1, 2.5, shadow.fresnelNumber]) expect(square(computeShadowField(number, 0))).toBeCloseTo(1, 6)
  const [center] = renderShadow({ ...shadow, center: { x: 0.5, y: 0.5 } }, 1, 1)
  expect(center).toBeCloseTo(1, 6)
})

test('elsewhere in the shadow and beside it the field is the sum of Lommel’s series', () => {
  const turn = Math.PI * shadow.fresnelNumber
  // Inside, exp(i π N (1 + r²)) Σ (-i r)^n J_n(2 π N r) from n = 0; outside, 1 less Σ (-i / r)^n J_n(2 π N r) from n = 1.
  const lommel = (r: number) => {
    const [base, first] = r < 1 ? [r, 0] : [1 / r, 1]
    let re = 0
    let im = 0
    for (let n = first; n < 300; n++) {
      const term = base ** n * besselJ(n, 2 * turn * r)
      re += term * (n % 2 ? 0 : 1 - (n % 4))
      im += term * (n % 2 ? (n % 4) - 2 : 0)
    }
    const [cos, sin] = [Math.cos(turn * (1 + r * r)), Math.sin(turn * (1 + r * r))]
    const sum = { re: cos * re - sin * im, im: cos * im + sin * re }
    return r < 1 ? sum : { re: 1 - sum.re, im: -sum.im }
  }
  for (const r of [0.1, 0.42, 0.93, 1.3, 2.7]) {
    const [exact, made] = [lommel(r), computeShadowField(shadow.fresnelNumber, r)]
    expect(made.re, `at ${r}`).toBeCloseTo(exact.re, 6)
    expect(made.im, `at ${r}`).toBeCloseTo(exact.im, 6)
  }
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
