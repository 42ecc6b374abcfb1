// Delivery, from a valid submit to a file, an email or a share.
import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { findProgram } from '../tooling/programs.ts'
import { dropLargeFiles } from './support/drop-large-files.ts'
import { waitForStep } from './support/form-locators.ts'
import { expectCopied } from './support/read-clipboard.ts'
import { fillReport } from './support/report-answers.ts'
import { unpackReport } from './support/report-journey.ts'
import { fillAndReview, prepareReport, saveDownload } from './support/review-report.ts'
import { door, hallway, notes, plainVideo, type SampleFile } from './support/sample-files.ts'
import { expect, test } from './support/site.ts'
import { unzip } from './support/unzip.ts'
import { validateBag } from './support/validate-bag.ts'

const trap = 'He said "🚪\'s مفتوح".\n\n</dd><script>alert(1)</script>\n\tC:\\..\\x\n '
const odd: readonly SampleFile[] = [
  { ...hallway, name: '../../etc/passwd.jpg' },
  { ...door, name: '👁️ "eye" <b>.png' },
  { ...notes, name: `${'long '.repeat(59)}.pdf` },
  { ...plainVideo, name: 'فيلم.mp4' },
]

test('the package contains every character and byte, with correct checksums', async ({ page }, info) => {
  await fillAndReview(page, odd, trap)
  const { name, bytes } = await saveDownload(page, 'Save the file')
  const reference = await page.getByText('It identifies this copy').locator('b').textContent()
  expect(name).toBe(`anomaly-report-${reference}.zip`)
  await expect(page.getByText(`Your browser was asked to save it as ${name}`)).toBeVisible()
  await expect(page.getByText('Check your downloads. Nothing is sent yet.')).toBeVisible()

  const folder = join(unzip(bytes, info), name.replace('.zip', ''))
  const report = JSON.parse(readFileSync(join(folder, 'data/report.json'), 'utf8'))
  expect(report.reference).toBe(reference)
  expect(report.answers.find((answer: { name: string }) => answer.name === 'description').value).toBe(trap)
  const time = report.answers.find((answer: { name: string }) => answer.name === 'date-time')
  expect(time).toMatchObject({
    zone: 'America/Los_Angeles',
    utc: '2025-04-20T04:14:00.000Z',
    value: '2025-04-19T21:14',
  })
  const names = ['evidence-1.jpg', 'evidence-2.png', 'evidence-3.pdf', 'evidence-4.mp4']
  expect(readdirSync(join(folder, 'data/evidence')).toSorted()).toEqual(names)
  for (const each of report.evidence) expect(each).not.toHaveProperty('name')
  for (const [index, each] of report.evidence.entries())
    expect(readFileSync(join(folder, 'data', each.file))).toEqual(odd[index]?.buffer)
  const sums = spawnSync(findProgram('sha256sum'), ['--check', '--strict', 'manifest-sha256.txt'], {
    cwd: folder,
    encoding: 'utf8',
  })
  expect(sums.status, sums.stderr).toBe(0)
  expect(validateBag(folder)).toEqual([])
})

test('the original names are in the report only if that is wanted', async ({ page }, info) => {
  await page.goto('/report')
  await fillReport(page)
  await page.getByLabel('Supporting documentation').setInputFiles([hallway])
  await page.getByLabel('Include the original names of the files in the report').check()
  await prepareReport(page)
  const folder = unpackReport((await saveDownload(page, 'Save the file')).bytes, info)
  const [evidence] = JSON.parse(readFileSync(join(folder, 'report.json'), 'utf8')).evidence
  expect(evidence).toMatchObject({ file: 'evidence/evidence-1.jpg', name: 'hallway.jpg' })
  expect(readFileSync(join(folder, 'report.txt'), 'utf8')).toContain('Original name: hallway.jpg')
})

test('the same report has the same reference, and a changed one has another', async ({ context }) => {
  // Each in a tab of its own: in one tab the review of the report before would be restored while the next is filled in.
  const reference = async (description?: string) => {
    const tab = await context.newPage()
    await fillAndReview(tab, [door], description)
    return tab.getByText('It identifies this copy').locator('b').textContent()
  }
  const first = await reference()
  expect(await reference()).toBe(first)
  expect(await reference('The hallway was 3 m longer than the house.')).not.toBe(first)
})

test('a file that changed after it was chosen stops the package, with its name', async ({ page }, info) => {
  const path = info.outputPath('notes.pdf')
  writeFileSync(path, '%PDF-1.7 before')
  await page.goto('/report')
  await fillReport(page)
  await page.getByLabel('Supporting documentation').setInputFiles(path)
  await prepareReport(page)
  await expect(page.getByText('It identifies this copy')).toBeVisible()
  writeFileSync(path, '%PDF-1.7 after, and longer')
  await page.getByRole('button', { name: 'Save the file' }).click()
  await expect(page.getByText('“notes.pdf” was changed, moved or deleted since you chose it.')).toBeVisible()
})

