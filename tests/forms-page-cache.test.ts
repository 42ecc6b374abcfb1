// The back/forward cache: Playwright turns it off and the headless shell has none, so this file has a browser of its
// own.
import { getChromiumOptions } from '../tooling/chromium.ts'
import {
  draftSaved,
  getDraftCheckbox,
  getEvidenceItems,
  getPicker,
  getReview,
  openReview,
  saveDraft,
} from './support/report-page.ts'
import { fillReport } from './support/report-answers.ts'
import { hallway } from './support/sample-files.ts'
import { expect, test } from './support/site.ts'

test.use({ launchOptions: { ...getChromiumOptions(true), ignoreDefaultArgs: ['--disable-back-forward-cache'] } })

test.beforeEach(async ({ page }) => {
  await page.goto('/report')
  await fillReport(page)
  await getPicker(page).setInputFiles(hallway)
  await expect(getEvidenceItems(page)).toHaveCount(1)
})

test('Back restores the page from the cache with its files, and the review works', async ({ page }) => {
  page.on('dialog', (dialog) => dialog.accept())
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
  await openReview(page)
  await expect(getReview(page)).toContainText('hallway.jpg')
})

test('with a draft Back, or a link to the form, loads the page, which goes on from the draft, files included', async ({
  page,
}) => {
  await saveDraft(page)
  const footer = page.getByRole('contentinfo')
  for (const comeBack of [
    () => page.goBack({ waitUntil: 'commit' }),
    () => footer.getByRole('link', { name: 'Report Anomaly' }).click(),
  ]) {
    await footer.getByRole('link', { name: 'About' }).click()
    await page.waitForURL('/about')
    await comeBack()
    await page.waitForURL('/report')
    await expect(page.getByText(draftSaved)).toBeVisible()
    await expect(getDraftCheckbox(page)).toBeChecked()
    await expect(getEvidenceItems(page)).toHaveText([/hallway\.jpg/])
    await expect(page.getByLabel('Last name')).toHaveValue('Meriwether')
  }
})
