// Files that have to be chosen again: after a reload, and after they were edited on disk.
import { writeFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { eraseEverything, getDraftCheckbox, getEvidenceItems, waitForSession } from './support/form-locators.ts'
import { fillReport } from './support/report-answers.ts'
import { door, hallway, heicNamedJpg, photoWithMetadata } from './support/sample-files.ts'
import { expect, test } from './support/site.ts'

const picker = (page: Page) => page.getByLabel('Supporting documentation')
const notAdded = (page: Page) => page.getByRole('list', { name: 'Files not added' }).getByRole('listitem')

/** Waits until the browser's own picker shows files of these names. */
const expectPicked = (page: Page, ...names: readonly string[]) =>
  expect
    .poll(() => picker(page).evaluate((input: HTMLInputElement) => [...(input.files ?? [])].map(({ name }) => name)))
    .toEqual(names)

test('a reload names the files that have to be chosen again, in this tab only', async ({ page, context }) => {
  page.on('dialog', (dialog) => dialog.accept())
  await page.goto('/report')
  await fillReport(page)
  await picker(page).setInputFiles([hallway, door, heicNamedJpg])
  await expect(getEvidenceItems(page)).toHaveCount(2)
  await page.reload()
  await expect(notAdded(page)).toHaveText([
    /“hallway\.jpg” has to be chosen again/,
    /“door\.png” has to be chosen again/,
  ])
  await expect(
    page.locator('[aria-live]').filter({ hasText: '2 files have to be chosen again. See below.' }),
  ).toBeVisible()
  await expectPicked(page)
  await page.reload()
  await expect(notAdded(page)).toHaveCount(2)
  await picker(page).setInputFiles([hallway])
  await expect(getEvidenceItems(page)).toHaveText([/hallway\.jpg/])
  await expect(notAdded(page)).toHaveText([/“door\.png” has to be chosen again/])
  await expectPicked(page, 'hallway.jpg')

  const other = await context.newPage()
  await other.goto('/report')
  await getDraftCheckbox(other).check()
  await expect(other.getByText('A draft is saved on this device.')).toBeVisible()
  await expect(notAdded(other)).toHaveCount(0)
  await other.close()

  await page.getByRole('button', { name: 'Prepare report' }).click()
  const review = page.getByRole('region', { name: 'Check your report' })
  await expect(review).toContainText('“door.png” has to be chosen again.')
  await eraseEverything(page)
  await expect(notAdded(page)).toHaveCount(0)
  await page.getByLabel('First name').fill('Emmy')
  await waitForSession(page, 'Emmy')
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toMatch(/door|hallway/)
  await page.reload()
  await expect(page.getByLabel('First name')).toHaveValue('Emmy')
  await expect(notAdded(page)).toHaveCount(0)
})

test('a tab that was closed at the review returns to the review, which names the files to be chosen again', async ({
  page,
}) => {
  page.on('dialog', (dialog) => dialog.accept())
  await page.goto('/about')
  await page.goto('/report')
  await fillReport(page)
  await picker(page).setInputFiles([hallway])
  await expect(getEvidenceItems(page)).toHaveCount(1)
  await page.getByRole('button', { name: 'Prepare report' }).click()
  await expect(page.getByRole('heading', { name: 'Check your report' })).toBeFocused()
  // What a phone does that has closed the tab meanwhile: the history and the session are there, the page is new.
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Check your report' })).toBeFocused()
  const review = page.getByRole('region', { name: 'Check your report' })
  await expect(review).toContainText('Meriwether')
  await expect(review).toContainText('“hallway.jpg” has to be chosen again.')
  await page.getByRole('button', { name: 'Change last name' }).click()
  await expect(page.getByLabel('Last name')).toBeFocused()
  await page.reload()
  await expect(page.getByLabel('Last name')).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL('/about')
})

test('a reload with a stored draft names no file', async ({ page }) => {
  await page.goto('/report')
  await fillReport(page)
  await picker(page).setInputFiles([hallway, door])
  await getDraftCheckbox(page).check()
  await expect(page.getByText('A draft is saved on this device.')).toBeVisible()
  await page.reload()
  await expect(getEvidenceItems(page)).toHaveText([/hallway\.jpg/, /door\.png/])
  await expect(notAdded(page)).toHaveCount(0)
  await expectPicked(page, 'hallway.jpg', 'door.png')
})

test('a file that was edited on disk and is chosen again takes the place of the one before', async ({ page }, info) => {
  await page.goto('/report')
  const path = info.outputPath('gps.jpg')
  writeFileSync(path, photoWithMetadata.buffer)
  await picker(page).setInputFiles(path)
  await page.getByLabel('Information recorded in gps.jpg').selectOption('all')
  await expect(page.getByText('The pixels are untouched.')).toBeVisible()
  writeFileSync(path, Buffer.concat([photoWithMetadata.buffer, Buffer.alloc(50_000)]))
  await picker(page).setInputFiles(path)
  await expect(page.getByText('1 file, 50 kB of 50 MB.')).toBeVisible()
  await expect(page.getByLabel('Information recorded in gps.jpg')).toHaveValue('all')
  // The dialog is opened and closed again without a choice.
  await picker(page).dispatchEvent('cancel')
  await expect(getEvidenceItems(page)).toHaveCount(1)
  await expect(notAdded(page)).toHaveCount(0)
})
