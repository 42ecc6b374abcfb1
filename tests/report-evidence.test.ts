// Files: chosen, dropped, pasted, refused, removed, chosen again, and sent with what they record or without.
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { findLocationBytes } from '../packages/media-metadata/tests/support/fixtures.ts'
import { jpegsWithLocation } from '../packages/media-metadata/tests/support/samples.ts'
import { formatBytes, maxEvidenceBytes } from '../src/report/evidence/byte-size.ts'
import { fillReport } from './support/report-answers.ts'
import {
  dispatchFiles,
  expectLoaded,
  expectPicked,
  expectReview,
  getErrors,
  getEvidenceItems,
  getLostFiles,
  getPicker,
  getRejectedFiles,
  getReview,
  getReviewTitle,
  getSend,
  openReview,
  pressContinue,
  saveDownload,
} from './support/report-page.ts'
import {
  door,
  empty,
  hallway,
  heicNamedJpg,
  htmlNamedPdf,
  mov,
  notes,
  photoWithMetadata,
  plainVideo,
  type SampleFile,
  videoWithMetadata,
} from './support/sample-files.ts'
import { expect, test } from './support/site.ts'
import { unzip } from './support/unzip.ts'

const add = (page: Page, ...files: SampleFile[]) => getPicker(page).setInputFiles(files)
const getItem = (page: Page, { name }: SampleFile) => getEvidenceItems(page).filter({ hasText: name })
const getCleanBox = (page: Page, { name }: SampleFile) =>
  page.getByRole('checkbox', { name: RegExp(`^Take these out ?, of ${name}$`) })
const limit = formatBytes(maxEvidenceBytes)
const cleaned = 'Sent without place, time, device and owner.'

test.beforeEach(({ page }) => page.goto('/report'))

test('files of several choices are added, by keyboard too, one chosen twice is listed twice, and a canceled picker keeps them', async ({
  page,
}) => {
  // The listener is added first, because the driver intercepts the system's dialog with a delay.
  const chooser = page.waitForEvent('filechooser')
  await getPicker(page).focus()
  await page.keyboard.press('Space')
  await (await chooser).setFiles([hallway, door])
  await expect(getEvidenceItems(page)).toHaveText([/hallway\.jpg/, /door\.png/])
  await add(page)
  await add(page, hallway, notes)
  await expect(getEvidenceItems(page)).toHaveText([/hallway\.jpg/, /door\.png/, /hallway\.jpg/, /notes\.pdf/])
  await expect(page.getByText(RegExp(`^4 files, \\d+ kB of ${limit}\\.$`))).toBeVisible()
  await expectPicked(page, 'hallway.jpg', 'door.png', 'hallway.jpg', 'notes.pdf')
})

test('a paste and a drop anywhere are accepted, and what an office program pastes stays text', async ({ page }) => {
  await expectLoaded(page)
  await dispatchFiles(page, 'paste', [door])
  await expect(getEvidenceItems(page)).toHaveText([/door\.png/])
  await dispatchFiles(page, 'paste', [plainVideo], ['text/plain', 'text/html'])
  expect(await dispatchFiles(page, 'drop', [hallway, heicNamedJpg])).toBe(true)
  await expect(getEvidenceItems(page)).toHaveText([/door\.png/, /hallway\.jpg/])
  await expect(getRejectedFiles(page)).toHaveText([/IMG_0042\.jpg/])
})

test('a name that is quoted itself is shown as it is where its file is refused', async ({ page }) => {
  await add(page, { ...empty, name: 'the “ghost” door.png' })
  await expect(getRejectedFiles(page)).toContainText(['“the “ghost” door.png” is empty.'])
})

const mention = 'Leave it out and mention it in your description: we answer with a way to send it.'
const refusals: readonly (readonly [SampleFile, string])[] = [
  [heicNamedJpg, `“IMG_0042.jpg” is an HEIC photo, whatever its name says. ${mention}`],
  [mov, `“IMG_0043.MOV” is a QuickTime video (MOV). ${mention}`],
  [empty, '“nothing.png” is empty. It holds 0 bytes.'],
  [htmlNamedPdf, '“page.pdf” is named like PDF files, but is none that we recognize.'],
  [{ ...hallway, buffer: hallway.buffer.subarray(0, 5) }, 'ends before its first part does'],
]
test('a refused file says why and what to do, keeps no report from being finished, and can be dismissed', async ({
  page,
}) => {
  await fillReport(page)
  await add(page, ...refusals.map(([file]) => file), notes)
  await expect(getRejectedFiles(page)).toContainText(refusals.map(([, words]) => words))
  await expect(page.getByText(/^1 file added, 5 not: .* See below\.$/)).toBeVisible()
  await page.getByRole('button', { name: 'Dismiss IMG_0042.jpg' }).press('Enter')
  await expect(getRejectedFiles(page)).toHaveCount(4)
  await expect(page.getByRole('button', { name: 'Dismiss IMG_0043.MOV' })).toBeFocused()
  await openReview(page)
  await expect(getReview(page).getByRole('listitem')).toHaveText([/notes\.pdf/])
})

