// The style recalculations that a change in a form causes.
import type { Browser, Page } from '@playwright/test'
import { fillReport } from './support/report-answers.ts'
import { expect, test } from './support/site.ts'

test('a change in the form recalculates the styles of a few elements, not of the page', async ({ page, browser }) => {
  await page.goto('/report')
  const missing = page.getByRole('region', { name: 'One answer is missing or incomplete' })
  await fillReport(page, { Email: '' })
  // A font that loads invalidates the style of every text.
  await page.evaluate(() => document.fonts.ready.then(() => {}))
  const elements = await page.locator('*').count()
  const recalculated = await measureStyleRecalculation(browser, page, async () => {
    await page.getByRole('button', { name: 'Prepare report' }).click()
    await expect(missing).toBeFocused()
    await page.getByLabel('Email').pressSequentially('ada@mail.example')
    await expect(missing).toHaveCount(0)
    await page.getByLabel('Save a draft on this device').check()
    await expect(page.getByText('A draft is saved on this device.')).toBeVisible()
  })
  expect(recalculated, `of ${elements} elements`).toBeLessThan(elements / 4)
})

/** Returns the most elements whose style Chromium recalculated in one pass during an action, from its trace. */
async function measureStyleRecalculation(browser: Browser, page: Page, act: () => Promise<void>): Promise<number> {
  await browser.startTracing(page, { categories: ['devtools.timeline'] })
  await act()
  const { traceEvents }: { traceEvents: { name: string; args: { elementCount?: number } }[] } = JSON.parse(
    (await browser.stopTracing()).toString(),
  )
  const counts = traceEvents.flatMap(({ name, args }) => (name === 'UpdateLayoutTree' ? [args.elementCount ?? 0] : []))
  expect(counts).not.toHaveLength(0)
  return Math.max(...counts)
}

test('a live region without a text takes no space: each field ends where its control does', async ({ page }) => {
  await page.goto('/report')
  const gaps = await page.locator('.field').evaluateAll((fields) =>
    fields.map((field) => {
      const control = field.querySelector('input, select, textarea')
      return Math.round(field.getBoundingClientRect().bottom - (control?.getBoundingClientRect().bottom ?? 0))
    }),
  )
  expect(gaps.length).toBeGreaterThan(5)
  expect(Math.max(...gaps)).toBe(0)
})
