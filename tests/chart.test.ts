import { expect, test } from './support/site.ts'

const counts = [41, 52, 64, 73, 85, 98, 132, 147]

for (const width of [1440, 320]) {
  test(`the archive's counts are a table, and its rows are bars to one scale, at ${width} px`, async ({
    page: tab,
  }) => {
    await tab.setViewportSize({ width, height: 900 })
    await tab.goto('/')
    const table = tab.getByRole('figure', { name: /archive/ }).getByRole('table')
    await expect(table.getByRole('columnheader')).toHaveText(['Year', 'Reports'])
    await expect(table.getByRole('rowheader')).toHaveText(counts.map((_, index) => String(2017 + index)))
    await expect(table.getByRole('cell')).toHaveText(counts.map(String))
    const bars = await table.locator('rect').evaluateAll((all) => all.map((bar) => bar.getBoundingClientRect().width))
    const unit = (bars.at(-1) ?? 0) / 147
    expect(unit).toBeGreaterThan(1)
    for (const [index, count] of counts.entries()) expect((bars[index] ?? 0) / unit).toBeCloseTo(count, 0)
  })
}

test('the bars stand out where the reader chooses the colors', async ({ page: tab }) => {
  await tab.emulateMedia({ forcedColors: 'active' })
  await tab.goto('/')
  const [bar, ground] = await tab.evaluate(() => {
    const rect = document.querySelector('.chart rect')
    return [rect && getComputedStyle(rect).fill, getComputedStyle(document.body).backgroundColor]
  })
  expect(bar).not.toBe(ground)
})
