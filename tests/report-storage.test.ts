// What is stored of a report: a draft on request, what the tab keeps, what the browser refuses, and what the page says of it.
import type { Page } from '@playwright/test'
import { expectCopied } from './support/read-clipboard.ts'
import { fillReport } from './support/report-answers.ts'
import {
  draftErased,
  draftSaved,
  eraseEverything,
  expectAnswers,
  expectLoaded,
  expectNoDraft,
  freezeClock,
  getDraftCheckbox,
  getEvidenceItems,
  getLostFiles,
  getPicker,
  openReview,
  saveDraft,
  sendByCopy,
  waitForSession,
  writeSamples,
} from './support/report-page.ts'
import { hallway, notes, photoWithMetadata } from './support/sample-files.ts'
import { expect, test } from './support/site.ts'
import { removeSessionStorage } from './support/third-party.ts'

const bothFiles = [/photo\.jpg/, /notes\.pdf/]
const found = /^A draft of .* is on this device\./
const another = /^Another draft of this form is on this device\./
const openDraft = (page: Page) => page.getByRole('button', { name: 'Open the draft on this device' })

/** Expects a page to say that its draft was erased. */
async function expectErased(page: Page) {
  await expect(page.getByText(draftErased)).toBeVisible()
  await expect(getDraftCheckbox(page)).not.toBeChecked()
}

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
  await expectErased(page)
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

test('a draft is found in a new tab, opens with its words, to the last letter, and the names of its files, and is erased by the checkbox, which changes nothing on the page', async ({
  context,
  page,
}, info) => {
  const first = await context.newPage()
  const paths = writeSamples(info, photoWithMetadata, notes)
  await first.goto('/report')
  await fillReport(first, { 'Last name': 'Meriwethe' })
  await getPicker(first).setInputFiles(paths)
  await first.getByRole('checkbox', { name: /^Remove place/ }).check()
  await saveDraft(first)
  await expect(first.getByText(/After \w+ \d+, \d+ it is erased when this page is opened\./)).toBeVisible()
  // The last letter is saved when the page is left, and no later any more.
  await freezeClock(first)
  await first.getByLabel('Last name').press('End')
  await first.getByLabel('Last name').press('r')
  first.on('dialog', (dialog) => dialog.accept())
  await first.goto('/about')
  // The clock is that of all pages.
  await first.clock.resume()
  await page.goto('/report')
  await expect(page.getByText(found)).toBeVisible()
  await openDraft(page).click()
  await expectAnswers(page)
  await expect(getDraftCheckbox(page)).toBeChecked()
  await expect(getDraftCheckbox(page)).toBeFocused()
  await expect(getLostFiles(page)).toHaveText(bothFiles)
  await getPicker(page).setInputFiles(paths)
  await expect(getLostFiles(page)).toHaveCount(0)
  await expect(getEvidenceItems(page)).toHaveText(bothFiles)
  await expect(page.getByRole('checkbox', { name: /^Remove place/ })).toBeChecked()
  await expect(page.getByText('A reload and a draft keep the names, not the files.')).toHaveCount(1)
  await getDraftCheckbox(page).uncheck()
  await expectErased(page)
  await expectAnswers(page)
  await expect(getEvidenceItems(page)).toHaveCount(2)
  const other = await context.newPage()
  await expectNoDraft(other)
})

test('of two windows side by side, one says what the other has saved, and what one erases the other does not save again', async ({
  context,
  page,
}) => {
  await page.goto('/report')
  await page.getByLabel('Last name').fill('Meriwether')
  await saveDraft(page)
  const other = await context.newPage()
  await other.goto('/report')
  await openDraft(other).click()
  await other.getByLabel('Last name').fill('Lovelace')
  await expect(page.getByText(another)).toBeVisible()
  await page.getByRole('button', { name: 'Replace it with this one' }).click()
  await expect(page.getByText(draftSaved)).toBeVisible()
  await expect(other.getByText(another)).toBeVisible()
  await eraseEverything(page)
  await expectErased(other)
  await expect(other.getByLabel('Last name'), 'its own words stay').toHaveValue('Lovelace')
  await saveDraft(other)
  await page.getByRole('button', { name: 'Erase draft now' }).click()
  await expectErased(other)
  await other.getByLabel('Last name').fill('Noether')
  await other.goto('/about')
  expect(await other.evaluate(() => localStorage.length)).toBe(0)
  await other.goto('/report')
  await expect(other.getByLabel('Last name')).toHaveValue('Noether')
})
