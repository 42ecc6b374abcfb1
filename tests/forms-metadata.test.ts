// What a file gives away, and the visitor's choice about it.
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { unreadable } from './support/evidence/devices.ts'
import { held } from './support/forms-controls.ts'
import { fillReport } from './support/forms-words.ts'
import { tracesOfPlace } from './support/metadata/traces.ts'
import { door, film, hallway, notes, photo, type Sample, telltale } from './support/samples.ts'
import { expect, test } from './support/site.ts'
import { unzip } from './support/unzip.ts'

const item = (page: Page, file: Sample) => held(page).filter({ hasText: file.name })
const add = (page: Page, ...files: Sample[]) => page.getByLabel('Supporting documentation').setInputFiles(files)
const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex')

test.beforeEach(({ page }) => page.goto('/report'))

test('the place, time and device in a photo are shown', async ({ page }) => {
  await add(page, photo)
  for (const words of ['37.7750° N, 122.4251° W', 'April 19, 2025, 9:14 pm', 'Balmer H-656'])
    await expect(item(page, photo)).toContainText(words)
})

test('a file that tells nothing says so; a PDF says that nothing is removed', async ({ page }) => {
  await add(page, door, notes)
  await expect(item(page, door)).toContainText('No place, time or device is recorded in it.')
  await expect(item(page, notes)).toContainText('Nothing is removed from it.')
  await expect(page.getByRole('combobox', { name: /What it records/ })).toHaveCount(0)
})

for (const [file, choice, removed] of [
  [photo, 'Remove the place', 'place'],
  [photo, 'Remove place, time and device', 'all'],
  [telltale, 'Remove the place', 'place'],
] as const) {
  test(`${file.name}: “${choice}” is what the package holds, with both checksums`, async ({ page }, info) => {
    await fillReport(page)
    await add(page, file, notes)
    await page.getByLabel(`What it records, ${file.name}`).selectOption({ label: choice })
    await page.getByRole('button', { name: 'Prepare report' }).click()
    const review = page.getByRole('region', { name: 'Check your report' })
    await expect(review.getByText(/^The place.* recorded in it w(as|ere) removed\.$/)).toBeVisible()
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Save the file' }).click()
    const saved = await download
    const folder = join(unzip(readFileSync(await saved.path()), info), saved.suggestedFilename().replace('.zip', ''))
    const [listed, other] = JSON.parse(readFileSync(join(folder, 'data/report.json'), 'utf8')).evidence
    const bytes = readFileSync(join(folder, 'data', listed.file))
    expect(tracesOfPlace(file.buffer)).not.toEqual([])
    expect(tracesOfPlace(bytes)).toEqual([])
    expect(listed).toMatchObject({ removed, sha256: sha256(bytes), originalSha256: sha256(file.buffer) })
    expect(other).toMatchObject({ removed: 'nothing', sha256: sha256(notes.buffer) })
  })
}

test('keeping all is the choice unless another is made, and can be made again', async ({ page }) => {
  await fillReport(page)
  await add(page, photo)
  const choice = page.getByLabel('What it records, photo.jpg')
  await expect(choice).toHaveValue('')
  await choice.selectOption('all')
  await choice.selectOption('')
  await page.getByRole('button', { name: 'Prepare report' }).click()
  await page.getByText('Checksums').click()
  await expect(page.getByText(`SHA-256 ${sha256(photo.buffer)}`)).toBeVisible()
})

test('a film whose parts are not where it says keeps all, and says why', async ({ page }) => {
  const broken = { ...telltale, buffer: telltale.buffer.subarray(0, telltale.buffer.length - 200) }
  await add(page, broken)
  const choice = page.getByLabel('What it records, telltale.mp4')
  await choice.selectOption('place')
  await expect(page.getByText('This page cannot safely remove anything from “telltale.mp4”')).toBeVisible()
  await expect(choice).toHaveValue('')
})

test('a photo’s own time is offered as the answer, and taken', async ({ page }) => {
  await page.getByLabel('State').selectOption({ label: 'California' })
  await add(page, photo)
  await page.getByRole('button', { name: 'Use April 19, 2025, 9:14 pm as the time of the anomaly' }).click()
  await expect(page.getByLabel('Date and time of anomaly')).toHaveValue('2025-04-19T21:14')
  await expect(page.getByText('9:14 pm Pacific; April 20, 04:14 UTC')).toBeVisible()
  await expect(item(page, photo)).toContainText('Its time is the time you gave.')
})

