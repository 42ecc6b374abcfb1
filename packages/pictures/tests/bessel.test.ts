import { expect, test } from '@playwright/test'
import { besselJ } from '../../../src/bessel.ts'
import { modeZeros } from '../../../src/report/documents/reference-plate.ts'
import { findBesselZeros, hankel } from '../src/bessel.ts'

// NIST Digital Library of Mathematical Functions and Abramowitz & Stegun, tables 9.1, 9.2 and 9.5.
const tabulated: readonly [name: string, value: number, printed: number][] = [
  ['J0(1)', besselJ(0, 1), 0.765197686557967],
  ['J0(10)', besselJ(0, 10), -0.245935764451348],
  ['J1(1)', besselJ(1, 1), 0.440050585744934],
  ['J2(5)', besselJ(2, 5), 0.046565116277752],
  ['J6(10)', besselJ(6, 10), -0.014458842084785],
  ['Y0(1)', hankel(0, 1).im, 0.088256964215677],
  ['Y0(10)', hankel(0, 10).im, 0.055671167283599],
  ['Y1(1)', hankel(1, 1).im, -0.781212821300289],
  ['Y1(0.1)', hankel(1, 0.1).im, -6.458951094702027],
  ['first zero of J0', findBesselZeros(0, 30)[0] ?? 0, 2.404825557695773],
  ['ninth zero of J0', findBesselZeros(0, 30)[8] ?? 0, 27.49347913204025],
  ['first zero of J1', findBesselZeros(1, 30)[0] ?? 0, 3.831705970207512],
  ['first zero of J6', findBesselZeros(6, 30)[0] ?? 0, 9.936109524217684],
]

for (const [name, value, printed] of tabulated)
  test(`${name} is ${printed}`, () => {
    expect(Math.abs(value - printed)).toBeLessThan(1e-13)
  })

test('the zeros from which a form draws the plate of a reference are those of Bessel functions, to three decimals', () => {
  for (const [order, zeros] of Object.entries(modeZeros)) {
    const exact = findBesselZeros(Number(order), 40).map((zero) => zero.toFixed(3))
    expect(exact).toEqual(expect.arrayContaining(zeros.map((zero) => zero.toFixed(3))))
  }
})
