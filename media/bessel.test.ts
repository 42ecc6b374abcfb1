import { expect, test } from '@playwright/test'
import fc from 'fast-check'
import { besselJ, besselZeros, hankel } from './bessel.ts'

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
  ['first zero of J0', besselZeros(0, 30)[0] ?? 0, 2.404825557695773],
  ['ninth zero of J0', besselZeros(0, 30)[8] ?? 0, 27.49347913204025],
  ['first zero of J1', besselZeros(1, 30)[0] ?? 0, 3.831705970207512],
  ['first zero of J6', besselZeros(6, 30)[0] ?? 0, 9.936109524217684],
]

for (const [name, value, printed] of tabulated)
  test(`${name} is ${printed}`, () => {
    expect(Math.abs(value - printed)).toBeLessThan(1e-13)
  })

test('neighboring orders obey J(n - 1) + J(n + 1) = (2 n / x) J(n), and zeros of J(n) are none of its neighbor', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 8 }), fc.double({ min: 0.1, max: 150, noNaN: true }), (n, x) => {
      expect(besselJ(n - 1, x) + besselJ(n + 1, x)).toBeCloseTo(((2 * n) / x) * besselJ(n, x), 11)
    }),
  )
  const [zeros, next] = [besselZeros(6, 60), besselZeros(7, 60)]
  const between = zeros.slice(0, -1).map((zero, i) => next.filter((x) => x > zero && x < (zeros[i + 1] ?? 0)).length)
  expect(between, 'zeros of neighboring orders take turns (DLMF 10.21)').toEqual(between.map(() => 1))
  for (const zero of zeros) expect(Math.abs(besselJ(6, zero))).toBeLessThan(1e-14)
})

test('the outgoing wave has J as its real part, and J and Y keep their Wronskian 2 / (π x)', () => {
  fc.assert(
    fc.property(fc.double({ min: 0.02, max: 150, noNaN: true }), (x) => {
      const [h0, h1] = [hankel(0, x), hankel(1, x)]
      expect(h0.re).toBeCloseTo(besselJ(0, x), 12)
      expect(h1.re).toBeCloseTo(besselJ(1, x), 12)
      expect(((h1.re * h0.im - h0.re * h1.im) * Math.PI * x) / 2).toBeCloseTo(1, 11)
    }),
  )
})
