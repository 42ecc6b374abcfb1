// Delivery by a file: the package, its reference, its progress, and what happens to files that changed meanwhile.
import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { findProgram } from '../tooling/programs.ts'
import {
  dropLargeFiles,
  fillAndReview,
  getPicker,
  getReview,
  openReview,
  saveDownload,
  waitForStep,
} from './support/form-page.ts'
import { completeReport, fillReport } from './support/report-answers.ts'
import { door, hallway, notes, plainVideo, type SampleFile } from './support/sample-files.ts'
import { expect, test } from './support/site.ts'
import { unzip } from './support/unzip.ts'

const trap = 'He said "🚪\'s مفتوح".\n\n</dd><script>alert(1)</script>\n\tC:\\..\\x\n '
const odd: readonly SampleFile[] = [
  { ...hallway, name: '../../etc/passwd.jpg' },
  { ...door, name: '👁️ "eye" <b>.png' },
  { ...notes, name: `${'long '.repeat(59)}.pdf` },
  { ...plainVideo, name: 'فيلم.mp4' },
]
const readReference = (page: Page) => page.getByText('It identifies this copy').locator('b').textContent()
const findAnswer = (report: { answers: readonly { name: string }[] }, name: string) =>
  report.answers.find((answer) => answer.name === name)

test('the package contains every character and byte, with correct checksums, and the original names only if that is wanted', async ({
  page,
}, info) => {
  await fillAndReview(page, odd, { 'Detailed description': trap })
  const { name, bytes } = await saveDownload(page, 'Save the file')
  const reference = await readReference(page)
  expect(name).toBe(`anomaly-report-${reference}.zip`)
  await expect(page.getByText(`Your browser was asked to save it as ${name}`)).toBeVisible()
  await expect(page.getByText('Check your downloads. Nothing is sent yet.')).toBeVisible()
  await expect(page.getByText(/\bSaved\b/)).toHaveCount(0)

  const folder = join(unzip(bytes, info), name.replace('.zip', ''))
  const report = JSON.parse(readFileSync(join(folder, 'data/report.json'), 'utf8'))
  expect(report.reference).toBe(reference)
  expect(findAnswer(report, 'description')).toMatchObject({ value: trap })
  expect(findAnswer(report, 'date-time')).toMatchObject({
    zone: 'America/Los_Angeles',
    utc: '2025-04-20T04:14:00.000Z',
    value: '2025-04-19T21:14',
  })
  const names = ['evidence-1.jpg', 'evidence-2.png', 'evidence-3.pdf', 'evidence-4.mp4']
  expect(readdirSync(join(folder, 'data/evidence')).toSorted()).toEqual(names)
  for (const [index, evidence] of report.evidence.entries()) {
    expect(evidence).not.toHaveProperty('name')
    expect(readFileSync(join(folder, 'data', evidence.file))).toEqual(odd[index]?.buffer)
  }
  const options = { cwd: folder, encoding: 'utf8' } as const
  const check = spawnSync(findProgram('sha256sum'), ['--check', '--strict', 'manifest-sha256.txt'], options)
  expect(check.status, check.stderr).toBe(0)

  await page.getByRole('button', { name: 'Change supporting documentation' }).click()
  await page.getByLabel('Include the original names of the files in the report').check()
  await openReview(page)
  const named = await saveDownload(page, 'Save the file')
  const data = join(unzip(named.bytes, info), named.name.replace('.zip', ''), 'data')
  const [evidence] = JSON.parse(readFileSync(join(data, 'report.json'), 'utf8')).evidence
  expect(evidence).toMatchObject({ file: 'evidence/evidence-1.jpg', name: '../../etc/passwd.jpg' })
  expect(readFileSync(join(data, 'report.txt'), 'utf8')).toContain('Original name: ../../etc/passwd.jpg')
})

