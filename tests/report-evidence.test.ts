// Evidence: chosen, dropped, pasted, rejected, removed. No file is lost because of another one.
import {
  delayScript,
  dispatchFiles,
  dropLargeFiles,
  expectPicked,
  getEvidenceItems,
  getPicker,
  getRejectedFiles,
  getReview,
  openReview,
  prepareReport,
} from './support/report-page.ts'
import { fillReport } from './support/report-answers.ts'
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

test.beforeEach(({ page }) => page.goto('/report'))

test('files of several choices are added, by keyboard too, and a canceled file dialog keeps them', async ({ page }) => {
  // The listener is added first, because the driver intercepts the system's dialog with a delay.
  const chooser = page.waitForEvent('filechooser')
  await getPicker(page).focus()
  await page.keyboard.press('Space')
  await (await chooser).setFiles([hallway, door])
  await expect(getEvidenceItems(page)).toHaveText([/hallway\.jpg/, /door\.png/])
  await getPicker(page).setInputFiles([])
  await getPicker(page).setInputFiles([plainVideo, notes])
  await expect(getEvidenceItems(page)).toHaveText([/hallway\.jpg/, /door\.png/, /film\.mp4/, /notes\.pdf/])
  await expectPicked(page, 'hallway.jpg', 'door.png', 'film.mp4', 'notes.pdf')
})

test('a paste, also as the first interaction, and a drop anywhere are accepted, and what an office program pastes stays text', async ({
  page,
}) => {
  await dispatchFiles(page, 'paste', [door])
  await expect(getEvidenceItems(page)).toHaveText([/door\.png/])
  await dispatchFiles(page, 'paste', [plainVideo], ['text/plain', 'text/html'])
  expect(await dispatchFiles(page, 'drop', [hallway, heicNamedJpg])).toBe(true)
  await expect(getEvidenceItems(page)).toHaveText([/door\.png/, /hallway\.jpg/])
  await expect(getRejectedFiles(page)).toHaveText([/IMG_0042\.jpg/])
})

test('files chosen before the script runs are added once', async ({ page }) => {
  const release = await delayScript(page)
  await page.reload()
  await getPicker(page).setInputFiles([notes])
  const late = await page.evaluateHandle(() => new Event('change', { bubbles: true }))
  release()
  await expect(getEvidenceItems(page)).toHaveText([/notes\.pdf/])
  await fillReport(page)
  // The event of that choice was still pending when the listener was added.
  await getPicker(page).evaluate((input, late) => input.dispatchEvent(late), late)
  await openReview(page)
  await page.getByRole('button', { name: 'Change supporting documentation' }).click()
  await expect(getEvidenceItems(page)).toHaveText([/notes\.pdf/])
  await expect(getRejectedFiles(page)).toHaveCount(0)
})

const rejections: readonly (readonly [SampleFile, RegExp])[] = [
  [heicNamedJpg, /“IMG_0042\.jpg” is an HEIC photo, whatever its name says\..*export it as JPEG/],
  [mov, /“IMG_0043\.MOV” is a QuickTime video \(MOV\)\..*writes MP4/],
  [empty, /“nothing\.png” is empty\. It holds 0 bytes\./],
  [htmlNamedPdf, /“page\.pdf” is named like a PDF, but does not begin like one\./],
  [{ ...hallway, buffer: hallway.buffer.subarray(0, 5) }, /ends before its first part does/],
]
test('rejected files do not keep the report from being finished, and each has its reason', async ({ page }) => {
  await fillReport(page)
  await getPicker(page).setInputFiles([...rejections.map(([file]) => file), notes])
  await expect(getRejectedFiles(page)).toHaveText(rejections.map(([, words]) => words))
  await expect(getEvidenceItems(page)).toHaveText([/notes\.pdf/])
  await expect(page.getByText(/^1 file added, 5 not: .* See below\.$/)).toBeVisible()
  await openReview(page)
  await expect(getReview(page)).toContainText('notes.pdf')
  // The first two reasons tell what happened; the form lists them all.
  await expect(getReview(page)).toContainText(
    /5 files were not added\. “IMG_0042\.jpg” is an HEIC photo.*“IMG_0043\.MOV” is a QuickTime/,
  )
})

