// Drafts: saved only on request, by one tab at a time, found again, erased visibly, never overwritten silently.
import type { Page } from '@playwright/test'
import { recordWrites, takeWrites } from './support/draft-database-page.ts'
import {
  delayScript,
  draftSaved,
  dropLargeFiles,
  duplicateTab,
  eraseEverything,
  expectAnswers,
  expectNoDraft,
  getDraftCheckbox,
  getEvidenceItems,
  getPicker,
  getReview,
  hideTab,
  openReview,
  openTabWithDraft,
  saveDraft,
  waitForSession,
} from './support/report-page.ts'
import { expectCopied } from './support/read-clipboard.ts'
import { fillReport } from './support/report-answers.ts'
import { door, notes, photoWithMetadata } from './support/sample-files.ts'
import { expect, test } from './support/site.ts'

const bothFiles = [/photo\.jpg/, /notes\.pdf/]
const locked = 'Another tab of this browser is saving a draft of this form.'
const anotherDraft = 'Another draft of this form is on this device'
const draftErased = 'The draft was erased from this device.'
const openDraft = (page: Page) => page.getByRole('button', { name: 'Open the draft on this device' })
const eraseDraft = (page: Page) => page.getByRole('button', { name: 'Erase draft now' })

/** Saves a small draft in a tab of its own, which is closed. */
async function leaveDraft(tab: Page, lastName = 'Hale') {
  await tab.goto('/report')
  await tab.getByLabel('Last name').fill(lastName)
  await saveDraft(tab)
  await tab.close()
}

test('without the checkbox filling in, reviewing, delivering and erasing store nothing', async ({ page, context }) => {
  await page.goto('/report')
  await expect(getDraftCheckbox(page)).not.toBeChecked()
  await fillReport(page)
  await openReview(page)
  await page.getByRole('button', { name: 'Save the file' }).click()
  await expect(page.getByText('asked to save it as')).toBeVisible()
  await eraseEverything(page)
  expect(await page.evaluate(() => indexedDB.databases())).toEqual([])
  expect(await page.evaluate(() => localStorage.length + sessionStorage.length)).toBe(0)
  expect(await context.cookies()).toEqual([])
})

test('a stored draft is found in a new tab, opens with its files and choices, and is erased at once by the button or the checkbox, which changes nothing on the page', async ({
  context,
  page,
}) => {
  await (await openTabWithDraft(context)).close()
  await page.goto('/report')
  await expect(page.getByText(/^A draft of .* is erased when this page is next opened/)).toBeVisible()
  await openDraft(page).click()
  await expectAnswers(page)
  await expect(getEvidenceItems(page)).toHaveText(bothFiles)
  await expect(page.getByLabel('Send it without this, photo.jpg')).toBeChecked()
  await expect(getDraftCheckbox(page)).toBeChecked()
  for (const erase of [() => eraseDraft(page).click(), () => getDraftCheckbox(page).uncheck()]) {
    await erase()
    await expect(page.getByText(draftErased)).toBeVisible()
    await expect(getDraftCheckbox(page)).not.toBeChecked()
    await expectAnswers(page)
    await expect(getEvidenceItems(page)).toHaveCount(2)
    const other = await context.newPage()
    await expectNoDraft(other)
    await eraseDraft(other).click()
    await expect(other.getByText(draftErased)).toBeVisible()
    await other.close()
    await saveDraft(page)
  }
  await openReview(page)
  await expect(getReview(page).getByText('Place, time, device and owner were removed from it.')).toBeVisible()
})

test('a draft found can be erased without opening it', async ({ context, page }) => {
  await leaveDraft(await context.newPage())
  await page.goto('/report')
  await eraseDraft(page).click()
  await expect(page.getByText(draftErased)).toBeVisible()
  await expect(openDraft(page)).toHaveCount(0)
})

test('a draft expires after 30 days', async ({ context, page }) => {
  await leaveDraft(await context.newPage())
  await page.clock.install({ time: Date.now() + 30 * 86_400_000 + 1000 })
  await expectNoDraft(page)
})

