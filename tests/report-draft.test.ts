// Drafts: saved only on request, by one tab at a time, found again, erased visibly, never overwritten silently.
import type { Page } from '@playwright/test'
import { fillReport } from './support/report-answers.ts'
import {
  delayScript,
  draftErased,
  draftSaved,
  dropLargeFiles,
  duplicateTab,
  eraseEverything,
  expectAnswers,
  expectNoDraft,
  getDraftCheckbox,
  getEvidenceItems,
  getPicker,
  getRejectedFiles,
  openReview,
  saveDraft,
  sendByCopy,
  waitForSession,
} from './support/report-page.ts'
import { door, notes, photoWithMetadata } from './support/sample-files.ts'
import { expect, test } from './support/site.ts'

const bothFiles = [/photo\.jpg/, /notes\.pdf/]
const another = 'Another draft of this form is on this device.'
const found = /^A draft of .* is on this device\./
const openDraft = (page: Page) => page.getByRole('button', { name: 'Open the draft on this device' })
const eraseDraft = (page: Page) => page.getByRole('button', { name: 'Erase draft now' })

/** Saves a complete report with two files as a draft, one of which is to be sent without what it records. */
async function saveWholeDraft(page: Page) {
  await page.goto('/report')
  await fillReport(page)
  await getPicker(page).setInputFiles([photoWithMetadata, notes])
  await page.getByRole('checkbox', { name: 'Send it without what it records' }).check()
  await saveDraft(page)
}

/** Returns the last name in the stored draft. Runs in the page. */
function readStoredName(): Promise<string> {
  return new Promise((resolve) => {
    const request = indexedDB.open('report-draft')
    request.onsuccess = () => {
      const get = request.result.transaction('report-draft').objectStore('report-draft').get('draft')
      request.result.close()
      get.onsuccess = () => resolve(get.result.answers['last-name'])
    }
  })
}

/** Saves a small draft in a tab of its own, which is closed. */
async function leaveDraft(tab: Page) {
  await tab.goto('/report')
  await tab.getByLabel('Last name').fill('Hale')
  await saveDraft(tab)
  await tab.close()
}

test('without the checkbox filling in, sending and erasing store nothing but what the tab keeps', async ({
  page,
  context,
}) => {
  await page.goto('/report')
  await expect(getDraftCheckbox(page)).not.toBeChecked()
  await fillReport(page)
  await openReview(page)
  await sendByCopy(page)
  expect(await page.evaluate(() => indexedDB.databases())).toEqual([])
  await eraseEverything(page, 'Erase this report from this device')
  expect(await page.evaluate(() => indexedDB.databases())).toEqual([])
  expect(await page.evaluate(() => localStorage.length + sessionStorage.length)).toBe(0)
  expect(await context.cookies()).toEqual([])
})

test('a draft is found in a new tab, opens with its files and choices, and is erased at once, which changes nothing on the page', async ({
  context,
  page,
}) => {
  const first = await context.newPage()
  await saveWholeDraft(first)
  await expect(first.getByText(/After \w+ \d+, \d+ it is erased when this page is next opened\.$/)).toBeVisible()
  await first.close()
  await page.goto('/report')
  await expect(page.getByText(found)).toBeVisible()
  await openDraft(page).click()
  await expectAnswers(page)
  await expect(getEvidenceItems(page)).toHaveText(bothFiles)
  await expect(getDraftCheckbox(page)).toBeChecked()
  await expect(getDraftCheckbox(page)).toBeFocused()
  await expect(page.getByRole('checkbox', { name: 'Send it without what it records' })).toBeChecked()
  await expect(page.getByText('The picture is as it was.')).toBeVisible()
  for (const erase of [() => eraseDraft(page).click(), () => getDraftCheckbox(page).uncheck()]) {
    await erase()
    await expect(page.getByText(draftErased)).toBeVisible()
    await expect(getDraftCheckbox(page)).not.toBeChecked()
    await expectAnswers(page)
    await expect(getEvidenceItems(page)).toHaveCount(2)
    const other = await context.newPage()
    await expectNoDraft(other)
    await getDraftCheckbox(other).uncheck()
    await expect(other.getByText(draftErased)).toBeVisible()
    await other.close()
    await saveDraft(page)
  }
})

