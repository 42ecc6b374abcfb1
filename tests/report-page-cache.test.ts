// The back/forward cache: Playwright turns it off and the headless shell has none, so this file has a browser of its own.
import type { Page } from '@playwright/test'
import { getChromiumOptions } from '../tooling/chromium.ts'
import { fillReport } from './support/report-answers.ts'
import {
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

test('a draft that was asked for just before the page was left is saved by the next page', async ({ page }) => {
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
  await Promise.all([page.waitForRequest(/file\.worker/), getPicker(page).setInputFiles(hallway)])
  await getAbout(page).click()
  await page.waitForURL('/about')
  isHeld = false
  await page.goBack({ waitUntil: 'commit' })
  await openReview(page)
})

test('a draft that was cleared meanwhile is not said to be saved until it is again', async ({ page, context }) => {
  page.on('dialog', (dialog) => dialog.accept())
  await page.addInitScript(() => {
    const { databases } = IDBFactory.prototype
    const { setTimeout } = window
    const said: string[] = []
    Object.assign(window, {
      said,
      // No answer is waited for any longer than this test lasts.
      setTimeout: (run: () => void, ms = 0, ...given: []) => (ms < 10_000 ? setTimeout(run, ms, ...given) : 0),
    })
    addEventListener('pageshow', ({ persisted }) => {
      if (!persisted) return
      const status = document.querySelector('#report-draft-status') as Element
      const observer = new MutationObserver(() => said.push(status.textContent))
      observer.observe(status, { childList: true, characterData: true, subtree: true })
      // Chromium may forget what it is asked while it deletes what a site has stored.
      IDBFactory.prototype.databases = () => new Promise(() => {})
      setTimeout(() => Object.assign(IDBFactory.prototype, { databases }), 500)
    })
  })
  await page.reload()
  await saveDraft(page)
  const other = await context.newPage()
  await other.goto('/healthz')
  const session = await context.newCDPSession(other)
  await page.bringToFront()
  await getAbout(page).click()
  await page.waitForURL('/about')
  await session.send('Storage.clearDataForOrigin', { origin: new URL(page.url()).origin, storageTypes: 'all' })
  await page.goBack({ waitUntil: 'commit' })
  const readSaid = () => page.evaluate(() => (window as unknown as { said: string[] }).said)
  await expect.poll(readSaid).toEqual(['', expect.stringMatching(draftSaved)])
  const stored = await other.evaluate(() => indexedDB.databases())
  expect(stored).toMatchObject([{ name: 'report-draft' }])
})

test('what is typed in a later document before its code came is in the one that Back restores', async ({ page }) => {
  page.on('dialog', (dialog) => dialog.accept())
  await getAbout(page).click()
  await page.waitForURL('/about')
  await page.route(/start-report/, () => undefined)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Report' }).click()
  await page.waitForURL('/report')
  await page.getByLabel('Detailed description').pressSequentially('Longer.')
  await page.goBack({ waitUntil: 'commit' })
  await expect(page).toHaveURL('/about')
  await page.unroute(/start-report/)
  await page.goBack({ waitUntil: 'commit' })
  await expect(page.getByLabel('Detailed description')).toHaveValue(/Longer\.$/)
})
