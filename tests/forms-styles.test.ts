// What a change in a form costs the browser, counted.
import type { Browser, Page } from '@playwright/test'
import { fillReport } from './support/forms-words.ts'
import { expect, test } from './support/site.ts'

test('what changes in the form has the browser look again at the styles of a few elements, not of the page', async ({
  page,
  browser,
}) => {
  await page.goto('/report')
  const missing = page.getByRole('region', { name: 'One answer is missing or incomplete' })
  await fillReport(page, { Email: '' })
  // A font that comes has every text looked at again.
  await page.evaluate(() => document.fonts.ready.then(() => {}))
  const elements = await page.locator('*').count()
  const looked = await mostStyles(browser, page, async () => {
    await page.getByRole('button', { name: 'Prepare report' }).click()
    await expect(missing).toBeFocused()
    await page.getByLabel('Email').pressSequentially('ada@mail.example')
    await expect(missing).toHaveCount(0)
    await page.getByLabel('Keep a draft on this device').check()
    await expect(page.getByText('A draft is kept on this device.')).toBeVisible()
  })
  expect(looked, `of ${elements} elements`).toBeLessThan(elements / 4)
})

/** The most elements whose style Chromium computed in one pass while this was done, by its own trace. */
async function mostStyles(browser: Browser, page: Page, act: () => Promise<void>): Promise<number> {
  await browser.startTracing(page, { categories: ['devtools.timeline'] })
  await act()
  const { traceEvents }: { traceEvents: { name: string; args: { elementCount?: number } }[] } = JSON.parse(
    (await browser.stopTracing()).toString(),
  )
  const counts = traceEvents.flatMap(({ name, args }) => (name === 'UpdateLayoutTree' ? [args.elementCount ?? 0] : []))
  expect(counts).not.toHaveLength(0)
  return Math.max(...counts)
}
