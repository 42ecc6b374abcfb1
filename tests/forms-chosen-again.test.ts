// Files after a reload: a draft has them, others have to be chosen again, as do those that were edited on disk.
import { writeFileSync } from 'node:fs'
import {
  draftSaved,
  eraseEverything,
  expectPicked,
  getDraftCheckbox,
  getEvidenceItems,
  getPicker,
  getRejectedFiles,
  getReview,
  hideTab,
  openReview,
  saveDraft,
  waitForSession,
} from './support/report-page.ts'
import { fillReport } from './support/report-answers.ts'
import { door, hallway, heicNamedJpg, photoWithMetadata } from './support/sample-files.ts'
import { expect, test } from './support/site.ts'

test('a reload names the files that have to be chosen again, in this tab only', async ({ page, context }) => {
  page.on('dialog', (dialog) => dialog.accept())
  await page.goto('/report')
  await fillReport(page)
  await getPicker(page).setInputFiles([hallway, door, heicNamedJpg])
  await expect(getEvidenceItems(page)).toHaveCount(2)
  await page.reload()
  const again = [/“hallway\.jpg” has to be chosen again/, /“door\.png” has to be chosen again/]
  await expect(getRejectedFiles(page)).toHaveText(again)
  await expect(
    page.locator('[aria-live]').filter({ hasText: '2 files have to be chosen again. See below.' }),
  ).toBeVisible()
  await expectPicked(page)
  await page.reload()
  await expect(getRejectedFiles(page)).toHaveCount(2)
  await getPicker(page).setInputFiles([hallway])
  await expect(getEvidenceItems(page)).toHaveText([/hallway\.jpg/])
  await expect(getRejectedFiles(page)).toHaveText([/“door\.png” has to be chosen again/])
  await expectPicked(page, 'hallway.jpg')

  const other = await context.newPage()
  await other.goto('/report')
  await saveDraft(other)
  await expect(getRejectedFiles(other)).toHaveCount(0)
  await other.close()

  await openReview(page)
  await expect(getReview(page)).toContainText('“door.png” has to be chosen again.')
  await eraseEverything(page)
  await expect(getRejectedFiles(page)).toHaveCount(0)
  await page.getByLabel('First name').fill('Emmy')
  await waitForSession(page, 'Emmy')
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toMatch(/door|hallway/)
  await page.reload()
  await expect(page.getByLabel('First name')).toHaveValue('Emmy')
  await expect(getRejectedFiles(page)).toHaveCount(0)
})

test('a tab that was closed at the review returns to the review, which names the files to be chosen again', async ({
  page,
}) => {
  page.on('dialog', (dialog) => dialog.accept())
  await page.goto('/about')
  await page.goto('/report')
  await fillReport(page)
  await getPicker(page).setInputFiles([hallway])
  await expect(getEvidenceItems(page)).toHaveCount(1)
  await openReview(page)
  await expect(page.getByRole('heading', { name: 'Check your report' })).toBeFocused()
  // What a phone does that has closed the tab meanwhile: the history and the session are there, the page is new.
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Check your report' })).toBeFocused()
  await expect(getReview(page)).toContainText('Meriwether')
  await expect(getReview(page)).toContainText('“hallway.jpg” has to be chosen again.')
  await page.getByRole('button', { name: 'Change last name' }).click()
  await expect(page.getByLabel('Last name')).toBeFocused()
  await page.reload()
  await expect(page.getByLabel('Last name')).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL('/about')
})

test('a reload continues with the stored draft, files included, names none, and saves what is typed next', async ({
  page,
  context,
}) => {
  await page.goto('/report')
  await fillReport(page)
  await getPicker(page).setInputFiles([hallway, door])
  await saveDraft(page)
  await page.getByLabel('Last name').fill('Lovelace')
  await page.reload()
  await expect(page.getByLabel('Last name')).toHaveValue('Lovelace')
  await expect(getEvidenceItems(page)).toHaveText([/hallway\.jpg/, /door\.png/])
  await expect(getRejectedFiles(page)).toHaveCount(0)
  await expectPicked(page, 'hallway.jpg', 'door.png')
  await expect(getDraftCheckbox(page)).toBeChecked()
  await page.getByLabel('Last name').fill('Noether')
  await hideTab(page)
  await expect(page.getByText('Another draft')).toHaveCount(0)
  // Opened before the write, it would contain the draft before and then belong to the other tab.
  const readStoredName = () =>
    new Promise<string>((done) => {
      const request = indexedDB.open('drafts')
      request.onsuccess = () => {
        const get = request.result.transaction('drafts').objectStore('drafts').get('report')
        request.result.close()
        get.onsuccess = () => done(get.result.answers['last-name'])
      }
    })
  await expect.poll(() => page.evaluate(readStoredName)).toBe('Noether')
  await page.close()
  const second = await context.newPage()
  await second.goto('/report')
  await second.getByRole('button', { name: 'Open the draft on this device' }).click()
  await expect(second.getByLabel('Last name')).toHaveValue('Noether')
  await expect(second.getByText(draftSaved)).toBeVisible()
})

test('a file that was edited on disk and is chosen again takes the place of the one before', async ({ page }, info) => {
  await page.goto('/report')
  const path = info.outputPath('gps.jpg')
  writeFileSync(path, photoWithMetadata.buffer)
  await getPicker(page).setInputFiles(path)
  await page.getByLabel('Send it without this, gps.jpg').check()
  await expect(page.getByText('The picture is as it was.')).toBeVisible()
  writeFileSync(path, Buffer.concat([photoWithMetadata.buffer, Buffer.alloc(50_000)]))
  await getPicker(page).setInputFiles(path)
  await expect(page.getByText('1 file, 50 kB of 50 MB.')).toBeVisible()
  await expect(page.getByLabel('Send it without this, gps.jpg')).toBeChecked()
  // The dialog is opened and closed again without a choice.
  await getPicker(page).dispatchEvent('cancel')
  await expect(getEvidenceItems(page)).toHaveCount(1)
  await expect(getRejectedFiles(page)).toHaveCount(0)
})
