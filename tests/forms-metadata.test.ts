// The metadata of a file, and the visitor's choice about it.
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { findLocationBytes } from '../packages/media-metadata/tests/support/fixtures.ts'
import { jpegsWithLocation } from '../packages/media-metadata/tests/support/samples.ts'
import { getEvidenceItems } from './support/form-locators.ts'
import { fillReport } from './support/report-answers.ts'
import { unpackReport } from './support/report-journey.ts'
import { saveDownload } from './support/review-report.ts'
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

const item = (page: Page, file: SampleFile) => getEvidenceItems(page).filter({ hasText: file.name })
const add = (page: Page, ...files: SampleFile[]) => page.getByLabel('Supporting documentation').setInputFiles(files)
const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex')

test.beforeEach(({ page }) => page.goto('/report'))

test('the place, time and device in a photo are shown', async ({ page }) => {
  await add(page, photoWithMetadata)
  for (const words of ['37.7750° N, 122.4251° W', 'April 19, 2025, 9:14 pm', 'Balmer H-656'])
    await expect(item(page, photoWithMetadata)).toContainText(words)
})

test('a file without metadata is described as such, and a PDF as unchanged', async ({ page }) => {
  await add(page, door, notes)
  await expect(item(page, door)).toContainText('No place, time, device or owner is recorded in it.')
  await expect(item(page, notes)).toContainText('removes nothing.')
  await expect(page.getByRole('combobox', { name: /Information recorded/ })).toHaveCount(0)
})

for (const [file, choice, removed] of [
  [photoWithMetadata, 'Remove the place', 'place'],
  [photoWithMetadata, 'Remove place, time, device and owner', 'all'],
  [videoWithMetadata, 'Remove the place', 'place'],
] as const) {
  test(`${file.name}: the package contains the file after “${choice}”, with both checksums`, async ({ page }, info) => {
    await fillReport(page)
    await add(page, file, notes)
    await page.getByLabel(`Information recorded in ${file.name}`).selectOption({ label: choice })
    await page.getByRole('button', { name: 'Prepare report' }).click()
    const review = page.getByRole('region', { name: 'Check your report' })
    await expect(review.getByText(/^The place.* recorded in it w(as|ere) removed\.$/)).toBeVisible()
    const data = unpackReport((await saveDownload(page, 'Save the file')).bytes, info)
    const [listed, other] = JSON.parse(readFileSync(join(data, 'report.json'), 'utf8')).evidence
    const bytes = readFileSync(join(data, listed.file))
    expect(findLocationBytes(file.buffer)).not.toEqual([])
    expect(findLocationBytes(bytes)).toEqual([])
    expect(listed).toMatchObject({ removed, sha256: sha256(bytes), originalSha256: sha256(file.buffer) })
    expect(other).toMatchObject({ removed: 'nothing', sha256: sha256(notes.buffer) })
  })
}

test('keeping everything is the default and can be chosen again', async ({ page }) => {
  await fillReport(page)
  await add(page, photoWithMetadata)
  const choice = page.getByLabel('Information recorded in photo.jpg')
  await expect(choice).toHaveValue('')
  await choice.selectOption('all')
  await choice.selectOption('')
  await page.getByRole('button', { name: 'Prepare report' }).click()
  await page.getByText('Checksums').click()
  await expect(page.getByText(`SHA-256 ${sha256(photoWithMetadata.buffer)}`)).toBeVisible()
})

test('a choice that is taken back at once leaves the picture', async ({ page }) => {
  await add(page, photoWithMetadata)
  await page.getByLabel('Information recorded in photo.jpg').evaluate(async (select: HTMLSelectElement) => {
    const choose = (value: string) => {
      select.value = value
      select.dispatchEvent(new Event('change', { bubbles: true }))
    }
    for (let time = 0; time < 20; time++) {
      choose('all')
      await new Promise<void>((resolve) => {
        const observer = new MutationObserver(() => {
          observer.disconnect()
          choose('')
          requestAnimationFrame(() => requestAnimationFrame(() => resolve()))
        })
        observer.observe(select.closest('li') as Element, { subtree: true, childList: true, attributes: true })
      })
    }
  })
  const picture = item(page, photoWithMetadata).locator('img')
  await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0)
})

test('a malformed video keeps everything, with the reason', async ({ page }) => {
  const broken = {
    ...videoWithMetadata,
    buffer: videoWithMetadata.buffer.subarray(0, videoWithMetadata.buffer.length - 200),
  }
  await add(page, broken)
  const choice = page.getByLabel('Information recorded in location.mp4')
  await choice.selectOption('location')
  await expect(
    page.getByText('This page cannot safely remove anything from “location.mp4”: it ends too early.'),
  ).toBeVisible()
  await expect(choice).toHaveValue('')
})

