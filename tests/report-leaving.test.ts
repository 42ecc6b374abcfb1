// Leaving the report: a question exactly when something would be lost, and the way back.
import type { Page } from '@playwright/test'
import { fillReport } from './support/report-answers.ts'
import { delayScript, getEvidenceItems, getPicker, openReview, saveDownload } from './support/report-page.ts'
import { hallway } from './support/sample-files.ts'
import { expect, test } from './support/site.ts'

const getAbout = (page: Page) => page.getByRole('contentinfo').getByRole('link', { name: 'About' })

test('leaving asks while there are files, also before the code is there; writing an email, calling and saving do not ask', async ({
  page,
  watch,
}) => {
  const asked: string[] = []
  page.on('dialog', async (dialog) => {
    asked.push(dialog.type())
    await dialog.dismiss()
  })
  const release = await delayScript(page, 'loader')
  await page.goto('/report', { waitUntil: 'commit' })
  await getPicker(page).setInputFiles(hallway)
  await page.getByLabel('Last name').press('a')
  await getAbout(page).click()
  await expect.poll(() => asked).toEqual(['beforeunload'])
  await expect(page).toHaveURL('/report')
  release()
  await expect(getEvidenceItems(page)).toHaveCount(1)
  await fillReport(page)
  await openReview(page)
  await saveDownload(page, 'Save the report')
  await page.getByText('Another way').click()
  await page.getByRole('link', { name: '(415) 555-0165' }).click()
  await page.getByRole('link', { name: 'Write the email' }).click()
  await page.getByRole('button', { name: 'Not yet' }).click()
  expect(asked).toHaveLength(1)
  await getAbout(page).click()
  await expect.poll(() => asked).toHaveLength(2)
  await expect(page).toHaveURL('/report')
  await page.getByRole('button', { name: 'Change supporting documentation' }).click()
  await page.getByRole('button', { name: 'Remove hallway.jpg' }).click()
  await expect(getEvidenceItems(page)).toHaveCount(0)
  await getAbout(page).click()
  await expect(page).toHaveURL('/about')
  expect(asked).toHaveLength(2)
  watch.requests.splice(0)
})
