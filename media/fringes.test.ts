import { expect, test } from '@playwright/test'
import { fringes } from '../src/content/recipes.ts'
import { developed, litBy, type Sitter } from './fringes.ts'
import type { Field } from './relief.ts'

const { period, slope } = fringes
const size = { width: 240, height: 320 }
const frame = { left: 0, top: 0, ...size }

/** A field that is so high at each px, counted from the middle of the upper left one. */
function field(at: (x: number, y: number) => number): Field {
  const { width, height } = size
  const values = Float64Array.from({ length: width * height }, (_, i) => at(i % width, Math.floor(i / width)))
  return { ...size, values }
}

/** A white surface of a shape, or, where `cover` is 0, the wall behind it. */
function white(stature: (x: number, y: number) => number, cover = 1): Sitter {
  return { stature: field(stature), coverage: field(() => cover), reflectance: field(() => 1) }
}

/** Where the lines are brightest in one column, in px from the top, to a part of a px: the peaks of parabolas. */
function crests({ width, height, values }: Field, column: number): number[] {
  const found: number[] = []
  for (let y = 1; y < height - 1; y++) {
    const [a, b, c] = [-1, 0, 1].map((step) => values[(y + step) * width + column] as number) as [
      number,
      number,
      number,
    ]
    if (b > a && b >= c) found.push(y + 0.5 + (a - c) / (2 * (a - 2 * b + c)))
  }
  return found
}

function gaps(places: readonly number[]): number[] {
  return places.slice(1).map((place, i) => place - (places[i] as number))
}

test('on the wall the lines are one period apart and straight', () => {
  const picture = litBy(
    white(() => 0, 0),
    frame,
    240,
  )
  const left = crests(picture, 0)
  expect(left.length).toBeGreaterThan(20)
  for (const gap of gaps(left)) expect(gap).toBeCloseTo(period, 1)
  for (const column of [1, 120, 239]) expect(crests(picture, column)).toEqual(left)
})

test('on the wall they have three tenths of the strength that they have on a face', () => {
  const contrast = (sitter: Sitter) => {
    const { values } = litBy(sitter, frame, 240)
    return Math.max(...values) - Math.min(...values)
  }
  expect(contrast(white(() => 0, 0)) / contrast(white(() => 0))).toBeCloseTo(0.3, 2)
})

test('a plane that leans back bends them by the formula: apart by p / (1 + k dH/dy)', () => {
  for (const lean of [-0.4, 0.2, 0.5]) {
    const picture = litBy(
      white((_, y) => lean * y),
      frame,
      240,
    )
    for (const gap of gaps(crests(picture, 60))) expect(gap).toBeCloseTo(period / (1 + slope * lean), 1)
  }
})

test('a plane that is turned aside tilts them by the formula: down by -k dH/dx a px', () => {
  const turn = 0.3
  const picture = litBy(
    white((x) => turn * x),
    frame,
    240,
  )
  const [before = 0, after = 0] = [20, 40].map((column) => crests(picture, column)[5])
  expect(after - before).toBeCloseTo(-slope * turn * 20, 1)
})

test('what stands out has its lines lower, since they are thrown from below', () => {
  const near = crests(
    litBy(
      white(() => 10),
      frame,
      240,
    ),
    0,
  )
  const far = crests(
    litBy(
      white(() => 0),
      frame,
      240,
    ),
    0,
  )
  // The same line: the near plane has one more above it.
  expect((near[3] ?? 0) - (far[2] ?? 0)).toBeCloseTo(-slope * 10, 1)
})

test('each width has whole lines of its own, and lines too narrow for it are left out, not shown false', () => {
  const sitter = white(() => 0)
  for (const width of [120, 180, 240]) {
    for (const gap of gaps(crests(litBy(sitter, frame, width), 0))) expect(gap).toBeCloseTo((period * width) / 240, 0)
  }
  const { values } = litBy(sitter, frame, 30)
  expect(Math.max(...values) - Math.min(...values)).toBeLessThan(1e-9)
})

test('the same inputs give the same pixels', () => {
  const bump = () => white((x, y) => 40 * Math.exp(-((x - 120) ** 2 + (y - 160) ** 2) / 3000))
  expect(developed(litBy(bump(), frame, 160))).toEqual(developed(litBy(bump(), frame, 160)))
})

test('no pixel is darker than 4 % or lighter than 93 %', () => {
  const blinding = { ...white(() => 0), reflectance: field((x) => x) }
  const { pixels } = developed(litBy(blinding, frame, 240))
  expect(Math.min(...pixels)).toBeGreaterThanOrEqual(Math.round(0.04 * 255))
  expect(Math.max(...pixels)).toBeLessThanOrEqual(Math.round(0.93 * 255))
})
