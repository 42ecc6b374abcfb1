// What the browser stores or refuses to store, and what the page says of it.
import type { Page } from '@playwright/test'
import { fillReport, formatErrorTitle } from './support/report-answers.ts'
import { getDraftCheckbox, openReview, saveDownload, saveDraft } from './support/report-page.ts'
import { expect, test } from './support/site.ts'
import { removeSessionStorage } from './support/third-party.ts'

const getNothingKept = (page: Page) => page.getByText('Nothing is remembered here')

/** What happens to a tab's storage, by the words that describe it. */
const refusals: Readonly<Record<string, () => void>> = {
  null: removeSessionStorage,
  refused: () =>
    Object.defineProperty(window, 'sessionStorage', {
      get() {
        throw new DOMException('', 'SecurityError')
      },
    }),
  full: () => {
    Storage.prototype.setItem = () => {
      throw new DOMException('', 'QuotaExceededError')
    }
  },
  'dropping what it is given': () => {
    Storage.prototype.setItem = () => {}
  },
}

for (const [name, refuse] of Object.entries(refusals))
  test(`the report says once that nothing is remembered where sessionStorage is ${name}`, async ({ page }) => {
    await page.addInitScript(refuse)
    await page.goto('/report')
    await page.getByLabel('First name').fill('Ada')
    await expect(getNothingKept(page)).toHaveCount(1)
    await page.getByLabel('Last name').fill('Meriwether')
    await expect(getNothingKept(page)).toHaveCount(1)
    await page.getByRole('button', { name: 'Prepare report' }).click()
    await expect(page.getByText(formatErrorTitle(2))).toBeVisible()
  })

test('a browser that refuses all storage says so once, and a report is finished in it', async ({ page }) => {
  await page.addInitScript(() => {
    const refuse = () => {
      throw new DOMException('', 'SecurityError')
    }
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB'])
      Object.defineProperty(window, name, { get: refuse })
  })
  await page.goto('/report')
  await fillReport(page)
  await getDraftCheckbox(page).click()
  await expect(getDraftCheckbox(page)).not.toBeChecked()
  await expect(getNothingKept(page)).toHaveCount(1)
  await openReview(page)
  expect((await saveDownload(page, 'Save the file')).name).toMatch(/^anomaly-report-.*\.zip$/)
})

test('a stored draft is remembered where sessionStorage is null', async ({ page }) => {
  await page.addInitScript(removeSessionStorage)
  await page.goto('/report')
  await page.getByLabel('First name').fill('Ada')
  await expect(getNothingKept(page)).toBeVisible()
  await saveDraft(page)
  await expect(getNothingKept(page)).toHaveCount(0)
  await page.reload()
  await page.getByRole('button', { name: 'Open the draft on this device' }).click()
  await expect(page.getByLabel('First name')).toHaveValue('Ada')
})

test('a draft says when it is erased, and that the browser may remove it sooner unless it has agreed not to', async ({
  page,
}) => {
  await page.goto('/report')
  await expect(
    page.getByText('30 days after the last change, the draft is erased. The browser may remove it sooner.'),
  ).toBeVisible()
  await page.getByLabel('First name').fill('Ada')
  await getDraftCheckbox(page).check()
  const saved = page.getByText(/^A draft is saved on this device\. After \w+ \d+, \d+ it is erased/)
  await expect(saved).toHaveText(/when this page is next opened, unless the browser removes it sooner\.$/)
  await page.evaluate(() => Object.assign(StorageManager.prototype, { persist: async () => true }))
  await page.getByLabel('First name').fill('Emmy')
  await expect(saved).toHaveText(/when this page is next opened\.$/)
})
