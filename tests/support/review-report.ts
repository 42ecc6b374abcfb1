import { readFileSync } from 'node:fs'
import { expect, type Page } from '@playwright/test'
import { fillReport } from './report-answers.ts'
import type { SampleFile } from './sample-files.ts'

/** Prepares the report by a key: what is said of a file just chosen moves the button away from under a pointer. */
export async function prepareReport(page: Page) {
  await page.getByRole('button', { name: 'Prepare report' }).press('Enter')
}

/** Fills in a report with these files, up to its review with every delivery method. */
export async function fillAndReview(page: Page, files: readonly SampleFile[] = [], description?: string) {
  await page.goto('/report')
  await fillReport(page, description ? { 'Detailed description': description } : {})
  if (files.length) await page.getByLabel('Supporting documentation').setInputFiles([...files])
  await prepareReport(page)
  await expect(page.getByText('It identifies this copy')).toBeVisible()
}

/** Presses `button` and returns the file that the browser saved. */
export async function saveDownload(page: Page, button: string): Promise<{ name: string; bytes: Buffer }> {
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: button }).click()
  const file = await download
  return { name: file.suggestedFilename(), bytes: readFileSync(await file.path()) }
}
