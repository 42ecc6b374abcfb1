// The archive on /research: a plate for each sealed report.
import type { Locator } from '@playwright/test'
import { archive } from '../src/content/archive.ts'
import { research } from '../src/site.ts'
import { expect, test } from './support/site.ts'

const isWallPicture = (url: string) => /\/archive\/\d+-\d+\.avif$/.test(url)

/** Returns for each of 49 or 21 places of a band's last row whether a plate is seen there: anything but the ground alone. */
async function findPlates(band: Locator, columns: number, rows: number): Promise<boolean[]> {
  const picture = await band.screenshot()
  return band.page().evaluate(
    async ({ base64, columns, rows }) => {
      const bytes = Uint8Array.from(atob(base64), (each) => each.charCodeAt(0))
      const bitmap = await createImageBitmap(new Blob([bytes]))
      const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d')
      if (!context) throw new Error('This browser has no canvas.')
      context.drawImage(bitmap, 0, 0)
      const [across, down] = [bitmap.width / columns, bitmap.height / rows]
      return Array.from({ length: columns }, (_, column) => {
        // The middle of a place: its edge may share a pixel with the next.
        const [x, y] = [Math.round((column + 0.2) * across), Math.round((rows - 0.8) * down)]
        const { data } = context.getImageData(x, y, Math.round(0.6 * across), Math.round(0.6 * down))
        const grays = Array.from({ length: data.length / 4 }, (_, pixel) => data[4 * pixel] ?? 0)
        return Math.max(...grays) - Math.min(...grays) > 40
      })
    },
    { base64: picture.toString('base64'), columns, rows },
  )
}

for (const [width, columns] of [
  [1440, 49],
  [768, 49],
  [767, 21],
  [390, 21],
] as const)
  for (const colorScheme of ['light', 'dark'] as const)
    test(`each year has a plate for each report, ${columns} a row, at ${width} px in the ${colorScheme}`, async ({
      browser,
    }) => {
      const context = await browser.newContext({
        viewport: { width, height: 900 },
        colorScheme,
        bypassCSP: true,
        deviceScaleFactor: 2,
      })
      const tab = await context.newPage()
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
      await context.close()
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
