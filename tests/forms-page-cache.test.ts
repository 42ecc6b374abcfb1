// The page cache (back/forward cache): Playwright turns it off and the headless shell has none, so this file has a browser
// of its own.
import { chromiumHere } from '../machine/browser.ts'
import { held } from './support/forms-controls.ts'
import { fillReport } from './support/forms-words.ts'
import { hallway } from './support/samples.ts'
import { expect, test } from './support/site.ts'

test.use({ launchOptions: { ...chromiumHere(true), ignoreDefaultArgs: ['--disable-back-forward-cache'] } })

test('Back brings the page out of the cache with its files, and the review still works', async ({ page }) => {
  page.on('dialog', (dialog) => dialog.accept())
  await page.goto('/report')
  await fillReport(page)
  await page.getByLabel('Supporting documentation').setInputFiles(hallway)
  await expect(held(page)).toHaveCount(1)
  await page.evaluate(() => {
    addEventListener('pageshow', ({ persisted }) =>
      document.documentElement.setAttribute('data-cached', `${persisted}`),
    )
  })
  await page.getByRole('contentinfo').getByRole('link', { name: 'About' }).click()
  await page.waitForURL('/about')
  await page.goBack({ waitUntil: 'commit' })
  await expect(page.locator('html')).toHaveAttribute('data-cached', 'true')
  await expect(held(page)).toHaveText([/hallway\.jpg/])
  await expect(page.getByLabel('Last name')).toHaveValue('Meriwether')
  await page.getByRole('button', { name: 'Prepare report' }).click()
  await expect(page.getByRole('region', { name: 'Check your report' })).toContainText('hallway.jpg')
})