test('50 MB together are accepted, and one byte more is not', async ({ page }) => {
  await dropLargeFiles(page, { 'large.pdf': 40 * 2 ** 20, 'above.pdf': 10 * 2 ** 20 + 1, 'rest.pdf': 10 * 2 ** 20 })
  await expect(getEvidenceItems(page)).toHaveText([/large\.pdf/, /rest\.pdf/])
  await expect(page.getByText('2 files added, 1 not: 50 MB of 50 MB. See below.')).toBeVisible()
  await expect(getRejectedFiles(page)).toHaveText([/“above\.pdf” needs 10\.1 MB\. Room left of the 50 MB: 10 MB\./])
})

test('removing a file keeps the others and moves the focus', async ({ page }) => {
  await getPicker(page).setInputFiles([hallway, door, notes])
  await page.getByRole('button', { name: 'Remove door.png' }).press('Enter')
  await expect(getEvidenceItems(page)).toHaveText([/hallway\.jpg/, /notes\.pdf/])
  await expect(page.getByRole('button', { name: 'Remove notes.pdf' })).toBeFocused()
  await expect(page.getByText('Removed “door.png”.')).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Remove hallway.jpg' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(getPicker(page)).toBeFocused()
  await expect(getEvidenceItems(page)).toHaveCount(0)
})

test('a report is not ready before every file has been read', async ({ page }) => {
  await fillReport(page)
  await page.evaluate(() => {
    // Slow storage: nothing is read until the test allows it.
    const read = Blob.prototype.arrayBuffer
    const ready = new Promise((resolve) => addEventListener('storage-ready', resolve, { once: true }))
    Blob.prototype.arrayBuffer = async function () {
      await ready
      return read.call(this)
    }
  })
  await getPicker(page).setInputFiles([notes])
  await prepareReport(page)
  await expect(getReview(page)).toBeVisible()
  await expect(page.getByRole('progressbar', { name: 'Reading your files' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Save the file' })).toHaveCount(0)
  await page.evaluate(() => dispatchEvent(new Event('storage-ready')))
  await expect(page.getByRole('button', { name: 'Save the file' })).toBeVisible()
  await expect(getReview(page)).toContainText('notes.pdf')
})

test('files remain after an error and after the return from the review, and one that is dropped there is added', async ({
  page,
}) => {
  await getPicker(page).setInputFiles([hallway])
  await prepareReport(page)
  await expect(page.getByRole('region', { name: /answers are missing or incomplete/ })).toBeFocused()
  await expect(getEvidenceItems(page)).toHaveCount(1)
  await fillReport(page)
  await openReview(page)
  await expect(getReview(page)).toContainText('hallway.jpg')
  await dispatchFiles(page, 'drop', [door, heicNamedJpg])
  await expect(getReview(page)).toContainText('door.png')
  await expect(getReview(page)).toContainText('1 file was not added. “IMG_0042.jpg” is an HEIC photo')
  await page.getByRole('button', { name: 'Change supporting documentation' }).click()
  await expect(getPicker(page)).toBeFocused()
  await expect(getEvidenceItems(page)).toHaveText([/hallway\.jpg/, /door\.png/])
  await expectPicked(page, 'hallway.jpg', 'door.png')
})

test('a rejection can be dismissed', async ({ page }) => {
  await getPicker(page).setInputFiles([heicNamedJpg, mov, notes])
  await expect(getRejectedFiles(page)).toHaveCount(2)
  await page.getByRole('button', { name: 'Dismiss IMG_0042.jpg' }).press('Enter')
  await expect(getRejectedFiles(page)).toHaveText([/IMG_0043\.MOV/])
  await expect(page.getByRole('button', { name: 'Dismiss IMG_0043.MOV' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(getRejectedFiles(page)).toHaveCount(0)
  await expect(page.getByText('1 file, 15 bytes of 50 MB.', { exact: true })).toBeVisible()
  await expect(getPicker(page)).toBeFocused()
})

test('a picture that cannot be displayed is accepted, and shown by its format', async ({ page }) => {
  await getPicker(page).setInputFiles([{ ...hallway, buffer: hallway.buffer.subarray(0, 60) }])
  await expect(getEvidenceItems(page)).toHaveText([/JPG.*hallway\.jpg/s])
})