test('a file that was deleted after it was chosen is neither saved nor shared, and each way says so', async ({
  page,
}, info) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'canShare', { value: () => true })
    Object.defineProperty(navigator, 'share', { value: () => Promise.reject(new Error('shared')) })
  })
  const path = info.outputPath('notes.pdf')
  writeFileSync(path, '%PDF-1.7 before')
  await page.goto('/report')
  await fillReport(page)
  await page.getByLabel('Supporting documentation').setInputFiles(path)
  await prepareReport(page)
  await expect(page.getByText('It identifies this copy')).toBeVisible()
  rmSync(path)
  const downloads: string[] = []
  page.on('download', (download) => downloads.push(download.suggestedFilename()))
  const problem = page.getByText('“notes.pdf” was changed, moved or deleted since you chose it.')
  for (const [index, name] of ['Choose an app', 'Save evidence-1.pdf', 'Save the file'].entries()) {
    await page.getByRole('button', { name }).click()
    await expect(problem).toHaveCount(index + 1)
  }
  await expect(page.getByText(/was asked to save|Handed to/)).toHaveCount(0)
  expect(downloads).toEqual([])
})

test('a large package shows progress, and Cancel stops it', async ({ page }) => {
  await page.goto('/report')
  await fillReport(page)
  await dropLargeFiles(page, { 'large.pdf': 50 * 2 ** 20 })
  await prepareReport(page)
  const button = page.getByRole('button', { name: 'Save the file' })
  await button.waitFor()
  // Clicked inside the page: two round trips to the browser would take longer than the operation.
  const shown = await page.evaluate(async () => {
    const find = (name: string) => [...document.querySelectorAll('button')].find((each) => each.textContent === name)
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

test('an email with a file above 10 MB has a warning and its size', async ({ page }) => {
  await page.goto('/report')
  await fillReport(page)
  await dropLargeFiles(page, { 'large.pdf': 12 * 2 ** 20 })
  await prepareReport(page)
  await expect(
    page.getByText('Many mailboxes refuse an email above 10 MB, and this one would be 16.4 MB.'),
  ).toBeVisible()
})

test('the email link contains the text, and the copies are the complete text and the address', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-write'])
  await fillAndReview(page)
  const link = await page.getByRole('link', { name: 'Write the email' }).getAttribute('href')
  const mail = new URL(link ?? '')
  expect(mail.protocol + mail.pathname).toBe('mailto:reports@quantum-reality.example')
  expect(mail.searchParams.get('body')).toContain('The hallway was 2 m longer than the house.')
  await page.getByRole('button', { name: 'Copy the address' }).click()
  await expect(page.getByText('The address is copied.')).toBeVisible()
  await expectCopied(page, /^reports@quantum-reality\.example$/)
  await page.getByRole('button', { name: 'Copy the text' }).click()
  await expect(page.getByText('The text is copied.')).toBeVisible()
  await expectCopied(page, /The hallway was 2 m longer than the house\./)
})

test('erasing asks first, and keeps everything unless confirmed', async ({ page }) => {
  await fillAndReview(page, [door])
  await page.getByRole('button', { name: 'Erase everything and start again' }).click()
  // A repeated press erases nothing.
  await expect(page.getByRole('button', { name: 'Keep it' })).toBeFocused()
  await expect(page.getByRole('button', { name: 'Keep it' })).toHaveAccessibleDescription(/erases every answer/)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('region', { name: 'Check your report' })).toContainText('Meriwether')
  await page.getByRole('button', { name: 'Erase everything and start again' }).click()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('alertdialog')).toBeHidden()
  // Immediately: the focus is restored already, or with the key.
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Erase it' }).click()
  await expect(page.getByLabel('First name')).toBeFocused()
  for (const label of ['First name', 'Email', 'State', 'Detailed description'])
    await expect(page.getByLabel(label)).toHaveValue('')
  await expect(page.getByRole('list', { name: 'Files added' })).toHaveCount(0)
  await waitForStep(page, 'edit')
  await page.reload()
  await expect(page.getByLabel('Email')).toHaveValue('')
})

test('the printed report has the answers, the reference and the checksums, and no controls', async ({ page }) => {
  await fillAndReview(page, [door])
  await page.emulateMedia({ media: 'print' })
  const reference = await page.getByText('It identifies this copy').locator('b').textContent()
  const sheet = page.getByRole('main')
  await expect(sheet.getByText(reference ?? '', { exact: true }).filter({ visible: true })).toHaveCount(1)
  await expect(sheet.getByText('Meriwether').filter({ visible: true })).toHaveCount(1)
  await expect(sheet.getByText(/SHA-256 [0-9a-f]{64}/)).toBeVisible()
  await expect(sheet.getByRole('button')).toHaveCount(0)
  await expect(sheet.getByText('Received on')).toBeVisible()
})
