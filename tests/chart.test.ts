import type { Locator } from '@playwright/test'
import { archive } from '../src/content/archive.ts'
import { forecastCase } from '../src/content/case-summary.ts'
import { home, research } from '../src/site.ts'
import { readPixels } from './support/pixels.ts'
import { expect, test } from './support/site.ts'

const oldestFirst = [...archive].reverse()

/**
 * Counts the upright lines in each drawing on the screen, as changes between background and line color along its
 * middle.
 */
async function countLines(drawings: Locator): Promise<number[]> {
  const counts: number[] = []
  for (const drawing of await drawings.all()) {
    const { width, height, data } = await readPixels(drawing.page(), await drawing.screenshot())
    const row = Array.from({ length: width }, (_, x) => data[4 * (Math.round(height / 2) * width + x)] ?? 0)
    const middle = (Math.min(...row) + Math.max(...row)) / 2
    counts.push(row.filter((gray, x) => gray < middle && (row[x - 1] ?? 255) >= middle).length)
  }
  return counts
}

for (const [width, deviceScaleFactor] of [
  [1440, 1],
  [390, 3],
] as const)
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 900 }, deviceScaleFactor })

    test('the archive’s counts are a table with one line for each report', async ({ page: tab }) => {
      await tab.goto(home.path)
      const table = tab.getByRole('figure', { name: `Fig. ${forecastCase ? 3 : 2}` }).getByRole('table')
      await expect(table.getByRole('columnheader')).toHaveText(['Year', 'Reports'])
      await expect(table.getByRole('rowheader')).toHaveText(oldestFirst.map(({ year }) => String(year)))
      await expect(table.getByRole('cell')).toHaveText(oldestFirst.map(({ reports }) => String(reports)))
      expect(await countLines(table.locator('svg'))).toEqual(oldestFirst.map(({ reports }) => reports))
    })
  })

test.describe('on paper', () => {
  test.use({ viewport: { width: 1440, height: 900 } })

  test('the sealed years on /research have their lines, too', async ({ page: tab }) => {
    await tab.emulateMedia({ media: 'print' })
    await tab.goto(research.path)
    const years = tab.getByRole('region', { name: 'Archive' }).getByRole('listitem')
    await expect(years).toHaveText(archive.map(({ year, reports }) => new RegExp(`${year}.*${reports} reports`)))
    expect(await countLines(years.locator('.tally'))).toEqual(archive.map(({ reports }) => reports))
  })
})
