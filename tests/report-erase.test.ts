// Erasing: no browser feature restores what was erased.
import type { Page } from '@playwright/test'
import { fillReport } from './support/report-answers.ts'
import {
  delayStorage,
  draftSaved,
  duplicateTab,
  eraseEverything,
  expectNoDraft,
  getDraftCheckbox,
  getEvidenceItems,
  getPicker,
  openReview,
  releaseStorage,
  waitForSession,
  waitForStep,
} from './support/report-page.ts'
import { hallway } from './support/sample-files.ts'
import { expect, test } from './support/site.ts'

async function erase(page: Page) {
  await eraseEverything(page)
  await waitForStep(page, 'edit')
}

/** Expects the erased text in neither the form, the review, the session snapshot nor the tab's history. */
async function expectGone(page: Page) {
  await expect(page.getByLabel('Last name')).toHaveValue('')
  const stored = await page.evaluate(() => JSON.stringify([{ ...sessionStorage }, { ...localStorage }, history.state]))
  expect(stored).not.toMatch(/Meriwether|hallway|california/)
  await expect(page.getByText('Meriwether')).toHaveCount(0)
}

test('Back, Forward, reload and a second tab do not restore what was erased', async ({ page, context }) => {
  await page.goto('/about')
  await page.goto('/report')
  await fillReport(page)
  await page.getByRole('button', { name: 'Prepare report' }).click()
  // The skip link adds an entry to the history.
  await page.locator('.skip-link').press('Enter')
  await erase(page)
  await expectGone(page)
  await page.goForward()
  await waitForStep(page, 'edit')
  await page.reload()
  await expectGone(page)
  await page.goBack()
  await page.goto('/report')
  await expectGone(page)
  await page.goBack()
  await expect(page).toHaveURL('/about')
  await page.goto('/report')
  await expectGone(page)
  const second = await context.newPage()
  await second.goto('/report')
  await expectGone(second)
})

test('an older session that the browser restores does not restore what was erased', async ({ page }) => {
  await page.goto('/report')
  await page.getByLabel('Last name').fill('Meriwether')
  await waitForSession(page, 'Meriwether')
  const older = await page.evaluate(() => sessionStorage.getItem('report') ?? '')
  await erase(page)
  // What Firefox does with a tab that is closed within 15 s and reopened.
  await page.evaluate((older) => sessionStorage.setItem('report', older), older)
  await page.reload()
  await page.getByLabel('First name').click()
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('report'))).toBeNull()
  await expectGone(page)
  await page.getByLabel('Last name').fill('Hale')
  await page.reload()
  await expect(page.getByLabel('Last name')).toHaveValue('Hale')
})

test('a duplicated tab erases its own answers, and the other tab keeps what it shows', async ({ page }) => {
  await page.goto('/report')
  await fillReport(page)
  await waitForSession(page, 'The hallway')
  const copy = await duplicateTab(page)
  await expect(copy.getByLabel('Last name')).toHaveValue('Meriwether')
  await openReview(copy)
  await erase(copy)
  await expectGone(copy)
  await page.reload()
  await expect(page.getByLabel('Last name')).toHaveValue('Meriwether')
})

test('a draft that is erased during its first save leaves nothing stored', async ({ page, context }) => {
  await page.addInitScript(delayStorage)
  await page.goto('/report')
  await fillReport(page)
  await getPicker(page).setInputFiles(hallway)
  await getDraftCheckbox(page).check()
  await page.waitForFunction(async () => (await indexedDB.databases()).length > 0)
  await openReview(page)
  await erase(page)
  await releaseStorage(page)
  await expect(getDraftCheckbox(page)).not.toBeChecked()
  await expectNoDraft(await context.newPage())
})

test('undo and redo restore nothing that was erased in the review, nor what was deleted by hand before', async ({
  page,
}) => {
  await page.goto('/report')
  const lastName = page.getByLabel('Last name')
  await lastName.pressSequentially('Meriwether')
  await lastName.press('ControlOrMeta+a')
  await lastName.press('Backspace')
  await fillReport(page)
  await page.getByLabel('Detailed description').pressSequentially(' The hallway was long.')
  // Print shows whole answers in elements of their own.
  await page.pdf()
  await openReview(page)
  await erase(page)
  for (const label of ['First name', 'Last name', 'Detailed description']) {
    await page.getByLabel(label).focus()
    for (const key of ['z', 'z', 'z', 'y', 'Shift+z']) await page.keyboard.press(`ControlOrMeta+${key}`)
  }
  await expectGone(page)
  expect(await page.evaluate(() => sessionStorage.length)).toBe(0)
  await expect(page.getByLabel('Detailed description')).toHaveValue('')
})

test('erasing puts a control as it was prerendered in place of each, and moves nothing else', async ({ page }) => {
  await page.goto('/report')
  const getControls = () =>
    page.locator('form :is(input, select, textarea)').evaluateAll((controls) => controls.map((at) => at.outerHTML))
  const prerendered = await getControls()
  await page.getByRole('button', { name: 'Prepare report' }).click()
  await expect(page.getByLabel('Email')).toHaveAttribute('aria-invalid', 'true')
  await fillReport(page)
  await getPicker(page).setInputFiles(hallway)
  const controls = await page.locator('form [name]').elementHandles()
  const others = await page.locator('form, label[for], fieldset[aria-label], form [aria-live]').elementHandles()
  await erase(page)
  for (const control of controls) expect(await control.evaluate(({ isConnected }) => isConnected)).toBe(false)
  for (const other of others) expect(await other.evaluate(({ isConnected }) => isConnected)).toBe(true)
  expect(await getControls()).toEqual(prerendered)
  await expect(getEvidenceItems(page)).toHaveCount(0)
})

test('the form itself offers to erase everything: the answers, a draft that was found and not opened, and the session', async ({
  page,
  context,
}) => {
  await page.goto('/report')
  await expect(page.getByRole('button', { name: 'Erase everything and start again' })).toHaveCount(0)
  await fillReport(page)
  await getDraftCheckbox(page).check()
  await expect(page.getByText(draftSaved)).toBeVisible()
  const other = await context.newPage()
  await page.close()
  await other.goto('/report')
  await expect(other.getByRole('button', { name: 'Open the draft on this device' })).toBeVisible()
  await other.getByLabel('Last name').fill('Hale')
  await other.getByRole('button', { name: 'Erase everything and start again' }).click()
  await expect(other.getByRole('alertdialog')).toContainText('any draft on this device')
  // What only the browser can change is stated.
  await expect(other.getByRole('alertdialog')).toContainText('Your browser may still suggest the name and email.')
  await other.getByRole('button', { name: 'Erase it' }).click()
  await expect(other.getByText('The draft was erased from this device.')).toBeVisible()
  await expect(other.getByLabel('First name')).toBeFocused()
  await expect(other.getByLabel('Last name')).toHaveValue('')
  expect(await other.evaluate(() => sessionStorage.length)).toBe(0)
  await expectNoDraft(await context.newPage())
})
