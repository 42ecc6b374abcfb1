// Evidence: chosen, dropped, pasted, rejected, removed. No file is lost because of another one.
import type { Page } from '@playwright/test'
import { delayScript } from './support/delay-script.ts'
import { dropLargeFiles } from './support/drop-large-files.ts'
import { getEvidenceItems } from './support/form-locators.ts'
import { fillReport } from './support/report-answers.ts'
import { prepareReport } from './support/review-report.ts'
import {
  door,
  empty,
  hallway,
  heicNamedJpg,
  htmlNamedPdf,
  mov,
  notes,
  plainVideo,
  type SampleFile,
} from './support/sample-files.ts'
import { expect, test } from './support/site.ts'

const picker = (page: Page) => page.getByLabel('Supporting documentation')
const refused = (page: Page) => page.getByRole('list', { name: 'Files not added' }).getByRole('listitem')

/** Dispatches a paste or a drop with these files and, beside them, text of these types. */
function offer(page: Page, type: 'drop' | 'paste', files: readonly SampleFile[], texts: readonly string[] = []) {
  const plain = files.map(({ name, mimeType, buffer }) => ({ name, mimeType, bytes: [...buffer] }))
  return page.evaluate(
    ([type, files, texts]) => {
      const transfer = new DataTransfer()
      for (const { name, mimeType, bytes } of files)
        transfer.items.add(new File([new Uint8Array(bytes)], name, { type: mimeType }))
      for (const text of texts) transfer.setData(text, 'words')
      const init = { bubbles: true, cancelable: true }
      const event =
        type === 'drop'
          ? new DragEvent('drop', { ...init, dataTransfer: transfer })
          : new ClipboardEvent('paste', { ...init, clipboardData: transfer })
      return !document.body.dispatchEvent(event)
    },
    [type, plain, texts] as const,
  )
}

test.beforeEach(({ page }) => page.goto('/report'))

test('files of several choices are added', async ({ page }) => {
  await picker(page).setInputFiles([hallway, door])
  await expect(getEvidenceItems(page)).toHaveText([/hallway\.jpg/, /door\.png/])
  await picker(page).setInputFiles([plainVideo, notes])
  await expect(getEvidenceItems(page)).toHaveText([/hallway\.jpg/, /door\.png/, /film\.mp4/, /notes\.pdf/])
  await expect.poll(() => picker(page).evaluate((input: HTMLInputElement) => input.files?.length)).toBe(4)
})

test('the keyboard opens the file dialog', async ({ page }) => {
  // The listener is added first, because the driver intercepts the system's dialog with a delay.
  const chooser = page.waitForEvent('filechooser')
  await picker(page).focus()
  await page.keyboard.press('Space')
  await (await chooser).setFiles(notes)
  await expect(getEvidenceItems(page)).toHaveCount(1)
})

test('a canceled file dialog keeps the files', async ({ page }) => {
  await picker(page).setInputFiles([hallway])
  await expect(getEvidenceItems(page)).toHaveCount(1)
  await picker(page).setInputFiles([])
  await picker(page).setInputFiles([door])
  await expect(getEvidenceItems(page)).toHaveCount(2)
})

test('a drop anywhere on the page is accepted, and does not leave the page', async ({ page }) => {
  expect(await offer(page, 'drop', [hallway, heicNamedJpg])).toBe(true)
  await expect(getEvidenceItems(page)).toHaveText([/hallway\.jpg/])
  await expect(refused(page)).toHaveText([/IMG_0042\.jpg/])
})

test('files chosen before the script runs are added once', async ({ page }) => {
  const release = await delayScript(page)
  await page.reload()
  await picker(page).setInputFiles([notes])
  const late = await page.evaluateHandle(() => new Event('change', { bubbles: true }))
  release()
  await expect(getEvidenceItems(page)).toHaveText([/notes\.pdf/])
  await fillReport(page)
  // The event of that choice was still pending when the listener was added.
  await picker(page).evaluate((input, late) => input.dispatchEvent(late), late)
  await page.getByRole('button', { name: 'Prepare report' }).click()
  await page.getByRole('button', { name: 'Change supporting documentation' }).click()
  await expect(getEvidenceItems(page)).toHaveText([/notes\.pdf/])
  await expect(refused(page)).toHaveCount(0)
})

test('a pasted picture is accepted, also as the first interaction', async ({ page }) => {
  await offer(page, 'paste', [door])
  await expect(getEvidenceItems(page)).toHaveText([/door\.png/])
})

test('a paste from an office program stays text, and its picture is not added', async ({ page }) => {
  await offer(page, 'paste', [door], ['text/plain', 'text/html'])
  await offer(page, 'paste', [hallway])
  await expect(getEvidenceItems(page)).toHaveText([/hallway\.jpg/])
})

