// The archive on /research: a plate for each sealed report.
import type { Locator } from '@playwright/test'
import { archive } from '../src/content/archive.ts'
import { research } from '../src/site.ts'
import { readPixels } from './support/pixels.ts'
import { expect, test } from './support/site.ts'

const isWallPicture = (url: string) => /\/archive\/\d+-\d+\.avif$/.test(url)

/** Returns for each of 49 or 21 places of a band's last row whether a plate is seen there: anything but the ground alone. */
async function findPlates(band: Locator, columns: number, rows: number): Promise<boolean[]> {
  const { width, height, data } = await readPixels(band.page(), await band.screenshot())
  const [across, down] = [width / columns, height / rows]
  return Array.from({ length: columns }, (_, column) => {
    // The middle of a place: its edge may share a pixel with the next.
    const [x, y] = [Math.round((column + 0.2) * across), Math.round((rows - 0.8) * down)]
    const [wide, high] = [Math.round(0.6 * across), Math.round(0.6 * down)]
    const grays = Array.from({ length: wide * high }, (_, pixel) => {
      const row = y + Math.floor(pixel / wide)
      return data[4 * (row * width + x + (pixel % wide))] ?? 0
    })
    return Math.max(...grays) - Math.min(...grays) > 40
  })
}

for (const [width, columns, colorScheme] of [
  [1440, 49, 'light'],
  [768, 49, 'dark'],
  [767, 21, 'light'],
  [390, 21, 'dark'],
] as const)
  test.describe(`at ${width} px in the ${colorScheme}`, () => {
    test.use({ viewport: { width, height: 900 }, colorScheme, deviceScaleFactor: 2 })

    test(`each year has a plate for each report, ${columns} a row`, async ({ page: tab }) => {
      await tab.goto(research.path)
      for (const { year, reports } of archive) {
        const item = tab
          .getByRole('region', { name: 'Archive' })
          .getByRole('listitem')
          .filter({ hasText: `${year}` })
        const picture = item.getByRole('img', { name: `${reports} plates`, exact: true })
        await picture.scrollIntoViewIfNeeded()
        await expect
          .poll(() => picture.evaluate((each: HTMLImageElement) => each.complete && each.naturalWidth))
          .toBe(28 * columns)
        const rows = Math.ceil(reports / columns)
        const box = await picture.boundingBox()
        expect((box?.height ?? 0) / (box?.width ?? 1), `${year}`).toBeCloseTo(rows / columns, 3)
        const plates = await findPlates(picture, columns, rows)
        expect(plates.filter(Boolean), `the last row of ${year}`).toHaveLength(reports - (rows - 1) * columns)
      }
    })
  })

test('no plate is fetched before the archive is scrolled to, and none for paper', async ({ page: tab, watch }) => {
  await tab.goto(research.path, { waitUntil: 'networkidle' })
  expect(watch.requests.filter(isWallPicture)).toEqual([])
  await tab.emulateMedia({ media: 'print' })
  const archiveSection = tab.getByRole('region', { name: 'Archive' })
  await archiveSection.scrollIntoViewIfNeeded()
  await expect(archiveSection.getByRole('img')).toHaveCount(0)
  expect(watch.requests.filter(isWallPicture)).toEqual([])
  await tab.emulateMedia({ media: 'screen' })
  await archiveSection.getByRole('img').last().scrollIntoViewIfNeeded()
  await expect.poll(() => new Set(watch.requests.filter(isWallPicture)).size).toBe(archive.length)
})
