import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, test } from '@playwright/test'
import { tool } from '../../../tests/support/tools.ts'
import { unzip } from '../../../tests/support/unzip.ts'
import { checksumList } from '../finished/checksums.ts'
import { exampleSubmission } from '../finished/report.example.ts'
import { composeReport, packageName } from '../finished/report.ts'
import { reportHtml, styleHash } from '../finished/report-html.ts'
import { buildPackage, evidenceSize } from './package.ts'
import { EvidenceChanged } from './read-exhibit.ts'

const report = composeReport(exampleSubmission)

test('an independent unzip gives back every byte, and sha256sum -c accepts the list', async ({
  browserName: _,
}, info) => {
  const archive = await buildPackage(report)
  expect(archive.name).toBe(`${packageName(report)}.zip`)
  const folder = join(unzip(await archive.bytes(), info), packageName(report))
  for (const { file, sha256 } of report.evidence)
    expect(
      createHash('sha256')
        .update(readFileSync(join(folder, file)))
        .digest('hex'),
    ).toBe(sha256)
  const check = spawnSync(tool('sha256sum'), ['--check', '--strict', 'SHA256SUMS'], { cwd: folder, encoding: 'utf8' })
  expect(check.status, check.stderr).toBe(0)
  expect(check.stdout.match(/: OK$/gm)).toHaveLength(3 + report.evidence.length)
})

test('sha256sum accepts names with a backslash and with a line feed', async ({ browserName: _ }, info) => {
  const folder = unzip(await (await buildPackage(report)).bytes(), info)
  const path = join(folder, packageName(report), 'report.txt')
  const sha256 = createHash('sha256').update(readFileSync(path)).digest('hex')
  const odd = join(folder, 'a\\b\nc')
  spawnSync('cp', [path, odd])
  const list = checksumList([{ path: 'a\\b\nc', sha256 }])
  const check = spawnSync(tool('sha256sum'), ['--check', '--strict', '-'], {
    cwd: folder,
    input: list,
    encoding: 'utf8',
  })
  expect(existsSync(odd)).toBe(true)
  expect(check.status, check.stderr).toBe(0)
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
  const trouble: string[] = []
  const asked: string[] = []
  page.on('console', (message) => trouble.push(message.text()))
  page.on('pageerror', (error) => trouble.push(error.message))
  page.on('request', (request) => asked.push(new URL(request.url()).protocol))
  await page.goto(pathToFileURL(join(folder, 'report.html')).href)
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
  expect(trouble).toEqual([])
})

test('the policy of report.html allows its own style, by its sum, and no other', () => {
  const [, style = ''] = /<style>(.*?)<\/style>/s.exec(reportHtml(report)) ?? []
  expect(styleHash).toBe(`sha256-${createHash('sha256').update(style).digest('base64')}`)
})