test('a draft that a wrong clock has dated is offered, and is not erased as expired', async ({ context, page }) => {
  const first = await context.newPage()
  await first.clock.setFixedTime('2025-03-01T12:00:00Z')
  await leaveDraft(first)
  // All tabs have one clock, which is set right.
  await page.clock.setFixedTime(new Date())
  await page.goto('/report')
  await expect(page.getByText('A draft of an earlier visit is on this device.')).toBeVisible()
  await openDraft(page).click()
  await expect(page.getByLabel('Last name')).toHaveValue('Hale')
})

test('a checkbox checked before the script runs is never shown unchecked, not after a reload either', async ({
  page,
}) => {
  await page.goto('/report')
  await page.getByLabel('First name').fill('Ada')
  await waitForSession(page, 'Ada')
  const release = await delayScript(page)
  await page.reload()
  await getDraftCheckbox(page).check()
  const seen = getDraftCheckbox(page).evaluate(async (box: HTMLInputElement) => {
    const turns = new MessageChannel()
    const turn = () =>
      new Promise((resolve) => {
        turns.port1.onmessage = resolve
        turns.port2.postMessage('')
      })
    // Once loaded, the form validates its answers itself.
    while (box.checked && !document.forms[0]?.noValidate) await turn()
    return box.checked
  })
  release()
  expect(await seen).toBe(true)
  await expect(page.getByText(draftSaved)).toBeVisible()
})

test('focusing the checkbox before the script runs keeps the stored draft', async ({ context }) => {
  const page = await openTabWithDraft(context)
  const release = await delayScript(page, 'loader')
  await page.reload({ waitUntil: 'commit' })
  await getDraftCheckbox(page).focus()
  release()
  await expect(page.getByText(draftSaved)).toBeVisible()
  await expect(getDraftCheckbox(page)).toBeChecked()
  await expect(getEvidenceItems(page)).toHaveText(bothFiles)
})

test('checking the checkbox before the script runs does not overwrite the stored draft', async ({ context, page }) => {
  await leaveDraft(await context.newPage())
  const release = await delayScript(page)
  await page.goto('/report', { waitUntil: 'commit' })
  await getDraftCheckbox(page).check()
  release()
  await expect(page.getByText(anotherDraft)).toBeVisible()
  await page.getByRole('button', { name: 'Open the draft' }).click()
  await expect(page.getByLabel('Last name')).toHaveValue('Hale')
})

test('who wants to save over a draft from an earlier visit chooses between the two', async ({ context, page }) => {
  await (await openTabWithDraft(context)).close()
  await page.goto('/report')
  await page.getByLabel('First name').fill('Emmy')
  await getDraftCheckbox(page).check()
  await expect(page.getByText(anotherDraft)).toBeVisible()
  await expect(page.getByLabel('First name')).toHaveValue('Emmy')
  await expect(page.getByText('Opening a draft replaces what is in the form.')).toBeVisible()
  // The other one is not erased by that.
  await getDraftCheckbox(page).uncheck()
  await expect(page.getByText(/^A draft of .* is on this device/)).toBeVisible()
  await getDraftCheckbox(page).check()
  await page.getByRole('button', { name: 'Replace it with this one' }).click()
  await expect(page.getByText(draftSaved)).toBeVisible()
  await page.reload()
  await expect(page.getByText(draftSaved)).toBeVisible()
  await expect(page.getByLabel('First name')).toHaveValue('Emmy')
  await expect(getEvidenceItems(page)).toHaveCount(0)
})

test('full storage is reported at once, and the draft is saved when there is space', async ({ context, page }) => {
  const session = await context.newCDPSession(page)
  await page.goto('/report')
  const origin = await page.evaluate(() => location.origin)
  await session.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: 20_000_000 })
  await fillReport(page)
  await dropLargeFiles(page, { 'large.pdf': 40_000_000, 'small.pdf': 1000 })
  await expect(getEvidenceItems(page)).toHaveCount(2)
  await getDraftCheckbox(page).check()
  await expect(page.getByText('There is no room for the draft on this device.')).toBeVisible()
  await expectAnswers(page)
  await page.getByRole('button', { name: 'Remove large.pdf' }).click()
  await expect(page.getByText(draftSaved)).toBeVisible()
})

