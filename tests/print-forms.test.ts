// A form on paper: the whole text while writing and in the review, and nothing that was removed from a file.
import { readFileSync } from 'node:fs'
import { createExifBlock } from '../packages/media-metadata/tests/support/exif-block.ts'
import { createExifSegment, createJpeg, findLocationBytes } from '../packages/media-metadata/tests/support/fixtures.ts'
import { getPicker, openReview } from './support/report-page.ts'
import { printPages } from './support/print-pages.ts'
import { fillReport } from './support/report-answers.ts'
import { hallway } from './support/sample-files.ts'
import { expect, test } from './support/site.ts'
import { setValue } from './support/third-party.ts'

const lines = Array.from({ length: 60 }, (_, index) => `Line ${index + 1}: the hallway was ${index} m long.`)
const longName = 'Wolfeschlegelsteinhausenbergerdorff '.repeat(4).trim()

test('/report prints the whole text, while writing and in the review', async ({ page }, info) => {
  const field = page.getByLabel('Detailed description')
  await page.goto('/report')
  await fillReport(page)
  await page.getByLabel('First name').fill(longName)
  await field.fill(lines.join('\n'))
  // What a person sees while writing the end of a long text.
  await field.evaluate((area) => area.scrollTo(0, area.scrollHeight))
  const expectComplete = async () => {
    const text = (await printPages(page, info)).texts.join(' ')
    for (const line of lines) expect(text).toContain(line)
    expect(text.match(/Wolfeschlegelsteinhausenbergerdorff/g)).toHaveLength(4)
  }
  await expectComplete()
  await page.getByRole('button', { name: 'Prepare report' }).click()
  await expect(page.getByRole('region', { name: 'Check your report' })).toBeVisible()
  await expectComplete()
  // The sheet is all that is printed: a figure of the page would follow it on a page of its own.
  expect((await printPages(page, info)).texts.join(' ')).not.toMatch(/Fig\. |Plates/)
})

test('what was typed last is printed, and what was set without an event', async ({ page }, info) => {
  await page.goto('/report')
  await page.getByLabel('Detailed description').fill('The hallway')
  await page.getByLabel('First name').fill('Ada')
  await expect(page.getByRole('button', { name: 'Copy what I have written' })).toBeVisible()
  await page.getByLabel('Detailed description').pressSequentially(' was 2 m longer than the house.')
  await page.evaluate(setValue, ['Last name', 'Meriwether', ''] as const)
  const text = (await printPages(page, info)).texts.join(' ')
  expect(text).toContain('The hallway was 2 m longer than the house.')
  expect(text).toContain('Meriwether')
})

test('after the removal nothing of it is on paper, nor in the file of a printed page', async ({ page }, info) => {
  const segment = createExifSegment(createExifBlock(true, hallway.buffer))
  const photo = { ...hallway, name: 'PXL_20250419_211405.jpg', buffer: createJpeg(hallway.buffer, [segment]) }
  const removed = /37\.7|122\.4|2025, 9:14|H-656|thumbnail|PXL/
  await page.goto('/report')
  await fillReport(page, { 'Date and time of anomaly': '2024-01-02T03:04', State: 'Ohio' })
  await getPicker(page).setInputFiles(photo)
  await page.getByLabel('Send it without this').check()
  await expect(page.getByText('The picture is as it was.')).toBeVisible()
  await getPicker(page).setInputFiles({ ...hallway, name: 'PXL_20250419_211500.jpg' })
  await page.getByRole('button', { name: 'Remove PXL_20250419_211500.jpg' }).click()
  await expect(page.getByText('Removed “PXL_20250419_211500.jpg”.')).toBeVisible()
  const expectNothing = async () => {
    const { path, texts } = await printPages(page, info)
    const [bytes, text] = [readFileSync(path), texts.join(' ')]
    expect(text).toContain('Place, time, device and owner were removed from it.')
    expect(text).toContain('evidence-1.jpg')
    expect(text).not.toMatch(removed)
    // Chromium copies a JPEG into the PDF as it is.
    expect(findLocationBytes(bytes)).toEqual([])
    expect(bytes.includes('H-656')).toBe(false)
  }
  await expectNothing()
  await openReview(page)
  await expectNothing()
})
