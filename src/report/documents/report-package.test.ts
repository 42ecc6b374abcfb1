import { createHash } from 'node:crypto'
import { copyFileSync, existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, test } from '@playwright/test'
import { recordConsole } from '../../../tests/support/console.ts'
import { exampleReportInput } from '../../../tests/support/example-report.ts'
import { unzip } from '../../../tests/support/unzip.ts'
import { createReport, getAttachmentName } from './create-report.ts'
import { renderReportHtml, reportStyleHash } from './report-html.ts'
import { buildReportPackage, findChangedFile } from './report-package.ts'

const report = await createReport(exampleReportInput)

const computeSha256 = (path: string) => createHash('sha256').update(readFileSync(path)).digest('hex')

test('an independent unzip extracts three documents and, beside them, every byte of the files', async ({
  browserName: _,
}, info) => {
  const archive = await buildReportPackage(report)
  expect(archive.name).toBe(getAttachmentName(report.reference, 'package'))
  const folder = unzip(await archive.bytes(), info)
  expect(readdirSync(folder).toSorted()).toEqual(['files', 'report.html', 'report.json', 'report.txt'])
  const { evidence } = JSON.parse(readFileSync(join(folder, 'report.json'), 'utf8'))
  expect(evidence).toHaveLength(exampleReportInput.evidence.length)
  for (const [index, { sha256 }] of exampleReportInput.evidence.entries())
    expect(computeSha256(join(folder, evidence[index].file))).toBe(sha256)
})

test('the same report makes the same package, byte for byte', async () => {
  const again = buildReportPackage(await createReport(exampleReportInput))
  expect(await again.bytes()).toEqual(await buildReportPackage(report).bytes())
})

test('a file that changed or is missing since it was chosen is named', async () => {
  const [first, ...rest] = report.evidence
  if (!first) throw new Error('no evidence')
  expect(await findChangedFile(report)).toBeUndefined()
  const gone = Object.assign(new Blob(['gone']), {
    arrayBuffer: () => Promise.reject(new DOMException('', 'NotFoundError')),
  })
  for (const content of [new Blob(['other']), gone])
    expect(await findChangedFile({ evidence: [...rest, { ...first, content }] })).toBe(first.name)
})

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
})

test('report.html, taken out of the package alone, says where its pictures are', async ({ page }, info) => {
  const folder = unzip(await buildReportPackage(report).bytes(), info)
  const alone = info.outputPath('report.html')
  copyFileSync(join(folder, 'report.html'), alone)
  await page.goto(pathToFileURL(alone).href)
  const [, named = ''] = /in the folder (\S+) beside/.exec(await page.getByRole('main').innerText()) ?? []
  expect(readdirSync(join(folder, named))).toHaveLength(report.evidence.length)
})

test('the policy of report.html allows its own style, by hash, and its pictures, and nothing else', () => {
  const html = renderReportHtml(report)
  const [, style = ''] = /<style>(.*?)<\/style>/s.exec(html) ?? []
  const [, policy = ''] = /Content-Security-Policy" content="([^"]*)"/.exec(html) ?? []
  expect(policy.split('; ')).toEqual([
    "default-src 'none'",
    `style-src '${reportStyleHash}'`,
    "img-src 'self' file:",
    "base-uri 'none'",
    "form-action 'none'",
  ])
  expect(reportStyleHash).toBe(`sha256-${createHash('sha256').update(style).digest('base64')}`)
})
