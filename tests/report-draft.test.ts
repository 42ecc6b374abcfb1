// Drafts: saved only on request, by one tab at a time, found again, erased visibly, never overwritten silently.
import type { Page, TestInfo } from '@playwright/test'
import { fillReport, requiredAnswers } from './support/report-answers.ts'
import {
  delayScript,
  draftErased,
  draftSaved,
  eraseEverything,
  expectAnswers,
  expectNoDraft,
  getDraftCheckbox,
  getEvidenceItems,
  getLostFiles,
  getPicker,
  openReview,
  saveDraft,
  sendByCopy,
  writeSamples,
} from './support/report-page.ts'
import { notes, photoWithMetadata } from './support/sample-files.ts'
import { expect, test } from './support/site.ts'

const bothFiles = [/photo\.jpg/, /notes\.pdf/]
const found = /^A draft of .* is on this device\./
const openDraft = (page: Page) => page.getByRole('button', { name: 'Open the draft on this device' })

/** Saves a complete report with two files as a draft, one of which is to be sent without what it records. */
async function saveWholeDraft(page: Page, info: TestInfo) {
  const paths = writeSamples(info, photoWithMetadata, notes)
  await page.goto('/report')
  await fillReport(page)
  await getPicker(page).setInputFiles(paths)
  await page.getByRole('checkbox', { name: /^Take place/ }).check()
  await saveDraft(page)
  return paths
}

/** Returns the last name in the stored draft. Runs in the page. */
const readStoredName = () => JSON.parse(localStorage.getItem('report-draft') ?? '{}').answers?.['last-name']

test('without the checkbox filling in, sending and erasing store nothing but what the tab keeps', async ({
  page,
  context,
}) => {
  await page.goto('/report')
  await expect(getDraftCheckbox(page)).not.toBeChecked()
  await fillReport(page)
  await openReview(page)
  await sendByCopy(page)
  await eraseEverything(page, 'Erase this report from this device')
  expect(await page.evaluate(() => localStorage.length)).toBe(0)
  for (const { value } of requiredAnswers.filter(({ value }) => value.length > 2))
    expect(await page.evaluate(() => Object.values(sessionStorage).join())).not.toContain(value)
  expect(await context.cookies()).toEqual([])
})

test('a draft is found in a new tab, opens with its words and the names of its files, and is erased by the checkbox, which changes nothing on the page', async ({
  context,
  page,
}, info) => {
  const first = await context.newPage()
  const paths = await saveWholeDraft(first, info)
  await expect(first.getByText(/After \w+ \d+, \d+ it is erased when this page is opened\./)).toBeVisible()
  first.on('dialog', (dialog) => dialog.accept())
  await first.close()
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
  await expect(page.getByRole('checkbox', { name: /^Take place/ })).toBeChecked()
  await expect(page.getByText('A reload and a draft keep the names, not the files.')).toHaveCount(1)
  await getDraftCheckbox(page).uncheck()
  await expect(page.getByText(draftErased)).toBeVisible()
  await expect(getDraftCheckbox(page)).not.toBeChecked()
  await expectAnswers(page)
  await expect(getEvidenceItems(page)).toHaveCount(2)
  const other = await context.newPage()
  await expectNoDraft(other)
  await getDraftCheckbox(other).uncheck()
  await expect(other.getByText(draftErased)).toBeVisible()
})

test('a checkbox checked before the code runs saves a draft', async ({ page }) => {
  const release = await delayScript(page)
  await page.goto('/report')
  await page.getByLabel('First name').fill('Ada')
  await getDraftCheckbox(page).check()
  release()
  await expect(page.getByText(draftSaved)).toBeVisible()
  await expect(getDraftCheckbox(page)).toBeChecked()
})

test('who types without a pause has a draft of a moment ago, and who leaves one of the last letter', async ({
  page,
}) => {
  await page.clock.install()
  await page.goto('/report')
  await page.getByLabel('Last name').fill('H')
  await getDraftCheckbox(page).check()
  await expect(page.getByText(draftSaved)).toBeVisible()
  for (let letter = 0; letter < 12; letter += 1) {
    await page.getByLabel('Last name').press('End')
    await page.getByLabel('Last name').press('a')
    await page.clock.runFor(200)
  }
  expect(await page.evaluate(readStoredName)).toMatch(/^Ha{10}/)
  await page.getByLabel('Last name').press('b')
  await page.goto('/about')
  expect(await page.evaluate(readStoredName)).toBe(`H${'a'.repeat(12)}b`)
})

test('of two windows side by side, one says what the other has saved, and that it was erased', async ({
  context,
  page,
}, info) => {
  await saveWholeDraft(page, info)
  const other = await context.newPage()
  await other.goto('/report')
  await openDraft(other).click()
  await other.getByLabel('Last name').fill('Lovelace')
  await expect(page.getByText(/^Another draft of this form is on this device\./)).toBeVisible()
  await page.getByRole('button', { name: 'Replace it with this one' }).click()
  await expect(page.getByText(draftSaved)).toBeVisible()
  await expect(other.getByText(/^Another draft of this form is on this device\./)).toBeVisible()
  await eraseEverything(page)
  await expect(other.getByRole('button', { name: 'Open the draft on this device' })).toBeHidden()
  await expect(other.getByText(draftErased)).toBeVisible()
})

test('what another tab erases is not saved again, and the words stay in the form', async ({ context, page }) => {
  await page.goto('/report')
  await page.getByLabel('Last name').fill('Meriwether')
  await saveDraft(page)
  const other = await context.newPage()
  await other.goto('/report')
  await other.getByRole('button', { name: 'Erase draft now' }).click()
  await expect(page.getByText(draftErased)).toBeVisible()
  await expect(getDraftCheckbox(page)).not.toBeChecked()
  await page.getByLabel('Last name').fill('Lovelace')
  await page.goto('/about')
  expect(await page.evaluate(() => localStorage.length)).toBe(0)
  await page.goto('/report')
  await expect(page.getByLabel('Last name')).toHaveValue('Lovelace')
})