test('a film’s time is in UTC: it is offered once the zone is known', async ({ page }) => {
  await add(page, film)
  await expect(item(page, film)).toBeVisible()
  await expect(page.getByRole('button', { name: /^Use / })).toHaveCount(0)
})

test('personal data in the description is pointed out as it is written, and never blocks', async ({ page }) => {
  const text = 'Call me at (415) 555-0100 or ada@mail.example. I live at 12 Balmer Street. The wall grew 4 mm.'
  await fillReport(page, { 'Detailed description': text })
  const notice = page.getByText(
    'Your description contains “(415) 555-0100” (a phone number), “ada@mail.example” (an email address), and',
  )
  await expect(notice).toBeVisible()
  // One press from inside the description: leaving it must not move the button away from the pointer.
  await expect(page.getByLabel('Detailed description')).toBeFocused()
  await page.getByRole('button', { name: 'Prepare report' }).click()
  await expect(page.getByRole('region', { name: 'Check your report' })).toContainText(
    'Your description contains “(415) 555-0100” (a phone number)',
  )
  await page.getByRole('button', { name: 'Change detailed description' }).click()
  await page.getByLabel('Detailed description').fill('The wall grew 4 mm.')
  await expect(notice).toHaveCount(0)
})

test('a choice holds when the list is drawn anew between the two events a browser tells it by', async ({ page }) => {
  await add(page, photo)
  const choice = page.getByLabel('What it records, photo.jpg')
  const tell = (type: string) =>
    choice.evaluate((list, type) => list.dispatchEvent(new Event(type, { bubbles: true })), type)
  await choice.evaluate((list: HTMLSelectElement) => {
    list.value = 'place'
  })
  await tell('input')
  await add(page, door)
  await expect(item(page, door)).toBeVisible()
  await tell('change')
  await expect(page.getByText('The pixels are untouched.')).toBeVisible()
})

/** Ways in which a browser can have no worker that works. */
const without: Readonly<Record<string, (page: Page) => Promise<unknown>>> = {
  'a browser that lets us have no worker': (page) => page.addInitScript(() => Reflect.deleteProperty(window, 'Worker')),
  'a worker that does not arrive': (page) => page.route(/examination\.worker/, (route) => route.abort()),
}
for (const [name, arrange] of Object.entries(without))
  test(`${name}: the same is read, and removed`, async ({ page, watch }) => {
    await arrange(page)
    await page.goto('/report')
    await add(page, photo)
    await expect(item(page, photo)).toContainText('37.7750° N, 122.4251° W')
    await page.getByLabel('What it records, photo.jpg').selectOption('all')
    await expect(page.getByText('The pixels are untouched.')).toBeVisible()
    // What failed may be told late.
    await page.close()
    watch.said.splice(0)
  })

test('a file that is not read in time is offered as it is, and the next is read', async ({ page }) => {
  await page.clock.install()
  await page.addInitScript(() => {
    // The first thing that a worker is asked is never answered.
    const ask = Worker.prototype.postMessage
    let asked = 0
    Worker.prototype.postMessage = function (...message: [unknown]) {
      asked += 1
      if (asked > 1) ask.apply(this, message)
    }
  })
  await page.goto('/report')
  await add(page, hallway, photo)
  await expect(item(page, hallway)).toBeVisible()
  await page.clock.fastForward('01:00')
  await expect(item(page, hallway)).toContainText('It may hold a place')
  await expect(item(page, photo)).toContainText('37.7750° N, 122.4251° W')
  await fillReport(page)
  await page.getByRole('button', { name: 'Prepare report' }).click()
  await page.getByText('Checksums').click()
  await expect(page.getByText(`SHA-256 ${sha256(hallway.buffer)}`)).toBeVisible()
})

test('a photo that says where in a way this page cannot read is not said to say nothing', async ({ page }) => {
  const trailer = { ...hallway, buffer: unreadable['a trailer as Samsung writes it'] ?? hallway.buffer }
  await add(page, trailer)
  await expect(item(page, trailer)).toContainText('It may hold a place')
  await expect(item(page, trailer)).not.toContainText('No place')
})
