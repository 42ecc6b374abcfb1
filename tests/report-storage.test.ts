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
  test(`where sessionStorage is ${name}, the page says once that nothing is kept, Back has what the browser restores, and a report is sent`, async ({
    page,
  }) => {
    page.on('dialog', (dialog) => dialog.accept())
    await page.addInitScript(refuse)
    await page.goto('/report')
    await page.getByLabel('First name').fill('Ada')
    await expect(getNothingKept(page)).toBeVisible()
    await page.getByRole('contentinfo').getByRole('link', { name: 'About' }).click()
    await page.waitForURL('/about')
    await page.goBack()
    await expectLoaded(page)
    await expect(page.getByLabel('First name')).toHaveValue('Ada')
    await fillReport(page)
    await expect(getNothingKept(page)).toHaveCount(1)
    await openReview(page)
    await sendByCopy(page)
  })

test('once the browser has deleted what the site stores, no draft is said to be there, and what is written is kept again', async ({
  page,
}) => {
  await page.goto('/report')
  await page.getByLabel('First name').fill('Ada')
  await saveDraft(page)
  await waitForSession(page, 'Ada')
  const session = await page.context().newCDPSession(page)
  await session.send('Storage.clearDataForOrigin', { origin: new URL(page.url()).origin, storageTypes: 'all' })
  await page.evaluate(() => sessionStorage.clear())
  await page.getByLabel('Last name').fill('Meriwether')
  await expect(page.getByText(draftErased)).toBeVisible()
  await expect(getDraftCheckbox(page)).not.toBeChecked()
  await waitForSession(page, 'Meriwether')
  await page.goto('/about')
  await page.goto('/report')
  await expect(page.getByLabel('First name')).toHaveValue('Ada')
  await expect(page.getByLabel('Last name')).toHaveValue('Meriwether')
})

test('where localStorage refuses, the page says so, and what was written can be copied, or selected as it is now', async ({
  page,
  context,
}) => {
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
  const copy = page.getByRole('button', { name: 'Copy what I have written' })
  await copy.click()
  await expect(page.getByText('Copied as it stands now, without files.')).toBeVisible()
  await expectCopied(page, /Anomaly report, not finished\n\nFirst name\n {2}Ada\n/)
  await expectCopied(page, /\n\nSupporting documentation, not copied\n {2}hallway\.jpg\n {2}notes\.pdf\n$/)
  await expectAnswers(page)
  await page.evaluate(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }))
  await copy.click()
  await expect(page.getByLabel('Text to copy')).toBeFocused()
  await page.getByLabel('Last name').fill('Lovelace')
  await expect(page.getByLabel('Text to copy')).toHaveValue(/Lovelace/)
  await expect(page.getByLabel('Last name'), 'what is shown anew takes no focus').toBeFocused()
})

test('what another program or an older site has stored for the tab keeps no form from working', async ({ page }) => {
  for (const stored of ['null', '"', '[]', '{"answers":{"removed-question":"An answer"},"fileNames":["x"]}']) {
    await page.goto('/about')
    await page.evaluate((stored) => sessionStorage.setItem('report', stored), stored)
    await page.goto('/report')
    await expectLoaded(page)
    await page.getByLabel('Last name').fill('Meriwether')
    await waitForSession(page, 'Meriwether')
  }
  await fillReport(page)
  await openReview(page)
  await expect(page.getByText('An answer')).toHaveCount(0)
})
