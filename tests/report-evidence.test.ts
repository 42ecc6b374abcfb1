// Files: chosen, dropped, pasted, refused, removed, chosen again, and sent with what they record or without.
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Locator, Page } from '@playwright/test'
import { findLocationBytes } from '../packages/media-metadata/tests/support/fixtures.ts'
import { jpegsWithLocation } from '../packages/media-metadata/tests/support/samples.ts'
import { maxEvidenceMegabytes } from '../src/report/evidence/byte-size.ts'
import { fillReport } from './support/report-answers.ts'
import {
  dispatchFiles,
  expectLoaded,
  expectPicked,
  expectReview,
  getContinue,
  getErrors,
  getEvidenceItems,
  getLostFiles,
  getPicker,
  getRejectedFiles,
  getReview,
  getReviewTitle,
  getSend,
  holdFiles,
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
const getCleanBox = (page: Page) => page.getByRole('checkbox', { name: /^Remove place, time, device and name from/ })
const remove = (page: Page, { name }: SampleFile) => page.getByRole('button', { name: `Remove ${name}` })
const longNamed = { ...notes, name: 'Screenshot_20261124_211733_of_the_hallway_as_it_was.pdf' }
const broken = { ...videoWithMetadata, buffer: videoWithMetadata.buffer.subarray(0, -200) }

/** Returns the height of each row, in whole CSS px. */
const readHeights = (page: Page) =>
  getEvidenceItems(page).evaluateAll((items) => items.map((item) => Math.round(item.getBoundingClientRect().height)))

/** Returns where the lines of a text begin and end in CSS px, from the top of the window. */
const measureText = (text: Locator) =>
  text.evaluate((element) => {
    const range = document.createRange()
    range.selectNodeContents(element)
    const { top, bottom } = range.getBoundingClientRect()
    return { top, bottom, middle: (top + bottom) / 2 }
  })

test.beforeEach(({ page }) => page.goto('/report'))

test('files are chosen by keyboard, pasted and dropped, one twice if it is chosen twice, a canceled picker keeps them, and Remove the others', async ({
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
  await expect(page.getByText(RegExp(`^4 files, \\d+\\skB of ${maxEvidenceMegabytes}\\sMB\\.$`))).toBeVisible()
  await expectPicked(page, 'hallway.jpg', 'door.png', 'hallway.jpg', 'notes.pdf')
  await remove(page, hallway).first().press('Enter')
  await expect(getEvidenceItems(page)).toHaveText([/door\.png/, /hallway\.jpg/, /notes\.pdf/])
  await expect(remove(page, door)).toBeFocused()
  await remove(page, notes).press('Enter')
  await expect(remove(page, hallway)).toBeFocused()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  await expect(getPicker(page)).toBeFocused()
  await expect(getEvidenceItems(page)).toHaveCount(0)
  await dispatchFiles(page, 'paste', [door])
  await expect(getEvidenceItems(page)).toHaveText([/door\.png/])
  // What an office program pastes stays text.
  await dispatchFiles(page, 'paste', [plainVideo], ['text/plain', 'text/html'])
  expect(await dispatchFiles(page, 'drop', [hallway, heicNamedJpg])).toBe(true)
  await expect(getEvidenceItems(page)).toHaveText([/door\.png/, /hallway\.jpg/, /IMG_0042\.jpg.*Not added\./])
})

const mention = 'Mention it in your description: we answer with a way to send it.'
const refusals: readonly (readonly [SampleFile, string])[] = [
  [heicNamedJpg, `It is an HEIC photo. ${mention}`],
  [mov, `It is a QuickTime video (MOV). ${mention}`],
  [empty, 'It is empty.'],
  [htmlNamedPdf, 'It is in none of these formats: JPG, PNG, MP4, PDF.'],
  [{ ...hallway, buffer: hallway.buffer.subarray(0, 5) }, 'Its end is missing.'],
  [{ ...notes, name: 'ann\u202Egpj.txt', buffer: Buffer.from('plain text') }, 'anngpj.txt'],
]
test('a refused file says in its row why and what to do, and keeps no report from being finished', async ({ page }) => {
  await fillReport(page)
  await add(page, ...refusals.map(([file]) => file), notes)
  await expect(getRejectedFiles(page)).toContainText(refusals.map(([, words]) => words))
  await expect(page.getByText(/^1 file, .* 6 files not added\.$/)).toBeVisible()
  await openReview(page)
  await expect(getReview(page).getByRole('listitem')).toHaveCount(7)
  await expect(getReview(page)).toContainText('Not added.')
})

for (const width of [390, 1440])
  test(`a file has one row from the moment it is chosen, and nothing moves at ${width} px until its outcome is known, whatever that is`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    const read = await holdFiles(page)
    await expectLoaded(page)
    await add(page, photoWithMetadata, broken, mov, longNamed)
    await expect(getEvidenceItems(page)).toHaveCount(4)
    await getCleanBox(page).check()
    const getTop = () => getContinue(page).evaluate((button) => button.getBoundingClientRect().top + scrollY)
    const [top, heights] = [await getTop(), await readHeights(page)]
    await read()
    await expect(getItem(page, photoWithMetadata)).toContainText('without place, time, device and name')
    await expect(getItem(page, broken)).toContainText('Nothing can be taken out')
    await expect(getItem(page, mov)).toContainText(mention)
    await expect(getItem(page, longNamed)).toContainText('This page does not look into PDF files.')
    expect(await readHeights(page)).toEqual(heights)
    expect(new Set(heights).size).toBe(1)
    expect(await getTop()).toBe(top)
    // Above the words there is as much as below them. A phone has room for one line more.
    if (width === 1440)
      for (const row of await getEvidenceItems(page).all()) {
        const box = await row.evaluate((item) => item.getBoundingClientRect().toJSON())
        const name = await measureText(row.locator('bdi'))
        const words = await measureText(row.getByRole('paragraph'))
        expect(Math.abs(name.top - box.top - (box.bottom - words.bottom))).toBeLessThan(6)
      }
    // A long name has its end, too.
    const rest = await getItem(page, longNamed)
      .locator('bdi')
      .evaluate(
        (name) => name.getBoundingClientRect().right - Number(name.lastElementChild?.getBoundingClientRect().right),
      )
    expect(rest).toBeGreaterThanOrEqual(0)
  })

test('files remain after an error and on the way to the review and back, and after a reload each waits in its row to be chosen again', async ({
  page,
}) => {
  page.on('dialog', (dialog) => dialog.accept())
  await add(page, hallway)
  await expectLoaded(page)
  await pressContinue(page)
  await expect(getErrors(page)).toBeFocused()
  await expect(getEvidenceItems(page)).toHaveCount(1)
  await fillReport(page)
  await openReview(page)
  await dispatchFiles(page, 'drop', [door, heicNamedJpg])
  const rows = getReview(page).getByRole('listitem')
  await expect(rows).toHaveText([/hallway\.jpg/, /door\.png/, /IMG_0042.*Not added\./])
  const change = page.getByRole('button', { name: 'Change supporting documentation' })
  await change.click()
  await expect(getPicker(page)).toBeFocused()
  await expectPicked(page, 'hallway.jpg', 'door.png')
  await remove(page, heicNamedJpg).click()
  await openReview(page)
  await page.reload()
  await expect(getReviewTitle(page)).toBeVisible()
  await expect(rows).toHaveText([/Only its name is left\./, /Only its name is left\./])
  await expect(getSend(page)).toContainText('Your report waits until you decide about hallway.jpg and door.png.')
  await expect(getSend(page).getByText('Another way')).toHaveCount(0)
  // Another one of its name takes no place.
  await dispatchFiles(page, 'drop', [{ ...photoWithMetadata, name: hallway.name }])
  await expect(rows).toHaveText([/Only its name/, /Only its name/, /hallway\.jpg/])
  const chooser = page.waitForEvent('filechooser')
  await rows.getByRole('button', { name: /^Choose it again ?, hallway\.jpg$/ }).click()
  await (await chooser).setFiles([])
  await expect(rows).toHaveCount(3)
  // What is chosen by the button of a row takes that row, whatever its name is.
  const second = page.waitForEvent('filechooser')
  await rows.getByRole('button', { name: /^Choose it again ?, hallway\.jpg$/ }).click()
  await (await second).setFiles(notes)
  await expect(rows).toHaveText([/notes\.pdf/, /Only its name/, /hallway\.jpg/])
  await change.click()
  // The review stays beside the form for a moment.
  await expect(getReview(page)).toHaveCount(0)
  await remove(page, notes).click()
  await remove(page, door).click()
  await expect(getLostFiles(page)).toHaveCount(0)
  await expect(getEvidenceItems(page)).toHaveCount(1)
})

test('a tick holds whose press is the first to show the page that a date is unfinished', async ({ page }) => {
  await add(page, photoWithMetadata)
  await expect(getItem(page, photoWithMetadata)).toContainText('Records place')
  await page.getByLabel('Date and time of anomaly').focus()
  await page.keyboard.type('0117')
  await getCleanBox(page).click()
  await expect(getItem(page, photoWithMetadata)).toContainText('without place')
  await expect(getCleanBox(page)).toBeChecked()
  await getCleanBox(page).press('Space')
  await expect(getItem(page, photoWithMetadata)).toContainText('Records place')
  await expect(getCleanBox(page)).not.toBeChecked()
})

test('a row says what its file records, a fold its values, one tick removes it from all, the review says so, and checksums are those of what is sent', async ({
  page,
}, info) => {
  const trailer = jpegsWithLocation['a trailer as Samsung writes it'] ?? hallway.buffer
  const files = [
    photoWithMetadata,
    notes,
    videoWithMetadata,
    door,
    { ...hallway, name: 'trailer.jpg', buffer: trailer },
  ]
  await fillReport(page)
  await add(page, ...files)
  for (const [index, words] of [
    'Records place, time, device and name.',
    'This page does not look into PDF files.',
    'Records place and device',
    'Records no place, time, device or name.',
    'May record place, time, device and name.',
  ].entries())
    await expect(getEvidenceItems(page).nth(index)).toContainText(words)
  await expect(getCleanBox(page)).toHaveAccessibleName('Remove place, time, device and name from 3 of 5')
  await page.getByText('What is recorded in them').click()
  await expect(page.getByText(/It also contains .*\.$/).first()).toBeVisible()
  const place = '37.7750°\u00a0N, 122.4251°\u00a0W'
  await expect(page.getByRole('definition')).toHaveText([
    ...[place, 'April 19, 2025, 9:14:05\u00a0pm', 'Balmer H-656', 'NULL ISLAND owner'],
    ...[place, 'none', 'Balmer H-656', 'none'],
    ...['none', 'none', 'none', 'none'],
    ...['perhaps', 'perhaps', 'perhaps', 'perhaps'],
  ])
  await openReview(page)
  const kept = getReview(page).getByText('Place, time, device and name go with 3 of 5.')
  await kept.getByRole('button', { name: 'Change what goes with your files' }).click()
  await expect(getCleanBox(page)).toBeFocused()
  await getCleanBox(page).check()
  await expect(getEvidenceItems(page).filter({ hasText: 'without place, time, device and name.' })).toHaveCount(3)
  await openReview(page)
  await expect(getReview(page).getByText('Place, time, device and name are removed from 3 of 5.')).toBeVisible()
  await expect(kept).toHaveCount(0)
  const label = getReview(page).getByText('Supporting documentation', { exact: true })
  const name = getReview(page).getByText('photo.jpg', { exact: true })
  const { middle } = await measureText(label)
  expect(Math.abs(middle - (await measureText(name)).middle), 'on one line').toBeLessThan(3)
  const folder = unzip((await saveDownload(page, 'Save the report')).bytes, info)
  const { evidence } = JSON.parse(readFileSync(join(folder, 'report.json'), 'utf8'))
  for (const [index, { name, buffer }] of files.entries()) {
    const bytes = readFileSync(join(folder, evidence[index].file))
    expect(evidence[index].sha256).toBe(createHash('sha256').update(bytes).digest('hex'))
    const isRecording = findLocationBytes(buffer).length > 0
    if (isRecording) expect(findLocationBytes(bytes), name).toEqual([])
    else expect(bytes, name).toEqual(buffer)
  }
  await page.getByRole('button', { name: 'Change supporting documentation' }).click()
  await getCleanBox(page).uncheck()
  await expect(getReview(page)).toHaveCount(0)
  await expect(getItem(page, photoWithMetadata)).toContainText('Records place, time, device and name.')
})

test('a file of which no copy can be made asks for itself, and is sent only once the visitor has decided', async ({
  page,
}) => {
  await fillReport(page)
  await add(page, broken, photoWithMetadata)
  await getCleanBox(page).check()
  await expect(getItem(page, broken)).toContainText('Nothing can be taken out')
  await pressContinue(page)
  await expect(getSend(page)).toContainText('Your report waits until you decide about location.mp4.')
  await expect(getSend(page).getByText('Another way')).toHaveCount(0)
  await getReview(page)
    .getByRole('button', { name: /^Send it as it is ?, location\.mp4$/ })
    .click()
  await expectReview(page)
  await expect(getSend(page).getByRole('heading')).toBeFocused()
  await expect(getReview(page)).toContainText('removed from 1 of 2.')
  await page.getByRole('button', { name: 'Change supporting documentation' }).click()
  // The review stays beside the form for a moment.
  await expect(getReview(page)).toHaveCount(0)
  await expect(getItem(page, broken)).toContainText(/(Records|May record) place/)
  await expect(getCleanBox(page)).toBeChecked()
  await expect(getCleanBox(page)).toHaveAccessibleName('Remove place, time, device and name from 1 of 2')
})

test('where the worker does not arrive, a file is sent as it is, with its checksum', async ({ page, watch }, info) => {
  await page.route(/file\.worker/, (route) => route.abort())
  await page.goto('/report')
  await fillReport(page)
  await add(page, hallway)
  await expect(getItem(page, hallway)).toContainText('May record place')
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
  await expect(getItem(page, hallway)).toContainText('May record place')
  await getCleanBox(page).check()
  await expect(getItem(page, photoWithMetadata)).toContainText('without place, time, device and name')
})
