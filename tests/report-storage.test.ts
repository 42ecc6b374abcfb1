// What the browser refuses to store, or stores for something else, and what the page says of it.
import type { Page } from '@playwright/test'
import { expectCopied } from './support/read-clipboard.ts'
import { fillReport } from './support/report-answers.ts'
import {
  draftErased,
  expectAnswers,
  expectLoaded,
  getDraftCheckbox,
  getEvidenceItems,
  getPicker,
  openReview,
  saveDraft,
  sendByCopy,
  waitForSession,
} from './support/report-page.ts'
import { hallway, notes } from './support/sample-files.ts'
import { expect, test } from './support/site.ts'
import { removeSessionStorage } from './support/third-party.ts'

const getNothingKept = (page: Page) => page.getByText('This browser does not let the page keep anything')

/** What happens to a tab's storage, by the words that describe it. */
const refusals: Readonly<Record<string, () => void>> = {
  null: removeSessionStorage,
  refused: () =>
    Object.defineProperty(window, 'sessionStorage', {
      get() {
        throw new DOMException('', 'SecurityError')
      },
    }),
  'dropping what it is given': () => {
    Storage.prototype.setItem = () => {}
  },
}
for (const [name, refuse] of Object.entries(refusals))
  test(`where sessionStorage is ${name}, the page says once that nothing is kept, and a report is sent`, async ({
    page,
  }) => {
    await page.addInitScript(refuse)
    await page.goto('/report')
    await fillReport(page)
    await expect(getNothingKept(page)).toHaveCount(1)
    await openReview(page)
    await sendByCopy(page)
  })

test('where sessionStorage is refused, Back keeps what the browser restores', async ({ page }) => {
  page.on('dialog', (dialog) => dialog.accept())
  await page.addInitScript(removeSessionStorage)
  await page.goto('/report')
  await page.getByLabel('First name').fill('Ada')
  await expect(getNothingKept(page)).toBeVisible()
  await page.getByRole('contentinfo').getByRole('link', { name: 'About' }).click()
  await page.waitForURL('/about')
  await page.goBack()
  await expectLoaded(page)
  await expect(page.getByLabel('First name')).toHaveValue('Ada')
})

test('what is written once the site data was cleared is kept again', async ({ page }) => {
  await page.goto('/report')
  await page.getByLabel('First name').fill('Ada')
  await waitForSession(page, 'Ada')
  await page.evaluate(() => sessionStorage.clear())
  await page.getByLabel('Last name').fill('Meriwether')
  await waitForSession(page, 'Meriwether')
  await page.goto('/about')
  await page.goto('/report')
  await expect(page.getByLabel('First name')).toHaveValue('Ada')
  await expect(page.getByLabel('Last name')).toHaveValue('Meriwether')
})

test('a draft that the browser deletes is not said to be there any more', async ({ page }) => {
  await page.goto('/report')
  await page.getByLabel('First name').fill('Ada')
  await saveDraft(page)
  const session = await page.context().newCDPSession(page)
  await session.send('Storage.clearDataForOrigin', { origin: new URL(page.url()).origin, storageTypes: 'all' })
  await page.getByLabel('First name').press('End')
  await page.getByLabel('First name').press('a')
  await expect(page.getByText(draftErased)).toBeVisible()
  await expect(getDraftCheckbox(page)).not.toBeChecked()
  await expect(page.getByLabel('First name')).toHaveValue('Adaa')
})

test('where localStorage refuses, the page says so, and what was written can be copied', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('', 'SecurityError')
      },
    })
  })
  await page.goto('/report')
  await fillReport(page)
  await getPicker(page).setInputFiles([hallway, notes])
  await expect(getEvidenceItems(page)).toHaveCount(2)
  await getDraftCheckbox(page).click()
  await expect(page.getByText('No draft is saved yet.')).toHaveCount(1)
  await expect(getDraftCheckbox(page), 'the wish is the visitor’s').toBeChecked()
  await page.getByRole('button', { name: 'Copy what I have written' }).click()
  await expect(page.getByText('Copied as it stands now, without files.')).toBeVisible()
  await expectCopied(page, /Anomaly report, not finished\n\nFirst name\n {2}Ada\n/)
  await expectCopied(page, /\n\nSupporting documentation, not copied\n {2}hallway\.jpg\n {2}notes\.pdf\n$/)
  await expectAnswers(page)
})

test('where the browser does not allow copying, the text to copy is what is written now', async ({ page }) => {
  await page.goto('/report')
  await page.evaluate(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }))
  const name = page.getByLabel('Last name')
  await name.fill('Meriwether')
  await page.getByRole('button', { name: 'Copy what I have written' }).click()
  await expect(page.getByLabel('Text to copy')).toBeFocused()
  await name.fill('Lovelace')
  await expect(page.getByLabel('Text to copy')).toHaveValue(/Lovelace/)
  await expect(name, 'what is shown anew takes no focus').toBeFocused()
})

test('what another program or an older site has stored for the tab keeps no form from working', async ({ page }) => {
  for (const stored of ['null', '"', '[]', '{"answers":{"removed-question":"An answer"},"fileNames":["x"]}']) {
    await page.goto('/about')
    await page.evaluate((stored) => sessionStorage.setItem('report', stored), stored)
    await page.goto('/report')
    await expectLoaded(page)
    await fillReport(page)
    await openReview(page)
    await expect(page.getByText('An answer')).toHaveCount(0)
  }
})
