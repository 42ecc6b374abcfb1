// The back/forward cache: Playwright turns it off and the headless shell has none, so this file has a browser of its
// own.
import { getChromiumOptions } from '../tooling/chromium.ts'
import { getDraftCheckbox, getEvidenceItems } from './support/form-locators.ts'
import { fillReport } from './support/report-answers.ts'
import { hallway } from './support/sample-files.ts'
import { expect, test } from './support/site.ts'

test.use({ launchOptions: { ...getChromiumOptions(true), ignoreDefaultArgs: ['--disable-back-forward-cache'] } })

test('Back restores the page from the cache with its files, and the review works', async ({ page }) => {
  page.on('dialog', (dialog) => dialog.accept())
  await page.goto('/report')
  await fillReport(page)
  await page.getByLabel('Supporting documentation').setInputFiles(hallway)
  await expect(getEvidenceItems(page)).toHaveCount(1)
  await page.evaluate(() => {
    addEventListener('pageshow', ({ persisted }) =>
      document.documentElement.setAttribute('data-cached', `${persisted}`),
    )
  })
  await page.getByRole('contentinfo').getByRole('link', { name: 'About' }).click()
  await page.waitForURL('/about')
  await page.goBack({ waitUntil: 'commit' })
  await expect(page.locator('html')).toHaveAttribute('data-cached', 'true')
  await expect(getEvidenceItems(page)).toHaveText([/hallway\.jpg/])
  await expect(page.getByLabel('Last name')).toHaveValue('Meriwether')
  await page.getByRole('button', { name: 'Prepare report' }).click()
  await expect(page.getByRole('region', { name: 'Check your report' })).toContainText('hallway.jpg')
})

test('with a draft Back loads the page, which goes on from it, files included', async ({ page }) => {
  await page.goto('/report')
  await fillReport(page)
  await page.getByLabel('Supporting documentation').setInputFiles(hallway)
  await getDraftCheckbox(page).check()
  await expect(page.getByText('A draft is saved on this device.')).toBeVisible()
  await page.getByRole('contentinfo').getByRole('link', { name: 'About' }).click()
  await page.waitForURL('/about')
  await page.goBack({ waitUntil: 'commit' })
  await expect(page.getByText('A draft is saved on this device.')).toBeVisible()
  await expect(getDraftCheckbox(page)).toBeChecked()
  await expect(getEvidenceItems(page)).toHaveText([/hallway\.jpg/])
  await expect(page.getByLabel('Last name')).toHaveValue('Meriwether')
})

test('the next visit of the form in a tab that was left with a draft goes on from it', async ({ page }) => {
  await page.goto('/report')
  await fillReport(page)
  await getDraftCheckbox(page).check()
  await expect(page.getByText('A draft is saved on this device.')).toBeVisible()
  const footer = page.getByRole('contentinfo')
  await footer.getByRole('link', { name: 'About' }).click()
  await page.waitForURL('/about')
  await footer.getByRole('link', { name: 'Report Anomaly' }).click()
  await page.waitForURL('/report')
  await expect(page.getByText('A draft is saved on this device.')).toBeVisible()
  await expect(page.getByLabel('Last name')).toHaveValue('Meriwether')
})