test('a photo’s time is suggested as the answer, and used', async ({ page }) => {
  await page.getByLabel('State').selectOption({ label: 'California' })
  await add(page, photoWithMetadata)
  await page.getByRole('button', { name: 'Use April 19, 2025, 9:14 pm as the time of the anomaly' }).click()
  await expect(page.getByLabel('Date and time of anomaly')).toHaveValue('2025-04-19T21:14')
  await expect(page.getByText('9:14 pm Pacific; April 20, 04:14 UTC')).toBeVisible()
  await expect(item(page, photoWithMetadata)).toContainText('This is the time you entered.')
})

test('a video’s time, in UTC, is suggested once the zone is answered', async ({ page }) => {
  const clock = readFileSync('packages/media-metadata/tests/support/files/mp4-clock-tkhd.mp4')
  await add(page, { ...plainVideo, buffer: clock })
  await expect(item(page, plainVideo)).toContainText('It records')
  await expect(page.getByRole('button', { name: /^Use / })).toHaveCount(0)
  await page.getByLabel('State').selectOption({ label: 'California' })
  await page.getByRole('button', { name: /^Use April 19, 2025, 9:14/ }).click()
  await expect(page.getByLabel('Date and time of anomaly')).toHaveValue('2025-04-19T21:14')
})

test('a choice remains when the list renders between the browser’s two events', async ({ page }) => {
  await add(page, photoWithMetadata)
  const choice = page.getByLabel('Information recorded in photo.jpg')
  const tell = (type: string) =>
    choice.evaluate((list, type) => list.dispatchEvent(new Event(type, { bubbles: true })), type)
  await choice.evaluate((list: HTMLSelectElement) => {
    list.value = 'location'
  })
  await tell('input')
  await add(page, door)
  await expect(item(page, door)).toBeVisible()
  await tell('change')
  await expect(page.getByText('The pixels are untouched.')).toBeVisible()
})

/** Ways in which a browser can lack a working worker. */
const without: Readonly<Record<string, (page: Page) => Promise<unknown>>> = {
  'a browser that lets us have no worker': (page) => page.addInitScript(() => Reflect.deleteProperty(window, 'Worker')),
  'a worker that does not arrive': (page) => page.route(/file\.worker/, (route) => route.abort()),
}
for (const [name, arrange] of Object.entries(without))
  test(`${name}: a file is offered unchanged, with its checksum`, async ({ page, watch }) => {
    await arrange(page)
    await page.goto('/report')
    await add(page, hallway)
    await expect(item(page, hallway)).toContainText('It may contain ')
    await fillReport(page)
    await page.getByRole('button', { name: 'Prepare report' }).click()
    await page.getByText('Checksums').click()
    await expect(page.getByText(`SHA-256 ${sha256(hallway.buffer)}`)).toBeVisible()
    // Failures may be reported late.
    await page.close()
    watch.said.splice(0)
  })

test('a file that is not read in time is offered unchanged, and the next one is read', async ({ page }) => {
  await page.clock.install()
  await page.addInitScript(() => {
    // The worker never answers its first message.
    const ask = Worker.prototype.postMessage
    let asked = 0
    Worker.prototype.postMessage = function (...message: [unknown]) {
      asked += 1
      if (asked > 1) ask.apply(this, message)
    }
  })
  await page.goto('/report')
  await add(page, hallway, photoWithMetadata)
  await expect(item(page, hallway)).toBeVisible()
  await page.clock.fastForward('01:00')
  await expect(item(page, hallway)).toContainText('It may contain where it was taken')
  await expect(item(page, photoWithMetadata)).toContainText('37.7750° N, 122.4251° W')
  await fillReport(page)
  await page.getByRole('button', { name: 'Prepare report' }).click()
  await page.getByText('Checksums').click()
  await expect(page.getByText(`SHA-256 ${sha256(hallway.buffer)}`)).toBeVisible()
})

test('files that are not read in time cost no worker: the next is read', async ({ page }) => {
  await page.clock.install()
  await page.addInitScript(() => {
    const ask = Worker.prototype.postMessage
    Object.assign(window, { asked: 0 })
    Worker.prototype.postMessage = function (...message: [unknown]) {
      const counter = window as unknown as { asked: number }
      counter.asked += 1
      if (counter.asked > 5) ask.apply(this, message)
    }
  })
  await page.goto('/report')
  await add(page, hallway, door, plainVideo, photoWithMetadata)
  for (let late = 1; late <= 5; late += 1) {
    await page.waitForFunction((count) => (window as unknown as { asked: number }).asked >= count, late)
    await page.clock.fastForward('01:00')
  }
  await expect(item(page, photoWithMetadata)).toContainText('37.7750° N, 122.4251° W')
})

test('a photo with an unreadable location is not described as without metadata', async ({ page }) => {
  const trailer = { ...hallway, buffer: jpegsWithLocation['a trailer as Samsung writes it'] ?? hallway.buffer }
  await add(page, trailer)
  await expect(item(page, trailer)).toContainText('It may contain where it was taken')
  await expect(item(page, trailer)).not.toContainText('No place')
})
