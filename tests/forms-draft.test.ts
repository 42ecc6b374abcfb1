// Drafts: saved only on request, found again, erased visibly, never overwritten silently.
import type { Page } from '@playwright/test'
import { delayScript } from './support/delay-script.ts'
import { keepOne, keptWords } from './support/draft-tab.ts'
import { dropLargeFiles } from './support/drop-large-files.ts'
import {
  eraseEverything,
  expectNoDraft,
  getDraftCheckbox,
  getEvidenceItems,
  waitForSession,
} from './support/form-locators.ts'
import { expectCopied } from './support/read-clipboard.ts'
import { completeReport, fillReport } from './support/report-answers.ts'
import { notes, photoWithMetadata } from './support/sample-files.ts'
import { expect, test } from './support/site.ts'

const databases = (page: Page) => page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name))

async function expectComplete(page: Page) {
  for (const [label, answer] of Object.entries(completeReport))
    await expect(page.getByLabel(label)).toHaveValue(label === 'State' ? 'california' : answer)
}

test('without the checkbox filling in, reviewing, delivering and erasing store nothing', async ({ page, context }) => {
  await page.goto('/report')
  await expect(getDraftCheckbox(page)).not.toBeChecked()
  await fillReport(page)
  await page.getByRole('button', { name: 'Prepare report' }).click()
  await page.getByRole('button', { name: 'Save the file' }).click()
  await expect(page.getByText('asked to save it as')).toBeVisible()
  await eraseEverything(page)
  expect(await databases(page)).toEqual([])
  expect(await page.evaluate(() => localStorage.length + sessionStorage.length)).toBe(0)
  expect(await context.cookies()).toEqual([])
})

test('a stored draft is found in a new tab, and opens with its files and choices', async ({ context, page }) => {
  await (await keepOne(context)).close()
  await page.goto('/report')
  await expect(page.getByText(/^A draft of .* is erased when this page is next opened/)).toBeVisible()
  await page.getByRole('button', { name: 'Open the draft on this device' }).click()
  await expectComplete(page)
  await expect(getEvidenceItems(page)).toHaveText([/photo\.jpg/, /notes\.pdf/])
  await expect(page.getByLabel('Information recorded in photo.jpg')).toHaveValue('location')
  await expect(getDraftCheckbox(page)).toBeChecked()
  await page.getByRole('button', { name: 'Prepare report' }).click()
  const review = page.getByRole('region', { name: 'Check your report' })
  await expect(review.getByText('The place recorded in it was removed.')).toBeVisible()
})

/**
 * Opens the form and checks the draft checkbox before the script runs, as a fast visitor or a browser's restoration
 * does.
 */
async function tickBeforeScript(page: Page) {
  const release = await delayScript(page)
  await page.goto('/report', { waitUntil: 'commit' })
  await getDraftCheckbox(page).check()
  release()
}

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
  await expect(page.getByText(keptWords)).toBeVisible()
})

test('focusing the checkbox before the script runs keeps the stored draft', async ({ context }) => {
  const page = await keepOne(context)
  const release = await delayScript(page, 'loader')
  await page.reload({ waitUntil: 'commit' })
  await getDraftCheckbox(page).focus()
  release()
  await expect(page.getByText(keptWords)).toBeVisible()
  await expect(getDraftCheckbox(page)).toBeChecked()
  await expect(getEvidenceItems(page)).toHaveText([/photo\.jpg/, /notes\.pdf/])
})

test('checking the checkbox before the script runs does not overwrite the stored draft', async ({ context, page }) => {
  await (await keepOne(context)).close()
  await tickBeforeScript(page)
  await expect(page.getByText('Another draft of this form is on this device')).toBeVisible()
  await page.getByRole('button', { name: 'Open the draft' }).click()
  await expectComplete(page)
  await expect(getEvidenceItems(page)).toHaveText([/photo\.jpg/, /notes\.pdf/])
})