const refusals: readonly (readonly [SampleFile, RegExp])[] = [
  [heicNamedJpg, /“IMG_0042\.jpg” is an HEIC photo, whatever its name says\..*export it as JPEG/],
  [mov, /“IMG_0043\.MOV” is a QuickTime video \(MOV\)\..*writes MP4/],
  [empty, /“nothing\.png” is empty\. It holds 0 bytes\./],
  [htmlNamedPdf, /“page\.pdf” is named like a PDF, but does not begin like one\./],
  [{ ...hallway, buffer: hallway.buffer.subarray(0, 5) }, /ends before its first part does/],
]
test('rejected files do not keep the report from being finished, and each has its reason', async ({ page }) => {
  await fillReport(page)
  await picker(page).setInputFiles([...refusals.map(([file]) => file), notes])
  await expect(refused(page)).toHaveText(refusals.map(([, words]) => words))
  await expect(getEvidenceItems(page)).toHaveText([/notes\.pdf/])
  await expect(page.getByText(/^1 file added, 5 not: .* See below\.$/)).toBeVisible()
  await page.getByRole('button', { name: 'Prepare report' }).click()
  const review = page.getByRole('region', { name: 'Check your report' })
  await expect(review).toContainText('notes.pdf')
  // The first two reasons tell what happened; the form lists them all.
  await expect(review).toContainText(
    /5 files were not added\. “IMG_0042\.jpg” is an HEIC photo.*“IMG_0043\.MOV” is a QuickTime/,
  )
})

test('50 MB together are accepted, and one byte more is not', async ({ page }) => {
  await dropLargeFiles(page, { 'most.pdf': 40 * 2 ** 20, 'above.pdf': 10 * 2 ** 20 + 1, 'rest.pdf': 10 * 2 ** 20 })
  await expect(getEvidenceItems(page)).toHaveText([/most\.pdf/, /rest\.pdf/])
  await expect(page.getByText('2 files added, 1 not: 50 MB of 50 MB. See below.')).toBeVisible()
  await expect(refused(page)).toHaveText([/“above\.pdf” needs 10\.1 MB\. Room left of the 50 MB: 10 MB\./])
})

test('removing a file keeps the others and moves the focus', async ({ page }) => {
  await picker(page).setInputFiles([hallway, door, notes])
  await page.getByRole('button', { name: 'Remove door.png' }).press('Enter')
  await expect(getEvidenceItems(page)).toHaveText([/hallway\.jpg/, /notes\.pdf/])
  await expect(page.getByRole('button', { name: 'Remove notes.pdf' })).toBeFocused()
  await expect(page.getByText('Removed “door.png”.')).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Remove hallway.jpg' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(picker(page)).toBeFocused()
  await expect(getEvidenceItems(page)).toHaveCount(0)
})

test('files remain after an error and after the return from the review', async ({ page }) => {
  await picker(page).setInputFiles([hallway])
  await prepareReport(page)
  await expect(page.getByRole('region', { name: /answers are missing or incomplete/ })).toBeFocused()
  await expect(getEvidenceItems(page)).toHaveCount(1)
  await fillReport(page)
  await page.getByRole('button', { name: 'Prepare report' }).click()
  await page.getByRole('button', { name: 'Change supporting documentation' }).click()
  await expect(picker(page)).toBeFocused()
  await expect(getEvidenceItems(page)).toHaveCount(1)
})

test('a report is not ready before every file has been read', async ({ page }) => {
  await fillReport(page)
  await page.evaluate(() => {
    // Slow storage: nothing is read until the test allows it.
    const read = Blob.prototype.arrayBuffer
    const ready = new Promise((resolve) => addEventListener('drive-ready', resolve, { once: true }))
    Blob.prototype.arrayBuffer = async function () {
      await ready
      return read.call(this)
    }
  })
  await picker(page).setInputFiles([notes])
  await prepareReport(page)
  await expect(page.getByRole('region', { name: 'Check your report' })).toBeVisible()
  await expect(page.getByRole('progressbar', { name: 'Reading your files' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Save the file' })).toHaveCount(0)
  await page.evaluate(() => dispatchEvent(new Event('drive-ready')))
  await expect(page.getByRole('button', { name: 'Save the file' })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Check your report' })).toContainText('notes.pdf')
})

test('a file that is dropped at the review is added to the report', async ({ page }) => {
  await fillReport(page)
  await picker(page).setInputFiles([hallway])
  await prepareReport(page)
  const review = page.getByRole('region', { name: 'Check your report' })
  await expect(review).toContainText('hallway.jpg')
  await offer(page, 'drop', [door, heicNamedJpg])
  await expect(review).toContainText('door.png')
  await expect(review).toContainText('1 file was not added. “IMG_0042.jpg” is an HEIC photo')
  await page.getByRole('button', { name: 'Change supporting documentation' }).click()
  await expect(getEvidenceItems(page)).toHaveText([/hallway\.jpg/, /door\.png/])
  await expect.poll(() => picker(page).evaluate((input: HTMLInputElement) => input.files?.length)).toBe(2)
})

test('a rejection can be dismissed', async ({ page }) => {
  await picker(page).setInputFiles([heicNamedJpg, mov, notes])
  await expect(refused(page)).toHaveCount(2)
  await page.getByRole('button', { name: 'Dismiss IMG_0042.jpg' }).press('Enter')
  await expect(refused(page)).toHaveText([/IMG_0043\.MOV/])
  await expect(page.getByRole('button', { name: 'Dismiss IMG_0043.MOV' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(refused(page)).toHaveCount(0)
  await expect(page.getByText('1 file, 15 bytes of 50 MB.', { exact: true })).toBeVisible()
  await expect(picker(page)).toBeFocused()
})

test('a picture that cannot be displayed is accepted, and shown by its format', async ({ page }) => {
  await picker(page).setInputFiles([{ ...hallway, buffer: hallway.buffer.subarray(0, 60) }])
  await expect(getEvidenceItems(page)).toHaveText([/JPG.*hallway\.jpg/s])
})
