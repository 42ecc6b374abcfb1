// The time of the event. What is said of it is tested in src/report/time.
import type { Page } from '@playwright/test'
import { expect, test } from './support/site.ts'
import { doubleTextSize } from './support/text-zoom.ts'

test('with letters of 32 px the date and time are shown completely on a phone, and nothing moves sideways', async ({
  page,
}) => {
  await page.goto('/report')
  await doubleTextSize(page)
  await page.setViewportSize({ width: 320, height: 900 })
  await page.getByLabel('Date and time of anomaly').fill('2025-12-30T22:58')
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
  const [edit = 0, ...parts] = await findDateEdges(page)
  expect(parts).toHaveLength(6)
  expect(Math.max(...parts)).toBeLessThanOrEqual(edit)
})

/** Returns the right edge of the box that clips a date, then those of its parts: they are in Chromium's own shadow tree. */
async function findDateEdges(page: Page): Promise<number[]> {
  const browser = await page.context().newCDPSession(page)
  await browser.send('DOM.enable')
  const { nodes } = await browser.send('DOM.getFlattenedDocument', { depth: -1, pierce: true })
  const find = (pseudo: RegExp) =>
    nodes.filter(({ attributes = [] }) => attributes.includes('pseudo') && attributes.some((part) => pseudo.test(part)))
  const parts = [/^-webkit-datetime-edit$/, /^-webkit-datetime-edit-(?!fields)\w+-field$/].flatMap(find)
  return Promise.all(
    parts.map(async ({ nodeId }) => {
      const { model } = await browser.send('DOM.getBoxModel', { nodeId })
      return model.border[2] ?? Infinity
    }),
  )
}
