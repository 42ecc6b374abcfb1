import { expect, test } from '@playwright/test'
import { portraitParameters } from '../../../src/content/picture-parameters.ts'
import type { ScalarField } from '../src/depth-map.ts'
import { type PortraitModel, renderFringes, toneMap } from '../src/fringe-pattern.ts'

const { period, slope } = portraitParameters
const size = { width: 240, height: 320 }
const frame = { left: 0, top: 0, ...size }

/** Returns a field with this height at each px, measured from the center of the upper left one. */
function field(at: (x: number, y: number) => number): ScalarField {
  const { width, height } = size
  const values = Float64Array.from({ length: width * height }, (_, i) => at(i % width, Math.floor(i / width)))
  return { ...size, values }
}

/** Returns a white surface of a shape, or, where `cover` is 0, the wall behind it. */
function white(heights: (x: number, y: number) => number, cover = 1): PortraitModel {
  return { heights: field(heights), coverage: field(() => cover), reflectance: field(() => 1) }
}

/**
 * Returns the brightest positions of the fringes in one column, in px from the top, with subpixel precision: the
 * vertices of parabolas.
 */
function crests({ width, height, values }: ScalarField, column: number): number[] {
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

test('on the wall the fringes are straight and one period apart', () => {
  const picture = renderFringes(
    white(() => 0, 0),
    frame,
    240,
  )
  const left = crests(picture, 0)
  expect(left.length).toBeGreaterThan(20)
  for (const gap of gaps(left)) expect(gap).toBeCloseTo(period, 1)
  for (const column of [1, 120, 239]) expect(crests(picture, column)).toEqual(left)
})

test('on a plane that leans back the distance of the fringes is p / (1 + k dH/dy)', () => {
  for (const lean of [-0.4, 0.2, 0.5]) {
    const picture = renderFringes(
      white((_, y) => lean * y),
      frame,
      240,
    )
    for (const gap of gaps(crests(picture, 60))) expect(gap).toBeCloseTo(period / (1 + slope * lean), 1)
  }
})

test('on a plane that is turned aside the fringes descend by -k dH/dx a px', () => {
  const turn = 0.3
  const picture = renderFringes(
    white((x) => turn * x),
    frame,
    240,
  )
  const [before = 0, after = 0] = [20, 40].map((column) => crests(picture, column)[5])
  expect(after - before).toBeCloseTo(-slope * turn * 20, 1)
})

test('from a projector at another side the fringes run across its direction and bend along it', () => {
  // To the right: the picture is the one from below, with rows and columns exchanged.
  const [along, across] = [
    renderFringes(
      white((x) => 0.3 * x),
      { ...frame, direction: 90 },
      240,
    ),
    renderFringes(
      white((_, y) => 0.3 * y),
      frame,
      240,
    ),
  ]
  for (const [x, y] of [
    [20, 40],
    [119, 203],
    [200, 11],
  ] as const)
    expect(along.values[y * 240 + x]).toBeCloseTo(across.values[x * 240 + y] ?? 0, 6)
})

test('each width has fringes of its own, and fringes too narrow for it are left out instead of aliased', () => {
  const model = white(() => 0)
  for (const width of [120, 180, 240]) {
    for (const gap of gaps(crests(renderFringes(model, frame, width), 0)))
      expect(gap).toBeCloseTo((period * width) / 240, 0)
  }
  const { values } = renderFringes(model, frame, 30)
  expect(Math.max(...values) - Math.min(...values)).toBeLessThan(1e-9)
})

test('no pixel is darker than 4 % or lighter than 93 %', () => {
  const blinding = { ...white(() => 0), reflectance: field((x) => x) }
  const { pixels } = toneMap(renderFringes(blinding, frame, 240))
  expect(Math.min(...pixels)).toBeGreaterThanOrEqual(Math.round(0.04 * 255))
  expect(Math.max(...pixels)).toBeLessThanOrEqual(Math.round(0.93 * 255))
})