test('removing a file keeps the others and moves the focus', async ({ page }) => {
  await add(page, hallway, door, notes)
  await page.getByRole('button', { name: 'Remove door.png' }).press('Enter')
  await expect(getEvidenceItems(page)).toHaveText([/hallway\.jpg/, /notes\.pdf/])
  await expect(page.getByRole('button', { name: 'Remove notes.pdf' })).toBeFocused()
  await expect(page.getByText(/^2 files, /)).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Remove hallway.jpg' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(getPicker(page)).toBeFocused()
  await expect(getEvidenceItems(page)).toHaveCount(0)
})

test('files remain after an error and on the way to the review and back, and one dropped there is added', async ({
  page,
}) => {
  await add(page, hallway)
  await expectLoaded(page)
  await pressContinue(page)
  await expect(getErrors(page)).toBeFocused()
  await expect(getEvidenceItems(page)).toHaveCount(1)
  await fillReport(page)
  await openReview(page)
  await dispatchFiles(page, 'drop', [door, heicNamedJpg])
  await expect(getReview(page).getByRole('listitem')).toHaveText([/hallway\.jpg/, /door\.png/])
  await expect(page.getByText('Not in your report: IMG_0042.jpg.')).toBeVisible()
  await page.getByRole('button', { name: 'Change supporting documentation' }).click()
  await expect(getPicker(page)).toBeFocused()
  await expectPicked(page, 'hallway.jpg', 'door.png')
})

test('after a reload the files to be chosen again are named, until they are', async ({ page }) => {
  page.on('dialog', (dialog) => dialog.accept())
  await fillReport(page)
  await add(page, hallway, door, heicNamedJpg)
  await expect(getEvidenceItems(page)).toHaveCount(2)
  await openReview(page)
  await page.reload()
  await expect(getReviewTitle(page)).toBeVisible()
  await expect(getLostFiles(page)).toContainText(
    'Choose again: hallway.jpg and door.png. This page keeps the names of files and no more.',
  )
  await expect(getReview(page)).toContainText('door.png waits to be chosen again.')
  await expect(getSend(page)).toContainText('Your report waits until you decide about hallway.jpg and door.png.')
  await expect(getSend(page).getByText('Another way')).toHaveCount(0)
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Choose the files' }).click()
  await (await chooser).setFiles([hallway])
  await expect(getReview(page).getByRole('listitem')).toHaveText([/hallway\.jpg/])
  await expect(getLostFiles(page)).toContainText('Choose again: door.png. This page keeps the name of a file')
  await page.getByRole('button', { name: 'Change supporting documentation' }).click()
  await page.getByRole('button', { name: 'Leave it out' }).click()
  await expect(getLostFiles(page)).toHaveCount(0)
  await expect(getPicker(page)).toBeFocused()
})

test('what each file contains is said in one sentence, and what it may', async ({ page }) => {
  const trailer = {
    ...hallway,
    name: 'trailer.jpg',
    buffer: jpegsWithLocation['a trailer as Samsung writes it'] ?? hallway.buffer,
  }
  await add(page, photoWithMetadata, door, notes, trailer)
  for (const [file, words] of [
    [photoWithMetadata, 'This photo contains the place, the time, your device and your name.'],
    [door, 'This picture contains no place, time, device or owner.'],
    [notes, 'This page does not look into PDF files, and takes nothing out of them.'],
    [trailer, 'may contain the place, the time, your device or your name.'],
  ] as const)
    await expect(getItem(page, file)).toContainText(words)
  for (const file of [door, notes]) await expect(getItem(page, file).getByRole('checkbox')).toHaveCount(0)
})

test('a file is sent without what it records, or as it is, with its checksums', async ({ page }, info) => {
  const files = [photoWithMetadata, { ...photoWithMetadata, name: 'kept.jpg' }, videoWithMetadata, notes]
  await fillReport(page)
  await add(page, ...files)
  await getCleanBox(page, photoWithMetadata).check()
  await expect(getItem(page, photoWithMetadata)).toContainText(`${cleaned} The picture is as it was.`)
  await getCleanBox(page, videoWithMetadata).check()
  await expect(getItem(page, videoWithMetadata)).toContainText(`${cleaned} The video is as it was.`)
  const kept = getCleanBox(page, files[1] as SampleFile)
  await kept.check()
  await kept.uncheck()
  await openReview(page)
  const folder = unzip((await saveDownload(page, 'Save the report')).bytes, info)
  const { evidence } = JSON.parse(readFileSync(join(folder, 'report.json'), 'utf8'))
  for (const [index, { buffer }] of files.entries()) {
    const bytes = readFileSync(join(folder, evidence[index].file))
    expect(evidence[index].sha256).toBe(createHash('sha256').update(bytes).digest('hex'))
    if (index % 2) expect(bytes).toEqual(buffer)
    else {
      expect(findLocationBytes(buffer)).not.toEqual([])
      expect(findLocationBytes(bytes)).toEqual([])
    }
  }
})