test('a draft that is found can be erased without opening it, and one of 30 days ago is erased', async ({
  context,
  page,
}) => {
  await leaveDraft(await context.newPage())
  await page.goto('/report')
  await eraseDraft(page).click()
  await expect(page.getByText(draftErased)).toBeVisible()
  await expect(openDraft(page)).toHaveCount(0)
  await leaveDraft(await context.newPage())
  await page.clock.install({ time: Date.now() + 30 * 86_400_000 + 1000 })
  await page.reload()
  await expect(page.getByText('A draft from an earlier visit was erased from this device')).toBeVisible()
  await expectNoDraft(page)
})

test('who wants to save over a draft from an earlier visit chooses between the two', async ({ context, page }) => {
  const first = await context.newPage()
  await saveWholeDraft(first)
  await first.close()
  await page.goto('/report')
  await page.getByLabel('First name').fill('Emmy')
  await getDraftCheckbox(page).check()
  await expect(page.getByText(another)).toBeVisible()
  await expect(page.getByLabel('First name')).toHaveValue('Emmy')
  await expect(page.getByText('Opening a draft replaces what is in the form.')).toBeVisible()
  // The other one is not erased by that.
  await getDraftCheckbox(page).uncheck()
  await expect(page.getByText(found)).toBeVisible()
  await getDraftCheckbox(page).check()
  await page.getByRole('button', { name: 'Replace it with this one' }).click()
  await expect(page.getByText(draftSaved)).toBeVisible()
  await page.reload()
  await expect(page.getByText(draftSaved)).toBeVisible()
  await expect(page.getByLabel('First name')).toHaveValue('Emmy')
  await expect(getEvidenceItems(page)).toHaveCount(0)
})

test('a reload goes on from the draft, files included, and saves what is typed next', async ({ page, context }) => {
  await saveWholeDraft(page)
  await page.getByLabel('Last name').fill('Lovelace')
  await page.reload()
  await expect(page.getByLabel('Last name')).toHaveValue('Lovelace')
  await expect(getEvidenceItems(page)).toHaveText(bothFiles)
  await expect(getRejectedFiles(page)).toHaveCount(0)
  await expect(getDraftCheckbox(page)).toBeChecked()
  await page.getByLabel('Last name').fill('Noether')
  await expect.poll(() => page.evaluate(readStoredName)).toBe('Noether')
  await page.close()
  const second = await context.newPage()
  await second.goto('/report')
  await openDraft(second).click()
  await expect(second.getByLabel('Last name')).toHaveValue('Noether')
  await expect(getEvidenceItems(second)).toHaveText(bothFiles)
})

test('a checkbox checked before the code runs saves a draft, and overwrites none', async ({ context, page }) => {
  const release = await delayScript(page)
  await page.goto('/report')
  await page.getByLabel('First name').fill('Ada')
  await getDraftCheckbox(page).check()
  release()
  await expect(page.getByText(draftSaved)).toBeVisible()
  await expect(getDraftCheckbox(page)).toBeChecked()
  await page.close()
  const second = await context.newPage()
  const releaseSecond = await delayScript(second)
  await second.goto('/report')
  await getDraftCheckbox(second).check()
  releaseSecond()
  await expect(second.getByText(another)).toBeVisible()
  await openDraft(second).click()
  await expect(second.getByLabel('First name')).toHaveValue('Ada')
})

