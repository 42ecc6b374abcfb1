import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, test } from '@playwright/test'
import { tool } from '../../../machine/tools.ts'
import { consoleOf } from '../../../tests/support/console.ts'
import { exampleSubmission } from '../../../tests/support/example-report.ts'
import { unzip } from '../../../tests/support/unzip.ts'
import { composeReport, packageName } from '../finished/report.ts'
import { reportHtml, styleHash } from '../finished/report-html.ts'
import { buildPackage, evidenceSize } from './package.ts'
import { EvidenceChanged } from './read-exhibit.ts'

const report = composeReport(exampleSubmission)

const sha256Of = (path: string) => createHash('sha256').update(readFileSync(path)).digest('hex')

test('an independent unzip gives back every byte, and sha256sum accepts both lists', async ({
  browserName: _,
}, info) => {
  const archive = await buildPackage(report)
  expect(archive.name).toBe(`${packageName(report)}.zip`)
  const folder = join(unzip(await archive.bytes(), info), packageName(report))
  for (const { file, sha256 } of report.evidence) expect(sha256Of(join(folder, 'data', file))).toBe(sha256)
  for (const list of ['manifest-sha256.txt', 'tagmanifest-sha256.txt']) {
    const check = spawnSync(tool('sha256sum'), ['--check', '--strict', list], { cwd: folder, encoding: 'utf8' })
    expect(check.status, check.stderr).toBe(0)
    expect(check.stdout.match(/: OK$/gm)).toHaveLength(list.startsWith('tag') ? 4 : 4 + report.evidence.length)
  }
})

test('whoever opens it sees what to read first', async ({ browserName: _ }, info) => {
  const bytes = await (await buildPackage(report)).bytes()
  expect(Buffer.from(bytes.subarray(30, 100)).toString()).toMatch(`${packageName(report)}/READ-ME.txt`)
  const folder = join(unzip(bytes, info), packageName(report))
  const readMe = readFileSync(join(folder, 'READ-ME.txt'), 'utf8')
  expect(readMe).toContain(`Anomaly report ${report.reference}`)
  const named = readMe.match(/data\/[\w.]+|\S+-sha256\.txt/g) ?? []
  expect(named.length).toBeGreaterThan(4)
  for (const path of named) expect(existsSync(join(folder, path)), path).toBe(true)
})

test('the same report makes the same package, byte for byte', async () => {
  const again = await buildPackage(composeReport(exampleSubmission))
  expect(await again.bytes()).toEqual(await (await buildPackage(report)).bytes())
})

test('progress tells every byte once; canceling stops the work', async () => {
  let told = 0
  await buildPackage(report, { onBytes: (count) => (told += count) })
  expect(told).toBe(evidenceSize(report))
  const cancel = new AbortController()
  const work = buildPackage(report, { signal: cancel.signal, onBytes: () => cancel.abort() })
  await expect(work).rejects.toMatchObject({ name: 'AbortError' })
})

test('a file that changed, or went, since it was chosen is named, and no package is made', async () => {
  const [first, ...rest] = report.evidence
  if (!first) throw new Error('no evidence')
  const changed = { ...report, evidence: [{ ...first, content: new Blob(['other']) }, ...rest] }
  await expect(buildPackage(changed)).rejects.toThrow(EvidenceChanged)
  const gone = new Blob(['gone'])
  gone.slice = () =>
    Object.assign(new Blob(), { arrayBuffer: () => Promise.reject(new DOMException('', 'NotFoundError')) })
  const missing = { ...report, evidence: [...rest, { ...first, content: gone }] }
  await expect(buildPackage(missing)).rejects.toMatchObject({ name: 'EvidenceChanged', file: '../../etc/passwd' })
})

test('report.html opens from the disk, shows every character, and loads nothing but its pictures', async ({
  page,
}, info) => {
  const folder = join(unzip(await (await buildPackage(report)).bytes(), info), packageName(report))
  const said = consoleOf(page)
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).protocol))
  await page.goto(pathToFileURL(join(folder, 'data', 'report.html')).href)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Anomaly report ${report.reference}`)
  const shown = await page.locator('dd').evaluateAll((list) => list.map((item) => item.textContent))
  expect(shown).toEqual(report.answers.map((answer) => answer.shown))
  const names = await page
    .getByRole('listitem')
    .getByRole('link')
    .evaluateAll((list) => list.map((item) => item.textContent))
  expect(names).toEqual(report.evidence.map(({ name }) => name))
  const widths = await page
    .locator('img')
    .evaluateAll((list) => list.map((item) => (item as HTMLImageElement).naturalWidth))
  expect(widths).toEqual([1, 1])
  const links = await page
    .getByRole('listitem')
    .getByRole('link')
    .evaluateAll((list) => list.map((item) => (item as HTMLAnchorElement).href))
  for (const link of links) expect(existsSync(new URL(link)), link).toBe(true)
  expect(await page.locator('h1').evaluate((item) => getComputedStyle(item).fontWeight)).toBe('600')
  expect(new Set(asked)).toEqual(new Set(['file:']))
  expect(said).toEqual([])
})

test('the policy of report.html allows its own style, by its sum, and no other', () => {
  const [, style = ''] = /<style>(.*?)<\/style>/s.exec(reportHtml(report)) ?? []
  expect(styleHash).toBe(`sha256-${createHash('sha256').update(style).digest('base64')}`)
})
