// Leaving the report: a question exactly when something would be lost, and the way back.
import type { Page } from '@playwright/test'
import {
  delayStorage,
  draftSaved,
  dropLargeFiles,
  fillAndReview,
  getEvidenceItems,
  getPicker,
  releaseStorage,
  saveDownload,
  saveDraft,
} from './support/report-page.ts'
import { hallway, photoWithMetadata } from './support/sample-files.ts'
import { expect, test } from './support/site.ts'
import { removeSessionStorage } from './support/third-party.ts'

const getAbout = (page: Page) => page.getByRole('contentinfo').getByRole('link', { name: 'About' })

/** Records the questions before the page is left, and stays. */
function recordQuestions(page: Page): string[] {
  const asked: string[] = []
  page.on('dialog', async (dialog) => {
    asked.push(dialog.type())
    await dialog.dismiss()
  })
  return asked
}

test('a file, or the choice about it, that the draft does not have yet is a reason to ask, and the page says so until it does', async ({
  page,
}) => {
  const asked = recordQuestions(page)
  await page.goto('/report')
  await getPicker(page).setInputFiles([photoWithMetadata])
  await expect(getEvidenceItems(page)).toHaveCount(1)
  await saveDraft(page)
  const cleanBox = page.getByRole('checkbox', { name: 'Send it without what it records' })
  for (const [count, change] of [
    () => dropLargeFiles(page, { 'large.pdf': 40 * 2 ** 20 }),
    () => cleanBox.check(),
  ].entries()) {
    await page.evaluate(delayStorage)
    await change()
    await expect(page.getByText('Your files are still being saved on this device.')).toBeVisible()
    await expect(page.getByText(draftSaved)).toHaveCount(0)
    await getAbout(page).click()
    await expect.poll(() => asked).toHaveLength(count + 1)
    await releaseStorage(page)
    await expect(page.getByText(draftSaved)).toBeVisible()
    await page.reload()
    await expect(getEvidenceItems(page)).toHaveCount(2)
  }
  await expect(cleanBox).toBeChecked()
  await getAbout(page).click()
  await expect(page).toHaveURL('/about')
  expect(asked).toEqual(['beforeunload', 'beforeunload'])
})

test('answers are a reason to ask only where the browser stores none', async ({ page }) => {
  const asked = recordQuestions(page)
  await page.goto('/report')
  await page.getByLabel('First name').fill('Ada')
  await getAbout(page).click()
  await expect(page).toHaveURL('/about')
  expect(asked).toEqual([])
  await page.addInitScript(removeSessionStorage)
  await page.goto('/report')
  await page.getByLabel('First name').fill('Ada')
  await expect(page.getByText('This browser does not let the page keep anything')).toBeVisible()
  await getAbout(page).click()
  await expect.poll(() => asked).toEqual(['beforeunload'])
  await saveDraft(page)
  await page.reload()
  expect(asked).toHaveLength(1)
  await page.getByRole('button', { name: 'Open the draft on this device' }).click()
  await expect(page.getByText(draftSaved)).toBeVisible()
  await page.evaluate(delayStorage)
  await page.getByLabel('First name').fill('Emmy')
  await getAbout(page).click()
  await expect.poll(() => asked).toHaveLength(2)
})

test('writing an email, calling and saving do not ask; leaving does, only while there are files', async ({
  page,
  watch,
}) => {
  const asked = recordQuestions(page)
  await fillAndReview(page, [hallway])
  await saveDownload(page, 'Save the report')
  await page.getByText('Another way').click()
  await page.getByRole('link', { name: '(415) 555-0165' }).click()
  await page.getByRole('link', { name: 'Write the email' }).click()
  await page.getByRole('button', { name: 'Not yet' }).click()
  expect(asked).toEqual([])
  await getAbout(page).click()
  await expect.poll(() => asked).toEqual(['beforeunload'])
  await expect(page).toHaveURL('/report')
  await page.getByRole('button', { name: 'Change supporting documentation' }).click()
  await page.getByRole('button', { name: 'Remove hallway.jpg' }).click()
  await expect(page.getByText('Removed “hallway.jpg”.')).toBeVisible()
  await getAbout(page).click()
  await expect(page).toHaveURL('/about')
  expect(asked).toHaveLength(1)
  watch.requests.splice(0)
})
