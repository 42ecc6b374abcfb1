// Leaving the report: a question exactly when something would be lost, and the way back.
import type { Page } from '@playwright/test'
import { delayScript, fillAndReview, getEvidenceItems, getPicker, saveDownload } from './support/report-page.ts'
import { hallway } from './support/sample-files.ts'
import { expect, test } from './support/site.ts'

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
  await expect(getEvidenceItems(page)).toHaveCount(0)
  await getAbout(page).click()
  await expect(page).toHaveURL('/about')
  expect(asked).toHaveLength(1)
  watch.requests.splice(0)
})

test('leaving with a file asks before the code is there, too', async ({ page }) => {
  const asked = recordQuestions(page)
  const release = await delayScript(page, 'loader')
  await page.goto('/report', { waitUntil: 'commit' })
  await getPicker(page).setInputFiles(hallway)
  await page.getByLabel('Last name').press('a')
  await getAbout(page).click()
  await expect.poll(() => asked).toEqual(['beforeunload'])
  await expect(page).toHaveURL('/report')
  release()
  await expect(getEvidenceItems(page)).toHaveCount(1)
})
