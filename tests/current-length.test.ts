// The length of UNCHARTED's boundary at this minute: on /, and the seven days from today on /research.
import type { Page } from '@playwright/test'
import { forecastCase } from '../src/content/case-summary.ts'
import { uncharted } from '../src/content/readings/uncharted.ts'
import { predictHeight } from '../src/content/uncharted/tide-table.ts'
import { home, research } from '../src/site.ts'
import { printPages } from './support/print-pages.ts'
import { expect, test } from './support/site.ts'

test.skip(!forecastCase, 'No active case has a forecast.')

const range = `${uncharted.shortest.toFixed(2)} to ${uncharted.longest.toFixed(2)} m`
const widths = [2560, 1920, 1440, 1280, 1024, 960, 880, 768, 640, 414, 390, 320]

/** Returns the length at an instant by the tide tables, in meters. */
function predictLength(instant: Date): number {
  return uncharted.line.slope * predictHeight(+instant) + uncharted.line.intercept
}

const getBand = (tab: Page) => tab.getByRole('region', { name: forecastCase?.name ?? '' })

test('the home page has the length at this minute, whether it grows, and the next turns', async ({ page: tab }) => {
  const before = new Date('2026-11-25T08:33:00-08:00')
  await tab.clock.install({ time: before })
  await tab.goto(home.path)
  const band = getBand(tab)
  const length = band.getByText(/^\d{3}\.\d\d m$/).first()
  await expect(length).toBeVisible()
  const shown = Number.parseFloat((await length.textContent()) ?? '')
  expect(Math.abs(shown - predictLength(before))).toBeLessThan(0.01)
  await expect(band).toContainText('Right now, at 8:33 am in San Francisco. Getting longer.')
  await expect(band.getByText(range)).toBeHidden()
  // The longest comes at 10:51 am, the shortest after it at 5:51 pm.
  await expect(band.getByText('10:51 am', { exact: true })).toBeVisible()
  await expect(band.getByText('5:51 pm', { exact: true })).toBeVisible()
  await tab.clock.runFor('04:00:00')
  await expect(band).toContainText('Right now, at 12:33 pm in San Francisco. Getting shorter.')
  const later = Number.parseFloat((await length.textContent()) ?? '')
  expect(Math.abs(later - predictLength(new Date(+before + 4 * 3_600_000)))).toBeLessThan(0.011)
  await expect(band.locator('[aria-live], [role="status"], [role="alert"]')).toHaveCount(0)
})

test('a hidden tab is not changed, and is once it is seen', async ({ page: tab }) => {
  await tab.clock.install({ time: new Date('2026-11-25T08:33:00-08:00') })
  await tab.goto(home.path)
  const band = getBand(tab)
  await expect(band).toContainText('at 8:33 am')
  const setHidden = (isHidden: boolean) =>
    tab.evaluate((isHidden) => {
      Object.defineProperty(document, 'hidden', { value: isHidden, configurable: true })
      document.dispatchEvent(new Event('visibilitychange'))
    }, isHidden)
  await setHidden(true)
  await tab.clock.runFor('00:10:00')
  await expect(band).toContainText('at 8:33 am')
  await setHidden(false)
  await expect(band).toContainText('at 8:43 am')
})

test('/research has the seven days from today, across the end of daylight saving time', async ({ page: tab }) => {
  await tab.clock.setFixedTime(new Date('2026-10-29T23:59:00-07:00'))
  await tab.goto(research.path)
  const table = tab.getByRole('table', { name: 'The next seven days' })
  const days = ['Oct 29', 'Oct 30', 'Oct 31', 'Nov 1', 'Nov 2', 'Nov 3', 'Nov 4']
  await expect(table.getByRole('rowheader')).toHaveText(days)
  await expect(table.getByRole('cell')).toHaveText(days.flatMap(() => Array(2).fill(/^28\d\.\d\d, \d+:\d\d\s[ap]m$/)))
})

for (const [name, use, time] of [
  ['without script', { javaScriptEnabled: false }, undefined],
  ['after the forecast', {}, '2028-01-02T12:00:00-08:00'],
] as const)
  test.describe(name, () => {
    test.use(use)

    test('the pages have the range and the days of the record', async ({ page: tab }) => {
      if (time) await tab.clock.setFixedTime(new Date(time))
      await tab.goto(home.path)
      await expect(getBand(tab).getByText(range)).toBeVisible()
      await expect(getBand(tab).getByText('Right now')).toHaveCount(0)
      await tab.goto(research.path)
      await expect(tab.getByRole('table', { name: /^\w+ \d+ to (\w+ )?\d+, \d{4}$/ })).toBeVisible()
      await expect(tab.getByText('The next seven days')).toHaveCount(0)
    })
  })

test('paper has the range and the dates, whatever the screen has', async ({ page: tab }, info) => {
  await tab.goto(home.path)
  await expect(getBand(tab).getByText(range)).toBeHidden()
  const { texts } = await printPages(tab, info)
  expect(texts.length).toBeLessThanOrEqual(2)
  expect(texts.join(' ')).toContain(range)
  expect(texts.join(' ')).not.toContain('Right now')
  await tab.goto(research.path)
  await expect(tab.getByRole('table', { name: 'The next seven days' })).toBeVisible()
  expect((await printPages(tab, info)).texts.join(' ')).not.toContain('The next seven days')
})

test('at every width what the script shows takes the place of what it covers, and the columns of the table are apart', async ({
  page: tab,
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '' })
  const plain = await context.newPage()
  for (const path of [home.path, research.path]) {
    await plain.goto(path)
    await tab.clock.setFixedTime(new Date('2026-11-25T12:33:00-08:00'))
    await tab.goto(path)
    for (const width of widths) {
      const heights: number[] = []
      for (const page of [plain, tab]) {
        await page.setViewportSize({ width, height: 900 })
        heights.push((await page.getByRole('main').boundingBox())?.height ?? 0)
      }
      expect.soft(heights[1], `${path} at ${width} px`).toBe(heights[0])
    }
  }
  for (const width of widths) {
    await tab.setViewportSize({ width, height: 900 })
    const gaps = await tab
      .getByRole('table', { name: 'The next seven days' })
      .locator('tr')
      .evaluateAll((rows) =>
        rows.flatMap((row) => {
          const boxes = [...row.children].map((cell) => {
            const text = document.createRange()
            text.selectNodeContents(cell)
            return text.getBoundingClientRect()
          })
          return boxes.slice(1).map((box, index) => box.left - (boxes[index]?.right ?? 0))
        }),
      )
    expect(Math.min(...gaps), `at ${width} px`).toBeGreaterThanOrEqual(12)
  }
  await context.close()
})