test('a file that was changed or deleted after it was chosen is neither saved nor shared, and each method says so', async ({
  page,
}, info) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'canShare', { value: () => true })
    Object.defineProperty(navigator, 'share', { value: () => Promise.reject(new Error('shared')) })
  })
  const path = info.outputPath('notes.pdf')
  writeFileSync(path, '%PDF-1.7 before')
  await fillAndReview(page, path)
  const downloads: string[] = []
  page.on('download', (download) => downloads.push(download.suggestedFilename()))
  const problem = page.getByText('“notes.pdf” was changed, moved or deleted since you chose it.')
  writeFileSync(path, '%PDF-1.7 after, and longer')
  await page.getByRole('button', { name: 'Save the file' }).click()
  await expect(problem).toHaveCount(1)
  rmSync(path)
  for (const [index, name] of ['Choose an app', 'Save evidence-1.pdf'].entries()) {
    await page.getByRole('button', { name }).click()
    await expect(problem).toHaveCount(index + 2)
  }
  await expect(page.getByText(/was asked to save|Handed to/)).toHaveCount(0)
  expect(downloads).toEqual([])
})

test('a large package shows progress, Cancel stops it, and by email its size is warned about', async ({ page }) => {
  await page.goto('/report')
  await fillReport(page)
  await dropLargeFiles(page, { 'large.pdf': 50 * 2 ** 20 })
  await openReview(page)
  await expect(
    page.getByText(/Many mailboxes refuse an email above 10 MB, and this one would be 6\d\.\d MB\./),
  ).toBeVisible()
  const button = page.getByRole('button', { name: 'Save the file' })
  // Clicked inside the page: two round trips to the browser would take longer than the operation.
  const shown = await page.evaluate(async () => {
    const find = (name: string) =>
      [...document.querySelectorAll('button')].find(({ textContent }) => textContent === name)
    const appeared = await new Promise<number>((resolve) => {
      const look = () => {
        const bar = document.querySelector('progress')
        if (bar && bar.value > 0) resolve(bar.max)
      }
      new MutationObserver(look).observe(document.body, { attributes: true, childList: true, subtree: true })
      find('Save the file')?.focus()
      find('Save the file')?.click()
    })
    const focused = document.activeElement?.textContent
    find('Cancel')?.focus()
    find('Cancel')?.click()
    return { appeared, focused }
  })
  expect(shown).toEqual({ appeared: 50 * 2 ** 20, focused: 'Save the file' })
  await expect(page.getByText('Canceled. Nothing was saved.')).toBeVisible()
  await expect(button).toBeFocused()
  const { bytes } = await saveDownload(page, 'Save the file')
  expect(bytes.length).toBeGreaterThan(50 * 2 ** 20)
  await expect(page.getByText('asked to save it as anomaly-report-')).toBeVisible()
  await button.click()
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByText('Canceled this time. What was saved before stays there.')).toBeVisible()
})

test('erasing asks first, and keeps everything unless confirmed', async ({ page }) => {
  await fillAndReview(page, [door])
  const erase = page.getByRole('button', { name: 'Erase everything and start again' })
  const keep = page.getByRole('button', { name: 'Keep it' })
  await page.setViewportSize({ width: 320, height: 256 })
  await erase.click()
  // A repeated press erases nothing.
  await expect(keep).toBeFocused()
  await expect(keep).toHaveAccessibleDescription(/erases every answer/)
  // The question fits the smallest screen.
  await expect(page.getByRole('heading', { name: 'Erase this report?' })).toBeInViewport({ ratio: 1 })
  await page.keyboard.press('Enter')
  await expect(getReview(page)).toContainText('Meriwether')
  await erase.click()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('alertdialog')).toBeHidden()
  // Immediately: the focus is restored already, or with the key.
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Erase it' }).click()
  await expect(page.getByLabel('First name')).toBeFocused()
  for (const label of Object.keys(completeReport)) await expect(page.getByLabel(label)).toHaveValue('')
  await expect(page.getByRole('list', { name: 'Files added' })).toHaveCount(0)
  await waitForStep(page, 'edit')
  await page.reload()
  await expect(page.getByLabel('Email')).toHaveValue('')
  await expect(getPicker(page)).toHaveValue('')
})
