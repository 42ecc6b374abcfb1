// A draft as a file: opened as it was, or refused with the reason and nothing changed.
import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { held, tick } from './support/forms-controls.ts'
import { fillReport } from './support/forms-words.ts'
import { notes, photo } from './support/samples.ts'
import { expect, test } from './support/site.ts'

async function saved(page: Page) {
  await page.goto('/report')
  await fillReport(page, { State: 'Texas' })
  await page.getByRole('radio', { name: /El Paso/ }).check()
  await page.getByLabel('Supporting documentation').setInputFiles([photo, notes])
  await page.getByLabel('What it records, photo.jpg').selectOption('all')
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Save draft to a file' }).click()
  const file = await download
  return { name: file.suggestedFilename(), mimeType: 'application/zip', buffer: readFileSync(await file.path()) }
}
const opener = (page: Page) => page.getByLabel('Open a draft file')

test('a draft file opens as it was: every answer, question, file and choice', async ({ page, context }) => {
  const draft = await saved(page)
  const other = await context.newPage()
  await other.goto('/report')
  await opener(other).setInputFiles(draft)
  await expect(other.getByText('Opened anomaly-report-draft.zip.')).toBeVisible()
  await expect(other.getByLabel('State')).toHaveValue('texas')
  await expect(other.getByRole('radio', { name: /El Paso/ })).toBeChecked()
  await expect(other.getByText('9:14 pm Mountain')).toBeVisible()
  await expect(held(other)).toHaveText([/photo\.jpg/, /notes\.pdf/])
  await expect(other.getByLabel('What it records, photo.jpg')).toHaveValue('all')
  await expect(tick(other)).not.toBeChecked()
})

test('a damaged draft file and a foreign one change nothing, and say why', async ({ page }) => {
  const draft = await saved(page)
  await page.getByLabel('Last name').fill('Lovelace')
  await opener(page).setInputFiles({ ...draft, buffer: draft.buffer.subarray(0, draft.buffer.length - 40) })
  await expect(page.getByText('That draft file is damaged')).toBeVisible()
  await opener(page).setInputFiles(notes)
  await expect(page.getByText('That file is not a draft from this page. Nothing was changed.')).toBeVisible()
  await expect(page.getByLabel('Last name')).toHaveValue('Lovelace')
  await expect(held(page)).toHaveCount(2)
})
