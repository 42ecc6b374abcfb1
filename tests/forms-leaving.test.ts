// Leaving a form with files: a question exactly when one of them would be lost.
import type { Page } from '@playwright/test'
import { dropLargeFiles } from './support/drop-large-files.ts'
import { getDraftCheckbox, getEvidenceItems } from './support/form-locators.ts'
import { fillReport } from './support/report-answers.ts'
import { fillAndReview } from './support/review-report.ts'
import { hallway } from './support/sample-files.ts'
import { expect, test } from './support/site.ts'
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

test('a file that the draft does not hold yet is a reason to ask, and the panel says so until it does', async ({
  page,
}) => {
  await page.addInitScript(() => {
    // A slow disk: a file is ready to be stored when the test allows it.
    const read = Blob.prototype.arrayBuffer
    const ready = new Promise((resolve) => addEventListener('disk-ready', resolve, { once: true }))
    Blob.prototype.arrayBuffer = async function () {
      if (this.size === 1) await ready
      return read.call(this)
    }
  })
  const asked = recordQuestions(page)
  await page.goto('/report')
  await fillReport(page)
  await getDraftCheckbox(page).check()
  await expect(page.getByText('A draft is saved on this device.')).toBeVisible()
  await dropLargeFiles(page, { 'large.pdf': 40 * 2 ** 20 })
  await expect(getEvidenceItems(page)).toHaveCount(1)
  await expect(page.getByText('Your files are still being saved on this device.')).toBeVisible()
  await expect(page.getByText('A draft is saved on this device.')).toHaveCount(0)
  await away(page).click()
  await expect.poll(() => asked).toEqual(['beforeunload'])
  await page.evaluate(() => dispatchEvent(new Event('disk-ready')))
  await expect(page.getByText('A draft is saved on this device.')).toBeVisible()
  await away(page).click()
  await expect(page).toHaveURL('/about')
  expect(asked).toHaveLength(1)
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
