// The back/forward cache: Playwright turns it off and the headless shell has none, so this file has a browser of its own.
import type { Page } from '@playwright/test'
import { getChromiumOptions } from '../tooling/chromium.ts'
import { fillReport } from './support/report-answers.ts'
import {
  draftErased,
  draftSaved,
  eraseEverything,
  getDraftCheckbox,
  getEvidenceItems,
  getLostFiles,
  getPicker,
  getReview,
  openReview,
  saveDraft,
  waitForSession,
} from './support/report-page.ts'
import { hallway } from './support/sample-files.ts'
import { expect, test } from './support/site.ts'

test.use({ launchOptions: { ...getChromiumOptions(true), ignoreDefaultArgs: ['--disable-back-forward-cache'] } })

const getAbout = (page: Page) => page.getByRole('contentinfo').getByRole('link', { name: 'About' })
const getReportLink = (page: Page) => page.getByRole('contentinfo').getByRole('link', { name: 'Report Anomaly' })

/** Follows a link to another page, so that this one goes into the cache. */
async function leave(page: Page): Promise<void> {
  await getAbout(page).click()
  await page.waitForURL('/about')
}

/** Goes back so many times, to pages at these paths. */
async function goBackTo(page: Page, ...paths: readonly string[]): Promise<void> {
  for (const path of paths) {
    await page.goBack({ waitUntil: 'commit' })
    await expect(page).toHaveURL(path)
  }
}

test.beforeEach(async ({ page }) => {
  page.on('dialog', (dialog) => dialog.accept())
  await page.goto('/report')
  await fillReport(page)
  await getPicker(page).setInputFiles(hallway)
  await expect(getEvidenceItems(page)).toHaveCount(1)
})

test('Back restores the page with its files, says that a draft was cleared meanwhile, and the review works', async ({
  page,
  context,
}) => {
  await saveDraft(page)
  const other = await context.newPage()
  await other.goto('/healthz')
  await page.bringToFront()
  await leave(page)
  await other.evaluate(() => localStorage.clear())
  await goBackTo(page, '/report')
  await expect(page.getByText(draftErased)).toBeVisible()
  await expect(getEvidenceItems(page)).toHaveText([/hallway\.jpg/])
  await expect(page.getByLabel('Last name')).toHaveValue('Meriwether')
  await openReview(page)
  await expect(getReview(page)).toContainText('hallway.jpg')
})

test('Back to an older page of the report shows what was written since, with the draft that was asked for, and nothing of what was erased', async ({
  page,
}) => {
  await leave(page)
  await getReportLink(page).click()
  await expect(page.getByLabel('Last name')).toHaveValue('Meriwether')
  await page.getByLabel('Last name').fill('Lovelace')
  await waitForSession(page, 'Lovelace')
  await getDraftCheckbox(page).check()
  await goBackTo(page, '/about', '/report')
  await expect(page.getByLabel('Last name')).toHaveValue('Lovelace')
  await expect(page.getByText(draftSaved)).toBeVisible()
  await waitForSession(page, 'Lovelace')
  // From before everything was erased it has nothing.
  await leave(page)
  await getReportLink(page).click()
  await expect(page.getByLabel('Last name')).toHaveValue('Lovelace')
  await eraseEverything(page)
  await goBackTo(page, '/about', '/report')
  await expect(page.getByLabel('Last name')).toHaveValue('')
})

test('a file whose reading the page cache stopped is read when the page is back', async ({ page }) => {
  let isHeld = true
  await page.route(/file\.worker/, (route) => (isHeld ? undefined : route.continue()))
  await page.reload()
  await expect(getLostFiles(page)).toBeVisible()
  await page.getByRole('button', { name: 'Remove hallway.jpg' }).click()
  await Promise.all([page.waitForRequest(/file\.worker/), getPicker(page).setInputFiles(hallway)])
  await leave(page)
  isHeld = false
  await goBackTo(page, '/report')
  await openReview(page)
})