test('refused storage is reported, the checkbox is unchecked, and the answers can be copied', async ({ page }) => {
  await page.addInitScript(() => {
    IDBFactory.prototype.open = () => {
      throw new DOMException('', 'SecurityError')
    }
  })
  await page.context().grantPermissions(['clipboard-write'])
  await page.goto('/report')
  await fillReport(page)
  await getDraftCheckbox(page).click()
  await expect(page.getByText('A reload keeps your answers and forgets your files')).toBeVisible()
  await expect(page.getByText('Nothing is remembered here')).toHaveCount(0)
  await expect(getDraftCheckbox(page)).not.toBeChecked()
  await page.reload()
  await expectAnswers(page)
  await getPicker(page).setInputFiles([photoWithMetadata, notes])
  await expect(getEvidenceItems(page)).toHaveCount(2)
  await page.getByRole('button', { name: 'Copy what I have written' }).click()
  await expect(page.getByText('Copied as it stands now, without files.')).toBeVisible()
  await expectCopied(page, /^Quantum Reality Research\nAnomaly report, not finished\n\nFirst name\n {2}Ada\n/)
  await expectCopied(page, /\n\nDate and time of anomaly\n {2}Saturday, April 19, 2025, 9:14 pm Pacific/)
  await expectCopied(page, /\n\nSupporting documentation, not copied\n {2}evidence-1\.jpg\n {2}evidence-2\.pdf\n$/)
})

test('a second tab that wants to save is told so and keeps its answers, and nothing of the first tab is lost', async ({
  context,
  page,
}) => {
  const first = await openTabWithDraft(context)
  await page.goto('/report')
  await page.getByLabel('First name').fill('Emmy')
  await waitForSession(page, 'Emmy')
  for (const control of [getDraftCheckbox(page), openDraft(page), eraseDraft(page)]) {
    await page.reload()
    await expect(page.getByText(/^A draft of .* is on this device/)).toBeVisible()
    await control.click()
    await expect(page.getByText(locked)).toBeVisible()
    await expect(getDraftCheckbox(page)).not.toBeChecked()
    await expect(page.getByLabel('First name')).toHaveValue('Emmy')
  }
  await first.getByLabel('Last name').fill('Lovelace')
  await first.reload()
  await expect(first.getByText(draftSaved)).toBeVisible()
  await expect(first.getByLabel('Last name')).toHaveValue('Lovelace')
  await expect(getEvidenceItems(first)).toHaveText(bothFiles)
  // Close it and try again.
  await first.close()
  await getDraftCheckbox(page).check()
  await openDraft(page).click()
  await expect(page.getByLabel('Last name')).toHaveValue('Lovelace')
})

test('a duplicate of the tab that saves finds its lock taken, and keeps its answers', async ({ context }) => {
  const copy = await duplicateTab(await openTabWithDraft(context))
  await expect(copy.getByText(locked)).toBeVisible()
  await expect(getDraftCheckbox(copy)).not.toBeChecked()
  await expect(copy.getByLabel('Last name')).toHaveValue('Meriwether')
})

test('only what has changed is written: nothing when the tab is hidden or loaded again, and no file twice', async ({
  context,
}) => {
  const page = await openTabWithDraft(context)
  const includeNames = page.getByLabel('Include the original names of the files in the report')
  await page.addInitScript(recordWrites)
  await page.reload()
  await expect(getEvidenceItems(page)).toHaveText(bothFiles)
  await expect(page.getByText(draftSaved)).toBeVisible()
  for (const _ of [1, 2, 3]) await hideTab(page)
  await page.getByLabel('Last name').fill('Lovelace')
  await hideTab(page)
  await expect.poll(() => takeWrites(page)).toEqual(['record'])
  await getPicker(page).setInputFiles(door)
  await expect(getEvidenceItems(page)).toHaveCount(3)
  await hideTab(page)
  await expect.poll(() => takeWrites(page)).toEqual([door.buffer.length, 'record'])
  await includeNames.check()
  await hideTab(page)
  await expect.poll(() => takeWrites(page)).toEqual(['record'])
  await page.reload()
  await expect(getEvidenceItems(page)).toHaveCount(3)
  await expect(page.getByText(draftSaved)).toBeVisible()
  await expect(includeNames).toBeChecked()
  await hideTab(page)
  await page.getByLabel('Last name').fill('Noether')
  await expect.poll(() => takeWrites(page)).toEqual(['record'])
})
