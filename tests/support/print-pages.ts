import { spawnSync } from 'node:child_process'
import type { Page, TestInfo } from '@playwright/test'
import { findProgram } from '../../tooling/programs.ts'

/** Prints a page to PDF. Returns the path of the file, the text of each sheet with white space as one blank, and all lines. */
export async function printPages(
  page: Page,
  info: TestInfo,
  format: 'Letter' | 'A4' = 'Letter',
): Promise<{ path: string; texts: string[]; lines: string[] }> {
  const path = info.outputPath(`${format}.pdf`)
  await page.pdf({ path, format, preferCSSPageSize: true })
  const { stdout } = spawnSync(findProgram('pdftotext'), [path, '-'], { encoding: 'utf8' })
  // Each sheet ends with a form feed.
  const sheets = stdout.split('\f').slice(0, -1)
  return { path, texts: sheets.map((text) => text.replace(/\s+/g, ' ')), lines: stdout.split(/\s*[\n\f]\s*/) }
}
