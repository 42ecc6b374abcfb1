import { type BrowserContext, expect, type Page } from '@playwright/test'
import { getDraftCheckbox } from './form-locators.ts'
import { fillReport } from './report-answers.ts'
import { notes, photoWithMetadata } from './sample-files.ts'

export const keptWords = 'A draft is saved on this device.'

/** Returns a tab in which a complete report with two files is saved as a draft. */
export async function keepOne(context: BrowserContext): Promise<Page> {
  const page = await context.newPage()
  await page.goto('/report')
  await fillReport(page)
  await page.getByLabel('Supporting documentation').setInputFiles([photoWithMetadata, notes])
  await page.getByLabel('Information recorded in photo.jpg').selectOption('location')
  await getDraftCheckbox(page).check()
  await expect(page.getByText(keptWords)).toBeVisible()
  return page
}
