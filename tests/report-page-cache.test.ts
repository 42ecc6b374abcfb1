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

test.beforeEach(async ({ page }) => {
  await page.goto('/report')
  await fillReport(page)
  await getPicker(page).setInputFiles(hallway)
  await expect(getEvidenceItems(page)).toHaveCount(1)
})

test('Back restores the page with its files, and the review works', async ({ page }) => {
  page.on('dialog', (dialog) => dialog.accept())
  await getAbout(page).click()
  await page.waitForURL('/about')
  await page.goBack({ waitUntil: 'commit' })
  await expect(getEvidenceItems(page)).toHaveText([/hallway\.jpg/])
  await expect(page.getByLabel('Last name')).toHaveValue('Meriwether')
  await openReview(page)
  await expect(getReview(page)).toContainText('hallway.jpg')
})

test('Back to an older page of the report shows what was written since, and stores nothing over it', async ({
  page,
}) => {
  page.on('dialog', (dialog) => dialog.accept())
  const footer = page.getByRole('contentinfo')
  await getAbout(page).click()
  await page.waitForURL('/about')
  await footer.getByRole('link', { name: 'Report Anomaly' }).click()
  await expect(page.getByLabel('Last name')).toHaveValue('Meriwether')
  await page.getByLabel('Last name').fill('Lovelace')
  await waitForSession(page, 'Lovelace')
  await getAbout(page).click()
  for (const path of ['/report', '/about', '/report']) {
    await page.goBack({ waitUntil: 'commit' })
    await expect(page).toHaveURL(path)
  }
  await expect(page.getByLabel('Last name')).toHaveValue('Lovelace')
  await waitForSession(page, 'Lovelace')
})

test('Back to a page from before everything was erased restores none of it', async ({ page }) => {
  page.on('dialog', (dialog) => dialog.accept())
  await getAbout(page).click()
  await page.waitForURL('/about')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Report Anomaly' }).click()
  await expect(page.getByLabel('Last name')).toHaveValue('Meriwether')
  await eraseEverything(page)
  for (const path of ['/about', '/report']) {
    await page.goBack({ waitUntil: 'commit' })
    await expect(page).toHaveURL(path)
  }
  await expect(page.getByLabel('Last name')).toHaveValue('')
})

test('a draft that was asked for just before the page was left is saved', async ({ page }) => {
  page.on('dialog', (dialog) => dialog.accept())
  await getAbout(page).click()
  await page.getByRole('contentinfo').getByRole('link', { name: 'Report Anomaly' }).click()
  await getDraftCheckbox(page).check()
  for (const path of ['/about', '/report']) {
    await page.goBack({ waitUntil: 'commit' })
    await expect(page).toHaveURL(path)
  }
  await expect(page.getByText(draftSaved)).toBeVisible()
})

test('a file whose reading the page cache stopped is read when the page is back', async ({ page }) => {
  page.on('dialog', (dialog) => dialog.accept())
  let isHeld = true
  await page.route(/file\.worker/, (route) => (isHeld ? undefined : route.continue()))
  await page.reload()
  await expect(getLostFiles(page)).toBeVisible()
  await page.getByRole('button', { name: 'Remove hallway.jpg' }).click()
  await Promise.all([page.waitForRequest(/file\.worker/), getPicker(page).setInputFiles(hallway)])
  await getAbout(page).click()
  await page.waitForURL('/about')
  isHeld = false
  await page.goBack({ waitUntil: 'commit' })
  await openReview(page)
})

test('a draft that was cleared meanwhile is not said to be saved', async ({ page, context }) => {
  page.on('dialog', (dialog) => dialog.accept())
  await saveDraft(page)
  const other = await context.newPage()
  await other.goto('/healthz')
  await page.bringToFront()
  await getAbout(page).click()
  await page.waitForURL('/about')
  await other.evaluate(() => localStorage.clear())
  await page.goBack({ waitUntil: 'commit' })
  await expect(page.getByText(draftErased)).toBeVisible()
  await expect(getEvidenceItems(page)).toHaveCount(1)
})
