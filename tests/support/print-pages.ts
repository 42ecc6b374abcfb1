import { spawnSync } from 'node:child_process'
import type { Page, TestInfo } from '@playwright/test'
import { findProgram } from '../../tooling/programs.ts'

/** Prints a page to PDF. Returns the path of the file, and the text of each sheet with each run of white space as one blank. */
export async function printPages(
  page: Page,
  info: TestInfo,
  format: 'Letter' | 'A4' = 'Letter',
): Promise<{ path: string; texts: string[] }> {
  const path = info.outputPath(`${format}.pdf`)
  await page.pdf({ path, format, preferCSSPageSize: true })
  const { stdout } = spawnSync(findProgram('pdftotext'), [path, '-'], { encoding: 'utf8' })
  // Each sheet ends with a form feed.
  const sheets = stdout.split('\f').slice(0, -1)
  return { path, texts: sheets.map((text) => text.replace(/\s+/g, ' ')) }
}
