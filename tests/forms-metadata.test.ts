// The metadata of a file, and the visitor's choice about it.
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { findLocationBytes } from '../packages/media-metadata/tests/support/fixtures.ts'
import { jpegsWithLocation } from '../packages/media-metadata/tests/support/samples.ts'
import { getEvidenceItems, getPicker, getReview, openReview, saveDownload } from './support/report-page.ts'
import { fillReport } from './support/report-answers.ts'
import { unpackReport } from './support/report-journey.ts'
import {
  door,
  hallway,
  notes,
  photoWithMetadata,
  plainVideo,
  type SampleFile,
  videoWithMetadata,
} from './support/sample-files.ts'
import { expect, test } from './support/site.ts'

const getItem = (page: Page, file: SampleFile) => getEvidenceItems(page).filter({ hasText: file.name })
const add = (page: Page, ...files: SampleFile[]) => getPicker(page).setInputFiles(files)
/** Bytes behind the picture make another file of it. */
const trailing = Buffer.alloc(9)
const computeSha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex')

test.beforeEach(({ page }) => page.goto('/report'))

const getChoice = (page: Page, file: SampleFile) => getItem(page, file).getByRole('checkbox')

test('what each file records is said in one sentence, and what could not be checked', async ({ page }) => {
  const trailer = { ...hallway, buffer: jpegsWithLocation['a trailer as Samsung writes it'] ?? hallway.buffer }
  await add(page, photoWithMetadata, door, notes, trailer)
  await expect(getItem(page, photoWithMetadata)).toContainText('It records where, when, and with what it was taken')
  await expect(getItem(page, door)).toContainText('It records no place, time, device or owner.')
  await expect(getItem(page, notes)).toContainText('This page does not look into a PDF')
  await expect(getItem(page, trailer)).toContainText(
    'Part of it could not be checked: it may record where it was taken.',
  )
  for (const file of [door, notes]) await expect(getChoice(page, file)).toHaveCount(0)
  for (const file of [photoWithMetadata, trailer]) await expect(getChoice(page, file)).not.toBeChecked()
})

test('a malformed video keeps everything, and the page says why', async ({ page }) => {
  const broken = { ...videoWithMetadata, buffer: videoWithMetadata.buffer.subarray(0, -200) }
  await add(page, broken)
  await getChoice(page, broken).click()
  await expect(
    page.getByText('This page cannot safely remove anything from “location.mp4”: it ends too early.'),
  ).toBeVisible()
  await expect(getChoice(page, broken)).not.toBeChecked()
})

test('the package contains each file as it was chosen to be, with both checksums', async ({ page }, info) => {
  const second = {
    ...photoWithMetadata,
    name: 'second.jpg',
    buffer: Buffer.concat([photoWithMetadata.buffer, trailing]),
  }
  const choices = [
    [photoWithMetadata, 'all'],
    [second, 'nothing'],
    [videoWithMetadata, 'all'],
    [notes, 'nothing'],
  ] as const
  await fillReport(page)
  await add(page, ...choices.map(([file]) => file))
  for (const [file, removed] of choices) if (removed === 'all') await getChoice(page, file).check()
  await openReview(page)
  await expect(getReview(page).getByText('Place, time, device and owner were removed from it.')).toHaveCount(2)
  const data = unpackReport((await saveDownload(page, 'Save the file')).bytes, info)
  const { evidence } = JSON.parse(readFileSync(join(data, 'report.json'), 'utf8'))
  for (const [index, [file, removed]] of choices.entries()) {
    const bytes = readFileSync(join(data, evidence[index].file))
    expect(evidence[index]).toMatchObject({ removed, sha256: computeSha256(bytes) })
    if (removed === 'nothing') expect(bytes).toEqual(file.buffer)
    else {
      expect(evidence[index].originalSha256).toBe(computeSha256(file.buffer))
      expect(findLocationBytes(file.buffer)).not.toEqual([])
      expect(findLocationBytes(bytes)).toEqual([])
    }
  }
})

test('keeping everything is the default and can be chosen again', async ({ page }) => {
  await fillReport(page)
  await add(page, photoWithMetadata)
  const choice = page.getByLabel('Send it without this, photo.jpg')
  await expect(choice).not.toBeChecked()
  await choice.check()
  await expect(getItem(page, photoWithMetadata)).toContainText('The picture is as it was.')
  await choice.uncheck()
  await expect(getItem(page, photoWithMetadata)).toContainText('It records where')
  await openReview(page)
  await page.getByText('Checksums').click()
  await expect(page.getByText(`SHA-256 ${computeSha256(photoWithMetadata.buffer)}`)).toBeVisible()
})