test('a file of which no copy can be made is sent only once the visitor has decided', async ({ page }) => {
  const broken = { ...videoWithMetadata, buffer: videoWithMetadata.buffer.subarray(0, -200) }
  await fillReport(page)
  await add(page, broken)
  await getCleanBox(page, broken).click()
  await expect(getItem(page, broken)).toContainText('This page cannot safely take anything out of it')
  await expect(getCleanBox(page, broken)).toBeChecked()
  await pressContinue(page)
  await expect(getReview(page)).toContainText('cannot safely take anything out of it')
  await expect(getSend(page)).toContainText('Your report waits until you decide about location.mp4.')
  await expect(getSend(page).getByText('Another way')).toHaveCount(0)
  await getSend(page).getByRole('button', { name: 'Send it as it is' }).click()
  await expectReview(page)
  await expect(getReview(page)).toContainText(/This video (contains|may contain) the place/)
  await page.getByRole('button', { name: 'Change supporting documentation' }).click()
  await getCleanBox(page, broken).click()
  await pressContinue(page)
  await getSend(page).getByRole('button', { name: 'Leave it out' }).press('Enter')
  await expect(getSend(page).getByRole('heading')).toBeFocused()
  await expectReview(page)
  await expect(getReview(page).getByRole('listitem')).toHaveCount(0)
})

test('a file that was taken out of is said to be in the review', async ({ page }) => {
  await fillReport(page)
  await add(page, photoWithMetadata)
  await getCleanBox(page, photoWithMetadata).check()
  await openReview(page)
  await expect(getReview(page)).toContainText('Sent without place, time, device and owner.')
})

test('a name that would turn a sentence around does not', async ({ page }) => {
  await add(page, { ...notes, name: 'ann\u202Egpj.txt', buffer: Buffer.from('plain text') })
  await expect(getRejectedFiles(page)).toContainText('“anngpj.txt” is in no format that we recognize: JPG')
})

test('the time of a photo is offered while there is none, and one in UTC once the state has one zone', async ({
  page,
}) => {
  const clock = readFileSync('packages/media-metadata/tests/support/files/mp4-clock-tkhd.mp4')
  const time = page.getByLabel('Date and time of anomaly')
  await add(page, photoWithMetadata, { ...plainVideo, buffer: clock })
  const offers = page.getByRole('button', { name: /^Use .* as the time of the anomaly ?, from/ })
  await expect(offers).toHaveText([/^Use April 19, 2025, 9:14 pm as the time of the anomaly, from photo\.jpg$/])
  await page.getByLabel('State').selectOption('California')
  await expect(offers).toHaveCount(2)
  await offers.last().press('Enter')
  await expect(time).toHaveValue('2025-04-19T21:14')
  await expect(offers).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Remove film.mp4' })).toBeFocused()
  await time.fill('')
  await expect(offers).toHaveCount(2)
})

test('where the worker does not arrive, a file is sent as it is, with its checksum', async ({ page, watch }, info) => {
  await page.route(/file\.worker/, (route) => route.abort())
  await page.goto('/report')
  await fillReport(page)
  await add(page, hallway)
  await expect(getItem(page, hallway)).toContainText('may contain the place')
  await openReview(page)
  const folder = unzip((await saveDownload(page, 'Save the report')).bytes, info)
  const { evidence } = JSON.parse(readFileSync(join(folder, 'report.json'), 'utf8'))
  expect(evidence[0].sha256).toBe(createHash('sha256').update(hallway.buffer).digest('hex'))
  // Failures may be reported late.
  await page.close()
  watch.said.splice(0)
})

test('files that are not read in time cost no worker: the next is read, and cleaned', async ({ page }) => {
  await page.clock.install()
  await page.addInitScript(() => {
    const { postMessage } = Worker.prototype
    let count = 0
    Object.assign(window, { getCount: () => count })
    Worker.prototype.postMessage = function (...message: [unknown]) {
      count += 1
      if (count > 2) postMessage.apply(this, message)
    }
  })
  await page.goto('/report')
  await add(page, hallway, door, photoWithMetadata)
  for (let late = 1; late <= 2; late += 1) {
    await page.waitForFunction((late) => Reflect.get(window, 'getCount')() >= late, late)
    await page.clock.fastForward('01:00')
  }
  await expect(getItem(page, hallway)).toContainText('may contain the place')
  await getCleanBox(page, photoWithMetadata).check()
  await expect(getItem(page, photoWithMetadata)).toContainText(cleaned)
})
