import { readFileSync } from 'node:fs'
import { expect, type Page } from '@playwright/test'
import { fillReport } from './forms-words.ts'
import type { Sample } from './samples.ts'

/** A report filled in, with these files, up to its review with every way to deliver it. */
export async function prepare(page: Page, files: readonly Sample[] = [], description?: string) {
  await page.goto('/report')
  await fillReport(page, description ? { 'Detailed description': description } : {})
  if (files.length) await page.getByLabel('Supporting documentation').setInputFiles([...files])
  await page.getByRole('button', { name: 'Prepare report' }).click()
  await expect(page.getByText('It identifies this copy')).toBeVisible()
}

/** Presses `button` and gives the file that the browser saved. */
export async function save(page: Page, button: string): Promise<{ name: string; bytes: Buffer }> {
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: button }).click()
  const file = await download
  return { name: file.suggestedFilename(), bytes: readFileSync(await file.path()) }
}