for (const [how, erase] of [
  ['Erase draft now', (page) => page.getByRole('button', { name: 'Erase draft now' }).click()],
  ['unticking the box', (page) => getDraftCheckbox(page).uncheck()],
] as readonly (readonly [string, (page: Page) => Promise<void>])[]) {
  test(`${how} erases the draft at once, and does not change the page`, async ({ context, page }) => {
    const first = await keepOne(context)
    await erase(first)
    await expect(first.getByText('The draft was erased from this device.')).toBeVisible()
    await expect(getDraftCheckbox(first)).not.toBeChecked()
    await expectComplete(first)
    await expect(getEvidenceItems(first)).toHaveCount(2)
    await expectNoDraft(page)
  })
}

test('a draft found can be erased without opening it', async ({ context, page }) => {
  await (await keepOne(context)).close()
  await page.goto('/report')
  await page.getByRole('button', { name: 'Erase draft now' }).click()
  await expect(page.getByText('The draft was erased from this device.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Open the draft on this device' })).toHaveCount(0)
})

test('a draft expires after 30 days', async ({ context, page }) => {
  await (await keepOne(context)).close()
  await page.clock.install({ time: Date.now() + 30 * 86_400_000 + 1000 })
  await expectNoDraft(page)
})

test('a draft that a wrong clock has dated is offered, and is not erased as expired', async ({ context, page }) => {
  const first = await context.newPage()
  await first.clock.setFixedTime('2025-03-01T12:00:00Z')
  await first.goto('/report')
  await first.getByLabel('Last name').fill('Hale')
  await getDraftCheckbox(first).check()
  await expect(first.getByText(keptWords)).toBeVisible()
  await first.close()
  await page.goto('/report')
  await expect(page.getByText('A draft of an earlier visit is on this device.')).toBeVisible()
  await page.getByRole('button', { name: 'Open the draft on this device' }).click()
  await expect(page.getByLabel('Last name')).toHaveValue('Hale')
})

test('who wants to save over a draft from an earlier visit chooses between the two', async ({ context, page }) => {
  await (await keepOne(context)).close()
  await page.goto('/report')
  await page.getByLabel('First name').fill('Emmy')
  await getDraftCheckbox(page).check()
  await expect(page.getByText('Another draft of this form is on this device')).toBeVisible()
  await expect(page.getByLabel('First name')).toHaveValue('Emmy')
  await expect(page.getByText('Opening a draft replaces what is in the form.')).toBeVisible()
  // The other one is not erased by that.
  await getDraftCheckbox(page).uncheck()
  await expect(page.getByText(/^A draft of .* is on this device/)).toBeVisible()
  await getDraftCheckbox(page).check()
  await page.getByRole('button', { name: 'Replace it with this one' }).click()
  await expect(page.getByText(keptWords)).toBeVisible()
  await page.reload()
  await expect(page.getByText(keptWords)).toBeVisible()
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
  await expectComplete(page)
  await page.getByRole('button', { name: 'Remove large.pdf' }).click()
  await expect(page.getByText(keptWords)).toBeVisible()
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
  await expectComplete(page)
  await page.getByLabel('Supporting documentation').setInputFiles([photoWithMetadata, notes])
  await expect(getEvidenceItems(page)).toHaveCount(2)
  await page.getByRole('button', { name: 'Copy what I have written' }).click()
  await expect(page.getByText('Copied as it stands now, without files.')).toBeVisible()
  await expectCopied(page, /^Quantum Reality Research\nAnomaly report, not finished\n\nFirst name\n {2}Ada\n/)
  await expectCopied(page, /\n\nDate and time of anomaly\n {2}Saturday, April 19, 2025, 9:14 pm Pacific/)
  await expectCopied(page, /\n\nSupporting documentation, not copied\n {2}evidence-1\.jpg\n {2}evidence-2\.pdf\n$/)
})