test('a choice that is taken back at once leaves the picture', async ({ page }) => {
  await add(page, photoWithMetadata)
  await getChoice(page, photoWithMetadata).evaluate(async (checkbox: HTMLInputElement) => {
    for (let time = 0; time < 20; time++) {
      checkbox.click()
      await new Promise<void>((resolve) => {
        const observer = new MutationObserver(() => {
          observer.disconnect()
          checkbox.click()
          requestAnimationFrame(() => requestAnimationFrame(() => resolve()))
        })
        observer.observe(checkbox.closest('li') as Element, { subtree: true, childList: true, attributes: true })
      })
    }
  })
  const picture = getItem(page, photoWithMetadata).locator('img')
  await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0)
})

test('a photo’s time is suggested as the answer, and used', async ({ page }) => {
  await page.getByLabel('State').selectOption({ label: 'California' })
  await add(page, photoWithMetadata)
  await page.getByLabel('Date and time of anomaly').fill('2025-04-20T07:00')
  await page.getByRole('button', { name: 'Use April 19, 2025, 9:14 pm as the time of the anomaly' }).press('Enter')
  await expect(page.getByLabel('Date and time of anomaly')).toHaveValue('2025-04-19T21:14')
  await expect(page.getByText('9:14 pm Pacific; April 20, 04:14 UTC')).toBeVisible()
  await expect(getItem(page, photoWithMetadata).getByText('This is the time you entered.')).toBeFocused()
})

test('a video’s time, in UTC, is suggested once the zone is answered', async ({ page }) => {
  const clock = readFileSync('packages/media-metadata/tests/support/files/mp4-clock-tkhd.mp4')
  await add(page, { ...plainVideo, buffer: clock })
  await expect(getItem(page, plainVideo)).toContainText('It records')
  await expect(page.getByRole('button', { name: /^Use / })).toHaveCount(0)
  await page.getByLabel('State').selectOption({ label: 'California' })
  await page.getByRole('button', { name: /^Use April 19, 2025, 9:14/ }).click()
  await expect(page.getByLabel('Date and time of anomaly')).toHaveValue('2025-04-19T21:14')
})

/** Ways in which a browser can lack a working worker. */
const brokenWorkers: Readonly<Record<string, (page: Page) => Promise<unknown>>> = {
  'a browser that lets us have no worker': (page) => page.addInitScript(() => Reflect.deleteProperty(window, 'Worker')),
  'a worker that does not arrive': (page) => page.route(/file\.worker/, (route) => route.abort()),
}
for (const [name, arrange] of Object.entries(brokenWorkers))
  test(`${name}: a file is offered unchanged, with its checksum`, async ({ page, watch }) => {
    await arrange(page)
    await page.goto('/report')
    await add(page, hallway)
    await expect(getItem(page, hallway)).toContainText('Part of it could not be checked')
    await fillReport(page)
    await openReview(page)
    await page.getByText('Checksums').click()
    await expect(page.getByText(`SHA-256 ${computeSha256(hallway.buffer)}`)).toBeVisible()
    // Failures may be reported late.
    await page.close()
    watch.said.splice(0)
  })

/** Opens the report with workers that answer none of their first messages, up to this many. */
async function openUnanswered(page: Page, unanswered: number) {
  await page.clock.install()
  await page.addInitScript((unanswered) => {
    const { postMessage } = Worker.prototype
    Object.assign(window, { count: 0 })
    Worker.prototype.postMessage = function (...message: [unknown]) {
      const counter = window as unknown as { count: number }
      counter.count += 1
      if (counter.count > unanswered) postMessage.apply(this, message)
    }
  }, unanswered)
  await page.goto('/report')
}

test('a file that is not read in time is offered unchanged, and the next one is read', async ({ page }) => {
  await openUnanswered(page, 1)
  await add(page, hallway, photoWithMetadata)
  await expect(getItem(page, hallway)).toBeVisible()
  await page.clock.fastForward('01:00')
  await expect(getItem(page, hallway)).toContainText('it may record where it was taken')
  await expect(getItem(page, photoWithMetadata)).toContainText('It records where')
  await fillReport(page)
  await openReview(page)
  await page.getByText('Checksums').click()
  await expect(page.getByText(`SHA-256 ${computeSha256(hallway.buffer)}`)).toBeVisible()
})

test('files that are not read in time cost no worker: the next is read', async ({ page }) => {
  await openUnanswered(page, 5)
  await add(page, hallway, door, plainVideo, photoWithMetadata)
  for (let late = 1; late <= 5; late += 1) {
    await page.waitForFunction((late) => Reflect.get(window, 'count') >= late, late)
    await page.clock.fastForward('01:00')
  }
  await expect(getItem(page, photoWithMetadata)).toContainText('It records where')
})
