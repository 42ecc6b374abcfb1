import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { fringeDirections, portraitView } from '../../../src/content/picture-parameters.ts'
import { members } from '../../../src/content/team.ts'
import { findProgram } from '../../../tooling/programs.ts'
import { decodeGray, type GrayImage, scaleImage } from '../src/encode-images.ts'
import { type Crop, fullFrame } from '../src/fringe-pattern.ts'
import { getPortraitView } from '../src/portraits.ts'

const folder = 'media/portraits'
const names = members.map(({ portrait }) => portrait)
const [columns, rows] = [24, 30]

/** Returns the means of the grays in the cells of a grid, larger than a period of the fringes, over a part of a picture. */
function averageCells({ width, pixels }: GrayImage, crop: Crop): number[] {
  return Array.from({ length: columns * rows }, (_, i) => {
    const left = Math.floor(crop.left + (crop.width * (i % columns)) / columns)
    const top = Math.floor(crop.top + (crop.height * Math.floor(i / columns)) / rows)
    const [wide, high] = [Math.floor(crop.width / columns), Math.floor(crop.height / rows)]
    let sum = 0
    for (let y = top; y < top + high; y++) for (let x = left; x < left + wide; x++) sum += pixels[y * width + x] ?? 0
    return sum / (wide * high)
  })
}

/** Returns Pearson's correlation of two series. */
function correlate(a: readonly number[], b: readonly number[]): number {
  const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length
  const [meanA, meanB] = [mean(a), mean(b)]
  const sum = (of: (i: number) => number) => a.reduce((total, _, i) => total + of(i), 0)
  const [da, db] = [(i: number) => (a[i] ?? 0) - meanA, (i: number) => (b[i] ?? 0) - meanB]
  return sum((i) => da(i) * db(i)) / Math.sqrt(sum((i) => da(i) ** 2) * sum((i) => db(i) ** 2))
}

test('at 200 px each portrait is recognized, by its light and dark, as the person in it and as nobody else', async () => {
  findProgram('ffprobe')
  const originals = await Promise.all(names.map((name) => decodeGray(join(folder, 'originals', `${name}.png`))))
  for (const [index, name] of names.entries()) {
    const small = await scaleImage(await decodeGray(join(folder, `${name}-400.avif`)), 200)
    const seen = averageCells(small, { left: 0, top: 0, width: small.width, height: small.height })
    const likeness = originals.map((original) => correlate(seen, averageCells(original, getPortraitView(name))))
    const own = likeness[index] ?? 0
    const others = likeness.filter((_, i) => i !== index)
    expect.soft(own, `${name} and its original`).toBeGreaterThan(0.85)
    expect.soft(own - Math.max(...others), `${name}: own likeness less the next`).toBeGreaterThan(0.1)
  }
})

test('no two portraits have the same direction of lines, and all show the same part of the original, inside it', () => {
  const directions = Object.values(fringeDirections)
  expect(new Set(directions).size).toBe(directions.length)
  const { left, top, width, height } = portraitView
  expect(width / height).toBe(fullFrame.width / fullFrame.height)
  expect(left).toBeGreaterThanOrEqual(0)
  expect(left + width).toBeLessThanOrEqual(fullFrame.width)
  expect(top).toBeGreaterThanOrEqual(0)
  expect(top + height).toBeLessThanOrEqual(fullFrame.height)
})