test('what another tab has written into the draft is not written over unasked, by a link, a reload or a duplicated tab', async ({
  context,
  page,
}) => {
  await saveWholeDraft(page)
  const copy = await duplicateTab(page)
  await expect(copy.getByText(draftSaved)).toBeVisible()
  await page.getByRole('contentinfo').getByRole('link', { name: 'About' }).click()
  const second = await context.newPage()
  await second.goto('/report')
  await openDraft(second).click()
  await second.getByLabel('Last name').fill('Lovelace')
  await getPicker(second).setInputFiles([door])
  await expect.poll(() => second.evaluate(readStoredName)).toBe('Lovelace')
  await expect(second.getByText(draftSaved)).toBeVisible()
  await second.close()
  await page.getByRole('contentinfo').getByRole('link', { name: 'Report Anomaly' }).click()
  for (const tab of [page, copy]) {
    await tab.bringToFront()
    await tab.getByLabel('First name').fill('Emmy')
    await expect(tab.getByText(another)).toBeVisible()
    await expect(getDraftCheckbox(tab)).toBeChecked()
    await expect(getEvidenceItems(tab)).toHaveText(bothFiles)
    expect(await tab.evaluate(readStoredName)).toBe('Lovelace')
  }
  await copy.close()
  await openDraft(page).click()
  await expect(page.getByLabel('Last name')).toHaveValue('Lovelace')
  await expect(getEvidenceItems(page)).toHaveCount(3)
})

test('a draft that another tab erases is not said to be saved, and not saved again unasked', async ({
  context,
  page,
}) => {
  await saveWholeDraft(page)
  const other = await context.newPage()
  await other.goto('/report')
  await expect(other.getByText(found)).toBeVisible()
  await eraseDraft(other).click()
  await expect(other.getByText(draftErased)).toBeVisible()
  await page.bringToFront()
  await page.getByLabel('Last name').fill('Lovelace')
  await expect(page.getByText(draftErased)).toBeVisible()
  await expect(getDraftCheckbox(page)).not.toBeChecked()
  await expect(page.getByText(draftSaved)).toHaveCount(0)
})

test('who types without a pause has a draft of two seconds ago', async ({ page }) => {
  await page.clock.install()
  await page.goto('/report')
  await page.getByLabel('Last name').fill('H')
  await getDraftCheckbox(page).check()
  await page.clock.runFor(400)
  await expect(page.getByText(draftSaved)).toBeVisible()
  for (let letter = 0; letter < 12; letter += 1) {
    await page.getByLabel('Last name').press('End')
    await page.getByLabel('Last name').press('a')
    await page.clock.runFor(200)
  }
  await expect.poll(() => page.evaluate(readStoredName)).toMatch(/^Ha{9}/)
})

test('full storage is reported at once, costs no key a write of the files, and the draft is saved when there is space', async ({
  context,
  page,
}) => {
  const session = await context.newCDPSession(page)
  await page.addInitScript(() => {
    const { put } = IDBObjectStore.prototype
    Object.assign(window, { written: 0 })
    IDBObjectStore.prototype.put = function (...given) {
      if (given[0] instanceof File) Object.assign(window, { written: Reflect.get(window, 'written') + given[0].size })
      return put.apply(this, given)
    }
  })
  const getWritten = () => page.evaluate(() => Reflect.get(window, 'written'))
  await page.goto('/report')
  const origin = await page.evaluate(() => location.origin)
  await session.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: 20_000_000 })
  await fillReport(page)
  await dropLargeFiles(page, { 'large.pdf': 40_000_000, 'small.pdf': 1000 })
  await expect(getEvidenceItems(page)).toHaveCount(2)
  await getDraftCheckbox(page).check()
  await expect(page.getByText('There is no room for the draft on this device.')).toBeVisible()
  const before = await getWritten()
  await page.getByLabel('Last name').fill('Lovelace')
  await waitForSession(page, 'Lovelace')
  await page.getByRole('button', { name: 'Remove large.pdf' }).click()
  await expect(page.getByText(draftSaved)).toBeVisible()
  expect(await getWritten()).toBe(before + 1000)
})
