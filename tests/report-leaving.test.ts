// Leaving a form with files: a question exactly when one of them would be lost.
import type { Page } from '@playwright/test'
import { fillReport } from './support/report-answers.ts'
import {
  delayStorage,
  draftSaved,
  dropLargeFiles,
  fillAndReview,
  getEvidenceItems,
  getPicker,
  releaseStorage,
  saveDraft,
} from './support/report-page.ts'
import { hallway, photoWithMetadata } from './support/sample-files.ts'
import { expect, test } from './support/site.ts'
import { removeSessionStorage } from './support/third-party.ts'

const getAbout = (page: Page) => page.getByRole('contentinfo').getByRole('link', { name: 'About' })
const stillSaving = 'Your files are still being saved on this device.'

/** Records the questions before the page is left, and stays. */
function recordQuestions(page: Page): string[] {
  const asked: string[] = []
  page.on('dialog', async (dialog) => {
    asked.push(dialog.type())
    await dialog.dismiss()
  })
  return asked
}

test('a file, or the choice of what is removed from it, that the draft does not have yet is a reason to ask, and the panel says so until it does', async ({
  page,
}) => {
  const asked = recordQuestions(page)
  await page.goto('/report')
  await fillReport(page)
  await getPicker(page).setInputFiles([photoWithMetadata])
  await saveDraft(page)
  for (const [count, change] of [
    () => dropLargeFiles(page, { 'large.pdf': 40 * 2 ** 20 }),
    () => page.getByLabel('Send it without this, photo.jpg').check(),
  ].entries()) {
    await page.evaluate(delayStorage)
    await change()
    await expect(page.getByText(stillSaving)).toBeVisible()
    await expect(page.getByText(draftSaved)).toHaveCount(0)
    await getAbout(page).click()
    await expect.poll(() => asked).toHaveLength(count + 1)
    await releaseStorage(page)
    await expect(page.getByText(draftSaved)).toBeVisible()
    await page.reload()
    await expect(getEvidenceItems(page)).toHaveCount(2)
  }
  await expect(page.getByLabel('Send it without this, photo.jpg')).toBeChecked()
  await getAbout(page).click()
  await expect(page).toHaveURL('/about')
  expect(asked).toEqual(['beforeunload', 'beforeunload'])
})

test('answers that are not in the draft yet are a reason to ask where the browser stores none', async ({ page }) => {
  const asked = recordQuestions(page)
  await page.addInitScript(removeSessionStorage)
  await page.goto('/report')
  await page.getByLabel('Last name').fill('Meriwether')
  await saveDraft(page)
  await page.reload()
  expect(asked).toEqual([])
  await page.getByRole('button', { name: 'Open the draft on this device' }).click()
  await expect(page.getByText(draftSaved)).toBeVisible()
  await page.evaluate(delayStorage)
  await page.getByLabel('Last name').fill('Lovelace')
  await getAbout(page).click()
  await expect.poll(() => asked).toEqual(['beforeunload'])
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
  await expect(page.getByText('Nothing is remembered here')).toBeVisible()
  await getAbout(page).click()
  await expect.poll(() => asked).toEqual(['beforeunload'])
  await page.getByLabel('First name').fill('')
  await getAbout(page).click()
  await expect(page).toHaveURL('/about')
})

test('writing an email, calling and saving do not ask; leaving does, only while there are files', async ({
  page,
  watch,
}) => {
  const asked = recordQuestions(page)
  await fillAndReview(page, [hallway])
  await page.getByRole('link', { name: 'Write the email' }).click()
  await page.evaluate(() => {
    const link = Object.assign(document.createElement('a'), { href: 'tel:+14155550165' })
    document.body.append(link)
    link.click()
  })
  const saved = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Save the file' }).click()
  await saved
  expect(asked).toEqual([])
  await getAbout(page).click()
  await expect.poll(() => asked).toEqual(['beforeunload'])
  await expect(page).toHaveURL('/report')
  await page.getByRole('button', { name: 'Change supporting documentation' }).click()
  await page.getByRole('button', { name: 'Remove hallway.jpg' }).click()
  await getAbout(page).click()
  await expect(page).toHaveURL('/about')
  expect(asked).toHaveLength(1)
  watch.requests.splice(0)
})
