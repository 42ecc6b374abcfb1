import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { balmerWavelengths, createMarkLines, markLines } from '../src/components/logo-mark.lines.ts'
import { compareImages } from '../tests/support/image-similarity.ts'
import { findProgram } from '../tooling/programs.ts'
import { decodeGray } from './encode-images.ts'
import { generateIcons } from './icons.ts'

const published = join(import.meta.dirname, '../public')

/** Returns each position relative to the first and the last, from 0 to 1. */
const shares = (positions: readonly number[]) => {
  const [first = 0, last = 0] = [positions[0], positions.at(-1)]
  return positions.map((position) => (position - first) / (last - first))
}

/** Rydberg's formula for hydrogen's lines that end on n = 2, in air (refractive index 1.00028). */
const rydberg = (n: number) => 1e7 / (109_677.58 * (1 / 4 - 1 / n ** 2)) / 1.00028

test('the mark, the icon and the page show hydrogen’s lines to scale', () => {
  balmerWavelengths.forEach((nanometers, i) => {
    expect(nanometers).toBeCloseTo(rydberg(6 - i), 0)
  })
  const scale = shares(balmerWavelengths)
  const svg = readFileSync(join(published, 'favicon.svg'), 'utf8')
  const inIcon = Array.from(svg.matchAll(/ x="([\d.]+)"/g), ([, x]) => Number(x))
  const drawn = [markLines.map(({ x }) => x), createMarkLines(180, 12).map(({ x }) => x), inIcon]
  for (const positions of drawn) {
    shares(positions).forEach((share, i) => {
      expect(share).toBeCloseTo(scale[i] ?? Number.NaN, 4)
    })
  }
  expect(markLines.map(({ isAccent }) => isAccent)).toEqual([false, false, false, true])
})

test('the icon is black in a light scheme and silver in a dark one, its last line red in both', async ({ page }) => {
  const svg = readFileSync(join(published, 'favicon.svg'), 'utf8')
  await page.setContent(svg)
  const fills = () => page.locator('rect').evaluateAll((rects) => rects.map((rect) => getComputedStyle(rect).fill))
  await page.emulateMedia({ colorScheme: 'light' })
  expect(await fills()).toEqual([...Array(3).fill('rgb(13, 14, 15)'), 'rgb(216, 30, 5)'])
  await page.emulateMedia({ colorScheme: 'dark' })
  expect(await fills()).toEqual([...Array(3).fill('rgb(238, 240, 239)'), 'rgb(255, 74, 46)'])
})

test('the manifest names only icons that exist', () => {
  const manifest = JSON.parse(readFileSync(join(published, 'site.webmanifest'), 'utf8'))
  expect(manifest.name).toBe('Quantum Reality Research')
  expect(manifest.icons.length).toBeGreaterThan(1)
  for (const { src } of manifest.icons) expect(existsSync(join(published, src)), src).toBe(true)
})

test('the generator reproduces the published icons', async ({ browserName: _ }, info) => {
  findProgram('ffprobe')
  await generateIcons(info.outputDir)
  for (const file of ['favicon.svg', 'site.webmanifest']) {
    expect(readFileSync(join(info.outputDir, file), 'utf8')).toBe(readFileSync(join(published, file), 'utf8'))
  }
  for (const file of ['apple-touch-icon.png', 'icon-512.png', 'favicon.ico']) {
    const [made, old] = [await decodeGray(join(info.outputDir, file)), await decodeGray(join(published, file))]
    expect(compareImages(made, old), file).toEqual({ mean: 0, percentile99: 0 })
  }
})
