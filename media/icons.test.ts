import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { tool } from '../machine/tools.ts'
import { balmer, linesIn, markLines } from '../src/parts/mark.lines.ts'
import { compare } from '../tests/support/likeness.ts'
import { icoSizes, makeIcons } from './icons.ts'
import { decodeGray } from './still.ts'

const published = join(import.meta.dirname, '../public')

/** Where a position lies between the first and the last, from 0 to 1. */
const shares = (positions: readonly number[]) => {
  const [first = 0, last = 0] = [positions[0], positions.at(-1)]
  return positions.map((position) => (position - first) / (last - first))
}

/** Rydberg's formula for hydrogen's lines that end on n = 2, in air (refractive index 1.00028). */
const rydberg = (n: number) => 1e7 / (109_677.58 * (1 / 4 - 1 / n ** 2)) / 1.00028

test('the lines are hydrogen’s, and the mark, the icon and the page place them to scale', () => {
  balmer.forEach((nanometers, i) => {
    expect(nanometers).toBeCloseTo(rydberg(6 - i), 0)
  })
  const scale = shares(balmer)
  const svg = readFileSync(join(published, 'favicon.svg'), 'utf8')
  const inIcon = Array.from(svg.matchAll(/ x="([\d.]+)"/g), ([, x]) => Number(x))
  const drawn = [markLines.map(({ x }) => x), linesIn(180, 12).map(({ x }) => x), inIcon]
  for (const positions of drawn) {
    shares(positions).forEach((share, i) => {
      expect(share).toBeCloseTo(scale[i] ?? Number.NaN, 4)
    })
  }
  expect(markLines.map(({ live }) => live)).toEqual([false, false, false, true])
})

test('the icon is ink on a light tab and silver on a dark one, its last line red on both', async ({ page }) => {
  const svg = readFileSync(join(published, 'favicon.svg'), 'utf8')
  await page.setContent(svg)
  const fills = () => page.locator('rect').evaluateAll((rects) => rects.map((rect) => getComputedStyle(rect).fill))
  await page.emulateMedia({ colorScheme: 'light' })
  expect(await fills()).toEqual([...Array(3).fill('rgb(13, 14, 15)'), 'rgb(216, 30, 5)'])
  await page.emulateMedia({ colorScheme: 'dark' })
  expect(await fills()).toEqual([...Array(3).fill('rgb(238, 240, 239)'), 'rgb(255, 74, 46)'])
})

test('favicon.ico and the tiles decode in a browser at the sizes they claim', async ({ page }) => {
  const sizeOf = (file: string, type: string) =>
    page.evaluate(
      async (url) => {
        const image = new Image()
        image.src = url
        await image.decode()
        return [image.naturalWidth, image.naturalHeight]
      },
      `data:${type};base64,${readFileSync(join(published, file)).toString('base64')}`,
    )
  expect(await sizeOf('apple-touch-icon.png', 'image/png')).toEqual([180, 180])
  expect(await sizeOf('icon-512.png', 'image/png')).toEqual([512, 512])
  expect(icoSizes).toContain((await sizeOf('favicon.ico', 'image/x-icon'))[0])
  const ico = readFileSync(join(published, 'favicon.ico'))
  expect(Array.from(icoSizes, (_, i) => ico.readUInt8(6 + 16 * i))).toEqual([...icoSizes])
})

test('the manifest names only icons that exist', () => {
  const manifest = JSON.parse(readFileSync(join(published, 'site.webmanifest'), 'utf8'))
  expect(manifest.name).toBe('Quantum Reality Research')
  expect(manifest.icons.length).toBeGreaterThan(1)
  for (const { src } of manifest.icons) expect(existsSync(join(published, src)), src).toBe(true)
})

test('the recipe makes the icons as published', async ({ browserName: _ }, info) => {
  tool('ffprobe')
  await makeIcons(info.outputDir)
  for (const file of ['favicon.svg', 'site.webmanifest']) {
    expect(readFileSync(join(info.outputDir, file), 'utf8')).toBe(readFileSync(join(published, file), 'utf8'))
  }
  for (const file of ['apple-touch-icon.png', 'icon-512.png', 'favicon.ico']) {
    const [made, old] = [await decodeGray(join(info.outputDir, file)), await decodeGray(join(published, file))]
    expect(compare(made, old), file).toEqual({ mean: 0, most: 0 })
  }
})
