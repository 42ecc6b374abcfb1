import { readFileSync } from 'node:fs'
import { brotliCompressSync } from 'node:zlib'
import { expect, test } from '@playwright/test'
import { computeDistance, readRings } from '../../../tests/support/state-outlines.ts'
import { generateMap } from '../src/us-outline.ts'

const svg = readFileSync('media/map/us-outline.svg', 'utf8')

/** Returns the points of an SVG path, stroke by stroke. */
function strokes(path: string): [number, number][][] {
  return [...path.matchAll(/M([^lM]+)l([^M]+)/g)].map(([, start = '', steps = '']) => {
    const [x = 0, y = 0, ...rest] = `${start} ${steps}`.match(/-?\d+/g)?.map(Number) ?? []
    const points: [number, number][] = [[x, y]]
    for (let at = 0; at < rest.length; at += 2) {
      const [lastX, lastY] = points.at(-1) ?? [x, y]
      points.push([lastX + (rest[at] ?? 0), lastY + (rest[at + 1] ?? 0)])
    }
    return points
  })
}

test('the outline has every border, few strokes and at most 2.8 kB, all of it on the map', () => {
  expect(brotliCompressSync(svg).length).toBeLessThan(2800)
  const drawn = strokes(Array.from(svg.matchAll(/ d="([^"]+)"/g), ([, path]) => path).join(''))
  for (const [x, y] of drawn.flat()) {
    expect(x).toBeGreaterThan(0)
    expect(x).toBeLessThan(975)
    expect(y).toBeGreaterThan(0)
    expect(y).toBeLessThan(610)
  }
  for (const state of ['Colorado', 'Tennessee', 'Maine', 'Oregon']) {
    const [outline = []] = readRings('projected', state)
    for (const point of outline)
      expect(Math.min(...drawn.map((stroke) => computeDistance(point, stroke))), `${state}, ${point}`).toBeLessThan(6)
  }
})

test('npm run generate -- map writes the published outline', async ({ browserName: _ }, info) => {
  await generateMap(info.outputDir)
  expect(readFileSync(info.outputPath('us-outline.svg'), 'utf8')).toBe(svg)
})
