// report.html as whoever gets the package opens it.
import { copyFileSync, existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, test } from '@playwright/test'
import { createReport } from '../src/report/documents/create-report.ts'
import { buildReportPackage } from '../src/report/documents/report-package.ts'
import { recordConsole } from './support/console.ts'
import { exampleReportInput } from './support/example-report.ts'
import { unzip } from './support/unzip.ts'

const report = await createReport(exampleReportInput)

test('report.html opens from the disk, shows every character and loads only its pictures', async ({ page }, info) => {
  const folder = unzip(await buildReportPackage(report).bytes(), info)
  const said = recordConsole(page)
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).protocol))
  await page.goto(pathToFileURL(join(folder, 'report.html')).href)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Anomaly report ${report.reference}`)
  const shown = await page.locator('dd').evaluateAll((list) => list.map((item) => item.textContent))
  expect(shown).toEqual(report.answers.map((answer) => answer.displayValue))
  const links = page.getByRole('listitem').getByRole('link')
  await expect(links).toHaveText(report.evidence.map(({ name }) => name))
  const widths = await page
    .locator('img')
    .evaluateAll((list) => list.map((item) => (item as HTMLImageElement).naturalWidth))
  expect(widths).toEqual([1, 1])
  for (const url of await links.evaluateAll((list) => list.map((link) => (link as HTMLAnchorElement).href)))
    expect(existsSync(new URL(url)), url).toBe(true)
  expect(await page.locator('h1').evaluate((item) => getComputedStyle(item).fontWeight)).toBe('600')
  expect(new Set(asked)).toEqual(new Set(['file:']))
  expect(said).toEqual([])
  // Taken out of the package alone, it says where its pictures are.
  const alone = info.outputPath('report.html')
  copyFileSync(join(folder, 'report.html'), alone)
  await page.goto(pathToFileURL(alone).href)
  const [, named = ''] = /in the folder (\S+) beside/.exec(await page.getByRole('main').innerText()) ?? []
  expect(readdirSync(join(folder, named))).toHaveLength(report.evidence.length)
})
