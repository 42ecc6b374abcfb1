// Drafts: saved only on request, by one tab at a time, found again, erased visibly, never overwritten silently.
import type { Page } from '@playwright/test'
import { fillReport } from './support/report-answers.ts'
import {
  draftErased,
  draftSaved,
  eraseEverything,
  expectAnswers,
  expectNoDraft,
  freezeClock,
  getDraftCheckbox,
  getEvidenceItems,
  getLostFiles,
  getPicker,
  saveDraft,
  writeSamples,
} from './support/report-page.ts'
import { notes, photoWithMetadata } from './support/sample-files.ts'
import { expect, test } from './support/site.ts'

const bothFiles = [/photo\.jpg/, /notes\.pdf/]
const found = /^A draft of .* is on this device\./
const another = /^Another draft of this form is on this device\./
const openDraft = (page: Page) => page.getByRole('button', { name: 'Open the draft on this device' })

/** Expects a page to say that its draft was erased. */
async function expectErased(page: Page) {
  await expect(page.getByText(draftErased)).toBeVisible()
  await expect(getDraftCheckbox(page)).not.toBeChecked()
}

/** Returns the last name in the stored draft. Runs in the page. */
const readStoredName = () => JSON.parse(localStorage.getItem('report-draft') ?? '{}').answers?.['last-name']

test('a draft is found in a new tab, opens with its words and the names of its files, and is erased by the checkbox, which changes nothing on the page', async ({
  context,
  page,
}, info) => {
  const first = await context.newPage()
  const paths = writeSamples(info, photoWithMetadata, notes)
  await first.goto('/report')
  await fillReport(first)
  await getPicker(first).setInputFiles(paths)
  await first.getByRole('checkbox', { name: /^Take place/ }).check()
  await saveDraft(first)
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
  await expectErased(page)
  await expectAnswers(page)
  await expect(getEvidenceItems(page)).toHaveCount(2)
  const other = await context.newPage()
  await expectNoDraft(other)
})

test('who leaves the page has a draft of the last letter', async ({ page }) => {
  await page.goto('/report')
  await page.getByLabel('Last name').fill('H')
  await saveDraft(page)
  // Nothing is saved later any more.
  await freezeClock(page)
  await page.getByLabel('Last name').press('End')
  await page.getByLabel('Last name').press('b')
  await page.goto('/about')
  expect(await page.evaluate(readStoredName)).toBe('Hb')
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
