// Leaving a form with files: a question exactly when one of them would be lost.
import type { Page } from '@playwright/test'
import { dropLargeFiles } from './support/drop-large-files.ts'
import { getDraftCheckbox, getEvidenceItems } from './support/form-locators.ts'
import { fillReport } from './support/report-answers.ts'
import { fillAndReview } from './support/review-report.ts'
import { hallway, photoWithMetadata } from './support/sample-files.ts'
import { expect, test } from './support/site.ts'
import { slowDrive } from './support/slow-drive.ts'
import { removeSessionStorage } from './support/third-party.ts'

const picker = (page: Page) => page.getByLabel('Supporting documentation')
const away = (page: Page) => page.getByRole('contentinfo').getByRole('link', { name: 'About' })

/** Records the questions before the page is left, and stays. */
function recordQuestions(page: Page): string[] {
  const asked: string[] = []
  page.on('dialog', async (dialog) => {
    asked.push(dialog.type())
    await dialog.dismiss()
  })
  return asked
}

/** Opens a report whose draft contains a file. */
async function openWithDraft(page: Page) {
  await page.goto('/report')
  await fillReport(page)
  await picker(page).setInputFiles([photoWithMetadata])
  await getDraftCheckbox(page).check()
  await expect(page.getByText('A draft is saved on this device.')).toBeVisible()
}

test('a file that the draft does not hold yet is a reason to ask, and the panel says so until it does', async ({
  page,
}) => {
  const asked = recordQuestions(page)
  await page.goto('/report')
  await fillReport(page)
  await getDraftCheckbox(page).check()
  await expect(page.getByText('A draft is saved on this device.')).toBeVisible()
  await page.evaluate(slowDrive)
  await dropLargeFiles(page, { 'large.pdf': 40 * 2 ** 20 })
  await expect(getEvidenceItems(page)).toHaveCount(1)
  await expect(page.getByText('Your files are still being saved on this device.')).toBeVisible()
  await expect(page.getByText('A draft is saved on this device.')).toHaveCount(0)
  await away(page).click()
  await expect.poll(() => asked).toEqual(['beforeunload'])
  await page.evaluate(() => dispatchEvent(new Event('drive-ready')))
  await expect(page.getByText('A draft is saved on this device.')).toBeVisible()
  await away(page).click()
  await expect(page).toHaveURL('/about')
  expect(asked).toHaveLength(1)
})

test('what was chosen to be removed from a file is stored at once, and is a reason to ask until it is', async ({
  page,
}) => {
  const asked = recordQuestions(page)
  await openWithDraft(page)
  await page.evaluate(slowDrive)
  await page.getByLabel('Information recorded in photo.jpg').selectOption('all')
  await expect(page.getByText('Your files are still being saved on this device.')).toBeVisible()
  await away(page).click()
  await expect.poll(() => asked).toEqual(['beforeunload'])
  await page.evaluate(() => dispatchEvent(new Event('drive-ready')))
  await expect(page.getByText('A draft is saved on this device.')).toBeVisible()
  await page.reload()
  await expect(page.getByLabel('Information recorded in photo.jpg')).toHaveValue('all')
  expect(asked).toHaveLength(1)
})

test('answers that are not in the draft yet are a reason to ask where the browser stores none', async ({ page }) => {
  const asked = recordQuestions(page)
  await page.addInitScript(removeSessionStorage)
  await openWithDraft(page)
  await page.reload()
  expect(asked).toEqual([])
  await page.getByRole('button', { name: 'Open the draft on this device' }).click()
  await expect(page.getByText('A draft is saved on this device.')).toBeVisible()
  await page.evaluate(slowDrive)
  await page.getByLabel('Last name').fill('Lovelace')
  await away(page).click()
  await expect.poll(() => asked).toEqual(['beforeunload'])
})

test('answers are a reason to ask only where the browser stores none', async ({ page }) => {
  const asked = recordQuestions(page)
  await page.goto('/contact')
  await page.getByLabel('First name').fill('Ada')
  await away(page).click()
  await expect(page).toHaveURL('/about')
  expect(asked).toEqual([])
  await page.addInitScript(removeSessionStorage)
  await page.goto('/contact')
  await page.getByLabel('First name').fill('Ada')
  await expect(page.getByText('Nothing is remembered here')).toBeVisible()
  await away(page).click()
  await expect.poll(() => asked).toEqual(['beforeunload'])
  await page.getByLabel('First name').fill('')
  await away(page).click()
  await expect(page).toHaveURL('/about')
})

test('leaving the page asks first only while there are files', async ({ page }) => {
  const asked = recordQuestions(page)
  await page.goto('/report')
  await fillReport(page)
  await picker(page).setInputFiles([hallway])
  await expect(getEvidenceItems(page)).toHaveCount(1)
  await away(page).click()
  await expect.poll(() => asked).toEqual(['beforeunload'])
  await expect(page).toHaveURL('/report')
  await page.getByRole('button', { name: 'Remove hallway.jpg' }).click()
  await away(page).click()
  await expect(page).toHaveURL('/about')
  expect(asked).toHaveLength(1)
})

test('writing an email, calling and saving do not ask, although leaving does', async ({ page, watch }) => {
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
  await away(page).click()
  await expect.poll(() => asked).toEqual(['beforeunload'])
  watch.requests.splice(0)
})
